import { addDays, bangkokDay, startOfBangkokDay, weekday } from '#lib/thai/bangkok-time.ts'
import type { KrazyDayState } from './contract.ts'

/**
 * The life of a Krazy Day:
 *
 *   upcoming → ranked (30 minutes) → sorting → first_come → gone (none left)
 *                                        └──────────┴────→ over (its end came)
 *
 * An ask of the ranked half hour: asked → given | not_enough | gift_failed | not_reached. Later ones are given at once or not
 * at all. A person who got none in the ranking may ask again while there are pieces left.
 */
export type KrazyTimes = { opensAt: Date; endsAt: Date; settledAt: Date | null; stock: number; given: number }

export const rankedMs = 30 * 60_000

/** When the half hour ends in which nobody has to hurry. */
export function rankedUntil(opensAt: Date): Date {
  return new Date(opensAt.getTime() + rankedMs)
}

/** What holds now. */
export function krazyStateOf({ opensAt, endsAt, settledAt, stock, given }: KrazyTimes, now: Date): KrazyDayState {
  if (now < opensAt) return 'upcoming'
  if (now < rankedUntil(opensAt)) return 'ranked'
  if (now >= endsAt) return 'over'
  if (!settledAt) return 'sorting'
  return given >= stock ? 'gone' : 'first_come'
}

/** Minutes of a Bangkok day in which one may be: from the end of school on, at weekends from the morning on; never late. */
function freeTime(day: string): { from: number; to: number } {
  return { from: weekday(day) >= 6 ? 9 * 60 : 16 * 60 + 30, to: 20 * 60 + 30 }
}

/** Whether it lies on one day outside school hours. */
export function isOutsideSchool(opensAt: Date, endsAt: Date): boolean {
  const day = bangkokDay(opensAt)
  const minute = (at: Date) => (at.getTime() - startOfBangkokDay(day).getTime()) / 60_000
  const { from, to } = freeTime(day)
  return minute(opensAt) >= from && minute(endsAt) <= to
}

/** Saturdays of content come again each month: the days of this month's and the next one's that are still to come. */
export function saturdaysAhead(today: string, nth: number): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  return [0, 1].map((later) => nthSaturday(year, month + later, nth)).filter((day) => day > today)
}

function nthSaturday(year: number, month: number, nth: number): string {
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  return addDays(first, ((6 - weekday(first) + 7) % 7) + (nth - 1) * 7)
}

/** How it goes, in words. */
export const krazyRules = [
  'ของหนึ่งอย่าง ราคาเดียว มีจำนวนจำกัด คนละหนึ่งชิ้น',
  'ครึ่งชั่วโมงแรกส่งคำขอเมื่อไรก็ได้ ส่งก่อนหรือหลังไม่ต่างกัน ครบครึ่งชั่วโมงแล้วเรียงตามแต้มเควสต์ที่มีก่อนเปิด',
  'แต้มเท่ากัน คนที่เคยได้ของ Krazy Day น้อยกว่าได้ก่อน ถ้ายังเท่ากันอีก คนที่เป็นสมาชิกมานานกว่าได้ก่อน',
  'หลังครึ่งชั่วโมงแรก ถ้าของยังเหลือ ใครมาก่อนได้ก่อน',
  'koin ถูกหักเมื่อได้ของเท่านั้น ถ้าถึงคิวแล้ว koin ไม่พอ สิทธิจะไปที่คนถัดไป',
]
