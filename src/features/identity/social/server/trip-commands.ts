import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { newSecret } from '#features/identity/keys/server/secret-commands.ts'
import type { Provider } from '../social-rules.ts'

/** One round trip to a provider and back: what is sent along, and where its owner wants to go afterwards. */
export type Trip = {
  /** Comes back with the answer and tells that it is this browser's own. */
  state: string
  /** Stands in the ID token: it was made for this trip. */
  nonce: string
  /** PKCE's secret, of which the provider sees a hash first. */
  verifier: string
  wanted: string | null
  beganAt: Date
}

/** As long as LINE's ID tokens live: who fills in a sign-up form takes their time. */
export const tripSeconds = 3_600
const answerMs = 10 * 60_000

/**
 * Begins a trip. All of it follows from one secret in an HttpOnly cookie of this browser, through the server's key: no
 * row has to be written for everybody who presses the button, and a token without its browser's cookie proves nothing.
 */
export function beginTrip(keys: Keys, provider: Provider, wanted: string | null, now: Date) {
  const place = Buffer.from(wanted ?? '').toString('base64url')
  const cookie = [now.getTime().toString(36), newSecret(), place].join('.')
  return { cookie, trip: readTrip(keys, provider, cookie, now)! }
}

/** The trip of a browser by its cookie; null without one, or when it is over. */
export function readTrip(keys: Keys, provider: Provider, cookie: string | undefined, now: Date): Trip | null {
  const [began = '', secret = '', place = ''] = cookie?.split('.') ?? []
  const beganAt = new Date(Number.parseInt(began, 36))
  const age = now.getTime() - beganAt.getTime()
  if (!secret || !(age >= 0 && age < tripSeconds * 1000)) return null
  const derive = (use: string) => keys.hmac(`${provider}-${use}`, began, secret)
  const wanted = Buffer.from(place, 'base64url').toString() || null
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier'), wanted, beganAt }
}

/** Whether the provider's answer came soon enough. */
export function isFresh(trip: Trip, now: Date): boolean {
  return now.getTime() - trip.beganAt.getTime() < answerMs
}
