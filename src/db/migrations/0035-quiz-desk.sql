-- What answers say of questions is counted by a job, a few attempts at a time: counted_at is when an attempt that is over
-- was counted.
alter table daily_quiz_attempt add column counted_at timestamptz;
create index daily_quiz_attempt_uncounted on daily_quiz_attempt (finished_at)
  where finished_at is not null and counted_at is null;
alter table exam_attempt add column counted_at timestamptz;
create index exam_attempt_uncounted on exam_attempt (closed_at) where closed_at is not null and counted_at is null;

-- Sums over the answers to a question since it has its words: x is 1 for a right answer, y the share of right answers among
-- the others of the same attempt, of those attempts that have others.
create table question_figure (
  question_id uuid primary key,
  reworded_at timestamptz,
  answered integer not null check (answered >= 0),
  right_count integer not null check (right_count between 0 and answered),
  pairs integer not null,
  sum_x double precision not null,
  sum_y double precision not null,
  sum_yy double precision not null,
  sum_xy double precision not null
);

-- Answers of all people together: at the first meeting with a question and later, in practice, and of the first ten and the
-- later ones in a skill. One row a skill; made_at is when the job last counted.
create table skill_gain (
  skill text primary key,
  first_count integer not null default 0,
  first_right integer not null default 0,
  again_count integer not null default 0,
  again_right integer not null default 0,
  early_count integer not null default 0,
  early_right integer not null default 0,
  late_count integer not null default 0,
  late_right integer not null default 0,
  practised_count integer not null default 0,
  practised_right integer not null default 0,
  made_at timestamptz not null
);

-- The latest answers to a question are found without reading all of them.
create index daily_quiz_answer_latest on daily_quiz_answer (question_id, answered_at desc);
drop index daily_quiz_answer_question;
create index exam_answer_latest on exam_answer (question_id, answered_at desc);
drop index exam_answer_question;

-- Of an answer to a quiz that came when the quiz was over: which place of it ('daily:2026-11-21:3'). It is practice, once.
alter table review_answer add column late_of text;
create unique index review_answer_late on review_answer (user_id, late_of) where late_of is not null;

-- What editors chose for a day that has not begun. Without a row the day's questions choose themselves.
create table daily_quiz_plan (
  day date primary key,
  question_ids uuid[] not null check (cardinality(question_ids) = 3),
  planned_at timestamptz not null
);

-- The questions that the tries of a month or a season are drawn from. Without a row: from all of the exams'.
create table exam_plan (
  quiz text not null check (quiz in ('monthly', 'final')),
  period text not null check (length(period) between 1 and 20),
  question_ids uuid[] not null check (cardinality(question_ids) > 0),
  planned_at timestamptz not null,
  primary key (quiz, period)
);
