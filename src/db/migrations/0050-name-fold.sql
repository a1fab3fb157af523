-- Which folding made name_key of display_name. When the product knows a newer one, a job makes the keys of the rows before anew.
alter table user_account add column name_fold int not null default 1;
create index user_account_by_name_fold on user_account (name_fold, user_id);
