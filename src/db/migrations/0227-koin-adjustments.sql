-- Koin that staff gave to a wallet or took from it, in hundredths; the ledger holds the movement under the cause `adjust:<id>`.
create table koin_adjustment (
  id uuid primary key,
  user_id uuid not null,
  amount bigint not null check (amount <> 0 and abs(amount) <= 10000000),
  reason text not null check (reason in ('missing', 'fault', 'twice', 'wrong')),
  -- What staff wrote for staff.
  note text not null check (length(note) between 1 and 200),
  made_by uuid not null,
  created_at timestamptz not null,
  -- The second person; null: within what one person may adjust alone.
  decided_by uuid,
  check (decided_by <> made_by and made_by <> user_id)
);
create index koin_adjustment_user_id on koin_adjustment (user_id);
create index koin_adjustment_alone on koin_adjustment (made_by, created_at) where decided_by is null;
select make_append_only('koin_adjustment');

-- The second person of a rate that staff changed; null: as shipped, or from before.
alter table rate add column decided_by uuid;
