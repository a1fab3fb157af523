import { createHmac } from 'node:crypto'
import { z } from 'zod/mini'
import { refusals } from '#lib/errors.ts'
import { socialErrors } from '../contract.ts'
import type { OauthState } from './oauth-state.ts'
import type { Proven } from './social-commands.ts'

const refusal = refusals(socialErrors)

/** The endpoints of Facebook Login and the Graph API, or of their stand-in. */
export type FacebookSettings = {
  appId: string
  appSecret: string
  dialogUrl: string
  /** With the version, without a trailing slash. */
  graphUrl: string
  /** Our callback URL: /facebook/callback. */
  redirectUri: string
  /** Replaces fetch for the Graph (for the local stand-in). */
  fetch?: (url: string, init?: RequestInit) => Promise<Response>
}

export type Facebook = {
  /** The authorization URL. */
  addressOf: (oauthState: OauthState) => URL
  /** Exchanges the callback's code for an access token. Throws facebook_token_dead and facebook_unavailable. */
  exchange: (answer: URL, oauthState: OauthState) => Promise<string>
  /** The person of an access token that was issued to our app. Throws facebook_token_dead and facebook_unavailable. */
  prove: (token: string, now: Date) => Promise<Proven>
}

const patienceMs = 8_000
const Tokens = z.object({ access_token: z.string() })
const Debugged = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string(),
    /** Seconds since 1970; 0 means that it does not expire. */
    expires_at: z._default(z.number(), 0),
  }),
})
const Me = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  picture: z.optional(z.object({ data: z.object({ url: z.string(), is_silhouette: z.optional(z.boolean()) }) })),
})

/** A client of Facebook Login and the Graph API. */
export function newFacebook(settings: FacebookSettings): Facebook {
  const { appId, appSecret, redirectUri } = settings
  const ask = <S extends z.ZodMiniType>(path: string, query: Record<string, string>, shape: S) =>
    askGraph(settings, { path, query, shape })
  return {
    addressOf({ state }) {
      const address = new URL(settings.dialogUrl)
      const asked = { client_id: appId, redirect_uri: redirectUri, state, scope: 'public_profile,email' }
      for (const [name, value] of Object.entries({ ...asked, response_type: 'code' }))
        address.searchParams.set(name, value)
      return address
    },

    async exchange({ searchParams }, oauthState) {
      const code = searchParams.get('code')
      if (!code || searchParams.get('state') !== oauthState.state) throw refusal('facebook_token_dead')
      const query = { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code }
      return (await ask('/oauth/access_token', query, Tokens)).access_token
    },

    async prove(token, now) {
      const query = { input_token: token, access_token: `${appId}|${appSecret}` }
      const { data } = await ask('/debug_token', query, Debugged)
      const isOver = data.expires_at > 0 && data.expires_at * 1000 <= now.getTime()
      // A token issued to another app proves nothing.
      if (data.app_id !== appId || !data.is_valid || isOver) throw refusal('facebook_token_dead')
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      const fields = 'id,name,email,picture.width(512).height(512)'
      const me = await ask('/me', { fields, access_token: token, appsecret_proof: proof }, Me)
      if (me.id !== data.user_id) throw refusal('facebook_token_dead')
      return { identity: identityOf(me), once: null }
    },
  }
}

function identityOf({ id, name, email, picture }: z.output<typeof Me>): Proven['identity'] {
  const url = picture?.data.is_silhouette ? undefined : picture?.data.url
  return { provider: 'facebook', subject: id, name: name ?? null, email: email ?? null, picture: url ?? null }
}

type Question<S> = { path: string; query: Record<string, string>; shape: S }

/** A 4xx of the Graph is a refusal; any other failure means that it is unavailable. */
async function askGraph<S extends z.ZodMiniType>(
  { graphUrl, fetch: own = fetch }: FacebookSettings,
  { path, query, shape }: Question<S>,
): Promise<z.output<S>> {
  const signal = AbortSignal.timeout(patienceMs)
  const address = `${graphUrl}${path}?${new URLSearchParams(query)}`
  const reply = await own(address, { signal, redirect: 'error' }).catch(() => null)
  if (!reply || reply.status >= 500 || reply.status === 429) throw refusal('facebook_unavailable')
  const parsed = z.safeParse(shape, await reply.json().catch(() => null))
  if (!reply.ok || !parsed.success) throw refusal('facebook_token_dead')
  return parsed.data
}
