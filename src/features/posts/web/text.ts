import type { Skill } from '#features/koin/contract.ts'
import type { ClubType, PostOrder } from '../contract.ts'

export const text = {
  minutes: (minutes: number) => `อ่าน ${minutes} นาที`,
  by: (author: string) => `โดย ${author}`,
  views: (count: string) => `อ่านแล้ว ${count} ครั้ง`,
  clubs: {
    hit: { name: 'Hit', line: 'เรื่องเงินที่ใคร ๆ กำลังพูดถึง' },
    'biz-master': { name: 'Biz Master', line: 'เริ่มธุรกิจเล็ก ๆ และเข้าใจการลงทุน' },
    'smart-society': { name: 'Smart Society', line: 'ใช้เงินอย่างเข้าใจ อยู่ร่วมกันอย่างสบายใจ' },
    'play-yard': { name: 'Play Yard', line: 'สนุกกับโลกออนไลน์โดยไม่เสียรู้' },
    greenery: { name: 'Greenery', line: 'ออมทีละนิด ให้เงินค่อย ๆ งอก' },
  } satisfies Record<ClubType, { name: string; line: string }>,
  skills: {
    saving: 'ออม',
    spending: 'ใช้จ่าย',
    investing: 'ลงทุน',
    protecting: 'ป้องกันความเสี่ยง',
    planning: 'วางแผน',
  } satisfies Record<Skill, string>,
  orders: { new: 'ใหม่สุด', popular: 'ยอดนิยม', oldest: 'เก่าสุด' } satisfies Record<PostOrder, string>,
  orderLabel: 'เรียงบทความ',
  search: 'ค้นในคลับนี้',
  searchButton: 'ค้นหา',
  searchAll: (keyword: string) => `ค้น “${keyword}” ในทุกคลับ`,
  tags: 'แท็ก',
  allTags: 'ทุกแท็ก',
  found: (count: string) => `${count} บทความ`,
  none: 'ยังไม่พบบทความที่ตรงกับที่เลือก',
  clear: 'ล้างตัวกรอง',
  empty: 'คลับนี้ยังไม่มีบทความ ลองดูคลับอื่นก่อน',
  clubOf: (club: string) => `Club ${club}`,
  clubTitle: (club: string, line: string, page: number) => `Club ${club} ${line}${page > 1 ? ` หน้า ${page}` : ''}`,
  clubDescription: (club: string, line: string, page: number) =>
    `${line} บทความ ${club} สำหรับวัยรุ่น${page > 1 ? ` หน้า ${page}` : ''}`,
}

/** The colour of a skill, the same on every tag, bar and picture. */
export const skillColor = {
  saving: 's1',
  spending: 's2',
  investing: 's3',
  protecting: 's4',
  planning: 's5',
} as const satisfies Record<Skill, string>
