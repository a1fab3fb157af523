-- Whether everybody may see a person's name on a Bangkok day: identity's standing-rules.ts (show_name_on_board), and not
-- while their account waits for its deletion. The one place; a test holds it to the rules.
create function may_show_name(person uuid, day date) returns boolean language sql stable as $$
  select exists (
    select from user_account left join guardian on guardian.user_id = user_account.user_id
    where user_account.user_id = person and verified_at is not null
      and (birth_date <= (day - interval '20 years')::date or guardian.state = 'allowed')
      and not exists (select from leaving where leaving.user_id = person)
  )
$$;

-- What readers see instead of a name that may not be shown.
create function shown_name(person uuid, day date) returns text language sql stable as $$
  select coalesce(
    (select display_name from user_account where user_id = person and may_show_name(person, day)), 'สมาชิก Koinklass'
  )
$$;

-- Puts what may be shown of a person on what they wrote: the name that posts carry for lists, feeds and the search, and
-- interviews, which are all about the person. Words that are found by the name (search-rules.ts: a) go with it at once.
create function keep_names(person uuid, day date) returns void language plpgsql as $$
declare
  is_shown boolean := may_show_name(person, day);
  name text := shown_name(person, day);
begin
  update post set author_name = name where author_id = person and author_name <> name;
  update post set status = case when is_shown then 'published' else 'away' end
  where id in (select post_id from hero_talk where hero_talk.user_id = person)
    and status = case when is_shown then 'away' else 'published' end
    and not exists (select from leaving where leaving.user_id = person);
  if not is_shown then
    update post_search
    set words = ts_delete(words, array(select lexeme from unnest(words) where lexeme like 'a/%'))
    where post_id in (select id from post where author_id = person);
  end if;
end
$$;

-- A guardian's answer counts in the moment that it is given. The day is that of the answer: a database knows no other.
create function keep_names_of_child() returns trigger language plpgsql as $$
begin
  perform keep_names(new.user_id, (coalesce(new.answered_at, new.asked_at) at time zone 'Asia/Bangkok')::date);
  return null;
end
$$;
create trigger keep_names after update of state on guardian
  for each row when (old.state is distinct from new.state) execute function keep_names_of_child();

-- Who comes back after the wish to leave finds it as it was, but for what a guardian has taken back meanwhile.
create or replace function keep_leavers_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post set status = 'away' where author_id = new.user_id and status = 'published';
  else
    update post set status = 'published' where author_id = old.user_id and status = 'away';
    perform keep_names(old.user_id, (old.asked_at at time zone 'Asia/Bangkok')::date);
  end if;
  return null;
end
$$;

-- What is there already.
update post set author_name = one.name
from (
  select distinct author_id, shown_name(author_id, (now() at time zone 'Asia/Bangkok')::date) as name
  from post where author_id is not null
) as one
where post.author_id = one.author_id and author_name <> one.name;
