-- The tries at a monthly quiz, a final exam and a money quiz. `period` is the month, the season or the level that a try is
-- for; `try` counts within it, so that of two racing starts one makes the row.
create table exam_attempt (
  user_id uuid not null,
  id uuid not null,
  quiz text not null check (quiz in ('monthly', 'final', 'money')),
  period text not null check (length(period) between 1 and 20),
  try smallint not null check (try > 0),
  -- Random, 122 bits, never sent: who knew it could tell the right answers by their places.
  seed uuid not null,
  question_ids uuid[] not null check (cardinality(question_ids) between 1 and 40),
  started_at timestamptz not null,
  -- From then on no answer is taken; null: as long as it takes.
  deadline_at timestamptz,
  closed_at timestamptz,
  right_count smallint check (right_count between 0 and cardinality(question_ids)),
  is_passed boolean,
  -- What it brought, as it was told to the person.
  result jsonb,
  primary key (user_id, id),
  unique (user_id, quiz, period, try),
  check ((closed_at is null) = (right_count is null)),
  check ((closed_at is null) = (is_passed is null)),
  check ((result is null) or (closed_at is not null))
);
create unique index exam_attempt_open on exam_attempt (user_id, quiz, period) where closed_at is null;
create index exam_attempt_due on exam_attempt (deadline_at) where closed_at is null;

-- What was answered so far; it may be changed until the attempt is closed.
create table exam_answer (
  user_id uuid not null,
  attempt_id uuid not null,
  position smallint not null check (position between 1 and 40),
  question_id uuid not null,
  answer jsonb not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, attempt_id, position),
  foreign key (user_id, attempt_id) references exam_attempt
);
create index exam_answer_question on exam_answer (question_id);
