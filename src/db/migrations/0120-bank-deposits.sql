-- The simulated bank. Bank days are dates of the bank's own calendar: year 0001 is its first (docs/decisions/0031).

-- How many real days a bank month lasts, from which bank month on (0 is 0001-01), and the real day on which that begins.
create table bank_clock (
  month integer primary key check (month >= 0),
  starts_on date not null unique,
  days_per_month integer not null check (days_per_month between 1 and 31),
  -- The member of staff who set it; null: as shipped.
  made_by uuid,
  made_at timestamptz not null
);
insert into bank_clock (month, starts_on, days_per_month, made_at) values (0, '2026-01-05', 7, '2026-01-05 00:00+07');

-- Rates a year in hundredths of a percent, from a real Bangkok day on. A change is a new row.
create table bank_rate (
  key text not null check (key in ('savings', 'fixed-3', 'fixed-6', 'fixed-12', 'fixed-24', 'thaweesup-extra')),
  starts_on date not null,
  rate integer not null check (rate between 0 and 2000),
  made_by uuid,
  made_at timestamptz not null,
  primary key (key, starts_on)
);
insert into bank_rate (key, starts_on, rate, made_at)
select key, '2022-01-01', rate, '2022-01-01 00:00+07'
from (values ('savings', 50), ('fixed-3', 95), ('fixed-6', 105), ('fixed-12', 135), ('fixed-24', 175), ('thaweesup-extra', 90))
  as shipped (key, rate);
select make_append_only('bank_rate');

-- Pauses of products: the newest row at a moment says whether it is paused (a reason, which people are told) or not (null).
create table bank_pause (
  product text not null check (product in ('fixed', 'thaweesup')),
  starts_at timestamptz not null,
  reason text check (length(reason) between 1 and 200),
  made_by uuid not null,
  primary key (product, starts_at)
);
select make_append_only('bank_pause');

-- One row a person: the lock of all their bank acts and nights, and the bank day on which the next thing happens to them.
create table bank_person (
  user_id uuid primary key,
  due_on date not null,
  -- The first day of the bank half-year whose savings interest is not credited yet.
  half_from date not null
) with (fillfactor = 80);
create index bank_person_due on bank_person (due_on);

create table fixed_deposit (
  user_id uuid not null,
  id uuid not null,
  term integer not null check (term in (3, 6, 12, 24)),
  -- Of this round: rolling over adds the interest and begins the next one.
  principal koin not null check (principal > 0),
  round integer not null default 1 check (round > 0),
  opened_on date not null,
  matures_on date not null check (matures_on > opened_on),
  -- Of the day that the round began, in hundredths of a percent; the early one is the savings rate of that day.
  rate integer not null check (rate >= 0),
  early_rate integer not null check (early_rate >= 0),
  at_maturity text not null check (at_maturity in ('wallet', 'rollover')),
  state text not null default 'open' check (state in ('open', 'matured', 'closed')),
  opened_at timestamptz not null,
  -- What it paid at its end.
  ended_on date,
  interest koin check (interest >= 0),
  tax koin check (tax >= 0 and tax <= interest),
  primary key (user_id, id),
  check ((state = 'open') = (ended_on is null)),
  check ((ended_on is null) = (interest is null) and (ended_on is null) = (tax is null))
) with (fillfactor = 80);
create index fixed_deposit_open on fixed_deposit (user_id, matures_on) where state = 'open';

create table thaweesup (
  user_id uuid not null,
  id uuid not null,
  monthly koin not null check (monthly > 0),
  opened_on date not null,
  matures_on date not null check (matures_on > opened_on),
  rate integer not null check (rate >= 0),
  early_rate integer not null check (early_rate >= 0),
  -- One number for each month that is over or paid: the bank days from the opening to its instalment, or -1: missed.
  squares integer[] not null check (cardinality(squares) between 1 and 24 and squares[1] = 0),
  -- The next bank day on which an instalment is taken; null: none will be.
  next_try date,
  state text not null default 'open' check (state in ('open', 'stopped', 'finished', 'closed')),
  opened_at timestamptz not null,
  ended_on date,
  interest koin check (interest >= 0),
  tax koin check (tax >= 0 and tax <= interest),
  primary key (user_id, id),
  check ((state in ('open', 'stopped')) = (ended_on is null)),
  check ((ended_on is null) = (interest is null) and (ended_on is null) = (tax is null)),
  check (next_try is null or state = 'open')
) with (fillfactor = 80);
-- One open account a person.
create unique index thaweesup_one on thaweesup (user_id) where state in ('open', 'stopped');
