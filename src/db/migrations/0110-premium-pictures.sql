-- Copies of what editors uploaded for the store, as WebP, by the hash of their bytes. They are the house's own: they outlive the
-- upload and the account that sent it.
create table premium_picture (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{43}$'),
  bytes bytea not null check (length(bytes) between 1 and 400000),
  made_at timestamptz not null
);
