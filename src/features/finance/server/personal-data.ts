import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. Staff typed the note, so the rows go with the account. */
export const financeData = {
  koin_adjustment: {
    owner: 'user_id',
    about: 'การปรับยอด koin โดยทีมงาน',
    erasure: 'deleted',
    told: ['id', 'amount', 'reason', 'created_at', 'booked_at'],
    withheld: ['note', 'made_by', 'decided_by'],
  },
} satisfies PersonalTags
