-- Answers go on referring to the old table, now a partition: no attempt of a later month can have come yet. Their months are
-- made here, while nobody else uses the months of attempts that they refer to.
select partition_by_month('daily_quiz_attempt', 'day');
select make_parts('daily_quiz_answer');
