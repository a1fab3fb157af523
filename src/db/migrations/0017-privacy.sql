-- A change of e-mail on its way, or made and still open to objection: the address before it is kept for whoever owns it,
-- so that who took the account over cannot also give that address to another one. One row a wish; all of a person's end
-- together.
create table email_change (
  user_id uuid not null references user_account on delete cascade,
  id uuid not null,
  new_email text not null,
  new_key text not null,
  old_email text not null,
  old_key text not null,
  -- Null: used, or replaced by a newer wish, which leaves the objection open.
  confirm_hash text,
  object_hash text not null,
  asked_at timestamptz not null,
  confirm_until timestamptz not null,
  object_until timestamptz not null,
  confirmed_at timestamptz,
  primary key (user_id, id)
);
create index email_change_confirm on email_change (confirm_hash);
create index email_change_object on email_change (object_hash);
create index email_change_kept on email_change (old_key) where confirmed_at is not null;

-- Who wants the account deleted. Signed out everywhere and shown to nobody until the day; then a job erases the person.
create table leaving (
  user_id uuid primary key references user_account on delete cascade,
  asked_at timestamptz not null,
  erase_at timestamptz not null,
  -- Of the link in the mail that takes it back.
  restore_hash text not null,
  reminded_at timestamptz
);
create index leaving_erase_at on leaving (erase_at);
create index leaving_restore on leaving (restore_hash);

-- What a person had packed to take along: once a Bangkok day, one at a time. The row goes after its file, so it has no
-- foreign key: it must outlive an erased person until then.
create table data_export (
  user_id uuid not null,
  id uuid not null,
  day date not null,
  asked_at timestamptz not null,
  -- Null: still being packed.
  ready_at timestamptz,
  bytes bigint,
  -- The file is kept until then.
  expires_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, day)
);
create unique index data_export_under_way on data_export (user_id) where ready_at is null;
create index data_export_expires_at on data_export (expires_at);

-- Erasing a person looks for what they wrote.
create index post_author on post (author_id) where author_id is not null;
