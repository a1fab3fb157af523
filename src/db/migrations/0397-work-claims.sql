-- Who of the staff works on what waits in a queue. Cases of moderation have a table of their own.
create table work_claim (
  user_id uuid not null,
  queue text not null check (queue ~ '^[a-z]+(-[a-z]+)*$'),
  item_id uuid not null,
  claimed_at timestamptz not null,
  -- Who handed it on, and what they said.
  handed_by uuid,
  note text check (length(note) <= 500),
  primary key (user_id, queue, item_id),
  check (note is null or handed_by is not null)
);
create unique index work_claim_item on work_claim (queue, item_id);
