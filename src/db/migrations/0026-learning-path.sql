-- What a person's placement said: which skills they answered right. A guest's, handed over after signing in, is never more
-- than the first round. The key takes the rounds of two tabs in turn.
create table path_placement (
  user_id uuid not null,
  round smallint not null check (round > 0),
  version smallint not null,
  is_guest boolean not null check (not is_guest or round = 1),
  strong text[] not null,
  day date not null,
  taken_at timestamptz not null,
  primary key (user_id, round)
);

-- The tries at a unit's question that comes back, one a Bangkok day. All else of the path is read from what people did.
create table path_recheck (
  user_id uuid not null,
  unit text not null,
  day date not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, unit, day)
);

-- What somebody keeps to read later. Taking it off takes the row away.
create table post_bookmark (
  user_id uuid not null,
  post_id uuid not null,
  kept_at timestamptz not null,
  primary key (user_id, post_id)
);
create index post_bookmark_newest on post_bookmark (user_id, kept_at desc, post_id desc);
