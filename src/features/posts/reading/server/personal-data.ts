import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const readingData = {
  post_answer: {
    owner: 'user_id',
    about: 'คำตอบท้ายบทความ',
    erasure: 'kept',
    told: ['post_id', 'day', 'choice', 'is_right', 'is_rewarded', 'result', 'answered_at'],
  },
  post_bookmark: { owner: 'user_id', about: 'โพสต์ที่เก็บไว้อ่าน', erasure: 'deleted', told: ['post_id', 'kept_at'] },
  post_like: {
    owner: 'user_id',
    about: 'โพสต์ที่กดถูกใจ',
    erasure: 'deleted',
    told: ['post_id', 'liked_at'],
  },
  post_reaction: {
    owner: 'user_id',
    about: 'ความรู้สึกต่อโพสต์',
    erasure: 'deleted',
    told: ['post_id', 'reaction', 'reacted_at'],
  },
  post_reaction_count: { owner: null, plain: ['post_id', 'reaction', 'people'] },
  post_share: {
    owner: 'user_id',
    about: 'โพสต์ที่แชร์',
    erasure: 'kept',
    told: ['post_id', 'day', 'shared_at'],
  },
  post_shelf: { owner: null, plain: ['key', 'position', 'title', 'lead', 'post_keys'] },
  post_view: { owner: 'user_id', about: 'โพสต์ที่อ่าน', erasure: 'deleted', told: ['post_id', 'seen_at'] },
  // The visitor is a hash with a daily key, and is deleted the day after.
  post_visit: { owner: null, plain: ['day', 'visitor', 'post_id'] },
} satisfies PersonalTags
