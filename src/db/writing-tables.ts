import type { OfPersons } from './personal-data.ts'
import type { Tables } from './tables.ts'

/** The tables of what people write, tagged as in personal-data.ts. */
export const writingTables = {
  post_draft: {
    whose: 'author_id',
    about: 'ฉบับร่างของโพสต์ที่คุณเขียน',
    erasure: 'deleted',
    told: ['post_id', 'version', 'content', 'made_at', 'saved_at', 'approved_at', 'deleted_at'],
    withheld: ['made_with', 'pending_id', 'live_id', 'returned_id'],
  },
  post_revision: {
    whose: 'author_id',
    about: 'ฉบับก่อนหน้าของโพสต์ และผลการตรวจ',
    erasure: 'deleted',
    told: ['id', 'post_id', 'version', 'state', 'content', 'made_at', 'decided_at', 'reason'],
    // Who of the staff decided is theirs.
    withheld: ['decided_by'],
  },
  post_writer: {
    whose: 'user_id',
    about: 'จำนวนโพสต์ที่ผ่านการตรวจ',
    erasure: 'deleted',
    told: ['approved', 'rewarded_month', 'rewarded'],
  },
} satisfies { [T in keyof Tables]?: OfPersons<T> }
