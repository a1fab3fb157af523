-- How popular a thing is, so that its likes and reads lose half their weight every 7 days and yet nothing is ever
-- computed anew: exponential decay seen forward from a fixed day (Cormode, Shkapenyuk, Srivastava, Xu: Forward Decay,
-- ICDE 2009). The sum of all weights w at times t is S = sum of w * 2^(t in weeks since 2026); it orders things the same
-- at every later moment. What is kept is log2 S, which stays small: each event adds x = log2 w + t by
-- log2 (2^a + 2^b) = max + log2 (1 + 2^-|a - b|). One unit is a week or a doubling. Null stands for nothing yet.
create function popularity_plus(current double precision, weight double precision, at timestamptz)
returns double precision language sql immutable parallel safe as $$
  select case when current is null then x else
    -- Beyond 60 the smaller one is less than the last bit of the greater, and a smaller power would not exist.
    greatest(current, x) + ln(1 + power(2, -least(abs(current - x), 60))) / ln(2) end
  from (select ln(weight) / ln(2)
    + (extract(epoch from at - timestamptz '2026-01-01 00:00:00+00') / 604800)::double precision) as event (x)
$$;

-- Our articles and people's posts. A row changes when somebody edits it and at no other time: what readers change
-- stands in post_stat and post_listing, so that no edit waits for a reader.
create table post (
  id uuid primary key,
  -- Of the content file it came from; links between articles are written with it.
  key text unique,
  club text not null check (club in ('hit', 'biz-master', 'smart-society', 'play-yard', 'greenery')),
  skill text not null check (skill in ('saving', 'spending', 'investing', 'protecting', 'planning')),
  title text not null check (length(title) between 1 and 120),
  summary text not null,
  cover jsonb not null,
  body jsonb not null,
  -- Title, summary, tags and body as one text; and its segmented words, weighted in that order.
  plain text not null,
  search tsvector not null,
  minutes integer not null check (minutes >= 1),
  tags text[] not null check (cardinality(tags) <= 5 and '' <> all (tags)),
  author_name text not null,
  author_id uuid,
  -- Holds the right answer: never sent as it is.
  question jsonb,
  status text not null check (status in ('draft', 'pending', 'published', 'returned', 'unpublished')),
  published_at timestamptz check (published_at is not null or status <> 'published'),
  updated_at timestamptz not null,
  -- From then on the content file no longer rules.
  edited_by_staff_at timestamptz,
  -- Of the content file as it was last read in.
  content_hash text
) with (toast_tuple_target = 1024);
create index post_search on post using gin (search) where status = 'published';

-- What readers do to a post; one narrow row from its first publication on. No index holds what changes here.
create table post_stat (
  post_id uuid primary key references post on delete cascade,
  view_count bigint not null default 0,
  like_count bigint not null default 0,
  read_count bigint not null default 0,
  -- Begins as if the publication were one read, so a post that nobody has liked yet goes by its date.
  popularity double precision not null
) with (fillfactor = 70);

-- The lists that a published post stands in: its club's (tag '') and one for each of its tags. Narrow, and seldom changed,
-- so that any page of a list is found in its index alone. step is popularity in sixteenths of a doubling (4 %): the more
-- a post is liked, the more likes a step takes, and lists hardly move under their readers.
create table post_listing (
  post_id uuid not null references post on delete cascade,
  tag text not null,
  club text not null,
  published_at timestamptz not null,
  step integer not null,
  primary key (post_id, tag)
) with (
  fillfactor = 80,
  -- New posts stand at the front of every list: they are to be clean soon, however many old ones there are.
  autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 2000,
  autovacuum_vacuum_scale_factor = 0.01
);
create index post_listing_new_of_club on post_listing (club, tag, published_at desc, post_id desc);
create index post_listing_new on post_listing (tag, published_at desc, post_id desc);
create index post_listing_popular_of_club on post_listing (club, tag, step desc, post_id desc);
create index post_listing_popular on post_listing (tag, step desc, post_id desc);

create function popularity_step(popularity double precision) returns integer
language sql immutable parallel safe as $$ select floor(popularity * 16)::integer $$;

create function keep_post_step() returns trigger language plpgsql as $$
begin
  update post_listing set step = popularity_step(new.popularity) where post_id = new.post_id;
  return null;
end
$$;
create trigger keep_step after update of popularity on post_stat for each row
  when (popularity_step(old.popularity) <> popularity_step(new.popularity)) execute function keep_post_step();

-- How many posts a list has: the published ones of a club, all (tag '') and by tag. Kept, never counted.
create table post_count (
  club text not null,
  tag text not null,
  total integer not null,
  primary key (club, tag)
);
create index post_count_total on post_count (club, total desc, tag);

-- Once a statement and not once a row, so that a thousand posts read in at once change each count once. In order of the
-- key: two writers take the counts' locks in the same order.
create function keep_post_count() returns trigger language plpgsql as $$
declare
  came constant text := $q$ select club, tags, 1 as step from new_post where status = 'published' $q$;
  went constant text := $q$ select club, tags, -1 as step from old_post where status = 'published' $q$;
begin
  execute 'with change as (' || case tg_op when 'INSERT' then came when 'DELETE' then went
    else came || 'union all' || went end || $q$)
    insert into post_count (club, tag, total)
    select club, list.tag, sum(step)
    from change, lateral (select '' union select unnest(tags)) as list (tag)
    group by club, list.tag having sum(step) <> 0
    order by club, list.tag
    on conflict (club, tag) do update set total = post_count.total + excluded.total $q$;
  return null;
end
$$;
create trigger count_inserted after insert on post referencing new table as new_post
  for each statement execute function keep_post_count();
create trigger count_updated after update on post referencing old table as old_post new table as new_post
  for each statement execute function keep_post_count();
create trigger count_deleted after delete on post referencing old table as old_post
  for each statement execute function keep_post_count();

create function keep_post_listing() returns trigger language plpgsql as $$
begin
  insert into post_stat (post_id, popularity)
  select id, popularity_plus(null, 1, published_at) from new_post where status = 'published' order by id
  on conflict (post_id) do nothing;

  delete from post_listing using new_post
  where post_id = id and (status <> 'published' or (tag <> '' and tag <> all (tags)));

  insert into post_listing (post_id, tag, club, published_at, step)
  select id, list.tag, club, published_at, popularity_step(popularity)
  from new_post join post_stat on post_id = id, lateral (select '' union select unnest(tags)) as list (tag)
  where status = 'published' order by id, list.tag
  on conflict (post_id, tag) do update set club = excluded.club, published_at = excluded.published_at
    where (post_listing.club, post_listing.published_at) <> (excluded.club, excluded.published_at);
  return null;
end
$$;
create trigger list_inserted after insert on post referencing new table as new_post
  for each statement execute function keep_post_listing();
create trigger list_updated after update on post referencing new table as new_post
  for each statement execute function keep_post_listing();

-- Who has read what: a person counts once for each post.
create table post_view (
  user_id uuid not null,
  post_id uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, post_id)
);

-- A visitor counts once a day, known for that day only by a keyed hash. A job sweeps the days before.
create table post_visit (
  day date not null,
  visitor bytea not null,
  post_id uuid not null,
  primary key (day, visitor, post_id)
);
