-- What a reader says of a post with one of five pictures. Taking it back takes the row away.
create table post_reaction (
  user_id uuid not null,
  post_id uuid not null,
  reaction text not null check (reaction in ('useful', 'clear', 'new', 'same', 'thanks')),
  reacted_at timestamptz not null,
  primary key (user_id, post_id)
);

-- How many rows each post has of each, so that no page counts them.
create table post_reaction_count (
  post_id uuid not null,
  reaction text not null,
  people integer not null check (people >= 0),
  primary key (post_id, reaction)
);
