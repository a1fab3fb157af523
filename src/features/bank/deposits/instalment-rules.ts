import {
  addBankDays,
  type BankDay,
  bankDaysBetween,
  dayOfMonth,
  daysInBankMonth,
  monthIndex,
} from '../clock/clock-rules.ts'
import { forgivenMonths, instalmentDays, thaweesupMonths } from '../rates/terms-rules.ts'

/** A missed month among the squares. */
export const missed = -1

export type Instalments = {
  opened_on: BankDay
  squares: readonly number[]
  next_try: BankDay | null
  state: string
}

/** The days of a bank month on which an instalment is tried: 5, 10, 15, 20, 25 and the last. */
export function triesOf(month: number): BankDay[] {
  return [...instalmentDays, daysInBankMonth(month)].map((day) => dayOfMonth(month, day))
}

/** The number of the bank month of the nth square (1 to 24); the first is the month of the opening. */
export function monthOfSquare(openedOn: BankDay, nth: number): number {
  return monthIndex(openedOn) + nth - 1
}

/** The bank day of a decided square: its instalment's day, or the last day of a missed month. */
export function dayOfSquare({ openedOn, nth, offset }: { openedOn: BankDay; nth: number; offset: number }): BankDay {
  if (offset >= 0) return addBankDays(openedOn, offset)
  return triesOf(monthOfSquare(openedOn, nth)).at(-1)!
}

/** The first try after the month of the opening. */
export function firstTry(openedOn: BankDay): BankDay {
  return triesOf(monthOfSquare(openedOn, 2))[0]!
}

/** The months that were missed so far. */
export function countMissed(squares: readonly number[]): number {
  return squares.filter((offset) => offset === missed).length
}

type After = { squares: number[]; next_try: BankDay | null; state: 'open' | 'stopped' }

/**
 * A Thaweesup after a try: paid, or tried again on the next day of the same month, or, after its last day, a missed month.
 * The third missed month stops it.
 */
export function afterTry({ opened_on, squares, next_try }: Instalments, isPaid: boolean): After {
  const day = next_try!
  const nth = squares.length + 1
  const again = isPaid ? undefined : triesOf(monthOfSquare(opened_on, nth)).find((one) => one > day)
  if (again) return { squares: [...squares], next_try: again, state: 'open' }
  const decided = [...squares, isPaid ? bankDaysBetween(opened_on, day) : missed]
  if (countMissed(decided) > forgivenMonths) return { squares: decided, next_try: null, state: 'stopped' }
  if (decided.length === thaweesupMonths) return { squares: decided, next_try: null, state: 'open' }
  return { squares: decided, next_try: triesOf(monthOfSquare(opened_on, nth + 1))[0]!, state: 'open' }
}

/** The squares if every coming instalment is paid on its first day: for what the account will pay at its end. */
export function fillSquares(deposit: Instalments): number[] {
  let { squares, next_try, state } = { ...deposit, squares: [...deposit.squares] }
  while (next_try !== null && state === 'open')
    ({ squares, next_try, state } = afterTry({ opened_on: deposit.opened_on, squares, next_try, state }, true))
  return squares
}
