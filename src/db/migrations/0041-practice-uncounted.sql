-- Answers of practice that the job has not counted yet. They are append-only and cannot bear a mark themselves; the trigger
-- puts each in line in the transaction that keeps it, whoever writes it. Counting takes it out of line.
create table review_uncounted (
  user_id uuid not null,
  question_id uuid not null,
  turn integer not null,
  primary key (user_id, question_id, turn),
  foreign key (user_id, question_id, turn) references review_answer
);
create function keep_review_uncounted() returns trigger language plpgsql as $$
begin
  insert into review_uncounted (user_id, question_id, turn) values (new.user_id, new.question_id, new.turn);
  return null;
end
$$;
create trigger keep_uncounted after insert on review_answer for each row execute function keep_review_uncounted();

-- What was counted as a whole so far is counted once more, answer by answer.
insert into review_uncounted (user_id, question_id, turn) select user_id, question_id, turn from review_answer;
update skill_gain set practised_count = 0, practised_right = 0;
-- Nothing reads the answers to one question any more.
drop index review_answer_question;
