-- What happens somewhere at some time. No state is stored: it follows from these times, the counts and called_off_at.
create table event (
  id uuid primary key,
  -- '<entry of content/events.json>:<day>'; null for what staff made.
  key text unique,
  kind text not null check (kind in ('workshop', 'talk', 'club')),
  skill text not null check (skill in ('saving', 'spending', 'investing', 'protecting', 'planning')),
  title text not null check (length(title) between 1 and 200),
  summary text not null check (length(summary) between 1 and 400),
  -- Paragraphs with an empty line between them.
  description text not null check (length(description) between 1 and 5000),
  cover jsonb not null,
  organiser text not null,
  place text,
  map_url text,
  -- Shown to who holds a seat alone.
  online_url text,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null check (capacity between 1 and 5000),
  fee koin not null check (fee >= 0),
  -- What attending pays.
  reward koin not null check (reward >= 0),
  seats_taken integer not null default 0 check (seats_taken >= 0 and seats_taken <= capacity),
  waiting integer not null default 0 check (waiting >= 0),
  -- The places in the queue that were ever given: the next one is one more.
  places_given integer not null default 0,
  called_off_at timestamptz,
  called_off_reason text,
  -- When the last one had the fee back.
  settled_at timestamptz,
  -- Raised by what a calendar must hear of (RFC 5545 SEQUENCE).
  revision integer not null default 0,
  made_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by_staff_at timestamptz,
  content_hash text,
  check (opens_at < closes_at and closes_at <= starts_at and starts_at < ends_at),
  check (place is not null or online_url is not null),
  check ((called_off_at is null) = (called_off_reason is null))
) with (fillfactor = 80);
create index event_time on event (starts_at, id);
create index event_end on event (ends_at);

-- A person's place at an event: a seat, or with queue_place one in the queue. Cancelling takes the row away; the id is that
-- of this one joining, so whoever joins again pays again.
create table event_seat (
  user_id uuid not null,
  event_id uuid not null,
  id uuid not null,
  queue_place integer,
  -- Whether it is, or will be, paid by a voucher.
  with_voucher boolean not null,
  paid koin not null default 0 check (paid >= 0),
  joined_at timestamptz not null,
  attended_at timestamptz,
  -- Given back because the event was called off.
  settled_at timestamptz,
  -- 1: reminded a day before, 2: an hour before.
  reminded integer not null default 0 check (reminded between 0 and 2),
  primary key (user_id, event_id),
  check (queue_place is null or (paid = 0 and attended_at is null))
) with (fillfactor = 80);
create index event_seat_event on event_seat (event_id, id);
create index event_seat_queue on event_seat (event_id, queue_place) where queue_place is not null;

-- One free joining of an event with a fee. `cause` says what it was given for, once and for all.
create table event_voucher (
  user_id uuid not null,
  id uuid not null,
  cause text not null check (length(cause) between 1 and 200),
  made_at timestamptz not null,
  -- The seat that it has paid for; null while it can be used.
  seat_id uuid,
  used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, cause),
  unique (user_id, seat_id)
);

-- The secret address of a person's own calendar. Making a new one ends the old one.
create table event_feed (
  user_id uuid primary key,
  token_hash text not null unique,
  made_at timestamptz not null
);
