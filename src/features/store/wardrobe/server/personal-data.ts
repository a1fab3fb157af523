import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const wardrobeData = {
  wardrobe_thing: { owner: null, plain: ['key', 'slot', 'name', 'price', 'place'] },
  // Before wardrobe_owned, to which its rows refer.
  wardrobe_choice: {
    owner: 'user_id',
    about: 'สิ่งที่กล้าใส่และที่วางในห้องตอนนี้',
    erasure: 'deleted',
    told: ['slot', 'thing'],
  },
  wardrobe_owned: {
    owner: 'user_id',
    about: 'ของแต่งตัวและของแต่งห้องของกล้าที่คุณแลก',
    erasure: 'deleted',
    told: ['thing', 'price', 'bought_at'],
  },
} satisfies PersonalTags
