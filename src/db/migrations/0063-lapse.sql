-- When somebody last logged in or renewed a login; for who was there before, the day of this migration.
alter table user_account add column seen_at timestamptz not null default now();
create index user_account_seen_at on user_account (seen_at);

-- Koin of somebody away that are about to lapse: the day, and the notices given so far. The row goes with the login, and
-- when the koin have lapsed. `seen_at`: of whose absence it speaks.
create table koin_lapse (
  user_id uuid primary key,
  seen_at timestamptz not null,
  due_on date not null,
  told_60_on date not null,
  told_30_on date check (told_30_on >= told_60_on),
  told_7_on date check (told_7_on >= told_30_on)
);
