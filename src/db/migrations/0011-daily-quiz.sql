-- The questions of a Bangkok day, the same for everybody.
create table daily_quiz_set (
  day date primary key,
  question_ids uuid[] not null check (cardinality(question_ids) = 3),
  made_at timestamptz not null
);
create index daily_quiz_set_questions on daily_quiz_set using gin (question_ids);
select make_append_only('daily_quiz_set');

-- One try a person and day. `answered` counts up under the guard that makes each answer the first of its place.
create table daily_quiz_attempt (
  user_id uuid not null,
  day date not null,
  seed integer not null,
  answered smallint not null default 0 check (answered between 0 and 3),
  right_count smallint not null default 0 check (right_count between 0 and answered),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- What it brought, as it was told to the person.
  result jsonb,
  primary key (user_id, day),
  check ((finished_at is null) = (answered < 3)),
  check ((result is null) or (answered = 3))
);

create table daily_quiz_answer (
  user_id uuid not null,
  day date not null,
  position smallint not null check (position between 1 and 3),
  question_id uuid not null,
  answer jsonb not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, day, position),
  foreign key (user_id, day) references daily_quiz_attempt
);
create index daily_quiz_answer_question on daily_quiz_answer (question_id);
select make_append_only('daily_quiz_answer');
