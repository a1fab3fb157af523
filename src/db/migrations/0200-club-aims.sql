-- The club that a person has chosen, one at a time. Nobody else reads it.
create table club_member (
  user_id uuid primary key,
  club text not null check (club in ('hit', 'biz-master', 'smart-society', 'play-yard', 'greenery')),
  -- A Bangkok day: earlier learning days fill nothing.
  joined_on date not null
);

-- The learning days that have gone to a club. The key makes each of them count once, also for who changes clubs.
create table club_day (
  user_id uuid not null,
  day date not null,
  club text not null check (club in ('hit', 'biz-master', 'smart-society', 'play-yard', 'greenery')),
  primary key (user_id, day)
);

-- The learning days of a club in a week from its Monday on. A week without one has no row.
create table club_week (
  club text not null check (club in ('hit', 'biz-master', 'smart-society', 'play-yard', 'greenery')),
  week date not null check (extract(isodow from week) = 1),
  aim integer not null check (aim > 0),
  days integer not null check (days > 0),
  primary key (club, week)
);
