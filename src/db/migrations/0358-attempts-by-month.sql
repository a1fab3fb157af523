-- Answers go on referring to the old table, now a partition: no attempt of a later month can have come yet.
select partition_by_month('daily_quiz_attempt', 'day');
