-- The version of the text on funds of risk level 6 to 8 that a person acknowledged before the first purchase of one.
create table fund_risk_acknowledgement (
  user_id uuid primary key,
  version smallint not null check (version > 0),
  created_at timestamptz not null
);
