-- A gift of Super Quest is an order of the store: `source` says what it is for ('mission:<id>'). It has no price, but for
-- what a Krazy Day takes for it, which a refund gives back like any other.
alter table premium_order drop constraint premium_order_price_check;
alter table premium_order drop constraint premium_order_paid_check;
alter table premium_order add column source text check (length(source) between 1 and 120);
alter table premium_order add constraint premium_order_paid_for check (
  price >= 0 and paid >= 0 and (source is not null or price > 0));
-- One order for one cause of a person, however often it is asked for.
create unique index premium_order_source on premium_order (user_id, source) where source is not null;
