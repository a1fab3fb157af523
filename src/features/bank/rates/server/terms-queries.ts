import type { Db, Tx } from '#db/open.ts'
import { findStaffOfFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { koin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type BankClock, bankDayAt, bankMoment, waitOfOwnClock } from '../../clock/clock-rules.ts'
import { readBankClock, readStaffClock } from '../../clock/server/queries.ts'
import { ratesForFamily, type StaffRateRow } from '../change-rules.ts'
import { type BankTerms, FixedTerm } from '../contract.ts'
import { type PauseRow, pauseAt, type RateRow, ratesOn } from '../rate-rules.ts'
import {
  forgivenMonths,
  instalmentDays,
  maxMonthly,
  minFixed,
  minMonthly,
  monthsWithoutInterest,
  taxRate,
  thaweesupMonths,
} from '../terms-rules.ts'
import { listBankRates, listPauses } from './queries.ts'

export type BankBasis = { clock: BankClock; rates: StaffRateRow[]; pauses: PauseRow[] }

/** The clock, the rates and the pauses: what every bank act and night reads first. */
export async function readBankBasis(db: Db | Tx): Promise<BankBasis> {
  const [clock, rates, pauses] = await Promise.all([readBankClock(db), listBankRates(db), listPauses(db)])
  return { clock, rates, pauses }
}

/**
 * The rates that hold for each of these persons: those of the basis, but for who set some of them and their families
 * (ratesForFamily).
 */
export async function readRatesOf(
  db: Db | Tx,
  { rates }: BankBasis,
  userIds: readonly string[],
): Promise<(userId: string) => RateRow[]> {
  const staffIds = [...new Set(rates.flatMap((row) => [row.made_by, row.decided_by]).filter((id) => id !== null))]
  const families = await findStaffOfFamily(db, { userIds, staffIds })
  const own = new Map([...families].map(([userId, family]) => [userId, ratesForFamily(rates, family)]))
  return (userId) => own.get(userId) ?? rates
}

/**
 * The real day from which on somebody may open deposits again after they or their family shortened the bank's month; null
 * when they may now.
 */
export async function readClockWait(db: Db | Tx, userId: string, now: Date): Promise<string | null> {
  const parts = await readStaffClock(db)
  const staffIds = [...new Set(parts.flatMap((part) => [part.made_by, part.decided_by]).filter((id) => id !== null))]
  const families = await findStaffOfFamily(db, { userIds: [userId], staffIds })
  return waitOfOwnClock(parts, families.get(userId) ?? new Set(), bangkokDay(now))
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
    fixed: { min: koin(minFixed), terms: [...FixedTerm.def.values] as FixedTerm[] },
    thaweesup: {
      min: koin(minMonthly),
      max: koin(maxMonthly),
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
