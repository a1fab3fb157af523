-- The last run of each kind of job: the queue itself forgets what succeeded.
create table job_run (
  task text primary key,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- Of the last run that failed; the first line of its error alone.
  failed_at timestamptz,
  error text check (length(error) <= 300)
);

-- Whether the product is closed for maintenance: one row, which every process reads every two seconds.
create table maintenance (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null,
  changed_at timestamptz not null,
  -- When it is expected to end, as the page says.
  back_at timestamptz,
  check (is_on or back_at is null)
);
insert into maintenance (is_on, changed_at) values (false, now());
