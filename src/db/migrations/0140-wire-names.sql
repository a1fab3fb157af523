-- Replies and stored results spell their names in snake_case. Results that were stored before are told again as they
-- are, so their keys are renamed here. Only keys of these objects are touched: no text of a person is in them.
create function pg_temp.snake_keys(given jsonb) returns jsonb language plpgsql immutable as $$
declare
  told text := given::text;
  name text;
begin
  foreach name in array array[
    'isCapped', 'learningDay', 'isNew', 'daysThisMonth', 'isPassed', 'isTimeUp', 'isRight', 'isPractice', 'isBest',
    'isPaid', 'isWon', 'isQuotaUsed', 'isLiked', 'isKept', 'isCounted', 'opensOn', 'opensAt', 'lastDay', 'passAt'
  ] loop
    told := replace(told, format('"%s": ', name), format('"%s": ', lower(regexp_replace(name, '([A-Z])', '_\1', 'g'))));
  end loop;
  return told::jsonb;
end $$;

update catch_me_play set result = pg_temp.snake_keys(result) where result is not null;
update crossword_attempt set result = pg_temp.snake_keys(result) where result is not null;
update daily_quiz_attempt set result = pg_temp.snake_keys(result) where result is not null;
update decoder_picture set reward = pg_temp.snake_keys(reward) where reward is not null;
update decoder_set set learning = pg_temp.snake_keys(learning) where learning is not null;
update exam_attempt set result = pg_temp.snake_keys(result) where result is not null;
update hangman_game set result = pg_temp.snake_keys(result) where result is not null;
update video_watch set reward = pg_temp.snake_keys(reward) where reward is not null;
alter table post_answer disable trigger user;
update post_answer set result = pg_temp.snake_keys(result);
alter table post_answer enable trigger user;
-- A reply that was kept for a retry is of the old form: the retry of a release's minute reads it in the new one.
update idempotency_key set reply = pg_temp.snake_keys(reply) where reply is not null;
