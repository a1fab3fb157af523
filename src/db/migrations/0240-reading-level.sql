-- For whom an article of ours is written, set by an editor. Members' posts have none.
alter table post add column reading_level text check (reading_level in ('easy', 'medium', 'dense'));
