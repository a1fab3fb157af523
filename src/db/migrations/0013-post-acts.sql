-- Takes an event of `weight` at `at` out of a popularity that it was counted into (see popularity_plus). What the
-- rounding of many years has swallowed cannot be had back: the result is never below `lowest`.
create function popularity_minus(current double precision, weight double precision, at timestamptz, lowest double precision)
returns double precision language sql immutable parallel safe as $$
  select case when current - x < 1e-9 then lowest
    else greatest(lowest, current + ln(1 - power(2, greatest(x - current, -60))) / ln(2)) end
  from (select popularity_plus(null, weight, at)) as event (x)
$$;

alter table post_stat add column share_count bigint not null default 0;

-- Who likes what. Unliking takes the row away.
create table post_like (
  user_id uuid not null,
  post_id uuid not null,
  liked_at timestamptz not null,
  primary key (user_id, post_id)
);

-- A person's shares of a post count once a Bangkok day.
create table post_share (
  user_id uuid not null,
  post_id uuid not null,
  day date not null,
  shared_at timestamptz not null,
  primary key (user_id, post_id, day)
);
select make_append_only('post_share');

-- What decides the order in which a person is shown the choices of articles' questions. Its lock takes the answers of
-- one person in turn, so that what is counted per day is counted right.
create table post_reader (
  user_id uuid primary key,
  seed integer not null
);

-- The one answer of a person to a post's question, in the words of the choice: questions may be edited later. `result`
-- is what it brought, as it was told.
create table post_answer (
  user_id uuid not null,
  post_id uuid not null,
  day date not null,
  choice text not null,
  is_right boolean not null,
  is_rewarded boolean not null check (is_right or not is_rewarded),
  result jsonb not null,
  answered_at timestamptz not null,
  primary key (user_id, post_id)
);
create index post_answer_of_day on post_answer (user_id, day) where is_rewarded;
select make_append_only('post_answer');

-- The words that articles explain in place.
create table glossary_term (
  key text primary key,
  term text not null,
  also text[] not null,
  meaning text not null,
  example text not null,
  article_key text,
  updated_at timestamptz not null,
  -- From then on the content file no longer rules.
  edited_by_staff_at timestamptz,
  content_hash text
);
