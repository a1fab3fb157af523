import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { BodyForm, Endpoint } from '#lib/contract.ts'
import { commonErrors, commonRefusal, isRefusal, type Refusal } from '#lib/errors.ts'
import {
  answer,
  type Caller,
  checkAccess,
  declares,
  type OnLook,
  type ReplyControl,
  type RequestFacts,
  type Route,
} from '../routes.ts'
import { requestIdOf } from '../tracing/tracing.ts'
import { callPath, toRoute, withoutEmpty } from './call-path.ts'
import { closeWhenQuiet } from './close-when-quiet.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readFlatJson } from './json-body.ts'
import { readMultipart } from './multipart.ts'
import { answerOtherMethods } from './other-methods.ts'
import { problemReply } from './problem.ts'
import { leaveLastAct, type ReadsElsewhere, readLastAct } from './read-elsewhere.ts'

/** Resolves a bearer token to its caller; null when the token is unknown, revoked or expired. */
export type Identify = (token: string) => Promise<Caller | null>

export type HttpOptions = {
  logger?: FastifyServerOptions['logger']
  /** Addresses of proxies whose X-Forwarded-For is trusted; false trusts none. */
  trustProxy?: FastifyServerOptions['trustProxy']
  /** Maps an error of a lower layer to a refusal (pool timeout → overloaded); null when it is a fault of ours (500). */
  explain?: (error: unknown) => Refusal | null
  /** Is called for each request before routing; returns true when it has answered the request itself. */
  answerFirst?: AnswerFirst
}

/** Receives a sentence about a refusal whose code the endpoint does not declare in its `errors`. */
export type OnUndeclared = (fault: string, request: FastifyRequest) => void

export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean

// Fastify only sets these timeouts on servers that it creates itself, so they are set here.
const patience = { keepAliveTimeout: 72_000, requestTimeout: 120_000 }

/**
 * Requests with a method that the router does not know (PROPFIND) are routed as this one: no route accepts it, so
 * existing addresses answer 405. Registering the other thirty methods would make the routing table four times as long.
 */
const neverTaken = 'TRACE'

/** Requests with an undecodable path (/%) are routed here, which is as unknown as any other path. */
const nowhere = '/404'

/** Creates a Fastify server that answers every error, the framework's own included, as a problem document. */
export function newHttp({
  logger = false,
  trustProxy = false,
  explain = () => null,
  answerFirst = () => false,
}: HttpOptions = {}): FastifyInstance {
  const http = Fastify({
    logger,
    trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers.traceparent),
    // Requests that arrived before the shutdown are answered: a proxy must not retry a POST at another process.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ method = 'GET', url = '/' }) => (isReadable(url) || !/^(GET|HEAD)$/.test(method) ? url : nowhere),
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, error),
    serverFactory: (handler: RequestListener) =>
      createServer(patience, (request, response) => {
        if (!routed.has(request.method!)) request.method = neverTaken
        return answerFirst(request, response) || handler(request, response)
      }),
  })
  const routed = new Set(http.supportedMethods)
  closeWhenQuiet(http)
  http.setErrorHandler((error, request, reply) => {
    const refusal = isRefusal(error) ? error : explain(error)
    if (!refusal && (statusOf(error) ?? 500) >= 500) request.log.error(error)
    return sendProblem(reply, refusal ?? error)
  })
  http.setNotFoundHandler((_request, reply) => sendProblem(reply, commonRefusal('not_found')))
  return http
}

function isReadable(url: string): boolean {
  try {
    return !url.includes('%') || decodeURI(url.split('?')[0]!) !== ''
  } catch {
    return false
  }
}

const scopes: Record<BodyForm, (scope: FastifyInstance) => unknown> = {
  json: readFlatJson,
  form: (scope) => {
    scope.removeAllContentTypeParsers()
    // Other content types are parsed as an empty body: RFC 6749 5.2 wants the endpoint's own error and not a 415.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => done(null, {}))
    return scope.register(formbody)
  },
  multipart: (scope) => {
    scope.removeAllContentTypeParsers()
    return scope.register(multipart)
  },
  stream: (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  },
  ignored: (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
  },
}

/**
 * Registers the routes. Each body form has its own Fastify scope: another content type gets a 415 (at `form` endpoints the
 * error of an empty body), another method a 405. An undeclared refusal is sent and told to `onUndeclared`; a reply of a
 * contract with `looks` is sent only after `onLook`. With `elsewhere`, calls that `mayLag` are read from a replica, and an
 * act leaves a cookie, so that its person reads what is at least as new.
 */
export function serve(
  http: FastifyInstance,
  routes: Route[],
  identify: Identify,
  {
    onUndeclared = (fault, request) => request.log.error(fault),
    onLook = async () => {},
    elsewhere,
  }: { onUndeclared?: OnUndeclared; onLook?: OnLook; elsewhere?: ReadsElsewhere } = {},
) {
  for (const form of Object.keys(scopes) as BodyForm[]) {
    void http.register(async (scope) => {
      await scope.register(cookie)
      await scopes[form](scope)
      for (const route of routes.filter(({ spec }) => spec.bodyForm === form))
        addRoute(scope, route, { identify, onUndeclared, onLook, elsewhere })
    })
  }
  // An address outside callPath may also be a page, and the page's route answers other methods.
  const specs = routes.map(({ spec }) => spec).filter(({ path }) => callPath.test(path))
  for (const [path, ofPath] of Map.groupBy(specs, (spec) => spec.path)) {
    const methods = ofPath.map(({ method }) => method)
    answerOtherMethods(http, toRoute(path), methods)
  }
}

type Ends = {
  identify: Identify
  onUndeclared: OnUndeclared
  onLook: OnLook
  elsewhere: ReadsElsewhere | undefined
}
function addRoute(scope: FastifyInstance, route: Route, { identify, onUndeclared, onLook, elsewhere }: Ends) {
  const { spec } = route
  const callers = new WeakMap<FastifyRequest, Caller | null>()
  scope.route({
    method: spec.method,
    url: toRoute(spec.path),
    bodyLimit: spec.bodyLimit,
    // Before the body is read, so that clients who may not call this cannot make the server parse megabytes.
    onRequest: async (request) => {
      const caller = await findCaller(route, request, identify)
      checkAccess(spec, caller)
      callers.set(request, caller)
    },
    handler: async (request, reply) => {
      const body = await bodyOf(request, spec)
      const control = controlOf(reply)
      const run = () =>
        answer(route, {
          query: { ...withoutEmpty(request.query as object), ...(request.params as object) },
          body,
          caller: callers.get(request) ?? null,
          request: factsOf(request, spec.bodyForm === 'stream' ? {} : body),
          reply: control,
        })
      const read = spec.mayLag && elsewhere ? elsewhere.read(readLastAct(request), run) : run()
      const json = await read.catch((error: unknown) => {
        if (isRefusal(error) && !declares(spec, error.code))
          onUndeclared(`${route.name} answers ${error.code}, which its contract does not declare`, request)
        throw error
      })
      if (spec.looks) await onLook(spec, { caller: callers.get(request)!, query: request.query, reply: json })
      if (elsewhere && spec.method !== 'GET') await leaveLastAct(elsewhere, control)
      return reply.header('cache-control', 'no-store').send(json)
    },
  })
}

async function bodyOf(request: FastifyRequest, { bodyForm, bodyLimit }: Endpoint): Promise<unknown> {
  if (bodyForm === 'multipart') return readMultipart(request, bodyLimit)
  if (bodyForm !== 'stream' || !request.body) return request.body ?? {}
  if (Number(request.headers['content-length']) > bodyLimit) throw commonRefusal('too_large')
  return { file: cutOff(request.body as AsyncIterable<Uint8Array>, bodyLimit) }
}

/** Passes chunks on and throws too_large as soon as they exceed `limit` bytes. */
async function* cutOff(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limit) throw commonRefusal('too_large')
    yield chunk
  }
}

/** An invalid token is a 401 even at a public endpoint, so that the browser refreshes it. */
async function findCaller({ spec }: Route, request: FastifyRequest, identify: Identify): Promise<Caller | null> {
  const token = bearerOf(request)
  if (!token || spec.isAnonymous) return null
  const caller = await identify(token)
  if (!caller) throw commonRefusal('signed_out')
  return caller
}

function bearerOf(request: FastifyRequest): string | null {
  return request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? null
}

function factsOf(request: FastifyRequest, body: unknown): RequestFacts {
  const given = request.headers['idempotency-key']
  const key = typeof given === 'string' && given.length > 0 && given.length <= 100 ? given : null
  return {
    address: request.ip,
    idempotencyKey: key,
    fingerprint: key === null ? '' : fingerprintOf(request, body),
    isSameOrigin: request.headers['sec-fetch-site'] === 'same-origin',
    cookies: Object.fromEntries(Object.entries(request.cookies).map(([name, value]) => [name, value ?? ''])),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    bearer: bearerOf(request),
  }
}

function controlOf(reply: FastifyReply): ReplyControl {
  return {
    setCookie: (name, value, maxAgeSeconds) => {
      const isSecure = reply.request.protocol === 'https'
      const at = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
      void (value === null
        ? reply.clearCookie(name, at)
        : reply.setCookie(name, value, { ...at, maxAge: maxAgeSeconds }))
    },
    setStatus: (status) => void reply.code(status),
  }
}

function sendProblem(reply: FastifyReply, error: unknown) {
  const { status, headers, body } = problemReply(isRefusal(error) ? error : frameworkRefusal(error))
  return reply.code(status).headers(headers).send(body)
}

function statusOf(error: unknown): number | undefined {
  return (error as { statusCode?: number } | null)?.statusCode
}

function frameworkRefusal(error: unknown): Refusal {
  const status = statusOf(error) ?? 500
  const codes = Object.keys(commonErrors) as (keyof typeof commonErrors)[]
  const known = codes.find((code) => commonErrors[code].status === status && !commonErrors[code].th.includes('{'))
  return commonRefusal(known ?? (status < 500 ? 'malformed' : 'unexpected'))
}
