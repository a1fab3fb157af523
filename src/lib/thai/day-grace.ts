import { bangkokDay } from './bangkok-time.ts'

/** After midnight, or the end of its month, what was begun before may still be finished this long, and counts for its own day. */
export const finishGraceMs = 10 * 60_000

/** Whether what was begun on a Bangkok day still counts for it. */
export function isStillOf(day: string, now: Date): boolean {
  return day >= bangkokDay(new Date(now.getTime() - finishGraceMs))
}
