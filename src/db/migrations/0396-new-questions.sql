-- A new question is asked from the day on which a second person agreed to it. `asked_in` names the approval in which it
-- waits: that of a question added by hand, or that of a whole file.
alter table question
  add column is_new boolean not null default false,
  add column asked_in uuid;
-- The table is one of the house: it is read in milliseconds.
alter table question add constraint question_new_not_active check (not (is_new and is_active));

create index question_asked_in on question (asked_in) where asked_in is not null;
create index question_new on question (updated_at, id) where is_new;
