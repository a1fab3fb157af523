import { playSteps, stepsPerSecond } from '../rules.ts'

const playMs = (playSteps / stepsPerSecond) * 1000

/** Long enough for pauses and for whoever takes their turns in peace; a log that comes later is of no play any more. */
const openMs = 2 * 3_600_000

/** So many plays of a person may be open; with one more the oldest is dropped. */
export const mostOpen = 5

/** How long weekly scores are kept. */
export const keptDays = 35

/** Moments in milliseconds. `spentUntil`: up to when the person's time is used by plays that were answered. */
type Clock = { startedAt: number; spentUntil: number; now: number }

/**
 * Whether a play may be answered now: not before a minute of the server's clock has passed for it alone, whatever the log
 * says, and not after two hours. `waitMs` is what is missing.
 */
export function judgeClock({ startedAt, spentUntil, now }: Clock): { verdict: 'ok' | 'soon' | 'over'; waitMs: number } {
  if (now - startedAt > openMs) return { verdict: 'over', waitMs: 0 }
  const waitMs = Math.max(startedAt, spentUntil) + playMs - now
  return waitMs > 0 ? { verdict: 'soon', waitMs } : { verdict: 'ok', waitMs: 0 }
}

/** When a play that was begun now would be over, looked at from now: plays begun before this are. */
export function openSince(now: Date): Date {
  return new Date(now.getTime() - openMs)
}
