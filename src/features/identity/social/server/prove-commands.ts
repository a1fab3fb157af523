import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bucketOf, limits } from '#features/identity/limits/server/limit-rules.ts'
import { type FetchPicture, takeProviderPicture } from '#features/identity/pictures/server/provider-picture-commands.ts'
import { refusals } from '#lib/errors.ts'
import type { MakeSquares } from '#lib/server/pictures/pictures.ts'
import type { RequestFacts } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import { cookieNames } from '#lib/stored-names.ts'
import * as contract from '../contract.ts'
import type { Facebook } from './facebook-commands.ts'
import type { Line } from './line-commands.ts'
import { readOauthState } from './oauth-state.ts'
import type { Proven } from './social-commands.ts'

const refusal = refusals(contract.socialErrors)

/** The configured providers. */
export type Social = { line: Line | null; facebook: Facebook | null; fetchPicture: FetchPicture }
export type SocialParts = {
  db: Db
  clock: () => Date
  keys: Keys
  social: Social
  storage: Storage
  makeSquares: MakeSquares
}

/** The cookies of sign-in trips; SameSite=Lax, since the provider redirects from another site. */
export const oauthStateCookies = { line: cookieNames.lineTrip, facebook: cookieNames.facebookTrip } as const

type Asked = { request: RequestFacts }

/**
 * Functions that verify a provider's token; each attempt is counted for its IP address. They throw provider_off and the
 * provider's errors.
 */
export function proversOf(parts: SocialParts) {
  const { keys, clock, social } = parts
  const proveLine = async (token: string, { request }: Asked) => {
    if (!social.line) throw refusal('provider_off')
    await limitTries(parts, request)
    const now = clock()
    return social.line.prove(token, readOauthState(keys, 'line', request.cookies[oauthStateCookies.line], now), now)
  }
  const proveFacebook = async (token: string, { request }: Asked) => {
    if (!social.facebook) throw refusal('provider_off')
    await limitTries(parts, request)
    return social.facebook.prove(token, clock())
  }
  return { proveLine, proveFacebook }
}

function limitTries({ db, clock, keys }: SocialParts, { address }: RequestFacts): Promise<void> {
  return takeAttempt(db, attemptOf(keys, limits.socialAddress, bucketOf(address)), clock())
}

/** Stores the provider's picture as the account's avatar when it can be fetched; a failure changes nothing. */
export function takePicture(
  parts: SocialParts,
  { userId, proven, now }: { userId: string; proven: Proven; now: Date },
) {
  const { picture } = proven.identity
  return takeProviderPicture({ ...parts, ...parts.social }, { userId, picture, now })
}
