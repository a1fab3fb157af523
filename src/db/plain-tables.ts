import type { Tables } from './tables.ts'

/** A table without a row about anybody. Every column is named, so that a new one is noticed. */
export type OfNobody<T extends keyof Tables> = { whose: null; plain: readonly (keyof Tables[T] & string)[] }

/** Content, counts and settings: nothing of them is in an export, and nothing of them goes with a person. */
export const plainTables = {
  attempt: { whose: null, plain: ['key', 'count', 'ends_at'] },
  books_audit: { whose: null, plain: ['id', 'faults', 'made_at'] },
  bot_check_use: { whose: null, plain: ['nonce', 'expires_at'] },
  daily_quiz_set: { whose: null, plain: ['day', 'question_ids', 'made_at'] },
  glossary_term: {
    whose: null,
    plain: [
      'key',
      'term',
      'also',
      'meaning',
      'example',
      'article_key',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
  policy: {
    whose: null,
    plain: [
      'type',
      'version',
      'effective',
      'title',
      'summary',
      'changes',
      'body',
      'content_hash',
      'asks_again',
      'announced_at',
    ],
  },
  post_count: { whose: null, plain: ['club', 'tag', 'total'] },
  // They go with the post that they belong to.
  post_listing: { whose: null, plain: ['post_id', 'tag', 'club', 'published_at', 'step'] },
  post_search: { whose: null, plain: ['post_id', 'club', 'published_at', 'analyser', 'words'] },
  post_stat: { whose: null, plain: ['post_id', 'view_count', 'like_count', 'read_count', 'popularity', 'share_count'] },
  // The visitor is a hash with a day's key, and gone the day after.
  post_visit: { whose: null, plain: ['day', 'visitor', 'post_id'] },
  post_word_form: { whose: null, plain: ['form', 'word'] },
  question: {
    whose: null,
    plain: [
      'id',
      'key',
      'pool',
      'kind',
      'skill',
      'difficulty',
      'text',
      'content',
      'explanation',
      'source',
      'article_key',
      'review_by',
      'is_active',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
  social_use: { whose: null, plain: ['key', 'expires_at'] },
  server_secret: { whose: null, plain: ['id', 'purpose', 'secret', 'made_at', 'retired_at'] },
} satisfies { [T in keyof Tables]?: OfNobody<T> }
