-- More clues of a word beside its first one. A person who gets the word again reads the next clue.
alter table game_word add column more_clues text[] not null default '{}';
