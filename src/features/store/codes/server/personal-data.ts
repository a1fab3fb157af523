import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const codesData = {
  code_key: { owner: null, plain: ['id', 'sealed', 'made_at'] },
  premium_code: {
    owner: 'user_id',
    about: 'โค้ดที่คุณแลก ดูตัวโค้ดได้ในรายการแลก',
    erasure: 'kept',
    told: ['premium_id', 'order_id', 'shown_at', 'void_at'],
    withheld: ['id', 'key_id', 'sealed', 'code_hash', 'imported_at'],
  },
  code_look: {
    owner: 'user_id',
    about: 'ทุกครั้งที่คุณเปิดดูโค้ด',
    erasure: 'kept',
    told: ['order_id', 'made_at'],
    withheld: ['id'],
  },
} satisfies PersonalTags
