-- A person's last assessment: score, level, and what moved it. Answers about money at home are not kept.
create table robo_assessment (
  user_id uuid primary key,
  id uuid not null,
  form_version smallint not null,
  score smallint not null check (score between 10 and 40),
  level smallint not null check (level between 1 and 5),
  level_before smallint check (level_before between 1 and 5),
  said text not null check (said in ('sell_all', 'sell_some', 'hold', 'buy')),
  -- [{ question, choice, effect, text }]
  reasons jsonb not null,
  taken_at timestamptz not null,
  valid_until date not null
);

-- The crash rehearsal that a person has begun, and the result of the last one that ended.
create table robo_rehearsal (
  user_id uuid primary key,
  id uuid not null,
  path smallint not null,
  rounds integer not null,
  said text not null check (said in ('sell_all', 'sell_some', 'hold', 'buy')),
  started_at timestamptz not null,
  result jsonb
);

-- The portfolios of the five levels: the highest version counts, none is changed. Shares in hundredths of a percent.
create table robo_portfolio (
  level smallint not null check (level between 1 and 5),
  version integer not null check (version > 0),
  -- [{ code, share }], together 10,000
  parts jsonb not null,
  made_at timestamptz not null,
  -- Null: from the content.
  made_by uuid,
  reason text,
  primary key (level, version),
  check ((made_by is null) = (reason is null))
);
select make_append_only('robo_portfolio');
