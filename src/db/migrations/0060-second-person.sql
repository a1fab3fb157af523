-- How much an event may pay in all (reward times seats), as members of staff asked for it: alone up to the rate 'staff.alone'
-- within seven days, above it when a second person says yes. Until then the event keeps what it had before.
create table event_reward (
  event_id uuid not null references event on delete cascade,
  id uuid not null,
  reward koin not null check (reward >= 0),
  capacity integer not null check (capacity between 1 and 5000),
  -- By how much more it lets the event pay than what held before.
  added koin not null check (added > 0),
  asked_by uuid not null,
  asked_at timestamptz not null,
  state text not null check (state in ('alone', 'waiting', 'confirmed', 'dropped')),
  decided_by uuid,
  decided_at timestamptz,
  primary key (event_id, id)
);
create unique index event_reward_waiting on event_reward (event_id) where state = 'waiting';
create index event_reward_asked_by on event_reward (asked_by, asked_at);

-- What one member of staff may let people be paid by their own word.
insert into rate (key, effective_from, koin) values ('staff.alone', '2022-01-01 00:00+07', 100000);
