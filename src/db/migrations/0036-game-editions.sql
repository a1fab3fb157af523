-- A riddle as somebody was shown it, after it was changed: who began a set before goes on with what they see. Kept by the
-- riddle's own trigger, whoever writes it; `edition` counts what is asked, told and paid, not whether it is asked.
alter table riddle add column edition integer not null default 1 check (edition > 0);
create table riddle_past (
  riddle_id uuid not null references riddle,
  edition integer not null,
  answer text not null,
  accepted text[] not null,
  drawing text not null,
  description text not null,
  skill text not null,
  difficulty integer not null,
  explanation text not null,
  article_key text,
  primary key (riddle_id, edition)
);
select make_append_only('riddle_past');

create function keep_riddle_past() returns trigger language plpgsql as $$
begin
  insert into riddle_past
    (riddle_id, edition, answer, accepted, drawing, description, skill, difficulty, explanation, article_key)
  values (old.id, old.edition, old.answer, old.accepted, old.drawing, old.description, old.skill, old.difficulty,
    old.explanation, old.article_key);
  new.edition := old.edition + 1;
  return new;
end
$$;
create trigger keep_past before update on riddle for each row
  when ((old.answer, old.accepted, old.drawing, old.description, old.skill, old.difficulty, old.explanation, old.article_key)
    is distinct from
    (new.answer, new.accepted, new.drawing, new.description, new.skill, new.difficulty, new.explanation, new.article_key))
  execute function keep_riddle_past();

alter table decoder_picture add column edition integer not null default 1;

-- The same for hangman, whose game already keeps word and clue. Null: begun before this was kept.
alter table hangman_game add column skill text, add column explanation text;

-- How much a rate may say is written here alone: what counts by a rate has no bound of its own.
alter table hangman_pack drop constraint hangman_pack_pack_check, add check (pack > 0);
alter table hangman_pack drop constraint hangman_pack_words_check, add check (words > 0);
alter table hangman_game drop constraint hangman_game_place_check, add check (place > 0);
alter table decoder_picture drop constraint decoder_picture_place_check, add check (place > 0);
alter table rate
  add constraint rate_bounds check (
    koin <= 10000000 and koin_most <= 10000000 and points <= 1000 and points_per <= 1000
    and threshold <= 1000 and quota <= 100 and wait_hours <= 8784
  ),
  -- A game without a limit of a day would be none, and a pack without words would cost koin for nothing.
  add constraint rate_of_games check (
    (key not in ('game.catch-me', 'game.hangman.win', 'game.hangman.pack', 'game.decoder.picture')
      or quota_period is not distinct from 'day')
    and (key <> 'game.hangman.pack' or coalesce(threshold between 1 and 100, false))
  );
