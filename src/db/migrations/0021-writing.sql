-- What people write. A post of a person has its working copy here from the first word on; its row in "post" is made when
-- readers first see it and changes only when they are to see something else. "content" is title, club, skill, tags, cover,
-- body and question as one (posts/writing-contract.ts).
create table post_draft (
  author_id uuid not null,
  post_id uuid not null,
  -- The browser's own name for it: a first save that is sent again makes no second post.
  made_with uuid not null,
  -- Counts the saves. Who saves says which one they began from.
  version integer not null,
  content jsonb not null,
  made_at timestamptz not null,
  saved_at timestamptz not null,
  -- Revisions: the one that waits for a person, the one that readers see, the one that came back and was not handed in anew.
  pending_id uuid,
  live_id uuid,
  returned_id uuid,
  -- When a person first let it through: that is paid once.
  approved_at timestamptz,
  deleted_at timestamptz,
  primary key (author_id, post_id),
  unique (author_id, made_with)
);
create index post_draft_post on post_draft (post_id);
create index post_draft_deleted on post_draft (deleted_at) where deleted_at is not null;

-- A text as it was at a moment. "kept": put by while it was being written, so that it can be had back.
create table post_revision (
  author_id uuid not null,
  id uuid not null,
  post_id uuid not null,
  version integer not null,
  state text not null check (state in ('kept', 'pending', 'approved', 'returned', 'replaced', 'withdrawn')),
  content jsonb not null,
  made_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  -- Why it came back, in the words of whoever decided.
  reason text check (state <> 'returned' or reason is not null),
  primary key (author_id, id)
);
create index post_revision_id on post_revision (id);
create index post_revision_of_post on post_revision (author_id, post_id, id);
-- One at a time waits.
create unique index post_revision_pending on post_revision (author_id, post_id) where state = 'pending';

-- What is counted of somebody who writes. Its lock takes the decisions on one person's posts in turn.
create table post_writer (
  user_id uuid primary key,
  -- Posts that a person has let through.
  approved integer not null default 0,
  -- The Bangkok month of the last reward, and how many were paid in it.
  rewarded_month text,
  rewarded integer not null default 0
);

-- "hidden": taken down by moderators. "away": the author's account waits for its deletion.
alter table post drop constraint post_status_check, add constraint post_status_check
  check (status in ('draft', 'pending', 'published', 'returned', 'unpublished', 'hidden', 'away'));

-- Pictures of posts lie with the others of their owner, so that they are handed out and erased with them.
alter table picture add column purpose text not null default 'avatar' check (purpose in ('avatar', 'post'));

-- While an account waits for its deletion nobody reads what it wrote; who comes back finds it as it was. Here and not in
-- the features: accounts know no posts.
create function keep_leavers_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post set status = 'away' where author_id = new.user_id and status = 'published';
  else
    update post set status = 'published' where author_id = old.user_id and status = 'away';
  end if;
  return null;
end
$$;
create trigger keep_posts after insert or delete on leaving for each row execute function keep_leavers_posts();

-- Tags are what people write: one that no post has any more does not stay behind as a count of none. A row that another
-- writer holds is about to change, and left to them.
create index post_count_none on post_count (club, tag) where total = 0;
create function drop_empty_tags() returns trigger language plpgsql as $$
begin
  delete from post_count where (club, tag) in (
    select club, tag from post_count where total = 0 and tag <> '' for update skip locked
  );
  return null;
end
$$;
create trigger tags_updated after update on post for each statement execute function drop_empty_tags();
create trigger tags_deleted after delete on post for each statement execute function drop_empty_tags();
