-- Step 1 for the table of mails: what is written until the month after next stays in it. One table a transaction, because
-- an act that uses two of them would else wait for us while we wait for it.
select end_before_month('mail', 'id');
