import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bucketOf, limits } from '#features/identity/limits/server/limit-rules.ts'
import {
  beginOauth,
  isFresh,
  type OauthState,
  oauthStateSeconds,
  readOauthState,
} from '#features/identity/social/server/oauth-state.ts'
import { oauthStateCookies, type Social } from '#features/identity/social/server/prove-commands.ts'
import { takeOnce } from '#features/identity/social/server/social-commands.ts'
import type { Provider } from '#features/identity/social/social-rules.ts'
import { isRefusal } from '#lib/errors.ts'
import { safeRedirectPath } from '#lib/redirect-path.ts'

type Parts = { db: Db; clock: () => Date; keys: Keys; origin: string; social: Social }

/** The interface of a provider: the authorization URL, and the exchange of its answer for a token. */
type Way = {
  addressOf: (oauthState: OauthState) => Promise<URL> | URL
  fetchToken: (answer: URL, oauthState: OauthState, now: Date) => Promise<string>
}

/**
 * /line and /facebook redirect to the provider; …/callback takes its answer and passes the token to the page /…/id in
 * the URL fragment, which reaches no server and no log. Each answer is valid once, for a short time, and only in the
 * browser that started the sign-in.
 */
export function serveSignInRedirects(http: FastifyInstance, parts: Parts) {
  const { line, facebook } = parts.social
  void http.register(async (scope) => {
    await scope.register(cookie)
    if (line)
      addWay(scope, parts, 'line', {
        addressOf: line.addressOf,
        fetchToken: async (answer, oauthState, now) => {
          const token = await line.exchange(answer, oauthState)
          await line.prove(token, oauthState, now)
          return token
        },
      })
    if (facebook)
      addWay(scope, parts, 'facebook', {
        addressOf: facebook.addressOf,
        fetchToken: async (answer, oauthState, now) => {
          const token = await facebook.exchange(answer, oauthState)
          await facebook.prove(token, now)
          return token
        },
      })
  })
}

function addWay(http: FastifyInstance, parts: Parts, provider: Provider, way: Way) {
  const { keys, clock, origin } = parts
  const name = oauthStateCookies[provider]
  const at = { path: '/', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const

  http.get(`/${provider}`, async (request, reply) => {
    const begun = beginOauth(keys, provider, wantedOf(request, origin), clock())
    try {
      const address = await way.addressOf(begun.oauthState)
      void reply.setCookie(name, begun.cookie, { ...at, maxAge: oauthStateSeconds })
      return go(reply, address.href)
    } catch (error) {
      return go(reply, faultPath(provider, request, error))
    }
  })

  http.get(`/${provider}/callback`, async (request, reply) => {
    const now = clock()
    const oauthState = readOauthState(keys, provider, request.cookies[name], now)
    const answer = new URL(request.url, origin)
    if (!oauthState || !isFresh(oauthState, now)) return go(reply, `/${provider}/id?fault=expired`)
    if (answer.searchParams.get('error') === 'access_denied') return go(reply, `/${provider}/id?fault=denied`)
    try {
      await useState(parts, { provider, oauthState, address: request.ip, now })
      const token = await way.fetchToken(answer, oauthState, now)
      const found = new URLSearchParams({ token, ...(oauthState.wanted && { redirect: oauthState.wanted }) })
      return go(reply, `/${provider}/id#${found}`)
    } catch (error) {
      return go(reply, faultPath(provider, request, error))
    }
  })
}

type Coming = { provider: Provider; oauthState: OauthState; address: string; now: Date }

/** The first of two answers with the same state wins, so a replayed code is never sent to the provider again. */
async function useState({ db, keys }: Parts, { provider, oauthState, address, now }: Coming): Promise<void> {
  await takeAttempt(db, attemptOf(keys, limits.socialAddress, bucketOf(address)), now)
  const once = {
    key: `${provider}-state:${oauthState.state}`,
    expiresAt: new Date(now.getTime() + oauthStateSeconds * 1000),
  }
  if (!(await db.transaction().execute((tx) => takeOnce(tx, once)))) throw new UsedState()
}

class UsedState extends Error {}

/** The page has its own text for each fault; unexpected errors are logged. */
function faultPath(provider: Provider, request: FastifyRequest, error: unknown): string {
  if (!isRefusal(error) && !(error instanceof UsedState)) request.log.error(error)
  const isAway = isRefusal(error) && error.status >= 429
  return `/${provider}/id?fault=${isAway ? 'unavailable' : error instanceof UsedState ? 'expired' : 'failed'}`
}

/**
 * The redirect target: from the link, or from the referring page, since its link may have been pressed before the
 * script loaded.
 */
function wantedOf({ url, headers }: FastifyRequest, origin: string): string | null {
  const own = new URL(url, origin).searchParams.get('redirect')
  const page = headers.referer?.startsWith(`${origin}/`) ? new URL(headers.referer) : null
  return safeRedirectPath(own ?? page?.searchParams.get('redirect'), origin)
}

function go(reply: FastifyReply, address: string) {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 302)
}
