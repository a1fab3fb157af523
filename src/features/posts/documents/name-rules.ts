import type { ClubType, ReadingLevel } from './contract.ts'

/** What the clubs are called. */
export const clubNames = {
  hit: 'Hit',
  'biz-master': 'Biz Master',
  'smart-society': 'Smart Society',
  'play-yard': 'Play Yard',
  greenery: 'Greenery',
} as const satisfies Record<ClubType, string>

/** For whom a text is written, in words. */
export const levelNames = {
  easy: 'อ่านง่าย (13–15 ปี)',
  medium: 'ปานกลาง (16–18 ปี)',
  dense: 'เข้มข้น (19 ปีขึ้นไป)',
} as const satisfies Record<ReadingLevel, string>
