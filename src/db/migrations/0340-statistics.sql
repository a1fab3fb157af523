-- The numbers of staff, counted once a day by a job from learning_day, user_account, guardian and ledger_entry. No row
-- tells of a person.

-- People who learned on at least one of the last `span` days that end with `day`: all, and by age band and province.
create table people_count (
  day date not null,
  span smallint not null check (span in (1, 7, 28)),
  dimension text not null check (dimension in ('all', 'age', 'province')),
  -- '' for all, and for people whose account is gone.
  part text not null check (length(part) <= 80),
  people integer not null check (people >= 0),
  primary key (day, span, dimension, part)
);

-- Of the people who joined in a week (its Monday): how many learned in the week that came `weeks_after` weeks later.
create table cohort_count (
  joined_week date not null check (extract(isodow from joined_week) = 1),
  weeks_after smallint not null check (weeks_after between 0 and 52),
  people integer not null check (people > 0),
  primary key (joined_week, weeks_after)
);

-- How far the people came who joined in a week. 'joined' is the size of the cohort.
create table funnel_count (
  joined_week date not null check (extract(isodow from joined_week) = 1),
  step text not null check (step in ('joined', 'verified', 'learned', 'stayed', 'guardian_asked', 'guardian_allowed')),
  people integer not null check (people >= 0),
  primary key (joined_week, step)
);

-- What moved on an account of the koin ledger on a day; positive came in.
create table koin_count (
  day date not null,
  account text not null,
  satang bigint not null,
  primary key (day, account)
);

-- Both tables grow in the order of time, so a range of days is found by the extent of each block: an index of some
-- kilobytes that costs an insert nothing.
create index if not exists learning_day_by_day on learning_day using brin (day date_minmax_multi_ops) with (autosummarize = on);
create index if not exists ledger_entry_by_time on ledger_entry using brin (transfer_id uuid_minmax_multi_ops)
  with (autosummarize = on);
