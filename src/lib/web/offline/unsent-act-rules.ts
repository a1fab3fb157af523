import { isRefusal } from '#lib/errors.ts'

/** later: the network or the server failed; all waiting actions keep waiting. refused: the server's answer is final. */
export type Fate = 'later' | 'refused'

const notNow = new Set([401, 408, 425, 429])

/** What a failed attempt means for a stored action. */
export function fateOf(error: unknown): Fate {
  if (!isRefusal(error)) return 'later'
  return error.status >= 500 || notNow.has(error.status) ? 'later' : 'refused'
}

const [retentionMs, rememberedMs] = [48 * 3_600_000, 30 * 24 * 3_600_000]
type Age = { at: number; isLasting?: boolean }

/**
 * Idempotency keys expire after two days on the server: an older action could count twice, and nobody expects it any
 * more.
 */
export function isTooOld({ at, isLasting = false }: Age, now: number): boolean {
  return !isLasting && now - at > retentionMs
}

/** The person has not returned for a month, so the action is dropped without a message. */
export function isForgotten(act: Age, now: number): boolean {
  return isTooOld(act, now) && now - act.at > rememberedMs
}

const [firstMs, longestMs] = [5_000, 5 * 60_000]

/** The pause before the n-th attempt (from 0) when no event reports that the network is back. */
export function pauseBefore(attempt: number): number {
  return Math.min(firstMs * 2 ** attempt, longestMs)
}
