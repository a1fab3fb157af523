-- How many people answered a question of the day right is told after one's own answer.
create index daily_quiz_answer_right on daily_quiz_answer (day, question_id) where is_right;
