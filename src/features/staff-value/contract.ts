import type { ErrorTable } from '#lib/errors.ts'
import { type Koin, koin } from '#lib/money.ts'

/** The kinds of value that a staff act lets leave; all share one weekly budget per person. */
export type ValueKind = 'koin' | 'goods' | 'voucher' | 'points' | 'price' | 'rate'

export const staffValueErrors = {
  proposal_not_found: { status: 404, th: 'ไม่พบคำขอนี้' },
  proposal_decided: { status: 409, th: 'คำขอนี้มีคนตัดสินไปแล้ว หรือมีคำขอใหม่แทน โหลดใหม่เพื่อดูล่าสุด' },
  proposal_stale: { status: 409, th: 'สิ่งนี้เปลี่ยนไปหลังจากมีคนขอแล้ว ไม่รับคำขอนี้ แล้วให้ขอใหม่' },
  proposal_second_person: { status: 409, th: 'คุณหรือคนในครอบครัวเป็นคนขอหรือเป็นคนทำเรื่องนี้ ให้ทีมงานอีกคนเป็นคนยืนยัน' },
  alone_spent: { status: 409, th: 'เกินงบที่คนเดียวให้ได้ในเจ็ดวัน ให้ทีมงานอีกคนเป็นคนทำ' },
  maker_gain: {
    status: 409,
    th: 'คุณหรือคนในครอบครัวเป็นคนตั้งหรือแก้สิ่งนี้ภายใน 30 วันที่ผ่านมา จึงยังรับหรือแลกเองไม่ได้',
  },
} as const satisfies ErrorTable

/** Koin for one baht (product rule: a price is the cost in baht times ten). */
const koinPerBaht = 10
/** Hundredths of koin for one skill point. Points buy nothing, but they decide who may take the big prize. */
const perPoint = 10
/** Hundredths of koin for one voucher of an event: its price in the store (content/premiums.json). */
const perVoucher = 1_500

/**
 * Value in hundredths of koin, the one measure of the budget. `baht` is a cost in hundredths of baht; `points` are skill
 * points.
 */
export const worthOf = {
  koin: (amount: number): Koin => koin(amount),
  baht: (hundredths: number): Koin => koin(hundredths * koinPerBaht),
  points: (points: number): Koin => koin(points * perPoint),
  vouchers: (count: number): Koin => koin(count * perVoucher),
}

/** A price that falls by more than this share needs a second person, whatever the budget. */
const fallPercent = 20

/** Whether a price (or another figure that protects value) falls so far that a second person decides. */
export function isDeepFall(before: number, after: number): boolean {
  return after * 100 < before * (100 - fallPercent)
}
