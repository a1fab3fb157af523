-- The puzzle of a Bangkok day, or of the week that begins on this Monday, the same for everybody; solution and all.
create table crossword (
  kind text not null check (kind in ('daily', 'weekly')),
  day date not null check (kind = 'daily' or extract(isodow from day) = 1),
  ipuz jsonb not null,
  -- Of the words that it asks for: a word rests before it comes again.
  word_keys text[] not null,
  -- The generator's seed and what it thought of its work; null for what staff brought in.
  seed bigint,
  quality jsonb,
  made_at timestamptz not null,
  primary key (kind, day),
  check ((seed is null) = (quality is null))
);

-- What a person has filled in, cell by cell, whichever device it came from. `told` counts the wrong letters that a check
-- told of in each cell.
create table crossword_attempt (
  user_id uuid not null,
  kind text not null,
  day date not null,
  letters text[] not null,
  marks text[] not null check (cardinality(marks) = cardinality(letters)),
  told smallint[] not null check (cardinality(told) = cardinality(letters)),
  revealed smallint not null default 0,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  finished_at timestamptz,
  -- What it brought, as it was told to the person.
  result jsonb,
  primary key (user_id, kind, day),
  foreign key (kind, day) references crossword,
  check ((finished_at is null) = (result is null))
);
create index crossword_attempt_puzzle on crossword_attempt (kind, day);
