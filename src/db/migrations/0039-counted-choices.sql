-- Which of the stored choices was taken (0: the right one), so that they are counted without the shuffle of each attempt.
-- Null for other kinds of questions, and of answers from before: those are in no count of choices.
alter table daily_quiz_answer add column chosen smallint check (chosen between 0 and 4);
alter table exam_answer add column chosen smallint check (chosen between 0 and 4);

-- How often each choice was taken since the question has its words.
create table choice_figure (
  question_id uuid not null,
  choice smallint not null check (choice between 0 and 4),
  reworded_at timestamptz,
  taken integer not null check (taken >= 0),
  primary key (question_id, choice)
);

-- Counting asks whether a person met a question before; nothing reads the answers of one question any more.
create index daily_quiz_answer_met on daily_quiz_answer (user_id, question_id);
drop index daily_quiz_answer_latest;
create index exam_answer_met on exam_answer (user_id, question_id);
drop index exam_answer_latest;

-- How many answers in a skill were counted of each person: so the job knows an early one without reading all of theirs.
create table skill_met (
  user_id uuid not null,
  skill text not null,
  answered integer not null check (answered > 0),
  primary key (user_id, skill)
);
insert into skill_met (user_id, skill, answered)
select a.user_id, q.skill, count(*) from (
  select d.user_id, d.question_id from daily_quiz_answer d
    join daily_quiz_attempt t on t.user_id = d.user_id and t.day = d.day where t.counted_at is not null
  union all
  select e.user_id, e.question_id from exam_answer e
    join exam_attempt t on t.user_id = e.user_id and t.id = e.attempt_id where t.counted_at is not null
) a join question q on q.id = a.question_id group by a.user_id, q.skill;
