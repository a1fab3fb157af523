import { addDays } from '#lib/thai/bangkok-time.ts'

/** The aim of a club that has no weeks behind it. */
export const minAim = 10
const step = 5
const weeksBack = 4

/**
 * The aim of a week: the average of up to four earlier weeks with a learning day, rounded down to fives, ten at least.
 * So it asks for no more than what the club does anyway.
 */
export function aimOf(earlier: readonly number[]): number {
  const lived = earlier.filter((days) => days > 0)
  if (lived.length === 0) return minAim
  const sum = lived.reduce((all, days) => all + days, 0)
  return Math.max(minAim, Math.floor(sum / lived.length / step) * step)
}

/**
 * The Mondays of the first and the last week that the aim of a week is made of. The week just before is left out: a
 * learning day may still come to it on Monday morning, and an aim never changes once it was shown.
 */
export function weeksBehind(week: string): { first: string; last: string } {
  return { first: addDays(week, -7 * (weeksBack + 1)), last: addDays(week, -14) }
}
