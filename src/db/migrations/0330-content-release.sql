-- What a release brings for content that staff edited: it changes nothing until staff decides, and stands here until then.
-- The hash is that of the content file, as in content_hash.
alter table question add column release jsonb, add column release_hash text;
alter table game_word add column release jsonb, add column release_hash text;
alter table riddle add column release jsonb, add column release_hash text;

create index question_release on question (updated_at, id) where release is not null;
create index game_word_release on game_word (updated_at, id) where release is not null;
create index riddle_release on riddle (updated_at, id) where release is not null;
