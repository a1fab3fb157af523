-- The mailbox behind an address, as src/lib/mailbox.ts folds it: without capitals, label and the dots that Gmail ignores.
create function fold_mailbox(address text) returns text language sql immutable strict parallel safe
return (
  select case when host is null then key else
    coalesce(nullif(case when host = 'gmail.com' then replace(unlabelled, '.', '') else unlabelled end, ''), unlabelled)
    || '@' || host end
  from (
    select key,
      case named when 'googlemail.com' then 'gmail.com' else named end as host,
      coalesce(nullif(split_part(local, '+', 1), ''), local) as unlabelled
    from (
      select key,
        case when strpos(key, '@') > 0 then regexp_replace(key, '^.*@', '') end as named,
        regexp_replace(key, '@[^@]*$', '') as local
      from (select lower(btrim(address)) as key) as trimmed
    ) as halved
  ) as parts
);

-- One account a mailbox. Accounts that shared one before this keep working: the first to be verified (else the first that
-- was made) counts as the holder, the others are marked, and no further account gets that mailbox as long as one of them lives.
alter table user_account add column mailbox text generated always as (fold_mailbox(email_key)) stored;
alter table user_account alter column mailbox set not null;
alter table user_account add column shares_mailbox boolean not null default false;
update user_account set shares_mailbox = true
where user_id in (
  select user_id from (
    select user_id, row_number() over (partition by mailbox order by verified_at nulls last, made_at, user_id) as place
    from user_account
  ) as placed where place > 1
);
create unique index user_account_mailbox_holder on user_account (mailbox) where not shares_mailbox;
create index user_account_mailbox on user_account (mailbox);

-- An address that its owner may still take back is kept with its whole mailbox.
alter table email_change add column old_mailbox text generated always as (fold_mailbox(old_key)) stored;
alter table email_change alter column old_mailbox set not null;
create index email_change_kept_mailbox on email_change (old_mailbox) where confirmed_at is not null;
drop index email_change_kept;

update guardian set mailbox = fold_mailbox(email) where mailbox <> fold_mailbox(email);

-- Mailboxes whose owner has said no as a guardian: nothing more is sent there at a stranger's wish. A keyed hash, since
-- whoever reads there need not have an account with us.
create table mailbox_refusal (
  mailbox_hash text primary key,
  made_at timestamptz not null
);
create index mailbox_refusal_made_at on mailbox_refusal (made_at);

-- Mails that somebody other than the mailbox's owner can cause are counted a mailbox, whatever they are about.
alter table mail add column mailbox text generated always as (fold_mailbox(to_address)) stored;
alter table mail alter column mailbox set not null;
alter table mail add column is_limited boolean not null default false;
create index mail_limited on mail (mailbox, made_at) where is_limited;
