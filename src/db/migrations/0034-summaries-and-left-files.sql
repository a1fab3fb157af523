-- Readers report summaries too. Hidden by their reports or by a moderator, a summary stays accepted (it was paid) and
-- nobody but its author reads it; null while it is shown.
alter table post_summary add column hidden_at timestamptz check (hidden_at is null or state = 'accepted');

-- Files of videos that no row names any more, and since when: the sweep takes them away a week later.
create table video_left_file (
  name text primary key,
  left_at timestamptz not null
);
