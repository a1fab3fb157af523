import type { BankRateKey } from './admin-contract.ts'
import { type RateRow, rateOn } from './rate-rules.ts'

/**
 * The bounds of a change of rates, in basis points a year. 5 % is more than Thai banks have paid on deposits for
 * twenty years, and interest is koin that nobody learned for. One point a change keeps a slip of the finger small.
 */
export const maxBankRate = 500
export const maxRateStep = 100

/** A new rate begins at least so many real days after the second person's decision, so that people can read it first. */
export const rateNoticeDays = 7

export type RateChange = { key: BankRateKey; rate: number; startsOn: string }
export type RateFault = 'rate_starts_early' | 'rate_known' | 'rate_too_high' | 'rate_step_too_big'

/**
 * Why a change may not be, or null. `earliest` is the first real day on which a new rate may begin. The step is measured
 * against the rates before and after it in time, so that several changes together are no way around it.
 */
export function faultOfChange(rows: readonly RateRow[], change: RateChange, earliest: string): RateFault | null {
  const { key, rate, startsOn } = change
  if (startsOn < earliest) return 'rate_starts_early'
  if (rows.some((row) => row.key === key && row.starts_on === startsOn)) return 'rate_known'
  const changed = [...rows, { key, rate, starts_on: startsOn }]
  const days = [startsOn, ...rows.filter((row) => row.starts_on > startsOn).map((row) => row.starts_on)]
  if (rate > maxBankRate || days.some((day) => thaweesupOn(changed, day) > maxBankRate)) return 'rate_too_high'
  const next = rows
    .filter((row) => row.key === key && row.starts_on > startsOn)
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on))[0]
  const neighbours = [rateOn(rows, key, startsOn), ...(next ? [next.rate] : [])]
  return neighbours.some((other) => Math.abs(rate - other) > maxRateStep) ? 'rate_step_too_big' : null
}

function thaweesupOn(rows: readonly RateRow[], day: string): number {
  return rateOn(rows, 'fixed-12', day) + rateOn(rows, 'thaweesup-extra', day)
}

/** A row with the members of staff who proposed and decided it; null: as shipped. */
export type StaffRateRow = RateRow & { made_by: string | null; decided_by: string | null }

/**
 * The rates that hold for somebody: a rise by a person of `family` (themselves or their family, who proposed or decided it)
 * is not for them, and a fall is. So nobody gains from a rate that they set.
 */
export function ratesForFamily(rows: readonly StaffRateRow[], family: ReadonlySet<string>): RateRow[] {
  if (family.size === 0) return [...rows]
  const current = new Map<BankRateKey, number>()
  return rows
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))
    .filter(({ key, rate, made_by, decided_by }) => {
      const isOwn = [made_by, decided_by].some((id) => id !== null && family.has(id))
      if (isOwn && rate > (current.get(key) ?? 0)) return false
      current.set(key, rate)
      return true
    })
}
