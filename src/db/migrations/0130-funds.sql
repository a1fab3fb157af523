-- A fund is data: content/funds.json or staff. Its code never changes: orders and lots carry it.
create table fund (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{1,23}$'),
  name text not null,
  risk smallint not null check (risk between 1 and 8),
  class text not null check (class in (
    'money_market', 'government_bond', 'fixed_income', 'mixed', 'equity', 'sector', 'alternative')),
  summary text not null,
  policy text not null,
  benchmark text not null,
  currency text not null check (currency in ('none', 'hedged', 'partly', 'open')),
  currency_text text not null,
  dividend_text text,
  -- Hundredths of a percent; the yearly fee is inside the NAV.
  front_fee integer not null check (front_fee between 0 and 100),
  yearly_fee integer not null check (yearly_fee between 0 and 500),
  -- [{ name, share }], together 10,000; [{ title, text }]
  parts jsonb not null,
  sheet jsonb not null,
  -- Made by the model (recipe), or from files of real NAVs.
  source text not null check (source in ('model', 'file')),
  recipe jsonb,
  paused text check (paused in ('buy', 'all')),
  pause_reason text,
  version integer not null default 1,
  made_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by_staff_at timestamptz,
  content_hash text,
  check ((source = 'model') = (recipe is not null)),
  check (paused is null or pause_reason is not null)
);

-- One NAV each business day, and the dividend per unit that left it on that day, in 1/10,000 baht.
create table fund_nav (
  code text not null references fund,
  day date not null,
  nav integer not null check (nav > 0),
  dividend integer not null default 0 check (dividend >= 0),
  primary key (code, day)
);

-- What the last NAVs say, worked out when they are published.
create table fund_figure (
  code text primary key references fund,
  day date not null,
  nav integer not null,
  nav_before integer,
  figures jsonb not null
);

-- What was promised of a month's NAVs: the hash of the secret, before the month; the state of its market, once it began.
create table nav_month (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  commitment text not null,
  committed_at timestamptz not null,
  is_history boolean not null default false,
  regime text check (regime in ('calm', 'nervous', 'crisis')),
  opened_at timestamptz
);

-- The secret itself: told to nobody before nav_month says that it is opened.
create table nav_secret (
  month text primary key references nav_month,
  secret text not null
);

-- A file of real NAVs that staff sent: done, or held for a second person because of a jump.
create table nav_import (
  id uuid primary key,
  state text not null check (state in ('held', 'done', 'dropped')),
  file_name text not null,
  -- [{ row, code, day, nav }] as read, and the jumps in it.
  rows jsonb not null,
  jumps jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'held') = (decided_at is null))
);

-- Which steps of a business day's night are done: orders priced and settled in the morning, NAV published in the evening.
create table fund_night (
  day date primary key,
  orders_at timestamptz,
  nav_at timestamptz
);

-- A person's practice purse. `months` counts the monthly sums that were paid; the next one is due at `next_at`.
create table practice_purse (
  user_id uuid primary key,
  opened_at timestamptz not null,
  opened_on text not null,
  months integer not null default 0 check (months >= 0),
  next_on text not null,
  next_at timestamptz not null
) with (fillfactor = 80);
create index practice_purse_due on practice_purse (next_at);

-- What a person has of a fund in one account ('own', or an account of the robo-adviser): units in 1/10,000. `settled` may be
-- sold, `held` of them are set aside by accepted sales.
create table fund_holding (
  user_id uuid not null,
  account text not null,
  code text not null references fund,
  units bigint not null default 0 check (units >= 0),
  settled bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  realized practice_baht not null default 0,
  fees practice_baht not null default 0,
  primary key (user_id, account, code),
  check (settled between 0 and units),
  check (held <= settled)
) with (fillfactor = 80);
create index fund_holding_code on fund_holding (code) where units > 0;

create table fund_order (
  user_id uuid not null,
  id uuid not null,
  account text not null,
  code text not null references fund,
  kind text not null check (kind in ('buy', 'sell')),
  state text not null check (state in ('accepted', 'priced', 'settled', 'cancelled')),
  -- The two orders of a switch carry the same, and name each other's fund.
  switch_id uuid,
  switch_with text references fund,
  is_all boolean not null default false,
  -- Asked for: what a purchase costs with its fee (null while the sale of its switch has no price), or a sale brings.
  amount practice_baht check (amount > 0),
  -- Of a sale what is set aside; once priced, what was bought or sold.
  units bigint check (units >= 0),
  -- The front-end fee at which it was accepted.
  front_fee integer not null default 0,
  nav integer,
  fee practice_baht,
  proceeds practice_baht,
  cost practice_baht,
  fell_short boolean not null default false,
  placed_at timestamptz not null,
  trade_on date not null,
  priced_on date not null,
  settled_on date not null,
  priced_at timestamptz,
  settled_at timestamptz,
  cancelled_at timestamptz,
  primary key (user_id, id),
  check (trade_on < priced_on and priced_on < settled_on),
  check (kind = 'sell' or not is_all),
  check (kind = 'buy' or units is not null),
  check ((state in ('priced', 'settled')) = (priced_at is not null)),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check (state in ('accepted', 'cancelled') or (nav is not null and units is not null))
) with (fillfactor = 80);
create unique index fund_order_id on fund_order (id);
create index fund_order_to_price on fund_order (priced_on, user_id, id) where state = 'accepted';
create index fund_order_to_settle on fund_order (settled_on, user_id, id) where state = 'priced';
create index fund_order_switch on fund_order (user_id, switch_id) where switch_id is not null;

-- What was bought together. Sales take from the oldest (bought_on, id).
create table fund_lot (
  user_id uuid not null,
  account text not null,
  code text not null,
  id uuid not null,
  kind text not null check (kind in ('buy', 'dividend')),
  bought_on date not null,
  settles_on date not null,
  nav integer not null,
  units bigint not null check (units > 0),
  units_left bigint not null check (units_left between 0 and units),
  cost practice_baht not null check (cost >= 0),
  cost_left practice_baht not null check (cost_left between 0 and cost),
  primary key (user_id, account, code, id),
  check ((units_left = 0) <= (cost_left = 0))
) with (fillfactor = 80);
-- A dividend is reinvested once.
create unique index fund_lot_dividend on fund_lot (user_id, account, code, bought_on) where kind = 'dividend';

-- Which units a sale took from which lot.
create table fund_lot_sale (
  user_id uuid not null,
  order_id uuid not null,
  lot_id uuid not null,
  bought_on date not null,
  units bigint not null check (units > 0),
  cost practice_baht not null check (cost >= 0),
  primary key (user_id, order_id, lot_id)
);
select make_append_only('fund_lot_sale');
