-- What a person answered wrong in a quiz comes back. `turn` counts what happened to the card, so that of two answers to one
-- asking one counts; `schedule` is what FSRS keeps of it besides.
create table review_card (
  user_id uuid not null,
  question_id uuid not null,
  -- When a quiz last told that it was wrong.
  missed_at timestamptz not null,
  turn integer not null check (turn > 0),
  -- Of the order in which its parts are shown this turn.
  seed integer not null,
  due_at timestamptz not null,
  schedule jsonb not null,
  primary key (user_id, question_id)
);
create index review_card_due on review_card (user_id, due_at);

-- What was answered in practice: right or not, and nothing that was typed.
create table review_answer (
  user_id uuid not null,
  question_id uuid not null,
  turn integer not null,
  is_right boolean not null,
  -- FSRS: 1 again, 2 hard, 3 good.
  rating smallint not null check (rating between 1 and 3),
  answered_at timestamptz not null,
  primary key (user_id, question_id, turn)
);
create index review_answer_question on review_answer (question_id);
select make_append_only('review_answer');

-- Since when the words of a question are what they are: answers from before say nothing about it.
alter table question add column reworded_at timestamptz;
