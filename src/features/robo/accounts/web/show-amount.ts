import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { readAmountWithin } from '#ui/fields/read-number.ts'
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
type Bounds = { mayBeZero?: boolean; have?: number }

/**
 * An amount of a plan as it was typed: 50.00 to 1,000,000.00, 0 where that is a choice, and at most what there is to pay from.
 * What is wrong has no amount.
 */
export function readPlanAmount(typed: string, { mayBeZero = false, have }: Bounds = {}): Typed {
  const { min, max } = planLimits
  const bounds = { min, max, mayBeZero, ...(have !== undefined && { have }) }
  const { amount, fault } = readAmountWithin(typed, bounds, {
    unreadable: text.unreadable,
    tooLittle: (least) => (mayBeZero ? text.fromOrZero : text.from)(sayBaht(least)),
    tooMuch: (most) => text.upTo(sayBaht(most)),
    short: (missing) => text.short(sayBaht(missing)),
  })
  return fault !== null || amount === null ? { amount: null, fault: fault ?? text.unreadable } : { amount, fault }
}

/** 'วันที่ 15 ของเดือนธนาคาร', 'วันสุดท้ายของเดือนธนาคาร'. */
export function sayDcaDay(day: number): string {
  return day === 0 ? text.lastDay : text.dayOf(day)
}
