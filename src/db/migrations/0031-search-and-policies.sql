-- What the search reads of videos and events, as post_search does of posts: the words of each, with the place where they
-- stand. read_at is the thing's own updated_at when it was read: another one there means that it was changed since.
create table search_entry (
  kind text not null check (kind in ('video', 'event')),
  subject_id uuid not null,
  analyser integer not null,
  read_at timestamptz not null,
  words tsvector not null,
  primary key (kind, subject_id)
);
create index search_entry_words on search_entry using gin (words) with (fastupdate = off);
alter table search_entry alter column words set statistics 0;

-- When everybody was told of a version that comes into force later; announced_at is when they were told that it has.
alter table policy add column foretold_at timestamptz;
