import { koin } from '#lib/money.ts'
import { type BankClock, type BankDay, bankDaysBetween, bankMoment, monthIndex } from '../clock/clock-rules.ts'
import type { BankMoment } from '../clock/contract.ts'
import type { BankTerms } from '../rates/contract.ts'
import { forgivenMonths, thaweesupMonths } from '../rates/terms-rules.ts'
import type { BankAccounts, FixedView, Payout, Square, ThaweesupView } from './contract.ts'
import type { OpenFixed, OpenThaweesup } from './end-of-day-rules.ts'
import { countMissed, dayOfSquare, fillSquares, monthOfSquare, triesOf } from './instalment-rules.ts'
import { payFixed, payThaweesup } from './payout-rules.ts'

type Ended = {
  opened_at: Date
  ended_on: BankDay | null
  closed_at: Date | null
  interest: number | null
  tax: number | null
}
export type FixedRow = OpenFixed & Ended & { state: string }
export type ThaweesupRow = Omit<OpenThaweesup, 'state'> & Ended & { state: string }

/** The time of a view: the clock, and the bank day that it is. */
export type ViewTime = { clock: BankClock; today: BankDay }

/** A fixed deposit as its owner sees it. */
export function viewFixed(row: FixedRow, { clock, today }: ViewTime): FixedView {
  const { opened_on, matures_on, ended_on } = row
  const until = [ended_on ?? today, matures_on].sort()[0]!
  const isSettling = ended_on === null && matures_on <= today
  return {
    type: 'fixed',
    id: row.id,
    state: isSettling ? 'settling' : (row.state as FixedView['state']),
    term: row.term,
    principal: row.principal,
    rate: row.rate,
    early_rate: row.early_rate,
    at_maturity: row.at_maturity,
    round: row.round,
    // A later round began by itself, at the end of a bank day.
    opened: row.round === 1 ? actMoment(opened_on, row.opened_at) : bankMoment(clock, opened_on),
    matures: bankMoment(clock, matures_on),
    ended: endedAt(row, clock),
    days_held: bankDaysBetween(opened_on, until),
    days: bankDaysBetween(opened_on, matures_on),
    payout: asPaid(payFixed(row, ended_on ?? matures_on), row),
  }
}

/** The day and moment of an act: a bank day that it fell into may have begun on the real day before. */
function actMoment(day: BankDay, at: Date): BankMoment {
  return { day, at: at.toISOString() }
}

function endedAt({ ended_on, closed_at }: Ended, clock: BankClock): BankMoment | null {
  if (ended_on === null) return null
  return closed_at === null ? bankMoment(clock, ended_on) : actMoment(ended_on, closed_at)
}

/** A Thaweesup as its owner sees it, with its 24 squares. */
export function viewThaweesup(row: ThaweesupRow, time: ViewTime): ThaweesupView {
  const { clock, today } = time
  const { opened_on, matures_on, ended_on, squares, next_try } = row
  const paid = squares.filter((offset) => offset >= 0).length
  const isSettling = ended_on === null && matures_on <= today
  const filled = ended_on === null ? fillSquares(row) : squares
  const payout = payThaweesup({ ...row, squares: filled }, ended_on ?? matures_on)
  return {
    type: 'thaweesup',
    id: row.id,
    state: isSettling ? 'settling' : (row.state as ThaweesupView['state']),
    monthly: row.monthly,
    rate: row.rate,
    early_rate: row.early_rate,
    opened: actMoment(opened_on, row.opened_at),
    matures: bankMoment(clock, matures_on),
    ended: endedAt(row, clock),
    squares: Array.from({ length: thaweesupMonths }, (_, at) => squareOf(row, at + 1, time)),
    paid_months: paid,
    missed_months: countMissed(squares),
    forgiven_left: Math.max(0, forgivenMonths - countMissed(squares)),
    next_try: next_try === null ? null : bankMoment(clock, next_try),
    saved: koin(row.monthly * paid),
    payout: asPaid(payout, row),
  }
}

function squareOf(row: ThaweesupRow, nth: number, { clock, today }: ViewTime): Square {
  const { opened_on, squares, next_try } = row
  const offset = squares[nth - 1]
  if (offset !== undefined) {
    const day = dayOfSquare({ openedOn: opened_on, nth, offset })
    return { nth, day: bankMoment(clock, day), state: offset >= 0 ? 'paid' : 'missed' }
  }
  const month = monthOfSquare(opened_on, nth)
  const first = triesOf(month)[0]!
  if (next_try === null) return { nth, day: bankMoment(clock, first), state: 'none' }
  if (nth > squares.length + 1) return { nth, day: bankMoment(clock, first), state: 'ahead' }
  const isDue = month <= monthIndex(today)
  const state = next_try > first ? 'trying' : isDue ? 'due' : 'ahead'
  return { nth, day: bankMoment(clock, next_try), state }
}

/** Of an ended deposit, the figures that were booked. */
function asPaid(payout: Payout, { interest, tax }: Ended): Payout {
  if (interest === null || tax === null) return payout
  return { ...payout, interest: koin(interest), tax: koin(tax), paid: koin(payout.principal + interest - tax) }
}

/**
 * The terms as they hold for a person, and whether their rates are others than everybody's: a rise is not for the members of
 * staff who made it, nor their families.
 */
export function ownTerms(accounts: Pick<BankAccounts, 'rates'>, terms: BankTerms) {
  const hasOldRates = JSON.stringify(accounts.rates) !== JSON.stringify(terms.rates)
  return { terms: { ...terms, rates: accounts.rates }, has_old_rates: hasOldRates }
}
