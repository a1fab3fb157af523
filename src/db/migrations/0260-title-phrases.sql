-- A title is plain; the phrases between which its line may break stand beside it. Titles had a | between them.
alter table post add column title_phrases text[];
alter table video add column title_phrases text[];
alter table event add column title_phrases text[];

-- A process of the version before still writes titles with marks, and knows no phrases: its rows are put right here,
-- and phrases of a title that it wrote over are dropped.
create function split_title() returns trigger language plpgsql as $$
begin
  if position('|' in new.title) > 0 then
    new.title_phrases := array_remove(string_to_array(new.title, '|'), '');
    new.title := replace(new.title, '|', '');
    if cardinality(new.title_phrases) < 2 then new.title_phrases := null; end if;
  elsif array_to_string(new.title_phrases, '') <> new.title then
    new.title_phrases := null;
  end if;
  return new;
end $$;
create trigger split_title before insert or update of title on post for each row execute function split_title();
create trigger split_title before insert or update of title on video for each row execute function split_title();
create trigger split_title before insert or update of title on event for each row execute function split_title();

update post set title = title where title like '%|%' and replace(title, '|', '') <> '';
update video set title = title where title like '%|%' and replace(title, '|', '') <> '';
update event set title = title where title like '%|%' and replace(title, '|', '') <> '';
