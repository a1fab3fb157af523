import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const addressesData = {
  kept_address: {
    owner: 'user_id',
    about: 'ที่อยู่ที่คุณเก็บไว้',
    erasure: 'deleted',
    told: ['name', 'phone', 'line', 'tambon', 'amphoe', 'province', 'postcode', 'used_at'],
    withheld: ['id'],
  },
} satisfies PersonalTags
