select partition_by_month('mail', 'id');
