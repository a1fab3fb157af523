-- The outbox: a mail is written in the transaction of the deed that asks for it, and a job sends it.
-- The texts hold links and names; they go as soon as the mail has left.
create table mail (
  id uuid primary key,
  -- Null for an address that is nobody's account (a guardian).
  user_id uuid,
  to_address text not null,
  kind text not null,
  subject text not null,
  text text,
  html text,
  made_at timestamptz not null,
  attempts integer not null default 0,
  tried_at timestamptz,
  sent_at timestamptz,
  -- Given up: the receiving side said that it never will take it.
  failed_at timestamptz,
  -- A code, never the server's sentence, which repeats the address.
  error text
);
create index mail_user_id on mail (user_id);
create index mail_made_at on mail (made_at);
