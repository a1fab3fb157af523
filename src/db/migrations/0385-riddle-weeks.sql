-- The themed week of a riddle: its place among the weeks, which follow each other through the calendar, and its title.
-- Null for a riddle that staff wrote.
alter table riddle
  add column week smallint check (week > 0),
  add column week_title text check (length(week_title) between 1 and 40);
