-- Browsers that show notices by Web Push (RFC 8030). `endpoint` is an address at the push service of the browser's maker;
-- it counts while the session lasts in which it was given. p256dh and auth are the browser's keys of RFC 8291.
create table push_device (
  user_id uuid not null references user_account on delete cascade,
  id uuid not null,
  session_id uuid not null,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- The notice that was pushed last, so that a repeated job leaves out who has it.
  last_notice_id uuid,
  primary key (user_id, id),
  unique (user_id, endpoint)
);
create index push_device_endpoint on push_device (endpoint);

-- One push a person and Bangkok day: the notice whose row is inserted first is the one that is sent.
create table push_day (
  user_id uuid not null references user_account on delete cascade,
  day date not null,
  notice_id uuid not null,
  primary key (user_id, day)
);

alter table mail_choice add column by_push boolean;
