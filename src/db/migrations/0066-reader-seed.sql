-- Readers from now on have none of their own: the order of an article's choices comes from a key, so that a look writes nothing.
alter table post_reader alter column seed drop not null;
