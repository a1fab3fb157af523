-- The guardian's answers: what holds stands in guardian, who said it and when in guardian_answer, which goes with the
-- person. `version` counts what changed: who answers a page that is out of date is asked to look again.
alter table guardian add column version integer not null default 1;
-- Of this request to this address: none, after 7 days, after 14.
alter table guardian add column reminders integer not null default 0 check (reminders between 0 and 2);
-- The version of the personal data policy that was agreed to, while that holds.
alter table guardian add column policy_version integer;
create index guardian_waiting on guardian (asked_at) where state = 'waiting' and reminders < 2;

-- Links that guardians hold, as hashes. They stay good as long as the address is the guardian's: by them consent is
-- taken back.
create table guardian_link (
  user_id uuid not null references guardian on delete cascade,
  hash text not null,
  made_at timestamptz not null,
  primary key (user_id, hash)
);
create index guardian_link_hash on guardian_link (hash);

create table guardian_answer (
  user_id uuid not null references user_account on delete cascade,
  id uuid not null,
  answer text not null check (answer in ('agreed', 'refused', 'withdrawn')),
  email text not null,
  -- Who refuses or withdraws need not say who they are.
  name text,
  relation text check (relation in ('mother', 'father', 'grandparent', 'relative', 'legal')),
  birth_year integer,
  policy_version integer not null,
  made_at timestamptz not null,
  primary key (user_id, id),
  check (answer <> 'agreed' or (name is not null and relation is not null and birth_year is not null))
);

-- Receipts of a guardian's answers stand among the person's own, without who the guardian is.
alter table consent_receipt add column by_whom text not null default 'self' check (by_whom in ('self', 'guardian'));
alter table consent_receipt drop constraint consent_receipt_policy_check;
alter table consent_receipt add constraint consent_receipt_policy_check
  check (policy in ('law', 'personal', 'cookies', 'guardian'));
alter table consent_receipt drop constraint consent_receipt_act_check;
alter table consent_receipt add constraint consent_receipt_act_check check (act in ('given', 'refused', 'withdrawn'));
alter table consent_receipt drop constraint consent_receipt_how_check;
alter table consent_receipt add constraint consent_receipt_how_check
  check (how in ('sign_up', 'settings', 'guardian_link', 'of_age', 'new_version'));

-- Whether consent to an older version no longer holds: it uses data for something new (PDPA section 19).
alter table policy add column asks_again boolean not null default false;
