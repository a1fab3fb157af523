-- A mailed link also resets a password: one hour, and only the newest.
alter table email_link drop constraint email_link_purpose_check;
alter table email_link add constraint email_link_purpose_check check (purpose in ('verify', 'reset'));

-- Counts the changes of a profile: who saves what was read before another change is refused, not obeyed.
alter table user_account add column version integer not null default 1;

-- What a login came from, in plain words ('Chrome', 'Android') and never the whole user agent; null when nobody can tell.
alter table session add column browser text;
alter table session add column system text;

-- Uploaded pictures: the row comes before the files and goes after them, so that no file is ever without a row. It has
-- no foreign key, since it must outlive an erased person until the files are gone.
create table picture (
  user_id uuid not null,
  key text not null,
  made_at timestamptz not null,
  primary key (user_id, key)
);
create index picture_made_at on picture (made_at);
