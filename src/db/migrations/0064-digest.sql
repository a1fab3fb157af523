-- Mails are chosen a matter at a time: what was one choice is now two, and holds for both.
insert into mail_choice (user_id, notice_group, is_on, changed_at)
select user_id, case notice_group when 'learning' then 'posts' else 'seats' end, is_on, changed_at
from mail_choice where notice_group in ('learning', 'events')
on conflict do nothing;

-- Who wants the weekly digest is looked for by the job.
create index mail_choice_digest on mail_choice (user_id) where notice_group = 'digest' and is_on;
