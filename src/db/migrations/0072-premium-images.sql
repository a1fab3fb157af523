-- Pictures of premiums: copies of what editors uploaded, under the upload's own key, so that nothing of the upload is needed.
create table premium_image (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{43}$'),
  bytes bytea not null check (length(bytes) between 1 and 400000),
  made_at timestamptz not null
);
