import { heroTables } from './hero-tables.ts'
import type { OfPersons } from './personal-data.ts'
import type { Tables } from './tables.ts'

/** What people write for others, report and judge: tagged as in personal-data.ts, which is made of this too. */
export const communityTables = {
  moderation_appeal: {
    whose: 'user_id',
    about: 'คำขอให้ดูผลการตรวจอีกครั้ง',
    erasure: 'deleted',
    told: ['case_id', 'text', 'state', 'made_at', 'decided_at', 'note'],
    withheld: ['decided_by'],
  },
  moderation_case: {
    whose: 'author_id',
    about: 'การตรวจสิ่งที่คุณเขียน และผลของการตรวจ',
    erasure: 'deleted',
    told: [
      'id',
      'subject_kind',
      'subject_id',
      'origin',
      'flags',
      'state',
      'hidden_at',
      'opened_at',
      'decided_at',
      'reason',
      'note',
    ],
    withheld: ['revision_id', 'severity', 'weight', 'decided_by'],
  },
  moderation_report: {
    whose: 'user_id',
    about: 'สิ่งที่คุณรายงานให้ทีมงานดู',
    erasure: 'deleted',
    told: ['subject_kind', 'subject_id', 'reason', 'note', 'outcome', 'made_at'],
    withheld: ['case_id', 'weight'],
  },
  moderation_reporter: {
    whose: 'user_id',
    about: 'จำนวนครั้งที่รายงานแล้วทีมงานเห็นด้วยหรือไม่เห็นด้วย',
    erasure: 'deleted',
    told: ['upheld', 'dismissed'],
  },
  post_summary: {
    whose: 'user_id',
    about: 'สรุปบทความที่คุณเขียน',
    erasure: 'deleted',
    told: [
      'id',
      'post_id',
      'day',
      'text',
      'state',
      'reason',
      'is_rewarded',
      'made_at',
      'updated_at',
      'decided_at',
      'hidden_at',
    ],
    withheld: ['version', 'is_for_staff', 'flags'],
  },
  post_summary_review: {
    whose: 'user_id',
    about: 'สรุปของเพื่อนที่คุณช่วยอ่าน',
    erasure: 'deleted',
    told: ['summary_id', 'verdict', 'given_at', 'voted_at'],
    withheld: ['version'],
  },
  ...heroTables,
} satisfies { [T in keyof Tables]?: OfPersons<T> }
