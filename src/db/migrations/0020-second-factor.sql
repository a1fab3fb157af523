-- The second factors of staff: what they show beside the password before their roles count.

-- An app that makes codes (RFC 6238), one a person. The secret is sealed under a key of the server's. A code is good once:
-- last_step is the half minute of the last one.
create table totp_factor (
  user_id uuid primary key references user_account on delete cascade,
  sealed text not null,
  last_step bigint not null,
  made_at timestamptz not null,
  used_at timestamptz
);

-- The public half of a passkey (WebAuthn), as COSE in base64url. The counter tells of a copied authenticator.
create table passkey (
  user_id uuid not null references user_account on delete cascade,
  id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, credential_id)
);

-- Ways back in without the factor; a used one is gone.
create table recovery_code (
  user_id uuid not null references user_account on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);

-- What a login was asked and has not answered yet: one of each purpose, taken away by the answer.
create table factor_challenge (
  user_id uuid not null,
  session_id uuid not null,
  purpose text not null check (purpose in ('totp_add', 'passkey_add', 'passkey_use')),
  value text not null,
  expires_at timestamptz not null,
  primary key (user_id, session_id, purpose),
  foreign key (user_id, session_id) references session on delete cascade
);
create index factor_challenge_expires_at on factor_challenge (expires_at);

-- The logins in which staff roles count, and since when the factor was last shown.
create table staff_session (
  user_id uuid not null,
  session_id uuid not null,
  confirmed_at timestamptz not null,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references session on delete cascade
);

-- Staff ends the logins of a person.
alter table session drop constraint session_ended_by_check;
alter table session add constraint session_ended_by_check check (ended_by in ('logout', 'reuse', 'password', 'staff'));

create index user_account_staff on user_account (user_id) where roles <> '{}';
create index staff_act_act on staff_act (act, id);

-- What the nightly audit of the books found; [] when all was well.
create table books_audit (
  id uuid primary key,
  faults jsonb not null,
  made_at timestamptz not null
);
select make_append_only('books_audit');
