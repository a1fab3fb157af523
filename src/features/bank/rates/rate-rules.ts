import type { BankRateKey } from './admin-contract.ts'
import type { BankRates } from './contract.ts'

export type RateRow = { key: BankRateKey; starts_on: string; rate: number }

/** The rates in force on a real Bangkok day; Thaweesup has that of 12 months and the extra (bank.md: + 0.90). */
export function ratesOn(rows: readonly RateRow[], day: string): BankRates {
  const of = (key: BankRateKey) => rateOn(rows, key, day)
  const fixed = { '3': of('fixed-3'), '6': of('fixed-6'), '12': of('fixed-12'), '24': of('fixed-24') }
  return { savings: of('savings'), fixed, thaweesup: fixed['12'] + of('thaweesup-extra') }
}

/** The rate of a key on a real day. Throws when none had begun. */
export function rateOn(rows: readonly RateRow[], key: BankRateKey, day: string): number {
  let newest: RateRow | undefined
  for (const row of rows)
    if (row.key === key && row.starts_on <= day && (!newest || row.starts_on > newest.starts_on)) newest = row
  if (!newest) throw new Error(`no rate of ${key} on ${day}`)
  return newest.rate
}

export type PauseRow = { product: string; starts_at: Date; reason: string | null }

/** Why a product is paused at a moment; null: it is not. */
export function pauseAt(rows: readonly PauseRow[], product: string, at: Date): string | null {
  let newest: PauseRow | undefined
  for (const row of rows)
    if (row.product === product && row.starts_at <= at && (!newest || row.starts_at > newest.starts_at)) newest = row
  return newest?.reason ?? null
}

/** 135 → '1.35': a rate for display, without the sign of percent. */
export function formatRate(rate: number): string {
  return `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, '0')}`
}
