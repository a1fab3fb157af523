-- Step 1 for its answers. An answer has the day of its attempt, so both end before the same month.
select end_before_month('daily_quiz_answer', 'day', (
  select obj_description(oid, 'pg_constraint')::date from pg_constraint where conname = 'daily_quiz_attempt_before_month'
));
