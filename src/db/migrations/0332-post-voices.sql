-- The byline of an article of ours that has a face. A member's post has none, whatever its author is called.
alter table post add column voice text
  constraint post_voice_of_house check (voice is null or (voice in ('letters', 'data', 'comic') and author_id is null));
create index post_voice on post (voice, published_at desc, id desc) where voice is not null;
