import { type Koin, koin } from '#lib/money.ts'
import { addBankMonths, type BankClock, type BankDay, startOfBankDay } from '../clock/clock-rules.ts'
import type { BankRates, FixedTerm } from '../rates/contract.ts'
import type { AtMaturity, Payout } from './contract.ts'
import { afterTry } from './instalment-rules.ts'
import { interestOfWeighted, payFixed, payThaweesup } from './payout-rules.ts'
import { type HalfWeights, nextHalf, weightOf } from './savings-rules.ts'

export type OpenFixed = {
  id: string
  term: FixedTerm
  principal: Koin
  round: number
  opened_on: BankDay
  matures_on: BankDay
  rate: number
  early_rate: number
  at_maturity: AtMaturity
}

export type OpenThaweesup = {
  id: string
  monthly: Koin
  opened_on: BankDay
  matures_on: BankDay
  rate: number
  early_rate: number
  squares: readonly number[]
  next_try: BankDay | null
  state: 'open' | 'stopped'
}

/** What the bank holds of a person when their nights begin. */
export type PersonAtEndOfDay = { halfFrom: BankDay; fixed: readonly OpenFixed[]; thaweesup: OpenThaweesup | null }

/** What a person's nights depend on besides. Booked: what the ledger holds already, before any move of these nights. */
export type EndOfDayWorld = {
  clock: BankClock
  /** The bank day up to which is worked, included. */
  today: BankDay
  ratesOn: (day: BankDay) => BankRates
  weightsOf: (half: BankDay) => HalfWeights
  /** Whether no new rounds began at a moment. */
  isFixedPausedAt: (at: Date) => boolean
  /** The least that the wallet has held, as booked, from a moment until now: what an instalment of that moment may take. */
  bookedSince: (at: Date) => number
  /** Sum of balance × rate over a half-year, as booked. */
  bookedWeight: (half: BankDay) => number
}

/** What happened on a bank day. `at` is the day's beginning, at which it is booked. */
export type EndOfDayEvent = { on: BankDay; at: Date } & (
  | { kind: 'savings'; half: BankDay; interest: Koin }
  | { kind: 'matured'; deposit: OpenFixed; payout: Payout }
  | { kind: 'rolled'; deposit: OpenFixed; payout: Payout; next: OpenFixed }
  | { kind: 'finished'; deposit: OpenThaweesup; payout: Payout }
  | { kind: 'paid' | 'missed' | 'stopped' | 'retry'; deposit: OpenThaweesup; nth: number }
)

export type EndOfDayResult = {
  halfFrom: BankDay
  thaweesup: OpenThaweesup | null
  events: EndOfDayEvent[]
  dueOn: BankDay
}

type Course = { fixed: OpenFixed[]; thaweesup: OpenThaweesup | null; halfFrom: BankDay; events: EndOfDayEvent[] }

/** The next bank day on which something happens to a person by itself. */
export function nextDue({ halfFrom, fixed, thaweesup }: PersonAtEndOfDay): BankDay {
  const days = [nextHalf(halfFrom), ...fixed.map((one) => one.matures_on)]
  if (thaweesup) days.push(thaweesup.next_try ?? thaweesup.matures_on)
  return days.sort()[0]!
}

/**
 * A person's bank days up to today in order: on each the half-year's interest, then maturities, then the instalment. The
 * same whether it is asked for every night or once for all: what it does depends on the days alone.
 */
export function runEndOfDays(person: PersonAtEndOfDay, world: EndOfDayWorld): EndOfDayResult {
  const course: Course = { ...person, fixed: [...person.fixed], events: [] }
  for (let on = nextDue(course); on <= world.today; on = nextDue(course)) {
    const at = startOfBankDay(world.clock, on)
    if (nextHalf(course.halfFrom) === on) creditHalf(course, world, { on, at })
    for (const deposit of course.fixed.filter((one) => one.matures_on === on))
      mature(course, world, { deposit, on, at })
    workThaweesup(course, world, { on, at })
  }
  const { halfFrom, thaweesup, events } = course
  return { halfFrom, thaweesup, events, dueOn: nextDue(course) }
}

type Moment = { on: BankDay; at: Date }

function creditHalf(course: Course, world: EndOfDayWorld, moment: Moment): void {
  const half = course.halfFrom
  const weights = world.weightsOf(half)
  const added = course.events.reduce((sum, event) => sum + walletChange(event) * weightOf(weights, event.on), 0)
  const interest = interestOfWeighted(world.bookedWeight(half) + added)
  course.events.push({ kind: 'savings', half, interest, ...moment })
  course.halfFrom = moment.on
}

function mature(course: Course, world: EndOfDayWorld, { deposit, ...moment }: Moment & { deposit: OpenFixed }): void {
  const payout = payFixed(deposit, moment.on)
  const rest = course.fixed.filter((one) => one !== deposit)
  if (deposit.at_maturity === 'wallet' || world.isFixedPausedAt(moment.at)) {
    course.fixed = rest
    course.events.push({ kind: 'matured', deposit, payout, ...moment })
    return
  }
  const next = nextRound(deposit, payout, world.ratesOn(moment.on))
  course.fixed = [...rest, next]
  course.events.push({ kind: 'rolled', deposit, payout, next, ...moment })
}

function nextRound(deposit: OpenFixed, payout: Payout, rates: BankRates): OpenFixed {
  return {
    ...deposit,
    principal: payout.paid,
    round: deposit.round + 1,
    opened_on: deposit.matures_on,
    matures_on: addBankMonths(deposit.matures_on, deposit.term),
    rate: rates.fixed[`${deposit.term}`],
    early_rate: rates.savings,
  }
}

function workThaweesup(course: Course, world: EndOfDayWorld, moment: Moment): void {
  const deposit = course.thaweesup
  if (deposit && deposit.next_try === null && deposit.matures_on === moment.on) {
    course.events.push({ kind: 'finished', deposit, payout: payThaweesup(deposit, moment.on), ...moment })
    course.thaweesup = null
    return
  }
  if (deposit?.next_try !== moment.on) return
  const added = course.events.reduce((sum, event) => sum + walletChange(event), 0)
  const isPaid = world.bookedSince(moment.at) + added >= deposit.monthly
  const after = { ...deposit, ...afterTry(deposit, isPaid) }
  const isDecided = after.squares.length > deposit.squares.length
  const kind = isPaid ? 'paid' : after.state === 'stopped' ? 'stopped' : isDecided ? 'missed' : 'retry'
  course.events.push({ kind, deposit: after, nth: deposit.squares.length + 1, ...moment })
  course.thaweesup = after
}

/** What an event moves into the wallet, or out of it. */
export function walletChange(event: EndOfDayEvent): Koin {
  switch (event.kind) {
    case 'savings':
      return event.interest
    case 'matured':
    case 'finished':
      return event.payout.paid
    case 'paid':
      return koin(-event.deposit.monthly)
    default:
      return koin(0)
  }
}
