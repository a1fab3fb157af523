-- The bank of questions. What a question holds by its kind stands in content: right and wrong of a choice, right and
-- unit of a number, items of an order, the right answer among them: never sent as it is.
create table question (
  id uuid primary key,
  key text not null unique,
  pool text not null,
  kind text not null check (kind in ('choice', 'numeric', 'ordering')),
  skill text not null check (skill in ('saving', 'spending', 'investing', 'protecting', 'planning')),
  difficulty integer not null check (difficulty between 1 and 3),
  text text not null,
  content jsonb not null,
  explanation text not null,
  source text not null,
  -- Key of the article that teaches it.
  article_key text,
  -- The Bangkok day by which its fact must be read again.
  review_by date,
  is_active boolean not null,
  updated_at timestamptz not null,
  -- From then on the content file no longer rules.
  edited_by_staff_at timestamptz,
  -- Of the content file's question as it was last read in; null for one that staff wrote.
  content_hash text
);
create index question_of_pool on question (pool, key) where is_active;
