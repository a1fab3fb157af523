-- Who agreed to what, in which version, by which way. Only added to: taking back is another row, the newest one counts.
-- No address and no device: a receipt proves the choice, it does not watch.
create table consent_receipt (
  user_id uuid not null,
  id uuid not null,
  policy text not null check (policy in ('law', 'personal', 'cookies')),
  policy_version integer not null check (policy_version > 0),
  act text not null check (act in ('given', 'withdrawn')),
  how text not null check (how in ('sign_up', 'settings')),
  -- What exactly was chosen, where there is a choice: the cookie switches.
  choices jsonb,
  made_at timestamptz not null,
  primary key (user_id, id)
);
create index consent_receipt_newest on consent_receipt (user_id, policy, made_at desc, id desc);
select make_append_only('consent_receipt');
