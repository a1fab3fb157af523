-- Every version of our policies that ever was. In force is the highest one whose day has come. What people have agreed
-- to is never rewritten: a version in force keeps its text.
create table policy (
  type text not null check (type in ('law', 'personal', 'cookies')),
  version integer not null check (version >= 1),
  effective date not null,
  title text not null,
  summary text not null,
  changes text not null,
  body jsonb not null,
  content_hash text not null,
  primary key (type, version)
);
