import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const socialData = {
  social_link: {
    owner: 'user_id',
    about: 'บัญชี LINE และ Facebook ที่เชื่อมไว้',
    erasure: 'deleted',
    told: ['provider', 'subject', 'name', 'linked_at'],
  },
  social_use: { owner: null, plain: ['key', 'expires_at'] },
} satisfies PersonalTags
