import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const levelData = {
  level_claim: {
    owner: 'user_id',
    about: 'รางวัลระดับที่คุณรับ',
    erasure: 'kept',
    told: ['level', 'koin', 'claimed_at'],
  },
  level_gift: {
    owner: 'user_id',
    about: 'ของขวัญของระดับที่คุณแลก',
    erasure: 'kept',
    told: ['level', 'order_id', 'taken_at'],
  },
  quest_alias: {
    owner: 'user_id',
    about: 'นามแฝงของคุณบนกระดานแต้มเควสต์',
    erasure: 'deleted',
    told: ['alias', 'chosen_at'],
    withheld: ['alias_key'],
  },
  user_level: { owner: null, plain: ['key', 'name', 'words', 'gift_id', 'edited_by_staff_at'] },
} satisfies PersonalTags
