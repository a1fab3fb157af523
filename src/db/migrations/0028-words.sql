-- Words that hangman asks for and that crosswords are made of. Before a game's end no reply holds the word.
create table game_word (
  id uuid primary key,
  -- Of the content file it came from; null for one that staff wrote.
  key text unique,
  word text not null check (length(word) between 1 and 40),
  -- How it is compared: two spellings of one word are one word.
  word_key text not null,
  clue text not null check (length(clue) between 1 and 140),
  skill text not null check (skill in ('saving', 'spending', 'investing', 'protecting', 'planning')),
  difficulty integer not null check (difficulty between 1 and 3),
  explanation text not null check (length(explanation) between 1 and 300),
  source text not null,
  -- Key of the article that teaches it.
  article_key text,
  -- The Bangkok day by which its fact must be read again.
  review_by date,
  is_active boolean not null,
  updated_at timestamptz not null,
  -- From then on the content file no longer rules.
  edited_by_staff_at timestamptz,
  content_hash text
);
create unique index game_word_spelling on game_word (word_key) where is_active;

-- Picture riddles. The drawing is sent with a riddle to whoever is asked; it has no address of its own.
create table riddle (
  id uuid primary key,
  key text unique,
  answer text not null check (length(answer) between 1 and 40),
  accepted text[] not null,
  drawing text not null check (length(drawing) between 1 and 8192),
  description text not null check (length(description) between 1 and 240),
  skill text not null check (skill in ('saving', 'spending', 'investing', 'protecting', 'planning')),
  difficulty integer not null check (difficulty between 1 and 3),
  explanation text not null check (length(explanation) between 1 and 300),
  source text not null,
  article_key text,
  review_by date,
  is_active boolean not null,
  updated_at timestamptz not null,
  edited_by_staff_at timestamptz,
  content_hash text
);

-- A bought quota: the n-th pack of a Bangkok day. Its words do not lapse.
create table hangman_pack (
  user_id uuid not null,
  day date not null,
  pack smallint not null check (pack between 1 and 20),
  words smallint not null check (words between 1 and 50),
  -- How many of them were begun.
  used smallint not null default 0 check (used between 0 and words),
  bought_at timestamptz not null,
  primary key (user_id, day, pack)
);
create index hangman_pack_left on hangman_pack (user_id, day, pack) where used < words;

-- One word that a person plays: the place-th of a day's own words (pack 0) or of a pack bought on that day (practice).
create table hangman_game (
  user_id uuid not null,
  day date not null,
  pack smallint not null check (pack >= 0),
  place smallint not null check (place between 1 and 50),
  id uuid not null,
  word_id uuid not null,
  -- As they were when it began: what staff edits meanwhile changes no game.
  word text not null,
  clue text not null,
  -- In the order guessed, each once.
  letters text[] not null default '{}',
  misses smallint not null default 0 check (misses between 0 and 6),
  started_at timestamptz not null,
  finished_at timestamptz,
  is_won boolean,
  -- What it brought, as it was told to the person.
  result jsonb,
  primary key (user_id, day, pack, place),
  unique (user_id, id),
  check ((finished_at is null) = (is_won is null) and (finished_at is not null or result is null))
);
-- One word at a time, whatever is pressed in how many tabs.
create unique index hangman_game_open on hangman_game (user_id) where finished_at is null;
create index hangman_game_word on hangman_game (user_id, word_id, started_at);

-- Five riddles a person and Bangkok day.
create table decoder_set (
  user_id uuid not null,
  day date not null,
  id uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- What finishing it brought, as it was told to the person.
  learning jsonb,
  primary key (user_id, day),
  unique (user_id, id)
);

create table decoder_picture (
  user_id uuid not null,
  set_id uuid not null,
  place smallint not null check (place between 1 and 10),
  riddle_id uuid not null,
  state text not null default 'open' check (state in ('open', 'solved', 'skipped', 'missed')),
  tries smallint not null default 0 check (tries >= 0),
  settled_at timestamptz,
  -- What solving it brought, as it was told to the person.
  reward jsonb,
  primary key (user_id, set_id, place),
  foreign key (user_id, set_id) references decoder_set (user_id, id),
  check ((state = 'open') = (settled_at is null)),
  check ((reward is not null) = (state = 'solved'))
);
create index decoder_picture_riddle on decoder_picture (user_id, riddle_id);

-- The price of a pack; `threshold` words are in it.
insert into rate (key, effective_from, koin, threshold, quota, quota_period)
values ('game.hangman.pack', '2022-01-01 00:00+07', 300, 3, 2, 'day');
