-- A code that a guardian types at an address typed by hand, instead of pressing the link of the same mail. Only its hash;
-- null once it is used.
alter table guardian_link add column code_hash text, add column code_until timestamptz;
create unique index guardian_link_code on guardian_link (code_hash) where code_hash is not null;
