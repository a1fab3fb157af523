-- What a fund is measured against, as weights of the model's asset classes, and how much of its money is outside Thailand
-- (basis points; the weights together 10,000). Null: of a fund whose NAVs come from files nobody knows it.
alter table fund add column benchmark_weights jsonb;
alter table fund add column abroad integer check (abroad between 0 and 10000);

-- The index of each asset class before all fees, in 1/10,000 of a point; 100.0000 on the first day. It is made with the NAVs,
-- from the same secrets.
create table class_index (
  class text not null,
  day date not null,
  value integer not null check (value > 0),
  primary key (class, day)
);

-- The label of hedging says what the recipe does: these hold no dollar of their own, and gold is priced in baht.
update fund set currency = 'hedged' where source = 'model' and code in ('SIM-MIX30', 'SIM-MIX60');
update fund set currency = 'none' where source = 'model' and code = 'SIM-GOLD';
