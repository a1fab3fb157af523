-- The real moment at which a deposit was closed early. `ended_on` is a day of the bank, which may begin on the real day before.
-- Null: it matured at the end of a bank day, or was closed before this column existed.
alter table fixed_deposit add column closed_at timestamptz;
alter table thaweesup add column closed_at timestamptz;
