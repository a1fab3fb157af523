import { z } from 'zod/mini'

/**
 * Amounts are whole hundredths, of one of two currencies that never mix. `z.int()` admits safe integers only, so a
 * sum that left them is caught, never rounded.
 */
export const Koin = z.int().brand<'koin'>()
export type Koin = z.infer<typeof Koin>

/** Simulated baht of the practice purse (funds and robo); never convertible to koin. */
export const PracticeBaht = z.int().brand<'practice_baht'>()
export type PracticeBaht = z.infer<typeof PracticeBaht>

/** An amount of either currency: what a line of the ledger holds. */
export type Satang = Koin | PracticeBaht

/** An amount with its currency, as the ledger moves it. */
export type Money = { currency: 'koin'; amount: Koin } | { currency: 'practice_baht'; amount: PracticeBaht }
export type Currency = Money['currency']

/** Makes koin from a whole number of hundredths; throws on a fraction or an unsafe integer. */
export function koin(hundredths: number): Koin {
  return exact(hundredths) as Koin
}

/** Makes practice baht from a whole number of hundredths; throws on a fraction or an unsafe integer. */
export function practiceBaht(hundredths: number): PracticeBaht {
  return exact(hundredths) as PracticeBaht
}

function exact(hundredths: number): number {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`${hundredths} is no whole number of hundredths`)
  return hundredths
}

/** Adds amounts of one currency; throws when the sum is no longer exact. */
export function add<T extends Satang>(...amounts: T[]): T {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (!Number.isSafeInteger(sum)) throw new RangeError('a sum left the exact integers')
  return sum as T
}

const whole = new Intl.NumberFormat('en-US')

/** 123450 → '1,234.50'; a minus is the real one (−). The hundredths are cut off as text: no amount is ever a fraction. */
export function formatKoin(amount: Satang): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '−' : ''}${whole.format(BigInt(digits.slice(0, -2)))}.${digits.slice(-2)}`
}

/** 1234567 → '1,234,567': a plain count, without decimals. */
export function formatNumber(count: number): string {
  return whole.format(count).replace('-', '−')
}
