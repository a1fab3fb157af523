-- Who of the moderators works on a case. One at a time: the first to take it has it, gives it back or hands it on with a note.
create table moderation_claim (
  user_id uuid not null,
  case_id uuid not null references moderation_case on delete cascade,
  claimed_at timestamptz not null,
  -- Who handed it on, and what they said.
  handed_by uuid,
  note text check (length(note) <= 500),
  primary key (user_id, case_id),
  check (note is null or handed_by is not null)
);
create unique index moderation_claim_case on moderation_claim (case_id);
