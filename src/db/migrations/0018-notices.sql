-- What a person is told on our pages. The texts are made when it is read, from the kind and the facts. No counter is
-- kept: it would be a row that acts of one person lock in different orders, and what can be paged is counted quickly.
create table notice (
  user_id uuid not null,
  id uuid not null,
  -- What happened, once and for all ('sign-in:<session id>'): told again, it is no second notice.
  cause text not null,
  kind text not null,
  facts jsonb not null,
  made_at timestamptz not null,
  read_at timestamptz,
  -- When the mail about it was put into the outbox: a job that runs twice puts one there.
  mailed_at timestamptz,
  primary key (user_id, id),
  unique (user_id, cause)
);
create index notice_unread on notice (user_id, id) where read_at is null;
create index notice_made_at on notice (made_at);

-- Which mails a person wants beside those that are necessary. Without a row: none.
create table mail_choice (
  user_id uuid not null,
  notice_group text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, notice_group)
);

-- Where one click ends mails of this kind (RFC 8058); goes with the texts when the mail has left.
alter table mail add column unsubscribe_url text;

-- When everybody had been told of a version that came into force.
alter table policy add column announced_at timestamptz;
