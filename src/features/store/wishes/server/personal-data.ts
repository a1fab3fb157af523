import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const wishesData = {
  wish: {
    owner: 'user_id',
    about: 'ของที่คุณอยากได้',
    erasure: 'deleted',
    told: ['premium_id', 'made_at', 'told_at'],
  },
} satisfies PersonalTags
