-- Young writers whom staff chose for a year (of the Common era). What is said of them here is shown only while they say
-- yes to this very version of it: a change of the text takes the yes back.
create table super_hero (
  user_id uuid not null,
  year integer not null check (year between 2020 and 2100),
  -- Of its page: never the person's own id.
  id uuid not null unique,
  -- The order within the year. Deferrable: several rows change places in one statement.
  position integer not null,
  -- A line in the person's own words, and paragraphs about them.
  words text not null,
  story text[] not null check (cardinality(story) between 1 and 12),
  version integer not null default 1,
  chosen_by uuid not null,
  chosen_at timestamptz not null,
  accepted_at timestamptz,
  declined_at timestamptz check (accepted_at is null or declined_at is null),
  primary key (user_id, year),
  unique (year, position) deferrable initially immediate
);

-- The interview with one of them: a published post of their own, so that it is theirs to take down and goes with them.
create table hero_talk (
  user_id uuid not null,
  year integer not null,
  post_id uuid not null unique references post on delete cascade,
  primary key (user_id, year),
  foreign key (user_id, year) references super_hero on delete cascade
);
