-- Holidays and school breaks as editors enter them, each with where it is written: the calendar of content shows them.
create table holiday (
  id uuid primary key,
  kind text not null check (kind in ('holiday', 'school-break')),
  title text not null check (length(title) between 1 and 80),
  first_day date not null,
  last_day date not null,
  -- Where it is announced, and the day on which the editor read it there.
  source text not null check (length(source) between 1 and 300),
  read_on date not null,
  created_at timestamptz not null,
  check (last_day >= first_day and last_day < first_day + 200),
  unique (first_day, title)
);
