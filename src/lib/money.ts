import { z } from 'zod/mini'

/**
 * An amount in whole hundredths of koin; the brand keeps the two currencies apart. `z.int()` accepts safe integers
 * only, so an inexact sum is an error and never rounded.
 */
export const Koin = z.int().brand<'koin'>()
export type Koin = z.infer<typeof Koin>

/** Simulated baht for practice (funds and robo), in hundredths; not convertible to koin. */
export const PracticeBaht = z.int().brand<'practice_baht'>()
export type PracticeBaht = z.infer<typeof PracticeBaht>

/** An amount of either currency, as a ledger entry holds it. */
export type Satang = Koin | PracticeBaht

/** An amount with its currency, as the ledger moves it. */
export type Money = { currency: 'koin'; amount: Koin } | { currency: 'practice_baht'; amount: PracticeBaht }
export type Currency = Money['currency']

/** Makes koin from a whole number of hundredths. Throws a RangeError on fractions and unsafe integers. */
export function koin(hundredths: number): Koin {
  return exact(hundredths) as Koin
}

/** Makes practice baht from a whole number of hundredths. Throws a RangeError on fractions and unsafe integers. */
export function practiceBaht(hundredths: number): PracticeBaht {
  return exact(hundredths) as PracticeBaht
}

function exact(hundredths: number): number {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`${hundredths} is no whole number of hundredths`)
  return hundredths
}

/** Adds amounts of one currency. Throws a RangeError when the sum is not a safe integer. */
export function add<T extends Satang>(...amounts: T[]): T {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (!Number.isSafeInteger(sum)) throw new RangeError('a sum left the exact integers')
  return sum as T
}

const whole = new Intl.NumberFormat('en-US')

/** 123450 → '1,234.50', with a true minus sign (−). Works on digits as text, so it is exact. */
export function formatKoin(amount: Satang): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '−' : ''}${whole.format(BigInt(digits.slice(0, -2)))}.${digits.slice(-2)}`
}

/** 1234567 → '1,234,567': a count without decimals. */
export function formatNumber(count: number): string {
  return whole.format(count).replace('-', '−')
}

/** '14,500' → '14,500 ฿'. The space between is one at which no line breaks, so that an amount keeps its unit. */
export function inBaht(amount: string): string {
  return `${amount}\u00a0฿`
}

/** '14,500' → '14,500 koin', which no line break divides. */
export function inKoin(amount: string): string {
  return `${amount}\u00a0koin`
}
