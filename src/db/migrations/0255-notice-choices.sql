-- A person chooses a group of notices for each channel. is_on is the channel mail; in_app is our pages: null where it
-- was never chosen and the group's own default holds.
alter table mail_choice add column in_app boolean;

-- The digest was one choice for mail and pages. It is now two, and the old one holds for both.
update mail_choice set in_app = is_on where notice_group = 'digest';
create index mail_choice_digest_wanted on mail_choice (user_id) where notice_group = 'digest' and (is_on or in_app);

-- A notice that its person switched off for our pages is stored all the same: its cause stays unique, and its mail may
-- be wanted. Its read_at is set from the start, so that it is never counted as unread.
alter table notice add column is_shown boolean not null default true;
create index notice_shown on notice (user_id, id) where is_shown;
