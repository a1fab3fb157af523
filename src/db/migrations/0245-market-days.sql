-- One clock (decision 0033): a published real day carries its share of the 21 market days of a bank month, and the state of the
-- market is public. Months that have prices already stay with the first recipe, so that their promises can be proved as before;
-- all later ones, whose secrets are promised and have drawn nothing yet, are made by the second.
alter table nav_month add column recipe smallint not null default 2 check (recipe in (1, 2));

update nav_month set recipe = 1
where is_history or month <= (
  select to_char(max(day), 'YYYY-MM') from fund_nav join fund on fund.code = fund_nav.code where source = 'model'
);

-- Of each day that was made by the second recipe: how many market days it carried, and the state in which it left the market.
-- A day that is not here carried one.
create table nav_day (
  day date primary key,
  market_days smallint not null check (market_days >= 0),
  state text not null check (state in ('calm', 'nervous', 'crisis'))
);
