-- Missions: goals over activity. Their state follows from the clock and what is stored here (mission-state-rules.ts).
create table mission (
  id uuid primary key,
  -- The entry of content/missions.json with its round ('songkran-plan:2026'); null for what staff made.
  key text unique,
  title text not null check (length(title) between 1 and 200),
  summary text not null check (length(summary) between 1 and 400),
  why text not null check (length(why) between 1 and 600),
  skill text not null,
  occasion text,
  -- Rule and RewardForm of the contracts.
  rule jsonb not null,
  reward jsonb not null,
  -- How many may join; null: no limit.
  places integer check (places > 0),
  winners integer not null check (winners > 0),
  joined integer not null default 0 check (joined >= 0 and joined <= coalesce(places, joined)),
  completed integer not null default 0 check (completed >= 0),
  -- Who completed within the quota, and who of them has claimed.
  won integer not null default 0 check (won between 0 and winners),
  claimed integer not null default 0 check (claimed >= 0 and claimed <= won),
  after_id uuid references mission,
  opens_at timestamptz not null,
  joins_until timestamptz not null check (joins_until > opens_at),
  ends_at timestamptz not null check (ends_at >= joins_until),
  state text not null check (state in ('draft', 'asked', 'scheduled')),
  -- The member of staff who wrote what it pays, and the one who asked for it to open; null for content.
  made_by uuid,
  asked_by uuid,
  asked_at timestamptz,
  -- Who agreed to what was too much for one; null where one was enough.
  decided_by uuid,
  -- Closed before its time.
  ended_at timestamptz,
  ended_reason text check (length(ended_reason) <= 400),
  made_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by_staff_at timestamptz,
  content_hash text,
  check ((ended_at is null) = (ended_reason is null))
) with (fillfactor = 70);
create index mission_shown on mission (ends_at) where state = 'scheduled';

-- Who has joined which mission, and how far they are.
create table mission_join (
  user_id uuid not null,
  mission_id uuid not null references mission,
  joined_at timestamptz not null,
  done integer not null default 0 check (done >= 0),
  of integer not null check (of > 0),
  completed_at timestamptz,
  reward_state text not null default 'none' check (reward_state in ('none', 'waiting', 'claimed', 'gone')),
  claimed_at timestamptz,
  primary key (user_id, mission_id),
  check ((completed_at is null) = (reward_state = 'none')),
  check ((claimed_at is null) = (reward_state <> 'claimed'))
) with (fillfactor = 70);

-- Which kinds of activity a mission under way listens to: what one fact costs depends on these alone.
create table mission_watch (
  user_id uuid not null,
  kind text not null,
  mission_id uuid not null,
  primary key (user_id, kind, mission_id)
);

-- The facts that count for a mission, each once.
create table mission_fact (
  user_id uuid not null,
  mission_id uuid not null,
  activity_id uuid not null,
  primary key (user_id, mission_id, activity_id)
);
select make_append_only('mission_fact');

-- The five levels of the user; points and koin are rules of the product, words and gifts are staff's.
create table user_level (
  key text primary key check (key in ('rookie', 'explorer', 'saver', 'investor', 'hero')),
  name text not null check (length(name) between 1 and 80),
  words text not null check (length(words) between 1 and 400),
  gift_id uuid,
  edited_by_staff_at timestamptz
);

create table level_claim (
  user_id uuid not null,
  level text not null references user_level,
  koin koin not null check (koin >= 0),
  claimed_at timestamptz not null,
  primary key (user_id, level)
);

create table level_gift (
  user_id uuid not null,
  level text not null references user_level,
  order_id uuid not null,
  taken_at timestamptz not null,
  primary key (user_id, level)
);

-- By which name somebody stands on the board of quest points; no row, not on the board.
create table quest_alias (
  user_id uuid primary key,
  alias text not null check (length(alias) between 1 and 120),
  alias_key text not null unique,
  chosen_at timestamptz not null
);

-- Announced days on which a limited pool of one gift has a fixed price.
create table krazy_day (
  id uuid primary key,
  key text unique,
  title text not null check (length(title) between 1 and 200),
  summary text not null check (length(summary) between 1 and 600),
  gift_id uuid not null,
  price koin not null check (price > 0),
  stock integer not null check (stock > 0),
  given integer not null default 0 check (given between 0 and stock),
  opens_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= opens_at + interval '1 hour'),
  -- When the asks of the first half hour got their places, and when all of them had their turn.
  ranked_at timestamptz,
  settled_at timestamptz,
  cancelled_at timestamptz,
  made_by uuid,
  made_at timestamptz not null,
  edited_by_staff_at timestamptz
) with (fillfactor = 70);
create index krazy_day_opens on krazy_day (opens_at);

-- Who asked. One row a person and day: nobody is given two.
create table krazy_day_ask (
  user_id uuid not null,
  day_id uuid not null references krazy_day,
  id uuid not null,
  address_id uuid,
  -- Quest points as they were when the day opened.
  points integer not null check (points >= 0),
  place integer check (place > 0),
  state text not null check (state in ('asked', 'given', 'not_reached', 'not_enough', 'gift_failed')),
  order_id uuid,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, day_id),
  check ((state = 'given') = (order_id is not null))
) with (fillfactor = 70);
create index krazy_day_ask_turn on krazy_day_ask (day_id, place) where state = 'asked';

-- The big prize, for those of type SKILL.
create table big_prize (
  id uuid primary key,
  key text unique,
  title text not null check (length(title) between 1 and 200),
  summary text not null check (length(summary) between 1 and 600),
  gift_id uuid not null,
  -- What is worth more needs the withholding of tax and an identity step, which there are not yet.
  value_baht integer not null check (value_baht between 1 and 999),
  stock integer not null check (stock > 0),
  taken integer not null default 0 check (taken between 0 and stock),
  opens_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > opens_at),
  made_by uuid,
  made_at timestamptz not null,
  edited_by_staff_at timestamptz
);

create table big_prize_win (
  user_id uuid not null,
  prize_id uuid not null references big_prize,
  order_id uuid not null,
  taken_at timestamptz not null,
  primary key (user_id, prize_id)
);
