-- Rows of the books stay when a person goes, so what somebody wrote (a title, the slug that is made of it) never stands in
-- them: titles say the kind of thing, addresses its id, and what the thing is called now is looked up when they are read.
-- The tables are append-only to everybody but this: no amount, cause or time changes, so the books stay as they were.
create function without_words(title text, cause text) returns text language sql immutable as $$
  select case
    when cause like 'post:summary:%' then 'สรุปบทความ'
    when cause like 'post:question:%' then 'ตอบคำถามท้ายเรื่อง'
    when cause like 'video:%' then 'ดูวิดีโอ'
    when cause like 'event:attend:%' then 'เข้าร่วมกิจกรรม'
    when cause like 'event:join:%' then 'ค่าเข้าร่วมกิจกรรม'
    when cause like 'event:refund:%' then 'คืนค่าเข้าร่วมกิจกรรม'
    else title
  end || case
    when cause ~ '^(post:summary|post:question|video|event):' and title like '% (ได้เท่าที่เหลือก่อนถึงเพดาน)'
    then ' (ได้เท่าที่เหลือก่อนถึงเพดาน)' else ''
  end
$$;
create function without_slug(href text) returns text language sql immutable as $$
  select regexp_replace(href, '^(/(?:post/detail|video-page/detail|events)/[0-9a-f-]{36})/.*$', '\1')
$$;

alter table ledger_transfer disable trigger append_only;
update ledger_transfer set title = without_words(title, cause), href = without_slug(href)
where (title, href) is distinct from (without_words(title, cause), without_slug(href));
alter table ledger_transfer enable trigger append_only;

alter table skill_point disable trigger append_only;
update skill_point set title = without_words(title, cause), href = without_slug(href)
where (title, href) is distinct from (without_words(title, cause), without_slug(href));
alter table skill_point enable trigger append_only;

-- Notices about other people's texts lie with whoever was told.
update notice set facts = facts - 'what' - 'href' || jsonb_build_object('postId', substring(facts ->> 'href' from '[0-9a-f-]{36}'))
where kind in ('summary.accepted', 'summary.returned') and facts ? 'href';
update notice set facts = facts || jsonb_build_object('href', without_slug(facts ->> 'href'))
where kind = 'moderation.reported' and facts ->> 'href' is not null;
update notice set facts = facts || '{"what": "สรุปของคุณ"}'
where kind in ('moderation.paused', 'moderation.decided', 'moderation.appealed') and facts ->> 'what' like 'สรุปบทความ %';

drop function without_words(text, text);
drop function without_slug(text);
