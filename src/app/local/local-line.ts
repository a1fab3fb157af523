import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { newMemory } from './local-memory.ts'
import { drawLocalPage, type LocalPerson, localPageHeaders, readChosen } from './local-people.ts'
import { localPictureOf, serveLocalPictures } from './local-pictures.ts'

type Options = {
  /** The public origin without a trailing slash; the provider is mounted at /local-line. */
  origin: string
  clientId: string
  clientSecret: string
  redirectUri: string
  /** LINE signs with HS256 for browsers and ES256 for apps; both are accepted. */
  algorithm?: 'ES256' | 'HS256'
}

const prefix = '/local-line'

/**
 * A local stand-in for LINE: a real OpenID provider in this process with authorization code, PKCE and signed ID tokens
 * with LINE's claims. The person chooses an identity in a form. Its state is in memory.
 */
export async function serveLocalLine(http: FastifyInstance, options: Options): Promise<void> {
  const people = new Map<string, LocalPerson>()
  const provider = await newProvider(options, people)
  const { host, protocol } = new URL(options.origin)
  const answer = provider.callback()

  function handOver({ raw }: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    // The provider builds its URLs from the request's host, but calls from this process use another host than browsers.
    raw.headers.host = host
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    const original = raw.url!
    Object.assign(raw, { originalUrl: original, url: original.slice(prefix.length) || '/' })
    return answer(raw, reply.raw)
  }

  await http.register(async (scope) => {
    // The provider parses its forms itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.get(`${prefix}/who/:uid`, (request, reply) =>
      reply.headers(localPageHeaders).send(drawLocalPage({ called: 'LINE', action: request.url })),
    )
    scope.post(`${prefix}/who/:uid`, async (request, reply) => {
      const form = new URLSearchParams(await readText(request))
      const person = form.has('deny') ? null : readChosen(form)
      if (person) people.set(person.id, person)
      reply.hijack()
      const result = person
        ? { login: { accountId: person.id, remember: false } }
        : { error: 'access_denied', error_description: 'the person said no' }
      await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
    })
    serveLocalPictures(scope, prefix)
    scope.all(`${prefix}/*`, handOver)
  })
}

async function readText({ raw }: FastifyRequest): Promise<string> {
  let text = ''
  for await (const chunk of raw) text += chunk
  return text
}

async function newProvider({ origin, algorithm = 'ES256', ...client }: Options, people: Map<string, LocalPerson>) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'local' }
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  // Always asks, so that one can sign in as another person.
  policy.get('login')!.checks.add(new Check('who', 'choose who to be', (ctx) => !ctx.oidc.result?.login))
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: algorithm,
      },
    ],
    adapter: newMemory(),
    enabledJWA: { idTokenSigningAlgValues: ['ES256', 'HS256'] },
    jwks: { keys: [key] },
    cookies: { keys: [crypto.randomUUID()] },
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email'] },
    // LINE puts all claims into the ID token.
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile', 'email'],
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${prefix}/who/${uid}` },
    pkce: { required: () => true },
    ttl: { IdToken: 3600, AccessToken: 3600, AuthorizationCode: 600, Grant: 3600, Interaction: 3600, Session: 3600 },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => {
        const person = people.get(id)
        if (!person) return { sub: id }
        const { name, email } = person
        return { sub: id, name, picture: localPictureOf(person, origin + prefix), ...(email && { email }) }
      },
    }),
    // Choosing an identity counts as consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(`${origin}${prefix}`, configuration)
  provider.proxy = true
  return provider
}
