-- Whether a person wants their run of learning days out of sight. Without a row: it is shown.
create table learning_choice (
  user_id uuid primary key,
  hides_run boolean not null,
  changed_at timestamptz not null
);
