-- Step 1 for the attempts of the daily quiz.
select end_before_month('daily_quiz_attempt', 'day');
