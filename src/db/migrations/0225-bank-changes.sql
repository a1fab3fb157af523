-- Rates and the clock of the bank are proposed by one member of staff and decided by another. Null: as shipped, or from before.
alter table bank_rate add column decided_by uuid;
alter table bank_clock add column decided_by uuid;
-- What the rules allow (bank/rates/change-rules.ts, bank/clock/clock-rules.ts). Rows from before stay as they are.
alter table bank_rate add constraint bank_rate_bounds check (rate <= 500) not valid;
alter table bank_clock add constraint bank_clock_bounds check (days_per_month between 4 and 14) not valid;
