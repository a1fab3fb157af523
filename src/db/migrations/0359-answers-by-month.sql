-- Each month of answers refers to the same month of attempts, so their reference needs no second look at all rows.
select partition_by_month('daily_quiz_answer', 'day');
