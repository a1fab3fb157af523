import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const pictureData = {
  picture: {
    owner: 'user_id',
    about: 'รูปที่อัปโหลด ตัวไฟล์อยู่ในโฟลเดอร์ pictures',
    erasure: 'deleted',
    told: ['key', 'purpose', 'made_at'],
  },
} satisfies PersonalTags
