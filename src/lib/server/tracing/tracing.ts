import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export type RequestSpan = {
  /** Runs work below the request's span: its queries belong to it. */
  run: (work: () => void) => void
  end: (facts: { route: string; status: number }) => void
}

/** Records where the time of requests, queries and jobs goes. Where it is off there is none of it (null). */
export type Tracing = {
  openRequest: (facts: { id: string; method: string }) => RequestSpan
  /** Runs a query; where it belongs to a recorded trace its text gets a comment with the trace, and `isMarked` is true. */
  runQuery: <T>(text: string, run: (text: string, isMarked: boolean) => Promise<T>) => Promise<T>
  runJob: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Sends what is waiting. */
  close: () => Promise<void>
}

/**
 * The id of a request: that of the browser (the trace id of a W3C `traceparent`), else a new one. The same id is in the
 * log, in the trace and in the comment of each query of a recorded trace.
 */
export function requestIdOf(traceparent: unknown): string {
  const given =
    typeof traceparent === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent) : null
  return given && !/^0+$/.test(given[1]!) ? given[1]! : randomBytes(16).toString('hex')
}

/** Opens a span for every request. A span names the route and never the path, which may have ids of persons. */
export function traceRequests(http: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<object, RequestSpan>()
  http.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.openRequest({ id: request.id, method: request.method })
    spans.set(request, span)
    span.run(done)
  })
  // Reading a body goes through events of the socket, which do not belong to the request.
  http.addHook('preValidation', (request, _reply, done) => spans.get(request)!.run(done))
  http.addHook('onResponse', (request, reply, done) => {
    spans.get(request)!.end({ route: request.routeOptions.url ?? '*', status: reply.statusCode })
    done()
  })
}
