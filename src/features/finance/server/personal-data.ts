import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. The note of staff goes with the account: it may name the person. */
export const financeData = {
  koin_adjustment: {
    whose: 'user_id',
    about: 'การปรับยอด koin โดยทีมงาน',
    erasure: 'kept',
    told: ['id', 'amount', 'reason', 'created_at'],
    withheld: ['note', 'made_by', 'decided_by'],
  },
} satisfies PersonalTags
