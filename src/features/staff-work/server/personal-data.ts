import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's table, by column. */
export const staffWorkData = {
  work_claim: {
    owner: 'user_id',
    about: 'เรื่องในคิวงานที่คุณรับไว้ในฐานะทีมงาน',
    erasure: 'deleted',
    told: ['queue', 'item_id', 'claimed_at'],
    // Whom they had it from, and what was written to them.
    withheld: ['handed_by', 'note'],
  },
} satisfies PersonalTags
