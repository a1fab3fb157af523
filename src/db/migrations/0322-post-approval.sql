-- What the first approval of a post brought, and when its author was told of it: their next opening celebrates it once.
alter table post_draft add column approval jsonb;
alter table post_draft add column approval_told_at timestamptz;
