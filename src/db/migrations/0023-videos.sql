-- Videos that belong together and have an order. Also made by staff, so a key is short and Latin.
create table video_series (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (length(title) between 1 and 80)
);

create table video (
  id uuid primary key,
  -- Of the content file it came from.
  key text unique,
  -- The skill that it teaches is its category too.
  category text not null check (category in ('saving', 'spending', 'investing', 'protecting', 'planning')),
  series_key text references video_series,
  series_order integer check (series_order >= 1),
  title text not null check (length(title) between 1 and 120),
  summary text not null,
  -- A picture in code for where no frame of the film fits.
  cover jsonb not null,
  -- { kind: 'file', … } or { kind: 'youtube', id }: see video-contract.ts.
  source jsonb not null check (source ->> 'kind' in ('file', 'youtube')),
  length_ms integer not null check (length_ms > 0),
  has_sound boolean not null,
  chapters jsonb not null,
  captions jsonb not null,
  sources text[] not null,
  author_name text not null,
  status text not null check (status in ('draft', 'published', 'unpublished')),
  published_at timestamptz check (published_at is not null or status <> 'published'),
  updated_at timestamptz not null,
  -- From then on the content file no longer rules.
  edited_by_staff_at timestamptz,
  content_hash text,
  check ((series_key is null) = (series_order is null))
);
create index video_new on video (published_at desc, id desc) where status = 'published';
create index video_of_series on video (series_key, series_order, id) where status = 'published';

-- What viewers do to a video; made with it.
create table video_stat (
  video_id uuid primary key references video on delete cascade,
  view_count bigint not null default 0,
  like_count bigint not null default 0
) with (fillfactor = 70);

-- A person's view of a video counts once a Bangkok day.
create table video_view (
  user_id uuid not null,
  video_id uuid not null,
  day date not null,
  primary key (user_id, video_id, day)
);

-- A visitor's too, known for that day only by a keyed hash. A job sweeps the days before.
create table video_visit (
  day date not null,
  visitor bytea not null,
  video_id uuid not null,
  primary key (day, visitor, video_id)
);

create table video_like (
  user_id uuid not null,
  video_id uuid not null,
  liked_at timestamptz not null,
  primary key (user_id, video_id)
);

-- Up to when a person's time has been counted as watching, of all videos together: two tabs share one clock. Its lock
-- takes the heartbeats of one person in turn.
create table video_watcher (
  user_id uuid primary key,
  spent_until timestamptz not null
);

-- How far somebody is with a video. "seen" are the stretches of it that were played, [from, to] in milliseconds, in
-- order and apart; "watched_ms" the time that really passed meanwhile.
create table video_watch (
  user_id uuid not null,
  video_id uuid not null,
  seen jsonb not null,
  watched_ms integer not null,
  position_ms integer not null,
  begun_at timestamptz not null,
  beat_at timestamptz not null,
  -- When the whole of it was first watched, and what that brought: null while the day's videos that pay are used up.
  watched_at timestamptz,
  reward jsonb,
  reward_day date check ((reward is null) = (reward_day is null)),
  primary key (user_id, video_id)
);
create index video_watch_rewarded on video_watch (user_id, reward_day) where reward_day is not null;
