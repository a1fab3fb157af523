import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { newSecret } from '#features/identity/keys/server/secret-commands.ts'
import type { Provider } from '../social-rules.ts'

/** A sign-in trip: the parameters sent to a provider, and the path to return to. */
export type OauthState = {
  /** Returned by the provider; proves that the answer belongs to this browser. */
  state: string
  /** Part of the ID token, which binds it to this trip. */
  nonce: string
  /** The PKCE code verifier, whose hash the provider gets first. */
  verifier: string
  wanted: string | null
  beganAt: Date
}

/** As long as LINE's ID tokens are valid, since filling in a sign-up form takes time. */
export const oauthStateSeconds = 3_600
const answerMs = 10 * 60_000

/**
 * Begins a trip. All its parameters are derived from one secret in an HttpOnly cookie with the server's key: pressing
 * the button writes no row, and a token without this browser's cookie proves nothing.
 */
export function beginOauth(keys: Keys, provider: Provider, wanted: string | null, now: Date) {
  const place = Buffer.from(wanted ?? '').toString('base64url')
  const cookie = [now.getTime().toString(36), newSecret(), place].join('.')
  return { cookie, oauthState: readOauthState(keys, provider, cookie, now)! }
}

/** The trip of a browser's cookie; null without a cookie or when it expired. */
export function readOauthState(
  keys: Keys,
  provider: Provider,
  cookie: string | undefined,
  now: Date,
): OauthState | null {
  const [began = '', secret = '', place = ''] = cookie?.split('.') ?? []
  const beganAt = new Date(Number.parseInt(began, 36))
  const age = now.getTime() - beganAt.getTime()
  if (!secret || !(age >= 0 && age < oauthStateSeconds * 1000)) return null
  const derive = (use: string) => keys.hmac(`${provider}-${use}`, began, secret)
  const wanted = Buffer.from(place, 'base64url').toString() || null
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier'), wanted, beganAt }
}

/** Whether the provider's answer came in time. */
export function isFresh(oauthState: OauthState, now: Date): boolean {
  return now.getTime() - oauthState.beganAt.getTime() < answerMs
}
