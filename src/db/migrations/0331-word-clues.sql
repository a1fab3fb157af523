-- Other clues of a word than its first: whoever meets the word again reads another one.
alter table game_word add column more_clues text[] not null default '{}';
