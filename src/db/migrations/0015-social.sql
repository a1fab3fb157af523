-- Which LINE or Facebook identity opens which account: one of each provider an account, one account an identity.
create table social_link (
  user_id uuid not null references user_account on delete cascade,
  provider text not null check (provider in ('line', 'facebook')),
  -- The provider's own id of the person, known to us alone; what it is called there is for its owner's eyes.
  subject text not null,
  name text,
  linked_at timestamptz not null,
  primary key (user_id, provider),
  unique (provider, subject)
);

-- What counts once between us and a provider: a round trip's state, an ID token. Keys are hashes.
create table social_use (
  key text primary key,
  expires_at timestamptz not null
);
create index social_use_expires_at on social_use (expires_at);
