-- The day's questions in the order of this person; null of attempts from before, which show the day's own order.
alter table daily_quiz_attempt add column question_ids uuid[] check (cardinality(question_ids) = 3);
