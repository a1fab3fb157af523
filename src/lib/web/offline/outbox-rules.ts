import { isRefusal } from '#lib/errors.ts'

/** later: the network or the server could not; all that waits goes on waiting. refused: the server's answer is final. */
export type Fate = 'later' | 'refused'

const notNow = new Set([401, 408, 425, 429])

/** What a failed attempt to send means for the act that was kept. */
export function fateOf(error: unknown): Fate {
  if (!isRefusal(error)) return 'later'
  return error.status >= 500 || notNow.has(error.status) ? 'later' : 'refused'
}

const [keptMs, rememberedMs] = [48 * 3_600_000, 30 * 24 * 3_600_000]
type Age = { at: number; isLasting?: boolean }

/** The server forgets an act's key after two days: what is older could count twice, and nobody expects it any more. */
export function isTooOld({ at, isLasting = false }: Age, now: number): boolean {
  return !isLasting && now - at > keptMs
}

/** Who did it has not come back for a month: nobody is told any more. */
export function isForgotten(act: Age, now: number): boolean {
  return isTooOld(act, now) && now - act.at > rememberedMs
}

const [firstMs, longestMs] = [5_000, 5 * 60_000]

/** How long to wait before the n-th try (from 0) when nobody says that the network is back. */
export function pauseBefore(attempt: number): number {
  return Math.min(firstMs * 2 ** attempt, longestMs)
}
