import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { readAmountWithin } from '#ui/fields/read-number.ts'
import { savingText } from '../saving-text.ts'

const words = savingText.open

type Limits = { min: number; max?: number; have: number }

/** What is put into a deposit, as typed, and how to correct it. Limits are in hundredths. */
export function readDeposit(typed: string, limits: Limits): { amount: Koin | null; fault: string | null } {
  const say = (amount: number) => formatKoin(koin(amount))
  const { amount, fault } = readAmountWithin(typed, limits, {
    unreadable: words.unreadable,
    tooLittle: (min) => words.tooLittle(say(min)),
    tooMuch: (max) => words.tooMuch(say(max)),
    short: (missing) => words.short(say(missing)),
  })
  return { amount: amount === null ? null : koin(amount), fault }
}
