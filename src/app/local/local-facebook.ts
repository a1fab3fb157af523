import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { drawLocalPage, type LocalPerson, localPageHeaders, readChosen } from './local-people.ts'
import { localPictureOf, serveLocalPictures } from './local-pictures.ts'

type Options = {
  clock: () => Date
  /** The public origin without a trailing slash; the provider is mounted at /local-facebook. */
  origin: string
  clientId: string
  clientSecret: string
  redirectUri: string
}
/** The payload of a code or a token; `ends` in seconds since 1970. */
type Said = { app: string; person: LocalPerson; ends: number; use: 'code' | 'token' }
type Asked = { Querystring: Record<string, string | undefined> }
type Seals = ReturnType<typeof newSeals>

const prefix = '/local-facebook'
const lifeSeconds = 5_000

/**
 * A local stand-in for Facebook: its dialog and the Graph calls of a sign-in, with the same paths, parameters, replies
 * and errors. Codes and tokens are self-contained and signed with a key of this process; a code is valid once. Returns
 * a function that issues tokens, for tests.
 */
export function serveLocalFacebook(http: FastifyInstance, options: Options) {
  const seals = newSeals()
  const seconds = () => Math.floor(options.clock().getTime() / 1000)
  const issue = (
    person: LocalPerson,
    use: Said['use'],
    { app = options.clientId, ends = seconds() + lifeSeconds } = {},
  ) => seals.encrypt({ app, person, ends, use })
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    serveDialog(scope, options, (person) => issue(person, 'code'))
    serveExchange(scope, options, { seals, newToken: (person) => issue(person, 'token') })
    serveGraph(scope, options, { seals, seconds })
    serveLocalPictures(scope, prefix)
  })
  return { newToken: (person: LocalPerson, given?: { app?: string; ends?: number }) => issue(person, 'token', given) }
}

function newSeals() {
  const key = randomBytes(32)
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    encrypt(said: Said): string {
      const text = Buffer.from(JSON.stringify({ ...said, salt: newSalt() })).toString('base64url')
      return `${text}.${sign(text)}`
    },
    open(sealed: string | undefined, use: Said['use']): Said | null {
      const [text = '', signature = ''] = sealed?.split('.') ?? []
      const [right, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const said = JSON.parse(Buffer.from(text, 'base64url').toString()) as Said
      return said.use === use ? said : null
    },
  }
}

const newSalt = () => randomBytes(8).toString('hex')

function refuse(message: string, code = 190) {
  return { error: { message, type: 'OAuthException', code } }
}

function serveDialog(scope: FastifyInstance, options: Options, newCode: (person: LocalPerson) => string) {
  const { clientId, redirectUri } = options
  scope.get<Asked>(`${prefix}/dialog/oauth`, ({ query }, reply) => {
    if (query.client_id !== clientId || query.redirect_uri !== redirectUri)
      return reply.code(400).send(refuse('Invalid redirect_uri', 191))
    const action = `${prefix}/dialog/oauth?${new URLSearchParams({ state: query.state ?? '' })}`
    return reply.headers(localPageHeaders).send(drawLocalPage({ called: 'Facebook', action }))
  })
  scope.post<Asked & { Body: URLSearchParams }>(`${prefix}/dialog/oauth`, ({ body, query: { state = '' } }, reply) => {
    const person = body.has('deny') ? null : readChosen(body)
    const denied = { error: 'access_denied', error_reason: 'user_denied' }
    const answer = new URLSearchParams({ state, ...(person ? { code: newCode(person) } : denied) })
    return reply.redirect(`${redirectUri}?${answer}`, 303)
  })
}

type Exchange = { seals: Seals; newToken: (person: LocalPerson) => string }

function serveExchange(scope: FastifyInstance, { clientId, clientSecret, redirectUri }: Options, on: Exchange) {
  const used = new Set<string>()
  scope.get<Asked>(`${prefix}/oauth/access_token`, ({ query: { code = '', ...given } }, reply) => {
    const said = on.seals.open(code, 'code')
    const isRight = given.client_id === clientId && given.client_secret === clientSecret
    if (!said || !isRight || given.redirect_uri !== redirectUri || used.has(code))
      return reply.code(400).send(refuse('Invalid verification code', 100))
    used.add(code)
    return reply.send({ access_token: on.newToken(said.person), token_type: 'bearer', expires_in: lifeSeconds })
  })
}

type Graph = { seals: Seals; seconds: () => number }

function serveGraph(scope: FastifyInstance, { origin, clientId, clientSecret }: Options, { seals, seconds }: Graph) {
  const bad = refuse('Invalid OAuth access token')
  scope.get<Asked>(`${prefix}/debug_token`, ({ query }, reply) => {
    if (query.access_token !== `${clientId}|${clientSecret}`) return reply.code(400).send(bad)
    const said = seals.open(query.input_token, 'token')
    if (!said) return reply.send({ data: { ...bad, is_valid: false, scopes: [] } })
    const { app, ends, person } = said
    const is_valid = ends > seconds()
    return reply.send({ data: { app_id: app, type: 'USER', is_valid, expires_at: ends, user_id: person.id } })
  })
  scope.get<Asked>(`${prefix}/me`, ({ query: { access_token: token = '', appsecret_proof: proof } }, reply) => {
    const said = seals.open(token, 'token')
    const right = createHmac('sha256', clientSecret).update(token).digest('hex')
    if (!said || proof !== right) return reply.code(400).send(bad)
    const { id, name, email } = said.person
    const url = localPictureOf(said.person, origin + prefix)
    // The Graph returns a silhouette for people without a picture.
    const picture = { data: { url: url ?? `${origin}${prefix}/pictures/none.png`, is_silhouette: url === undefined } }
    return reply.send({ id, name, picture, ...(email && { email }) })
  })
}
