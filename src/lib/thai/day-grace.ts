import { bangkokDay } from './bangkok-time.ts'

/**
 * The grace period after midnight, or after the end of a month, in which an attempt begun before may be finished and
 * still counts for its own day.
 */
export const finishGraceMs = 10 * 60_000

/** Whether an attempt begun on this Bangkok day still counts for it. */
export function isStillOf(day: string, now: Date): boolean {
  return day >= bangkokDay(new Date(now.getTime() - finishGraceMs))
}
