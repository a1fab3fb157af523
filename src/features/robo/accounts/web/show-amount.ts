import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { readHundredths } from '#ui/fields/read-number.ts'
import { planLimits } from '../contract.ts'
import { text } from './text.ts'

/** Hundredths of baht with their sign: 482000 → 4,820.00. */
export function sayBaht(amount: number): string {
  return inBaht(formatKoin(practiceBaht(amount)))
}

/** Hundredths of baht without the sign, for a box. */
export function boxOf(amount: number): string {
  return formatKoin(practiceBaht(amount))
}

type Typed = { amount: number; fault: null } | { amount: null; fault: string }
type Bounds = { mayBeZero?: boolean; max?: number; tooMuch?: string }

/** Reads an amount of a plan as it was typed: 50.00 to 1,000,000.00, and 0 where that is a choice. */
export function readAmount(typed: string, { mayBeZero = false, max = planLimits.max, tooMuch }: Bounds = {}): Typed {
  const amount = readHundredths(typed)
  if (amount === null) return { amount: null, fault: text.unreadable }
  if (amount === 0 && mayBeZero) return { amount, fault: null }
  if (amount < planLimits.min)
    return { amount: null, fault: (mayBeZero ? text.fromOrZero : text.from)(sayBaht(planLimits.min)) }
  if (amount > max) return { amount: null, fault: tooMuch ?? text.upTo(sayBaht(max)) }
  return { amount, fault: null }
}

/** 'วันที่ 15 ของเดือนธนาคาร', 'วันสุดท้ายของเดือนธนาคาร'. */
export function sayDcaDay(day: number): string {
  return day === 0 ? text.lastDay : text.dayOf(day)
}
