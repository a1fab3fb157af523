-- Fund-telligenz: accounts of the robo-adviser on practice baht. Orders, units and money are the bank's, under `account`.

-- What one accepts before an account is opened: one row a version.
create table robo_policy (
  type text not null check (type in ('terms', 'risk', 'privacy')),
  version integer not null check (version > 0),
  effective date not null,
  title text not null,
  summary text not null,
  changes text not null,
  -- [{ title, text }]
  sections jsonb not null,
  content_hash text,
  made_by uuid,
  made_at timestamptz not null,
  primary key (type, version)
);

create table robo_acceptance (
  user_id uuid not null,
  account_id uuid not null,
  type text not null,
  version integer not null,
  accepted_at timestamptz not null,
  primary key (user_id, account_id, type),
  foreign key (type, version) references robo_policy
);
select make_append_only('robo_acceptance');

-- Market notes of the staff.
create table robo_news (
  id uuid primary key,
  -- Of a note that came with the product.
  key text unique,
  topic text not null check (topic in ('market', 'money', 'bond', 'equity', 'alternative', 'habit')),
  title text not null,
  summary text not null,
  paragraphs jsonb not null,
  article text,
  published_at timestamptz not null,
  hidden_at timestamptz,
  version integer not null default 1,
  made_at timestamptz not null,
  edited_by_staff_at timestamptz,
  content_hash text
);
create index robo_news_published on robo_news (published_at desc, id desc);

-- The plan that a person began and has not opened.
create table robo_draft (
  user_id uuid primary key,
  step text not null,
  plan jsonb not null,
  saved_at timestamptz not null
);

create table robo_account (
  user_id uuid not null,
  id uuid not null,
  state text not null default 'open' check (state in ('open', 'active', 'closing', 'closed')),
  plan_id uuid not null,
  name text not null,
  picture text not null check (picture in ('travel', 'phone', 'study', 'gift', 'emergency', 'other')),
  -- The path of an uploaded picture.
  image text,
  opened_at timestamptz not null,
  closing_at timestamptz,
  closed_at timestamptz,
  -- Instalments: 1 to 28, 0 the last day of the bank month, null not chosen yet. `dca_month` is the bank month of the next one,
  -- `dca_try_on` the business day of its next try (null: none comes), `dca_tries` how often it was tried.
  monthly practice_baht not null check (monthly >= 0),
  dca_day smallint check (dca_day between 0 and 28),
  dca_paused_at timestamptz,
  dca_month integer,
  dca_try_on date,
  dca_tries smallint not null default 0 check (dca_tries between 0 and 3),
  dca_skips smallint not null default 0,
  -- Plan months kept in a row, and whether one sold in a fall since the last instalment.
  kept_months smallint not null default 0,
  sold_in_fall boolean not null default false,
  -- The last projection, and the P50 that its owner knows: { p15, p50, p85, chance, status }.
  target jsonb,
  target_at timestamptz,
  told_p50 practice_baht,
  told_at timestamptz,
  -- The day of the NAVs of which the last look (drift, falls, state) was made.
  looked_on date,
  drift_told boolean not null default false,
  primary key (user_id, id),
  check ((state = 'closed') = (closed_at is not null)),
  check (state in ('open', 'active') or (closing_at is not null and dca_try_on is null)),
  check (dca_try_on is null or (dca_month is not null and dca_day is not null and dca_paused_at is null and monthly > 0))
) with (fillfactor = 80);
create unique index robo_account_id on robo_account (id);
create index robo_account_try on robo_account (dca_try_on, user_id, id) where dca_try_on is not null;
create index robo_account_look on robo_account (looked_on nulls first, user_id, id) where state <> 'closed';

-- A plan is never changed: an adjustment ends it and makes the next one. Days are the bank's.
create table robo_plan (
  user_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  level smallint not null check (level between 1 and 5),
  assessed_level smallint not null check (assessed_level between 1 and 5),
  -- When a level beside the assessed one was acknowledged.
  acknowledged_at timestamptz,
  name text not null,
  goal_amount practice_baht not null check (goal_amount > 0),
  starts_on date not null,
  goal_on date not null check (goal_on > starts_on),
  horizon smallint not null check (horizon between 1 and 120),
  start_amount practice_baht not null,
  monthly practice_baht not null check (monthly >= 0),
  dca_day smallint,
  -- [{ code, share }], together 10,000.
  parts jsonb not null,
  portfolio_version integer not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  check (abs(level - assessed_level) <= 1),
  check ((level <> assessed_level) <= (acknowledged_at is not null))
);
create unique index robo_plan_current on robo_plan (user_id, account_id) where ended_at is null;

-- One instalment of a bank month, once: what became of it.
create table robo_instalment (
  user_id uuid not null,
  account_id uuid not null,
  month integer not null,
  due_on date not null,
  -- The business day of the last try.
  tried_on date not null,
  state text not null check (state in ('short', 'paid', 'skipped')),
  amount practice_baht not null check (amount > 0),
  tries smallint not null check (tries between 1 and 4),
  log_id uuid,
  changed_at timestamptz not null,
  primary key (user_id, account_id, month),
  check ((state = 'paid') = (log_id is not null))
) with (fillfactor = 80);

-- What happened in an account, with the orders that came of it.
create table robo_log (
  user_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  type text not null check (type in (
    'open', 'buy', 'dca', 'sell', 'rebalance', 'adjust', 'dca_skipped', 'dca_paused', 'dca_resumed', 'close', 'closed')),
  amount practice_baht,
  orders uuid[] not null default '{}',
  -- Numbers and names for the words: { month, level_before, level, is_in_fall, … }.
  facts jsonb not null default '{}',
  made_at timestamptz not null,
  primary key (user_id, id)
);
create index robo_log_account on robo_log (user_id, account_id, id);
select make_append_only('robo_log');

-- What an account tells its owner, once for each cause.
create table robo_notice (
  user_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  cause text not null,
  kind text not null,
  figures jsonb not null,
  made_at timestamptz not null,
  accepted_at timestamptz,
  primary key (user_id, id),
  unique (user_id, cause)
);
create index robo_notice_open on robo_notice (user_id, account_id) where accepted_at is null;

-- Pictures of goals.
alter table picture drop constraint picture_purpose_check;
alter table picture add constraint picture_purpose_check check (purpose in ('avatar', 'post', 'goal'));
