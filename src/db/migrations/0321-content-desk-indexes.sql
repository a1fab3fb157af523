-- The content desk reads each kind in the order of an index, newest change first or latest day first, and finds titles by
-- their pairs of letters. The tables that stay small have none of these.

create index video_changed on video (updated_at, id);
create index video_out on video ((coalesce(published_at, '-infinity'::timestamptz)), id);
create index video_title_pairs on video using gin (letter_pairs(title)) with (fastupdate = off);
create index post_house_changed on post (updated_at, id) where author_id is null;
create index post_house_out on post ((coalesce(published_at, '-infinity'::timestamptz)), id) where author_id is null;
create index post_members_changed on post (updated_at, id) where author_id is not null;
create index post_members_out on post ((coalesce(published_at, '-infinity'::timestamptz)), id) where author_id is not null;
create index post_title_pairs on post using gin (letter_pairs(title)) with (fastupdate = off);
create index event_changed on event (updated_at, id);
create index event_title_pairs on event using gin (letter_pairs(title)) with (fastupdate = off);
create index question_changed on question (updated_at, id);
create index question_title_pairs on question using gin (letter_pairs(text)) with (fastupdate = off);
create index riddle_changed on riddle (updated_at, id);
create index riddle_title_pairs on riddle using gin (letter_pairs(answer)) with (fastupdate = off);
create index game_word_changed on game_word (updated_at, id);
create index game_word_title_pairs on game_word using gin (letter_pairs(word)) with (fastupdate = off);
create index glossary_term_changed on glossary_term (updated_at, key collate "C");
create index glossary_term_key on glossary_term (key collate "C");
create index glossary_term_title_pairs on glossary_term using gin (letter_pairs(term)) with (fastupdate = off);
create index mission_changed on mission (updated_at, id);
create index mission_out on mission (opens_at, id);
create index mission_title_pairs on mission using gin (letter_pairs(title)) with (fastupdate = off);
create index big_prize_changed on big_prize ((coalesce(edited_by_staff_at, made_at)), id);
create index big_prize_out on big_prize (opens_at, id);
create index big_prize_title_pairs on big_prize using gin (letter_pairs(title)) with (fastupdate = off);
create index krazy_day_changed on krazy_day ((coalesce(edited_by_staff_at, made_at)), id);
create index krazy_day_title_pairs on krazy_day using gin (letter_pairs(title)) with (fastupdate = off);
create index premium_changed on premium (updated_at, id);
create index premium_out on premium (on_sale_from, id);
create index premium_title_pairs on premium using gin (letter_pairs(title)) with (fastupdate = off);
create index robo_news_changed on robo_news ((coalesce(edited_by_staff_at, made_at)), id);
create index robo_news_title_pairs on robo_news using gin (letter_pairs(title)) with (fastupdate = off);
create index crossword_changed on crossword (made_at);
create index crossword_out on crossword ((day::timestamp at time zone 'Asia/Bangkok'));

-- States that few rows are in, and what has to be checked again.
create index video_not_shown on video (updated_at, id) where status <> 'published';
create index post_not_shown on post (updated_at, id) where status <> 'published';
create index question_retired on question (updated_at, id) where not is_active;
create index riddle_retired on riddle (updated_at, id) where not is_active;
create index game_word_retired on game_word (updated_at, id) where not is_active;
create index mission_in_work on mission (updated_at, id) where state <> 'scheduled' or ended_at is not null;
create index question_review on question (review_by) where review_by is not null;
create index riddle_review on riddle (review_by) where review_by is not null;
create index game_word_review on game_word (review_by) where review_by is not null;

-- What ends on a day, for the calendar.
create index mission_end on mission (ends_at);
create index big_prize_end on big_prize (ends_at);
create index krazy_day_end on krazy_day (ends_at);
create index premium_end on premium (on_sale_until) where on_sale_until is not null;
