import type { Skill } from '#kit/skills.ts'
import type { ClubType } from '../contract.ts'
import { clubNames, levelNames } from '../name-rules.ts'

export const text = {
  minutes: (minutes: number) => `อ่าน ${minutes} นาที`,
  levels: levelNames,
  by: (author: string) => `โดย ${author}`,
  views: (count: string) => `อ่านแล้ว ${count} ครั้ง`,
  clubs: {
    hit: { name: clubNames.hit, line: 'เรื่องเงินที่ใคร ๆ กำลังพูดถึง' },
    'biz-master': { name: clubNames['biz-master'], line: 'เริ่มธุรกิจเล็ก ๆ และเข้าใจการลงทุน' },
    'smart-society': { name: clubNames['smart-society'], line: 'ใช้เงินอย่างเข้าใจ อยู่ร่วมกันอย่างสบายใจ' },
    'play-yard': { name: clubNames['play-yard'], line: 'สนุกกับโลกออนไลน์โดยไม่เสียรู้' },
    greenery: { name: clubNames.greenery, line: 'ออมทีละนิด ให้เงินค่อย ๆ งอก' },
  } satisfies Record<ClubType, { name: string; line: string }>,
  searchButton: 'ค้นหา',
  tags: 'แท็ก',
  clubOf: (club: string) => `Club ${club}`,
}

/** The colour of a skill, the same on every tag, bar and picture. */
export const skillColor = {
  saving: 's1',
  spending: 's2',
  investing: 's3',
  protecting: 's4',
  planning: 's5',
} as const satisfies Record<Skill, string>
