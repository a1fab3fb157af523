import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const superheroData = {
  hero_talk: {
    owner: 'user_id',
    about: 'โพสต์สัมภาษณ์ของคุณในฐานะ Super Hero',
    erasure: 'deleted',
    told: ['year', 'post_id'],
  },
  super_hero: {
    owner: 'user_id',
    about: 'การได้รับเลือกเป็น Super Hero และข้อความที่แสดงเกี่ยวกับคุณ',
    erasure: 'deleted',
    told: ['year', 'id', 'position', 'words', 'story', 'chosen_at', 'accepted_at', 'declined_at'],
    withheld: ['version', 'chosen_by'],
  },
} satisfies PersonalTags
