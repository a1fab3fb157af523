-- What one member of the finance team wants to change about money, until a second one decides it.
create table money_proposal (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+\.[a-z-]+$'),
  -- What it is about; one proposal waits for a subject of a kind.
  subject text not null check (length(subject) between 1 and 100),
  body jsonb not null,
  made_by uuid not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'dropped')),
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'done' or decided_by <> made_by)
);
create unique index money_proposal_waiting on money_proposal (kind, subject) where state = 'waiting';
create index money_proposal_made_by on money_proposal (made_by);
