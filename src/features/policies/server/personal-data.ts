import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const policiesData = {
  policy: {
    owner: null,
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
      'foretold_at',
    ],
  },
  robo_policy: {
    owner: 'made_by',
    about: 'ข้อตกลงของ Fund-telligenz ที่คุณออกในฐานะทีมงาน',
    erasure: 'kept',
    told: ['type', 'version', 'effective', 'made_at'],
    withheld: ['title', 'summary', 'changes', 'sections', 'content_hash'],
  },
  robo_acceptance: {
    owner: 'user_id',
    about: 'ข้อตกลงของ Fund-telligenz ที่คุณยอมรับ',
    erasure: 'kept',
    told: ['account_id', 'type', 'version', 'accepted_at'],
  },
} satisfies PersonalTags
