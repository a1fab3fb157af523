import type { OfPersons } from './personal-data.ts'

/** The tables of the super heroes, tagged as personal-data.ts tags: what is said of somebody goes with them. */
export const heroTables = {
  hero_talk: {
    whose: 'user_id',
    about: 'โพสต์สัมภาษณ์ของคุณในฐานะ Super Hero',
    erasure: 'deleted',
    told: ['year', 'post_id'],
  },
  super_hero: {
    whose: 'user_id',
    about: 'การได้รับเลือกเป็น Super Hero และข้อความที่แสดงเกี่ยวกับคุณ',
    erasure: 'deleted',
    told: ['year', 'id', 'position', 'words', 'story', 'chosen_at', 'accepted_at', 'declined_at'],
    withheld: ['version', 'chosen_by'],
  },
} satisfies { [T in 'hero_talk' | 'super_hero']: OfPersons<T> }
