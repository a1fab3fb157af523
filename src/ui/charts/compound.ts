import { type Koin, koin } from '#lib/money.ts'

/**
 * P × (1 + r ÷ k)^n, exact, rounded half up once at the end. `rate` is in basis points a year, `perYear` (k)
 * is the number of compoundings in a year, `periods` (n) the number of compoundings so far. Source: FACTS.md F026.
 */
export function compoundValue(principal: Koin, rate: number, perYear: number, periods: number): Koin {
  const whole = BigInt(10_000 * perYear)
  const up = (whole + BigInt(rate)) ** BigInt(periods)
  const down = whole ** BigInt(periods)
  return koin(Number((2n * BigInt(principal) * up + down) / (2n * down)))
}

/** The values after 0, 1, … months with monthly compounding. */
export function growByMonth(principal: Koin, rate: number, months: number): Koin[] {
  return Array.from({ length: months + 1 }, (_, month) => compoundValue(principal, rate, 12, month))
}
