import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { PremiumItem } from '../../premiums/contract.ts'

/** What the words about a wish need to know of the sale. */
export type Sale = Pick<PremiumItem, 'state' | 'on_sale_from'>

export const text = {
  title: 'สิ่งที่อยากได้',
  lead: 'เก็บไว้เป็นเป้าหมาย แล้วดูว่าตามจังหวะของคุณอีกกี่วัน',
  description: 'รายการที่อยากได้และจำนวนวันตามจังหวะของคุณ',
  none: 'ยังไม่มีอะไรในรายการ ลองเลือกสักอย่างเป็นเป้าหมายแรก',
  toStore: 'ดูร้านของรางวัล',
  put: 'เก็บไว้เป็นเป้าหมาย',
  isPut: 'อยู่ในรายการที่อยากได้แล้ว',
  remove: 'เอาออก',
  removeOf: (title: string) => `เอาออก: ${title}`,
  enough: 'ครบแล้ว แลกเมื่อพร้อม',
  /** There is enough koin: what can be done with it follows from the sale. */
  enoughFor: ({ state, on_sale_from }: Sale): string => {
    if (state === 'soon') return `koin ครบแล้ว เปิดให้แลก ${formatThaiDate(bangkokDay(new Date(on_sale_from)))}`
    if (state === 'sold_out') return 'koin ครบแล้ว ของหมดชั่วคราว'
    return state === 'over' ? 'koin ครบแล้ว แต่ปิดแลกแล้ว' : text.enough
  },
  days: (days: number) => (days <= 1 ? 'ตามจังหวะคุณ อีกราว 1 วัน' : `ตามจังหวะคุณ อีกราว ${days} วัน`),
  noPace: 'เริ่มเก็บได้จากควิซวันนี้',
  newPace: 'เริ่มเก็บแล้ว',
  newWeek: 'เมื่อเป็นสมาชิกครบเจ็ดวัน จะบอกได้ว่าตามจังหวะคุณอีกราวกี่วัน',
  toQuiz: 'ไปควิซวันนี้',
  have: 'มีแล้ว',
  missing: 'ขาด',
  rail: (have: string, price: string) => `มีแล้ว ${have} จาก ${price} koin`,
  week: (koin: string) => `คิดจาก 4 สัปดาห์ที่ผ่านมา ได้เฉลี่ยสัปดาห์ละ ${koin} koin ไม่ต้องรีบ`,
  goal: 'เป้าหมายของคุณ',
  noGoal: 'เลือกของที่อยากเก็บไว้เป็นเป้าหมาย',
  noGoalLine: 'ดูได้ว่าตามจังหวะคุณอีกกี่วัน',
  goalOf: (have: string, price: string) => `${have} จาก ${price}`,
  goalBar: (title: string) => `koin ที่เก็บได้สำหรับ${title}`,
  allGoals: 'ดูเป้าหมายทั้งหมด',
  goalLeft: (missing: string, days: number | null) =>
    days === null ? `อีก ${missing} koin` : `อีก ${missing} koin ตามจังหวะคุณราว ${Math.max(1, days)} วัน`,
  nearNow: (title: string) => `ตอนนี้แลก${title}ได้`,
  nearSoon: (missing: string, title: string) => `อีก ${missing} koin แลก${title}ได้`,
  weekNone: '4 สัปดาห์ที่ผ่านมายังไม่ได้ koin เข้ามา จึงยังบอกจำนวนวันไม่ได้',
}
