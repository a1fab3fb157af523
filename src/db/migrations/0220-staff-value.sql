-- What one member of staff lets leave by their own word: koin, goods at cost, vouchers, points, prices, rates, in hundredths of
-- koin. All kinds share one budget, the rate 'staff.alone' within seven days.
create table staff_value (
  id uuid primary key,
  actor_id uuid not null,
  kind text not null check (kind in ('koin', 'goods', 'voucher', 'points', 'price', 'rate')),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id text not null check (length(subject_id) between 1 and 100),
  value koin not null check (value > 0),
  -- 'alone': counts for the budget. 'dropped': the act was undone before anything could leave.
  state text not null check (state in ('alone', 'dropped')),
  created_at timestamptz not null
);
create index staff_value_actor on staff_value (actor_id, created_at) where state = 'alone';
create index staff_value_subject on staff_value (subject_kind, subject_id) where state = 'alone';

-- What a member of staff wants and a second person decides. The payload is what takes effect if it is confirmed; seen is what
-- stood there when it was proposed: if that has changed, the proposal is stale.
create table staff_proposal (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id text not null check (length(subject_id) between 1 and 100),
  title text not null check (length(title) between 1 and 400),
  payload jsonb not null,
  seen jsonb not null,
  value koin not null check (value >= 0),
  made_by uuid,
  proposed_by uuid not null,
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'confirmed', 'dropped')),
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index staff_proposal_waiting on staff_proposal (kind, subject_kind, subject_id) where state = 'waiting';
create index staff_proposal_proposed_by on staff_proposal (proposed_by, created_at);

-- What was granted alone before the budget was shared.
insert into staff_value (id, actor_id, kind, subject_kind, subject_id, value, state, created_at)
select id, asked_by, 'koin', 'event', event_id::text, added, 'alone', asked_at from event_reward where state = 'alone';
insert into staff_value (id, actor_id, kind, subject_kind, subject_id, value, state, created_at)
select gen_random_uuid(), asked_by, 'koin', 'mission', id::text, winners::bigint * (reward->>'koin')::bigint, 'alone', asked_at
from mission
where asked_by is not null and asked_at is not null and decided_by is null and state = 'scheduled' and reward->>'kind' = 'koin';
