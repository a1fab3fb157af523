-- Koin that staff gives to a wallet or takes from it, in hundredths. A row goes with its account: staff typed the note. The
-- ledger holds the movement under the cause `adjust:<id>`.
create table koin_adjustment (
  id uuid primary key,
  user_id uuid not null,
  amount bigint not null check (amount <> 0 and abs(amount) <= 10000000),
  reason text not null check (reason in ('missing', 'fault', 'twice', 'wrong')),
  -- What staff wrote for staff.
  note text not null check (length(note) between 1 and 200),
  made_by uuid not null,
  created_at timestamptz not null,
  -- Null: it waits for a second person, or was dropped (staff_proposal).
  booked_at timestamptz,
  -- The second person; null: within the budget of one person.
  decided_by uuid,
  check (decided_by is null or booked_at is not null),
  check (decided_by <> made_by and made_by <> user_id)
);
create index koin_adjustment_user_id on koin_adjustment (user_id);
create index koin_adjustment_booked on koin_adjustment (booked_at desc) where booked_at is not null;

-- The second person of a rate that staff changed; null: as shipped, or from before.
alter table rate add column decided_by uuid;
