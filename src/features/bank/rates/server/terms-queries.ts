import type { Db, Tx } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type BankClock, bankDayAt, bankMoment } from '../../clock/clock-rules.ts'
import { readBankClock } from '../../clock/server/queries.ts'
import { type BankTerms, FixedTerm } from '../contract.ts'
import { type PauseRow, pauseAt, type RateRow, ratesOn } from '../rate-rules.ts'
import {
  forgivenMonths,
  instalmentDays,
  leastFixed,
  leastMonthly,
  monthsWithoutInterest,
  mostMonthly,
  taxRate,
  thaweesupMonths,
} from '../terms-rules.ts'
import { listBankRates, listPauses } from './queries.ts'

export type BankBasis = { clock: BankClock; rates: RateRow[]; pauses: PauseRow[] }

/** The clock, the rates and the pauses: what every bank act and night reads first. */
export async function readBankBasis(db: Db | Tx): Promise<BankBasis> {
  const [clock, rates, pauses] = await Promise.all([readBankClock(db), listBankRates(db), listPauses(db)])
  return { clock, rates, pauses }
}

/** The terms page's figures at a moment. */
export async function readTerms(db: Db | Tx, now: Date): Promise<BankTerms> {
  const { clock, rates, pauses } = await readBankBasis(db)
  const today = bangkokDay(now)
  const upcoming = rates.filter(({ starts_on }) => starts_on > today).reverse()
  return {
    now: bankMoment(clock, bankDayAt(clock, now)),
    clock: [...clock],
    rates: ratesOn(rates, today),
    upcoming: upcoming.map(({ key, rate, starts_on }) => ({ key, rate, starts_on })),
    fixed: { least: koin(leastFixed), terms: [...FixedTerm.def.values] as FixedTerm[] },
    thaweesup: {
      least: koin(leastMonthly),
      most: koin(mostMonthly),
      months: thaweesupMonths,
      forgiven: forgivenMonths,
      days: [...instalmentDays],
    },
    tax: taxRate,
    months_without_interest: monthsWithoutInterest,
    paused: pausedAt(pauses, now),
  }
}

/** The reason of each paused product at a moment; null where it can be opened. */
export function pausedAt(pauses: readonly PauseRow[], now: Date): BankTerms['paused'] {
  return { fixed: pauseAt(pauses, 'fixed', now), thaweesup: pauseAt(pauses, 'thaweesup', now) }
}
