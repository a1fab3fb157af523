-- The question at the end of a film, with its three choices, why each of them is right or wrong, and the place of the
-- right one. Null for films without one.
alter table video add column question jsonb;

-- What a person chose first, in the words of the choice: an editor may change the choices later. Nothing is paid for it.
create table video_answer (
  user_id uuid not null,
  video_id uuid not null,
  choice text not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, video_id)
);
