-- Filters of the content list that staff saved for themselves.
create table content_view (
  user_id uuid not null references user_account on delete cascade,
  id uuid not null,
  title text not null check (char_length(title) between 1 and 100),
  filter jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, title)
);

-- The pairs of letters in a title. A GIN index on them finds parts of words in Thai, which has no spaces between words,
-- and needs no extension.
create function letter_pairs(title text) returns text[]
language sql immutable parallel safe strict
as $$
  select array(
    select distinct substr(lower(title), i, 2) from generate_series(1, char_length(title) - 1) as i
  )
$$;

-- What a member of staff has worked on, by kind.
create index staff_act_worked on staff_act (actor_id, subject_kind, subject_id);
