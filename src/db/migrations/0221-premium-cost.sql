-- What a piece costs us, in hundredths of baht. The price was this times ten so far (product rule); from now on a price that is
-- changed leaves the cost as it is. Null: the price is still the one that follows from the cost.
alter table premium add column cost_baht bigint check (cost_baht >= 0);
