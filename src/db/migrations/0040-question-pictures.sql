-- Pictures that questions show, by the hash of their bytes: drawings of ours as SVG, and copies of what editors uploaded as
-- WebP. They are the house's own: nobody's name stands with them, and nobody who leaves takes one along.
create table question_picture (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{43}$'),
  type text not null check (type in ('svg', 'webp')),
  bytes bytea not null check (length(bytes) between 1 and 400000),
  width integer not null check (width between 1 and 4000),
  height integer not null check (height between 1 and 4000),
  made_at timestamptz not null
);

-- What a question shows, and what is to be seen in it for who hears it; null: words alone.
alter table question
  add column picture_key text references question_picture,
  add column picture_alt text check (length(picture_alt) between 1 and 500),
  add check ((picture_key is null) = (picture_alt is null));
