import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const consentData = {
  consent_receipt: {
    owner: 'user_id',
    about: 'ความยินยอมที่คุณให้หรือถอน',
    erasure: 'kept',
    told: ['policy', 'policy_version', 'act', 'how', 'by_whom', 'choices', 'made_at'],
    withheld: ['id'],
  },
} satisfies PersonalTags
