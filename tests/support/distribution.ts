import type { Tables } from '#db/tables.ts'

type Table = keyof Tables

/**
 * What is not divided by person when persons live in several databases ("Beyond one primary" in docs/scale.md), and why.
 * Every other table follows the person of its tag in server/personal-data.ts.
 */
export const globalTables: readonly { reason: string; tables: readonly Table[] }[] = [
  {
    reason: 'Made by staff or imported, some thousands of rows that everybody reads: copied to each database.',
    tables: [
      ...(['big_prize', 'charity_report', 'event', 'event_reward', 'fund', 'game_word', 'glossary_term'] as const),
      ...(['krazy_day', 'mission', 'policy', 'post_shelf', 'premium', 'premium_image', 'question'] as const),
      ...(['question_picture', 'riddle', 'riddle_past', 'robo_news', 'robo_policy', 'robo_portfolio'] as const),
      ...(['user_level', 'video', 'video_series', 'wardrobe_thing', 'rate', 'bank_rate', 'bank_pause'] as const),
      ...(['super_hero', 'hero_talk', 'content_note', 'holiday'] as const),
    ],
  },
  {
    reason: 'Made once a day or month for everybody: copied to each database.',
    tables: [
      ...(['bank_clock', 'class_index', 'club_week', 'crossword', 'daily_quiz_plan', 'daily_quiz_set'] as const),
      ...(['exam_plan', 'fund_figure', 'fund_nav', 'fund_night', 'nav_day', 'nav_import', 'nav_month'] as const),
      ...(['nav_secret', 'books_audit'] as const),
    ],
  },
  {
    reason: 'Written by people and read by everybody, in lists over all authors: a home of their own, with the search.',
    tables: [
      ...(['post', 'post_listing', 'post_search', 'post_word_form', 'post_count', 'search_entry'] as const),
      'search_thing',
    ],
  },
  {
    reason:
      'Sums over the acts of all people, added to by jobs: each database has its part, and a read adds the parts.',
    tables: [
      ...(['choice_figure', 'post_reaction_count', 'post_stat', 'question_figure', 'skill_gain'] as const),
      ...([
        'video_stat',
        'people_count',
        'cohort_count',
        'funnel_count',
        'act_count',
        'koin_count',
        'warehouse_day',
      ] as const),
    ],
  },
  {
    reason: 'Of visitors and attempts, by the hash of an address or a token: divided by that key, short-lived.',
    tables: ['attempt', 'bot_check_use', 'mailbox_refusal', 'post_visit', 'social_use', 'video_visit'],
  },
  {
    reason: 'A stock or a case of the house that people share: sold, judged and counted in one place.',
    tables: ['premium_code', 'moderation_case', 'moderation_appeal'],
  },
  {
    reason:
      'The log and the decisions of staff, in the order in which they happened, for all members of staff together.',
    tables: ['staff_act', 'staff_proposal', 'staff_value', 'koin_adjustment'],
  },
  {
    reason: 'The outbox: mails go to guardians and strangers too, and one worker sends them in order.',
    tables: ['mail'],
  },
  {
    reason: 'Keys and leftovers of the installation.',
    tables: ['code_key', 'server_secret', 'video_left_file', 'job_run', 'maintenance'],
  },
]

/** Unique indexes of divided tables without the person, and what becomes of them. */
export const globalUnique: readonly { reason: string; indexes: readonly string[] }[] = [
  {
    reason: 'The id is a UUIDv7, which nobody makes twice: a plain index, from an id to its person.',
    indexes: ['fund_order_id', 'post_summary_id_key', 'premium_order_id', 'robo_account_id'],
  },
  {
    reason: 'The hash of a random token, which leads from a link to its person: a directory of its own, by hash.',
    indexes: ['event_feed_token_hash_key', 'guardian_link_code'],
  },
  {
    reason: 'One account an address, name, mailbox or social account: the directory that a sign-in asks first.',
    indexes: [
      ...['user_account_email_key_key', 'user_account_name_key_key', 'user_account_mailbox_holder'],
      'social_link_provider_subject_key',
    ],
  },
  {
    reason: 'A case or another piece of a queue is taken by one of the staff at a time: a small table of the house.',
    indexes: ['moderation_claim_case', 'work_claim_item'],
  },
  {
    reason:
      'A piece of content has one who looks after it: it stands beside the content, which is copied to each database.',
    indexes: ['content_assignment_item'],
  },
  {
    reason: 'A name on the boards is given to one person: a small directory.',
    indexes: ['quest_alias_alias_key_key'],
  },
]
