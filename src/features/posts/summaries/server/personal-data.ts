import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const summaryData = {
  post_summary: {
    owner: 'user_id',
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
    owner: 'user_id',
    about: 'สรุปของเพื่อนที่คุณช่วยอ่าน',
    erasure: 'deleted',
    told: ['summary_id', 'verdict', 'given_at', 'voted_at'],
    withheld: ['version'],
  },
} satisfies PersonalTags
