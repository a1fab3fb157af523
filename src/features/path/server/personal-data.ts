import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const pathData = {
  path_placement: {
    owner: 'user_id',
    about: 'ผลหาจุดเริ่มในเส้นทางเรียน',
    erasure: 'deleted',
    told: ['round', 'version', 'is_guest', 'strong', 'day', 'taken_at'],
  },
  path_recheck: {
    owner: 'user_id',
    about: 'ข้อทบทวนในเส้นทางเรียนที่ตอบ',
    erasure: 'deleted',
    told: ['unit', 'day', 'is_right', 'answered_at'],
  },
} satisfies PersonalTags
