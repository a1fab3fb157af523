-- A person. All that tells who somebody is stands here and in the tables of this file, under a random id (UUIDv4), so
-- that erasing these rows erases the person and leaves the books whole. email_key and name_key are what is unique.
create table user_account (
  user_id uuid primary key,
  email text not null,
  email_key text not null unique,
  -- argon2id in PHC form; null for who only ever came by Facebook or LINE.
  password_hash text,
  display_name text not null,
  name_key text not null unique,
  birth_date date not null,
  province text not null,
  school text,
  interests text[] not null,
  display_image text not null,
  roles text[] not null default '{}',
  verified_at timestamptz,
  made_at timestamptz not null
);

-- The guardian of a person under 20, in the person's own row: who it is, and what they said.
create table guardian (
  user_id uuid primary key references user_account on delete cascade,
  email text not null,
  -- The mailbox behind the address: five children at most share one.
  mailbox text not null,
  state text not null check (state in ('waiting', 'allowed', 'refused')),
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index guardian_mailbox on guardian (mailbox);

-- Links sent by mail; only their hash is kept. A used or replaced one is gone.
create table email_link (
  user_id uuid not null references user_account on delete cascade,
  hash text not null,
  purpose text not null check (purpose in ('verify')),
  expires_at timestamptz not null,
  primary key (user_id, purpose, hash)
);
create index email_link_hash on email_link (hash);

-- One login: the family of all refresh tokens that descend from it. binding_hash is of the cookie that must come with
-- a refresh; it also tells a known device, so ended rows stay until they expire.
create table session (
  user_id uuid not null references user_account on delete cascade,
  id uuid not null,
  binding_hash text,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'reuse', 'password')),
  primary key (user_id, id),
  check ((ended_at is null) = (ended_by is null))
);
create index session_expires_at on session (expires_at);

create table refresh_token (
  user_id uuid not null,
  session_id uuid not null,
  hash text not null,
  -- The successor is HMAC(server key, token, salt): the same for everyone who holds the token and can ask within the grace.
  salt text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  primary key (user_id, session_id, hash),
  foreign key (user_id, session_id) references session on delete cascade
);
create index refresh_token_hash on refresh_token (hash);

-- Keys made at the first start. 'access_token': Ed25519 as JWK, several at once while they rotate. 'hmac': 256 bits.
create table server_secret (
  id text primary key,
  purpose text not null check (purpose in ('access_token', 'hmac')),
  secret text not null,
  made_at timestamptz not null,
  -- From here on it signs no more; what it signed stays good until it expires.
  retired_at timestamptz
);
create unique index server_secret_hmac on server_secret (purpose) where purpose = 'hmac';

-- Counters of attempts in a fixed window; keys are hashes, so no address or e-mail stands here.
create table attempt (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_ends_at on attempt (ends_at);

-- Proofs of work already handed in: each counts once.
create table bot_check_use (
  nonce text primary key,
  expires_at timestamptz not null
);
create index bot_check_use_expires_at on bot_check_use (expires_at);
