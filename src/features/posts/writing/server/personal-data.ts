import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const writingData = {
  post_draft: {
    owner: 'author_id',
    about: 'ฉบับร่างของโพสต์ที่คุณเขียน',
    erasure: 'deleted',
    told: [
      'post_id',
      'version',
      'content',
      'made_at',
      'saved_at',
      'approved_at',
      'deleted_at',
      'approval',
      'approval_told_at',
    ],
    withheld: ['made_with', 'pending_id', 'live_id', 'returned_id'],
  },
  post_revision: {
    owner: 'author_id',
    about: 'ฉบับก่อนหน้าของโพสต์ และผลการตรวจ',
    erasure: 'deleted',
    told: ['id', 'post_id', 'version', 'state', 'content', 'made_at', 'decided_at', 'reason'],
    // Which member of staff decided is the staff's data.
    withheld: ['decided_by'],
  },
  post_writer: {
    owner: 'user_id',
    about: 'จำนวนโพสต์ที่ผ่านการตรวจ',
    erasure: 'deleted',
    told: ['approved', 'rewarded_month', 'rewarded'],
  },
} satisfies PersonalTags
