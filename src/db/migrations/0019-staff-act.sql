-- What staff did: never changed, never deleted. "before" and "after" are what the act changed of its subject, null where
-- there was or is nothing. They hold nothing that a member wrote or that says who a member is: such texts stand in their
-- own tables and go with the person, while this stays.
create table staff_act (
  id uuid primary key,
  actor_id uuid not null,
  -- '<area>.<deed>', as in 'post.approved'.
  act text not null check (act ~ '^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id text not null check (length(subject_id) between 1 and 100),
  before jsonb,
  after jsonb,
  made_at timestamptz not null
);
create index staff_act_subject on staff_act (subject_kind, subject_id, id);
create index staff_act_actor on staff_act (actor_id, id);
select make_append_only('staff_act');
