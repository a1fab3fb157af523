-- Whether an event is made up and does not take place; so far a word of its description said so.
alter table event add column is_simulated boolean not null default false;
update event set is_simulated = true where description like '%จำลอง%';
