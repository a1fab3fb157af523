-- Who plays catch-me: one row a person, which their answers take in turn. Up to `spent_until` the person's time is used:
-- two plays never share a minute.
create table catch_me_player (
  user_id uuid not null primary key,
  spent_until timestamptz not null,
  is_listed boolean not null default false
) with (fillfactor = 80);

-- A play: begun, and answered once. The seed decides what falls; the score is what the server's replay of the log said.
create table catch_me_play (
  user_id uuid not null,
  id uuid not null,
  way text not null check (way in ('arcade', 'turns')),
  seed integer not null check (seed >= 0),
  started_at timestamptz not null,
  answered_at timestamptz,
  -- The Bangkok day for whose paid plays it counts.
  day date,
  score integer check (score >= 0),
  is_paid boolean,
  result jsonb,
  primary key (user_id, id),
  check ((answered_at is null) = (score is null) and (answered_at is null) = (day is null)
    and (answered_at is null) = (is_paid is null) and (answered_at is null) = (result is null))
) with (fillfactor = 80);
create index catch_me_play_paid on catch_me_play (user_id, day) where is_paid;
create index catch_me_play_open on catch_me_play (user_id, started_at) where answered_at is null;

-- Best scores: of a week (its Monday) and of all time ('all'). Only who wants to be seen is in the boards' index.
create table catch_me_best (
  user_id uuid not null,
  way text not null check (way in ('arcade', 'turns')),
  period text not null check (period = 'all' or period ~ '^\d{4}-\d{2}-\d{2}$'),
  score integer not null check (score > 0),
  reached_at timestamptz not null,
  is_listed boolean not null,
  primary key (user_id, way, period)
) with (fillfactor = 80);
create index catch_me_board on catch_me_best (way, period, score desc, reached_at, user_id) where is_listed;
