-- The day by which the facts of an article of ours have to be looked at again: its file said it, and nobody at the desk saw it.
alter table post add column review_by date;
create index post_review on post (review_by) where review_by is not null;
