-- Step 2: everybody goes on reading and writing.
alter table mail validate constraint mail_before_month;
alter table video_view validate constraint video_view_before_month;
alter table daily_quiz_attempt validate constraint daily_quiz_attempt_before_month;
alter table daily_quiz_answer validate constraint daily_quiz_answer_before_month;
