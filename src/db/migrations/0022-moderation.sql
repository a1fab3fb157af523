-- One look of moderators at one thing that somebody wrote, in one wording (revision_id). It is opened by a submission, which
-- waits for approval, or by the first report of something that is shown.
create table moderation_case (
  id uuid primary key,
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id uuid not null,
  revision_id uuid not null,
  -- Null where the thing is our own.
  author_id uuid,
  origin text not null check (origin in ('submission', 'report')),
  -- What the text checks found, with the words themselves.
  flags jsonb not null,
  severity integer not null check (severity between 0 and 3),
  -- The weighed reports, in hundredths of a new reporter's.
  weight integer not null default 0 check (weight >= 0),
  state text not null default 'open' check (state in ('open', 'approved', 'returned', 'hidden', 'restored')),
  -- When the reports hid it, before anybody looked.
  hidden_at timestamptz,
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  note text,
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (state in ('open', 'approved', 'restored') or reason is not null)
);
-- One open case for one wording: who reports at the same moment reports to the same case.
create unique index moderation_case_open on moderation_case (subject_kind, subject_id, revision_id) where state = 'open';
create index moderation_case_queue on moderation_case (severity desc, opened_at, id) where state = 'open';
create index moderation_case_subject on moderation_case (subject_kind, subject_id, opened_at);
create index moderation_case_author on moderation_case (author_id, opened_at);

-- A reader's word on a thing, once.
create table moderation_report (
  user_id uuid not null,
  subject_kind text not null,
  subject_id uuid not null,
  case_id uuid not null,
  reason text not null,
  note text,
  weight integer not null check (weight between 0 and 200),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'upheld', 'dismissed')),
  made_at timestamptz not null,
  primary key (user_id, subject_kind, subject_id)
);
create index moderation_report_of_day on moderation_report (user_id, made_at);
create index moderation_report_case on moderation_report (case_id, made_at);

-- How often a reader's reports were right. Its lock takes one person's reports in turn, so that those of a day are counted right.
create table moderation_reporter (
  user_id uuid primary key,
  upheld integer not null default 0 check (upheld >= 0),
  dismissed integer not null default 0 check (dismissed >= 0)
);

-- The author's one word against a decision.
create table moderation_appeal (
  user_id uuid not null,
  case_id uuid not null,
  text text not null,
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  made_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  note text,
  primary key (user_id, case_id),
  check ((state = 'open') = (decided_at is null))
);
create unique index moderation_appeal_case on moderation_appeal (case_id);
create index moderation_appeal_open on moderation_appeal (made_at) where state = 'open';

-- What a reader made of a post, in a few sentences; shown to others once it was accepted. The version rises with each
-- wording, and a vote counts for its version only.
create table post_summary (
  user_id uuid not null,
  post_id uuid not null,
  id uuid not null unique,
  -- The Bangkok day of the first wording, whose limit of paid articles it falls under.
  day date not null,
  text text not null,
  version integer not null default 1,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'returned')),
  -- Flagged, or the readers do not agree: staff decides.
  is_for_staff boolean not null default false,
  flags jsonb not null,
  reason text,
  is_rewarded boolean not null default false check (state = 'accepted' or not is_rewarded),
  made_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, post_id),
  check ((state = 'waiting') = (decided_at is null))
);
create index post_summary_shown on post_summary (post_id, decided_at) where state = 'accepted';
create index post_summary_waiting on post_summary (post_id, id) where state = 'waiting' and not is_for_staff;
create index post_summary_queue on post_summary (updated_at, id) where state = 'waiting';
create index post_summary_of_day on post_summary (user_id, day) where is_rewarded;

-- A reader's seat at another's summary: given by lot, for a day, and used by a verdict.
create table post_summary_review (
  user_id uuid not null,
  summary_id uuid not null,
  version integer not null,
  verdict text check (verdict in ('good', 'off', 'unsure', 'unsafe')),
  given_at timestamptz not null,
  voted_at timestamptz,
  primary key (user_id, summary_id, version),
  check ((verdict is null) = (voted_at is null))
);
create index post_summary_review_seats on post_summary_review (summary_id, version);
