import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  customFetch as keysFetch,
} from 'jose'
import * as oauth from 'oauth4webapi'
import { hashOf } from '#features/identity/keys/server/secret-commands.ts'
import { isRefusal, refusals } from '#lib/errors.ts'
import { socialErrors } from '../contract.ts'
import type { OauthState } from './oauth-state.ts'
import type { Proven } from './social-commands.ts'

const refusal = refusals(socialErrors)

/** LINE as an OpenID provider, or its stand-in. */
export type LineSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  /** Our callback URL: /line/callback. */
  redirectUri: string
  /** Replaces fetch for the provider (for the local stand-in). */
  fetch?: (url: string | URL, init?: RequestInit) => Promise<Response>
}

export type Line = {
  /** The authorization URL. Throws line_unavailable. */
  addressOf: (oauthState: OauthState) => Promise<URL>
  /** Exchanges the callback's code for an ID token. Throws line_token_dead and line_unavailable. */
  exchange: (answer: URL, oauthState: OauthState) => Promise<string>
  /** Verifies an ID token of this trip. Throws line_token_dead and line_unavailable. */
  prove: (token: string, oauthState: OauthState | null, now: Date) => Promise<Proven>
}

/**
 * ES256 is verified with LINE's published keys, HS256 (LINE's choice for browsers) with our channel secret. Each
 * algorithm has its own key, so a token signed with a public key as an HMAC secret is invalid.
 */
const algorithms = ['ES256', 'HS256']
const patienceMs = 8_000
type Claims = JWTPayload & { nonce?: string; name?: string; picture?: string; email?: string }

/** A client of LINE Login: authorization code with PKCE, state and nonce. */
export function newLine(settings: LineSettings): Line {
  const { issuer, clientId, clientSecret, redirectUri } = settings
  const client: oauth.Client = { client_id: clientId }
  const findProvider = newDiscovery(settings)
  return {
    async addressOf(oauthState) {
      const { metadata } = await findProvider()
      const address = new URL(metadata.authorization_endpoint!)
      const asked = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: oauthState.state,
        nonce: oauthState.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(oauthState.verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      return address
    },

    async exchange(answer, oauthState) {
      const { metadata } = await findProvider()
      try {
        const parameters = oauth.validateAuthResponse(metadata, client, answer, oauthState.state)
        const secret = oauth.ClientSecretPost(clientSecret)
        const request = optionsOf(settings)
        const { verifier, nonce } = oauthState
        const reply = await oauth.authorizationCodeGrantRequest(
          metadata,
          client,
          secret,
          parameters,
          redirectUri,
          verifier,
          request,
        )
        const expected = { expectedNonce: nonce, requireIdToken: true }
        const tokens = await oauth.processAuthorizationCodeResponse(metadata, client, reply, expected)
        return tokens.id_token!
      } catch (error) {
        throw explain(error)
      }
    },

    async prove(token, oauthState, now) {
      if (!oauthState) throw refusal('line_token_dead')
      const { findKey } = await findProvider()
      const checks = {
        algorithms,
        issuer,
        audience: clientId,
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'nonce'],
      }
      try {
        const { payload } = await jwtVerify<Claims>(token, findKey, checks)
        if (payload.nonce !== oauthState.nonce) throw refusal('line_token_dead')
        return provenBy(token, payload)
      } catch (error) {
        throw explain(error)
      }
    },
  }
}

function provenBy(token: string, { sub, exp, name, email, picture }: Claims): Proven {
  return {
    identity: { provider: 'line', subject: sub!, name: name ?? null, email: email ?? null, picture: picture ?? null },
    // The key is the signed part without the signature, which has more than one valid encoding.
    once: { key: `line-token:${hashOf(token.split('.').slice(0, 2).join('.'))}`, expiresAt: new Date(exp! * 1000) },
  }
}

/** The provider's discovery document, fetched once and again after a failure. */
function newDiscovery({ clientSecret, ...settings }: LineSettings) {
  const secret = new TextEncoder().encode(clientSecret)
  let found: ReturnType<typeof discover> | null = null
  async function discover() {
    const issuer = new URL(settings.issuer)
    const reply = await oauth.discoveryRequest(issuer, optionsOf(settings))
    const described = await oauth.processDiscoveryResponse(issuer, reply)
    const published = createRemoteJWKSet(new URL(described.jwks_uri!), {
      timeoutDuration: patienceMs,
      ...(settings.fetch && { [keysFetch]: settings.fetch }),
    })
    const findKey: JWTVerifyGetKey = async (header, token) =>
      header.alg === 'HS256' ? secret : published(header, token)
    return { metadata: { ...described, id_token_signing_alg_values_supported: algorithms }, findKey }
  }
  return () => {
    found ??= discover().catch((error) => {
      found = null
      throw explain(error)
    })
    return found
  }
}

function optionsOf({ issuer, fetch: own }: Pick<LineSettings, 'issuer' | 'fetch'>) {
  return {
    signal: () => AbortSignal.timeout(patienceMs),
    // Only a provider on this machine may use plain HTTP: env.ts refuses others.
    [oauth.allowInsecureRequests]: issuer.startsWith('http://'),
    ...(own && { [oauth.customFetch]: (url: string, init: object) => own(url, init) }),
  }
}

/** A refusal of the provider means an invalid token; no answer or an invalid one means that it is unavailable. */
function explain(error: unknown) {
  if (isRefusal(error)) return error
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return refusal('line_token_dead')
  if (error instanceof errors.JWKSTimeout) return refusal('line_unavailable')
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') return refusal('line_token_dead')
  const isAnswer = error instanceof oauth.OperationProcessingError && error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return refusal(isAnswer ? 'line_token_dead' : 'line_unavailable')
}
