import { playSteps, stepsPerSecond } from '../rules.ts'

const playMs = (playSteps / stepsPerSecond) * 1000

/** Long enough for pauses and slow turns; a later log is refused. */
const openMs = 2 * 3_600_000

/** The maximum number of open plays per person; one more deletes the oldest. */
export const maxOpen = 5

/** How long weekly scores are kept. */
export const retentionDays = 35

/** Times in milliseconds. `spentUntil`: up to when the person's time is used by earlier plays. */
type Clock = { startedAt: number; spentUntil: number; now: number }

/**
 * Whether a play may be answered now: not before a minute of server time has passed for it alone, whatever the log
 * says, and not after two hours. `waitMs` is the remaining wait.
 */
export function judgeClock({ startedAt, spentUntil, now }: Clock): { verdict: 'ok' | 'soon' | 'over'; waitMs: number } {
  if (now - startedAt > openMs) return { verdict: 'over', waitMs: 0 }
  const waitMs = Math.max(startedAt, spentUntil) + playMs - now
  return waitMs > 0 ? { verdict: 'soon', waitMs } : { verdict: 'ok', waitMs: 0 }
}

/** Plays begun before this moment are too old to be answered. */
export function openSince(now: Date): Date {
  return new Date(now.getTime() - openMs)
}
