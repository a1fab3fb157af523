select partition_by_month('video_view', 'day');
