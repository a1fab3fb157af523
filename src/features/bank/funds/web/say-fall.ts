import { sayShare } from '#ui/reading/change-text.ts'
import { text } from './text.ts'

/** A fall of less would be shown as 0.0 %; in basis points. */
const leastShown = -5

/** How deep a fund fell (basis points, ≤ 0): '12.5 %'; null where it never fell, or so little that it would be zero. */
export function shareOfFall(fall: number | undefined): string | null {
  return fall === undefined || fall > leastShown ? null : sayShare(fall)
}

/** The same as a value of its own: '−12.5 %', or in words. */
export function sayFall(fall: number | undefined): string {
  const share = shareOfFall(fall)
  return share === null ? text.glance.hardlyFell : `−${share}`
}
