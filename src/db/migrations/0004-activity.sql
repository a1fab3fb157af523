-- What people did, one row per deed, written with the deed. The cause is its natural key: a retried deed is noted once.
create table activity (
  user_id uuid not null,
  id uuid not null,
  cause text not null check (length(cause) between 1 and 200),
  kind text not null,
  -- The post, event or quiz that it was done with.
  subject_id text,
  -- The Bangkok day that it counts for; an attempt begun before midnight counts for its own day.
  day date not null,
  facts jsonb not null,
  happened_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, cause)
);
-- "The daily quiz on 5 days", "3 greenery articles": goals ask one person for one kind over some days.
create index activity_kind on activity (user_id, kind, day);
select make_append_only('activity');
