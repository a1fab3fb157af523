-- Lists of articles to start with, as the content files give them: by the articles' keys, in reading order.
create table post_shelf (
  key text primary key,
  position integer not null,
  title text not null,
  lead text not null,
  post_keys text[] not null
);
