-- The days whose facts were written as files for the bank's data warehouse, with the number of rows in each file. A missing
-- day is written by the next run. To write a day again, delete its row.
create table warehouse_day (
  day date primary key,
  activities bigint not null check (activities >= 0),
  learning_days bigint not null check (learning_days >= 0),
  ledger_entries bigint not null check (ledger_entries >= 0),
  written_at timestamptz not null
);
-- The ids of activities carry their moment, so the rows of a day are found by the extent of each block (0340).
create index if not exists activity_by_time on activity using brin (id uuid_minmax_multi_ops) with (autosummarize = on);
