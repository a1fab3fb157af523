-- Step 1 for the views of films.
select end_before_month('video_view', 'day');
