import type { FastifyInstance } from 'fastify'
import type { Env } from '#app/boot/env.ts'
import { type FetchPicture, pictureLimits } from '#features/identity/pictures/server/provider-picture-commands.ts'
import { newFacebook } from '#features/identity/social/server/facebook-commands.ts'
import { newLine } from '#features/identity/social/server/line-commands.ts'
import type { Social } from '#features/identity/social/server/prove-commands.ts'
import { fetchOutside } from '#lib/server/outside/fetch-outside.ts'

export type SignInProviders = Social & {
  /** The providers that pages offer; `isLocal`: they are local stand-ins. */
  offered: { line: boolean; facebook: boolean; isLocal: boolean }
  /** Mounts the local stand-ins. */
  serve: (http: FastifyInstance) => Promise<void>
}

const standIn = { clientId: 'koinklass-local', clientSecret: 'only-known-to-this-machine-and-worth-nothing' }

/** The providers of this environment; where one is not configured and stand-ins are allowed, a local one is used. */
export function newSocial(env: Env, clock: () => Date): SignInProviders {
  const { PUBLIC_URL: origin, hasLocalProviders } = env
  const localLine = hasLocalProviders && !env.LINE_CHANNEL_ID
  const localFacebook = hasLocalProviders && !env.FACEBOOK_APP_ID
  const ownFetch: { http?: FastifyInstance } = {}
  const fetchHere = newLocalFetch(origin, ownFetch)
  const lineRedirect = { redirectUri: `${origin}/line/callback` }
  const facebookRedirect = { redirectUri: `${origin}/facebook/callback` }
  const line = localLine
    ? newLine({
        ...standIn,
        ...lineRedirect,
        issuer: `${origin}/local-line`,
        scope: 'openid profile email',
        fetch: fetchHere,
      })
    : env.LINE_CHANNEL_ID && env.LINE_CHANNEL_SECRET
      ? newLine({
          ...lineRedirect,
          issuer: env.LINE_ISSUER,
          clientId: env.LINE_CHANNEL_ID,
          clientSecret: env.LINE_CHANNEL_SECRET,
          scope: env.LINE_SCOPE,
        })
      : null
  const facebook = localFacebook
    ? newFacebook({
        ...facebookRedirect,
        appId: standIn.clientId,
        appSecret: standIn.clientSecret,
        dialogUrl: `${origin}/local-facebook/dialog/oauth`,
        graphUrl: `${origin}/local-facebook`,
        fetch: fetchHere,
      })
    : env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
      ? newFacebook({
          ...facebookRedirect,
          appId: env.FACEBOOK_APP_ID,
          appSecret: env.FACEBOOK_APP_SECRET,
          dialogUrl: env.FACEBOOK_DIALOG_URL,
          graphUrl: env.FACEBOOK_GRAPH_URL,
        })
      : null
  return {
    line,
    facebook,
    fetchPicture: newPictureFetch(origin, { isLocal: localLine || localFacebook, own: ownFetch }),
    offered: { line: line !== null, facebook: facebook !== null, isLocal: localLine || localFacebook },
    async serve(http) {
      ownFetch.http = http
      // Development dependencies, imported only when used.
      if (localLine) {
        const { serveLocalLine } = await import('#app/local/local-line.ts')
        await serveLocalLine(http, { origin, ...standIn, ...lineRedirect })
      }
      if (localFacebook) {
        const { serveLocalFacebook } = await import('#app/local/local-facebook.ts')
        serveLocalFacebook(http, { clock, origin, ...standIn, ...facebookRedirect })
      }
    },
  }
}

type Own = { http?: FastifyInstance }

/**
 * Calls the stand-ins at the address this process listens on, since its public address may be unreachable from inside.
 */
function newLocalFetch(origin: string, own: Own) {
  return (url: string | URL, init?: RequestInit) => fetch(addressHere(String(url), origin, own), init)
}

function addressHere(url: string, origin: string, { http }: Own): string {
  const address = http?.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return port ? url.replace(origin, `http://127.0.0.1:${port}`) : url
}

/** Fetches pictures from the open internet, and with stand-ins also from this machine. */
function newPictureFetch(origin: string, { isLocal, own }: { isLocal: boolean; own: Own }): FetchPicture {
  const isDrawnHere = ({ pathname }: URL) => /^\/local-(line|facebook)\/pictures\//.test(pathname)
  return (address) => {
    if (!isLocal || !address.startsWith(`${origin}/local-`)) return fetchOutside(address, pictureLimits)
    const reach = { mayAsk: isDrawnHere, mayConnect: (ip: string) => ip === '127.0.0.1' }
    return fetchOutside(addressHere(address, origin, own), { ...pictureLimits, reach })
  }
}
