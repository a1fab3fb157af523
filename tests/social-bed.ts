import { afterAll } from 'vitest'
import { serveLocalFacebook } from '#app/local/local-facebook.ts'
import { serveLocalLine } from '#app/local/local-line.ts'
import { getBotCheck } from '#features/identity/limits/contract.ts'
import { pictureLimits } from '#features/identity/pictures/server/provider-picture-commands.ts'
import { newFacebook } from '#features/identity/social/server/facebook-commands.ts'
import { newLine } from '#features/identity/social/server/line-commands.ts'
import { fetchOutside } from '#lib/server/fetch-outside.ts'
import { newHttp } from '#lib/server/http.ts'
import { solveBotCheck } from './bot-solver.ts'
import { findFreePort } from './find-free-port.ts'
import { openTestbed, testOrigin } from './testbed.ts'

type Chosen = { name: string; email?: string } | { person: string } | 'deny'
type Way = 'line' | 'facebook'

const secret = 'a-secret-of-the-tests-that-is-long-enough'

/**
 * The product's calls with LINE and Facebook as real servers on their own ports. Its clock starts at the current time,
 * because the identity provider signs with the machine's clock.
 */
export async function openSocialBed({ algorithm = 'ES256' }: { algorithm?: 'ES256' | 'HS256' } = {}) {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const redirect = (way: Way) => ({ redirectUri: `${testOrigin}/${way}/callback` })
  const client = { clientId: 'the-tests-channel', clientSecret: secret }
  const line = newLine({
    ...client,
    ...redirect('line'),
    issuer: `${origin}/local-line`,
    scope: 'openid profile email',
  })
  const app = { appId: client.clientId, appSecret: secret, ...redirect('facebook') }
  const graphUrl = `${origin}/local-facebook`
  const facebook = newFacebook({ ...app, graphUrl, dialogUrl: `${graphUrl}/dialog/oauth` })
  // Fetches only from this machine, and there only the pictures of the providers.
  const reach = { mayAsk: (url: URL) => url.origin === origin, mayConnect: (ip: string) => ip === '127.0.0.1' }
  const fetchPicture = (address: string) => fetchOutside(address, { ...pictureLimits, reach })
  const bed = await openTestbed({ hasContent: true, social: { line, facebook, fetchPicture } })
  bed.clock.now = new Date()

  const providers = newHttp()
  await serveLocalLine(providers, { ...client, ...redirect('line'), origin, algorithm })
  const graph = serveLocalFacebook(providers, {
    ...client,
    ...redirect('facebook'),
    origin,
    clock: () => bed.clock.now,
  })
  await providers.listen({ host: '127.0.0.1', port })
  afterAll(() => providers.close())

  const get = (url: string, cookie?: string) =>
    bed.http.inject({ method: 'GET', url, ...(cookie && { headers: { cookie } }) })

  /** From our button to the provider, through its page, and to the callback address, which is not requested yet. */
  async function travel(way: Way, chosen: Chosen, query = '') {
    const started = await get(`/${way}${query}`)
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answer = await choose(String(started.headers.location), chosen)
    return { cookie, answer: answer.replace(testOrigin, ''), address: new URL(String(started.headers.location)) }
  }

  /** The whole flow: the token in the address of our page, and the cookie that it is bound to. */
  async function fetchToken(way: Way, chosen: Chosen, query = '') {
    const { cookie, answer } = await travel(way, chosen, query)
    const reply = await get(answer, cookie)
    const found = new URL(String(reply.headers.location), testOrigin)
    const inside = new URLSearchParams(found.hash.slice(1))
    return { cookie, token: inside.get('token') ?? '', redirect: inside.get('redirect'), found }
  }

  const proof = async () => {
    const { json } = await bed.send(null, getBotCheck, { query: { action: 'register' } })
    return solveBotCheck(json)
  }
  return { ...bed, providers, graph, get, travel, fetchToken, proof, providerOrigin: origin, secret, client }
}

/**
 * Follows a provider's redirects like a browser does, chooses an identity on its page, and returns the callback
 * address.
 */
async function choose(start: string, chosen: Chosen): Promise<string> {
  const jar = new Map<string, string>()
  let [address, form]: [string, URLSearchParams | null] = [start, null]
  for (let step = 0; step < 12; step++) {
    const reply: Response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: form }),
    })
    for (const text of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = text.split(';')[0]!.split('=')
      jar.set(name, value)
    }
    form = null
    const next = reply.headers.get('location')
    if (next?.startsWith(testOrigin)) return next
    if (next) address = new URL(next, address).href
    else {
      const page = await reply.text()
      if (!page.includes('ผู้ให้บริการจำลองในเครื่อง')) throw new Error(`${reply.status} ${address}: ${page.slice(0, 300)}`)
      address = new URL(page.match(/action="([^"]+)"/)![1]!, address).href
      form = new URLSearchParams(chosen === 'deny' ? { deny: '1' } : chosen)
    }
  }
  throw new Error('the provider leads in circles')
}
