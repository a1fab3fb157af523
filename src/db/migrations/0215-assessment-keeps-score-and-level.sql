-- Of the suitability test only score and level are stored. The answers that were stored before are deleted; the columns are
-- empty from now on and are dropped when no older version of the server runs.
alter table robo_assessment alter column said drop not null;
alter table robo_assessment alter column reasons set default '[]';
update robo_assessment set said = null, reasons = '[]' where said is not null or reasons <> '[]';

-- The rehearsal compared with an answer of the test; the page does that now, from the reply of the test.
alter table robo_rehearsal alter column said drop not null;
update robo_rehearsal set said = null, result = result - 'said' - 'compared' - 'text';

-- Replies that were remembered for two days have the answers too.
delete from idempotency_key where (reply ? 'reasons' and reply ? 'changes') or reply ? 'compared';
