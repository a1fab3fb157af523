import { addDays } from '#lib/thai/bangkok-time.ts'

/**
 * The day on which the last piece goes if as many are sold a day as in the days before; null where nothing was sold. It is
 * never told later than two years from now.
 */
export function lastsUntil(
  { stock, sold, days }: { stock: number; sold: number; days: number },
  today: string,
): string | null {
  if (stock === 0) return today
  if (sold === 0) return null
  return addDays(today, Math.min(maxForecastDays, Math.ceil((stock * days) / sold) - 1))
}

/** A day as far as this stands for any later one. */
export const maxForecastDays = 730
