-- The words of premiums, missions, funds, deposits and games, as search_entry has those of videos and events. `key` is unique
-- within a kind. There are dozens of rows, so that no index serves the words.
create table search_thing (
  kind text not null,
  key text not null,
  analyser integer not null,
  -- Of the title, line and tags that were read (SHA-256, hexadecimal): another one means that they were changed since.
  content_hash text not null,
  words tsvector not null,
  primary key (kind, key)
);
