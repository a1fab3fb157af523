import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const clubData = {
  club_member: { owner: 'user_id', about: 'คลับที่คุณอยู่', erasure: 'deleted', told: ['club', 'joined_on'] },
  club_day: { owner: 'user_id', about: 'วันเรียนรู้ที่เติมเป้าของคลับ', erasure: 'deleted', told: ['day', 'club'] },
  club_week: { owner: null, plain: ['club', 'week', 'aim', 'days'] },
} satisfies PersonalTags
