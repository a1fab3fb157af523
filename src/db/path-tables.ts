import type { Tagged } from './personal-data.ts'
import type { Tables } from './tables.ts'

/** Of the learning path and what is kept to read, all about persons. See personal-data.ts. */
export const pathTables = {
  path_placement: {
    whose: 'user_id',
    about: 'ผลหาจุดเริ่มในเส้นทางเรียน',
    erasure: 'deleted',
    told: ['round', 'version', 'is_guest', 'strong', 'day', 'taken_at'],
  },
  path_recheck: {
    whose: 'user_id',
    about: 'ข้อทบทวนในเส้นทางเรียนที่ตอบ',
    erasure: 'deleted',
    told: ['unit', 'day', 'is_right', 'answered_at'],
  },
  post_bookmark: { whose: 'user_id', about: 'โพสต์ที่เก็บไว้อ่าน', erasure: 'deleted', told: ['post_id', 'kept_at'] },
} satisfies { [T in keyof Tables]?: Tagged<T> }
