-- Who of the staff looks after a piece of content. Without a row nobody does; the row goes with the account.
create table content_assignment (
  user_id uuid not null references user_account on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  item_id text not null check (char_length(item_id) between 1 and 100),
  assigned_at timestamptz not null,
  primary key (user_id, kind, item_id),
  constraint content_assignment_item unique (kind, item_id)
);

-- What colleagues tell each other about a piece. Nobody's name stands with it; the log of staff knows who wrote.
create table content_note (
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  item_id text not null check (char_length(item_id) between 1 and 100),
  note text not null check (char_length(note) <= 4000),
  version integer not null,
  updated_at timestamptz not null,
  primary key (kind, item_id)
);
