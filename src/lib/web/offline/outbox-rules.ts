import { isRefusal } from '#lib/errors.ts'

/** later: the network or the server could not; all that waits goes on waiting. refused: the server's answer is final. */
export type Fate = 'later' | 'refused'

const notNow = new Set([401, 408, 425, 429])

/** What a failed attempt to send means for the act that was kept. */
export function fateOf(error: unknown): Fate {
  if (!isRefusal(error)) return 'later'
  return error.status >= 500 || notNow.has(error.status) ? 'later' : 'refused'
}

const keptMs = 48 * 3_600_000

/** The server forgets an act's key after two days: what is older could count twice, and nobody expects it any more. */
export function isTooOld(keptAt: number, now: number): boolean {
  return now - keptAt > keptMs
}

const [firstMs, longestMs] = [5_000, 5 * 60_000]

/** How long to wait before the n-th try (from 0) when nobody says that the network is back. */
export function pauseBefore(attempt: number): number {
  return Math.min(firstMs * 2 ** attempt, longestMs)
}
