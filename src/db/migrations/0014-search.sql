-- The words of a post leave its row: they are read by the search alone, and written anew when the way of reading changes.
alter table post drop column search, drop column plain;

-- What the search reads of a post, made by the app (posts/server/search-rules.ts): its words, each with the place where
-- it stands, so that every question is answered by the index. Every post has its row from its first moment on; analyser 0
-- says that nobody has read the post yet, or that it was changed since, and a job reads it then. The row is narrow and its
-- words lie outside of it: a thousand found posts are a handful of blocks.
create table post_search (
  post_id uuid primary key references post on delete cascade,
  club text not null,
  -- Of a published post only.
  published_at timestamptz,
  analyser integer not null default 0,
  words tsvector not null default ''
) with (
  toast_tuple_target = 128,
  autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 2000
);
-- No list of pending entries: each search would read through it.
create index post_search_words on post_search using gin (words) with (fastupdate = off) where published_at is not null;
create index post_search_analyser on post_search (analyser);
-- Without figures on the words every question seems rare to the planner, and it always takes the index: reading the words
-- of whole posts, which it thinks cheap, costs a hundred times as much.
alter table post_search alter column words set statistics 0;

create function keep_post_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into post_search (post_id, club, published_at)
    select id, club, case when status = 'published' then published_at end from new_post order by id
    on conflict (post_id) do nothing;
    return null;
  end if;
  update post_search set club = changed.club, published_at = changed.shown_at,
    analyser = case when changed.is_text then 0 else analyser end
  from (
    select id, new_post.club, case when new_post.status = 'published' then new_post.published_at end as shown_at,
      (new_post.title, new_post.summary, new_post.tags, new_post.author_name, new_post.body)
        is distinct from (old_post.title, old_post.summary, old_post.tags, old_post.author_name, old_post.body) as is_text
    from new_post join old_post using (id)
  ) as changed
  where post_id = changed.id
    and (changed.is_text or (post_search.club, post_search.published_at) is distinct from (changed.club, changed.shown_at));
  return null;
end
$$;
create trigger search_inserted after insert on post referencing new table as new_post
  for each statement execute function keep_post_search();
create trigger search_updated after update on post referencing old table as old_post new table as new_post
  for each statement execute function keep_post_search();

insert into post_search (post_id, club, published_at)
select id, club, case when status = 'published' then published_at end from post;

-- Every word of every post under the forms in which it may be misspelt (posts/server/spelling-rules.ts): itself, without
-- its marks, with one letter left out, its halves. Words stay when their posts go; what is found with them is looked up.
create table post_word_form (
  form text not null,
  word text not null,
  primary key (form, word)
);
