import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const proposalData = {
  money_proposal: {
    whose: 'made_by',
    about: 'การเปลี่ยนเรื่องเงินที่คุณขอในฐานะทีมงาน',
    erasure: 'kept',
    told: ['id', 'kind', 'subject', 'body', 'created_at', 'state', 'decided_at'],
    withheld: ['decided_by'],
  },
} satisfies PersonalTags
