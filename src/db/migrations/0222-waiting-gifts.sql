-- A Krazy Day or a big prize that gives more than one person may alone waits for a second one: nobody but staff sees it.
alter table krazy_day add column is_waiting boolean not null default false;
alter table big_prize add column is_waiting boolean not null default false;
