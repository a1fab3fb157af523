-- The books. A system account (rewards, fees, deposits, …) has no row: its balance is the sum of its lines,
-- so nobody ever waits for a row that everyone shares.

create table wallet (
  user_id uuid not null,
  currency text not null check (currency in ('koin', 'practice_baht')),
  satang satang not null default 0 check (satang >= 0),
  -- How many transfers moved it: the total of its history, which is never counted.
  transfers integer not null default 0 check (transfers >= 0),
  primary key (user_id, currency)
) with (fillfactor = 80);

-- One row per movement. The cause is its idempotency key: the same cause never moves money twice.
create table ledger_transfer (
  user_id uuid not null,
  currency text not null check (currency in ('koin', 'practice_baht')),
  id uuid not null,
  cause text not null check (length(cause) between 1 and 200),
  -- What it was for, in Thai, as the person's history shows it; and the page of that thing.
  title text not null check (length(title) between 1 and 300),
  href text check (href like '/%' and href not like '//%'),
  made_at timestamptz not null,
  primary key (user_id, currency, id),
  unique (user_id, cause)
);

-- The lines of a transfer. 'wallet' is the person's own account. The currency is part of both keys: a line of another
-- currency than its transfer's cannot exist. The order of the key is that of a statement: an account's lines by time.
create table ledger_entry (
  user_id uuid not null,
  currency text not null,
  account text not null check (account ~ '^[a-z]+(_[a-z]+)*(:[a-z]+(-[a-z]+)*)?$'),
  transfer_id uuid not null,
  satang satang not null check (satang <> 0),
  primary key (user_id, currency, account, transfer_id),
  foreign key (user_id, currency, transfer_id) references ledger_transfer
);

-- Whoever adds lines adds whole transfers: what one statement adds sums to zero per transfer, so every transfer does.
create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select from added group by user_id, currency, transfer_id having sum(satang) <> 0) then
    raise exception 'the lines of a transfer sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger balanced after insert on ledger_entry
  referencing new table as added for each statement execute function refuse_unbalanced();

-- A reward that was asked for under the shared caps. The transfer of the same cause says what was paid; none: nothing.
create table capped_reward (
  user_id uuid not null,
  cause text not null check (length(cause) between 1 and 200),
  day date not null,
  asked koin not null check (asked > 0),
  primary key (user_id, cause)
);

-- What the capped sources paid in a Bangkok week (its Monday), Monday to Sunday. One row, so that one lock guards the
-- caps of the day and of the week together.
create table reward_week (
  user_id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  paid bigint[] not null check (cardinality(paid) = 7 and 0 <= all (paid)),
  -- What the last reward was paid: what an upsert added is not to be had otherwise before PostgreSQL 18.
  last_paid koin not null,
  primary key (user_id, week)
) with (fillfactor = 80);

create table skill_point (
  user_id uuid not null,
  id uuid not null,
  cause text not null check (length(cause) between 1 and 200),
  skill text not null,
  points integer not null check (points > 0),
  title text not null check (length(title) between 1 and 300),
  href text check (href like '/%' and href not like '//%'),
  made_at timestamptz not null,
  primary key (user_id, id),
  -- One deed (a quiz of mixed questions) may give points of several skills.
  unique (user_id, cause, skill)
);

create table skill_total (
  user_id uuid not null,
  skill text not null check (skill in ('saving', 'spending', 'investing', 'protecting', 'planning')),
  points integer not null check (points >= 0),
  -- How many rows of skill_point: the total of the history.
  gains integer not null check (gains >= 0),
  primary key (user_id, skill)
) with (fillfactor = 80);

create table learning_day (
  user_id uuid not null,
  day date not null,
  primary key (user_id, day)
);

-- Days of a month counted under one lock, so that each milestone is passed by exactly one of two racing days.
create table learning_month (
  user_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  days integer not null check (days between 1 and 31),
  primary key (user_id, month)
) with (fillfactor = 80);

-- What earns, and the caps (koin.md). The newest row of a key that is in effect counts; a change is a new row.
create table rate (
  key text not null,
  effective_from timestamptz not null,
  koin koin not null default 0 check (koin >= 0),
  -- The most that one act pays, where koin is an amount per piece.
  koin_most koin check (koin_most >= 0),
  -- points for every so many (points_per) pieces.
  points integer not null default 0 check (points >= 0),
  points_per integer not null default 1 check (points_per > 0),
  -- From what it pays: per cent of right answers, or a count.
  threshold integer check (threshold >= 0),
  -- How often it pays, or may be tried, in a period; null: no limit of its own.
  quota integer check (quota > 0),
  quota_period text check (quota_period in ('ever', 'day', 'week', 'month', 'quarter', 'season')),
  -- How long to wait before the next try.
  wait_hours integer check (wait_hours >= 0),
  -- The member of staff who set it; null: as shipped.
  made_by uuid,
  primary key (key, effective_from),
  check ((quota is null) = (quota_period is null))
);

insert into rate (key, effective_from, koin, koin_most, points, points_per, threshold, quota, quota_period, wait_hours)
select key, '2022-01-01 00:00+07', koin, koin_most, points, points_per, threshold, quota, quota_period, wait_hours
from (values
  ('reward-cap.day',           3000, null::bigint, 0, 1, null::int, null::int, null, null::int),
  ('reward-cap.week',         15000, null, 0, 1, null, null, null,     null),
  ('profile.completed',        2000, null, 0, 1, null, 1, 'ever',      null),
  ('quiz.daily.right',          100, null, 1, 1, null, 1, 'day',       null),
  ('quiz.daily.all-right',      200, null, 0, 1, null, 1, 'day',       null),
  ('learning-days.5',           300, null, 0, 1,    5, 1, 'month',     null),
  ('learning-days.10',         1000, null, 0, 1,   10, 1, 'month',     null),
  ('learning-days.15',         2000, null, 0, 1,   15, 1, 'month',     null),
  ('learning-days.20',         3000, null, 0, 1,   20, 1, 'month',     null),
  ('quiz.monthly.try',            0, null, 0, 1, null, 2, 'month',     null),
  ('quiz.monthly.pass',        5000, null, 0, 1,   70, 1, 'month',     null),
  ('quiz.monthly.high',        7500, null, 0, 1,   90, 1, 'month',     null),
  ('quiz.monthly.right',          0, null, 2, 1, null, 1, 'month',     null),
  ('quiz.final.open',             0, null, 0, 1,    3, 1, 'season',    null),
  ('quiz.final.pass',         20000, null, 0, 1,   80, 1, 'season',    null),
  ('quiz.final.resit',        10000, null, 0, 1,   80, 1, 'season',     168),
  ('quiz.final.right',            0, null, 3, 1, null, 1, 'season',    null),
  ('quiz.money.basic',         2000, null, 10, 1,  70, 1, 'ever',        24),
  ('quiz.money.intermediate',  3000, null, 15, 1,  70, 1, 'ever',        24),
  ('quiz.money.advanced',      5000, null, 20, 1,  70, 1, 'ever',        24),
  ('post.approved',            2000, null, 5, 1, null, 4, 'month',     null),
  ('article.question',          100, null, 2, 1, null, 3, 'day',       null),
  ('article.summary',           300, null, 3, 1, null, 3, 'day',       null),
  ('video.watched',             100, null, 1, 1, null, 3, 'day',       null),
  ('event.attended',              0, null, 5, 1, null, null, null,     null),
  ('game.catch-me',               5,  300, 1, 1, null, 3, 'day',       null),
  ('game.hangman.win',          200, null, 1, 1, null, 3, 'day',       null),
  ('game.hangman.flawless',     100, null, 0, 1, null, 3, 'day',       null),
  ('game.decoder.picture',      100, null, 1, 2, null, 5, 'day',       null),
  ('game.crossword.daily',      400, null, 2, 1, null, 1, 'day',       null),
  ('game.crossword.weekly',    1500, null, 5, 1, null, 1, 'week',      null),
  ('deposit.held',                0, null, 10, 1, null, null, null,    null),
  ('robo.quarter',                0, null, 10, 1, null, 1, 'quarter',  null)
) as shipped (key, koin, koin_most, points, points_per, threshold, quota, quota_period, wait_hours);

select make_append_only('ledger_transfer');
select make_append_only('ledger_entry');
select make_append_only('capped_reward');
select make_append_only('skill_point');
select make_append_only('learning_day');
select make_append_only('rate');
