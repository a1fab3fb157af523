-- A gift of Super Quest is an order of the store without a price: `source` says what it is for ('mission:<id>').
alter table premium_order drop constraint premium_order_price_check;
alter table premium_order drop constraint premium_order_paid_check;
alter table premium_order add column source text check (length(source) between 1 and 120);
alter table premium_order add constraint premium_order_paid_for check (
  (source is null and price > 0 and paid > 0) or (source is not null and price = 0 and paid = 0));
-- One order for one cause of a person, however often it is asked for.
create unique index premium_order_source on premium_order (user_id, source) where source is not null;
