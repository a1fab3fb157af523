-- The answer of an act that was asked for with an Idempotency-Key, in the same transaction as its effect.
-- Rows older than two days are swept by a job.
create table idempotency_key (
  user_id uuid not null,
  key text not null check (length(key) between 1 and 100),
  fingerprint text not null,
  reply jsonb,
  made_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_made_at on idempotency_key (made_at);
