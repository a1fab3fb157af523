import type { Tagged } from './personal-data.ts'
import type { Tables } from './tables.ts'

/** Of reading posts: what is about persons. See personal-data.ts. */
export const postTables = {
  post: {
    whose: 'author_id',
    about: 'โพสต์ที่คุณเขียน',
    erasure: 'deleted',
    told: [
      'id',
      'club',
      'skill',
      'title',
      'summary',
      'cover',
      'body',
      'minutes',
      'tags',
      'author_name',
      'question',
      'status',
      'published_at',
      'updated_at',
    ],
    withheld: ['key', 'edited_by_staff_at', 'content_hash'],
  },
  post_answer: {
    whose: 'user_id',
    about: 'คำตอบท้ายบทความ',
    erasure: 'kept',
    told: ['post_id', 'day', 'choice', 'is_right', 'is_rewarded', 'result', 'answered_at'],
  },
  post_like: {
    whose: 'user_id',
    about: 'โพสต์ที่กดถูกใจ',
    erasure: 'deleted',
    told: ['post_id', 'liked_at'],
  },
  post_reader: { whose: 'user_id', about: 'ลำดับที่สลับตัวเลือกให้คุณ', erasure: 'deleted', told: ['seed'] },
  post_share: {
    whose: 'user_id',
    about: 'โพสต์ที่แชร์',
    erasure: 'kept',
    told: ['post_id', 'day', 'shared_at'],
  },
  post_view: { whose: 'user_id', about: 'โพสต์ที่อ่าน', erasure: 'deleted', told: ['post_id', 'seen_at'] },
} satisfies { [T in keyof Tables]?: Tagged<T> }
