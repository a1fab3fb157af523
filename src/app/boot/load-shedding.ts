import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'
import { callPath } from '#lib/server/http/call-path.ts'
import type { AnswerFirst } from '#lib/server/http/http.ts'
import { problemReply } from '#lib/server/http/problem.ts'
import { requestIdOf } from '#lib/server/tracing/tracing.ts'
import { commonHeaders } from './security-headers.ts'

/** The mean event loop delay of the last quarter of a second, in milliseconds. */
export type LoopDelay = () => number

/** A call that was refused before the framework; `path` has no query. */
export type Refused = { id: string; method: string; path: string }

const longestMs = 1_500
const sampleMs = 250
/**
 * Calls that a process works on at a time. What comes beyond it would only wait: a pool of ten connections answers a
 * hundred acts a second or more, so these leave within two seconds; a refusal at once lets a client come again in time.
 */
export const maxInFlight = 200
/** Twice as many as the pool has connections: with fewer it would have nothing to do between two calls. */
export const minInFlight = 20
/**
 * Where the database or the machine does less, fewer calls are worked on: half as many each time that one has waited so long
 * for a connection or the event loop is so late, and some more each time that nothing is. Two hundred calls that wait for
 * each other keep the event loop from refusing the next: at ten times too much a refusal then took seconds (docs/scale.md).
 */
const [longWaitMs, lateMs, more] = [1_000, 100, 10]
/** Retry-After of a refusal, in seconds. */
export const retryAfterShedding = 5

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A cheap route is served even when the event loop is late; all others are refused then. */
    isCheap?: boolean
  }
}

type Options = {
  /** Tests replace the measurement. */
  loopDelay?: LoopDelay | undefined
  /** How long the query that waits longest for a connection has waited by now, in milliseconds. */
  poolWait?: () => number
  /** Is told of each call that `refuseFirst` refuses: hooks of the framework do not see it. */
  onRefused?: (refused: Refused) => void
}

/**
 * Refuses requests with a 503 while the event loop is late or too many others are not answered yet, except at cheap
 * routes: pages are cached, and a page without its scripts would never hydrate. `refuseFirst` does so for calls before the
 * framework, whose routing and hooks cost more than the refusal; what is no call, its route refuses. `isLate` tells whether
 * the event loop is late now.
 */
export function shedLoad(
  http: FastifyInstance,
  { loopDelay = watchLoop(http), poolWait = () => 0, onRefused = () => {} }: Options = {},
) {
  const isLate = () => loopDelay() > longestMs
  let inFlight = 0
  let room = maxInFlight
  every(http, () => {
    const isBusy = poolWait() > longWaitMs || loopDelay() > lateMs
    room = isBusy ? Math.max(minInFlight, room / 2) : Math.min(maxInFlight, room + more)
  })
  const isFull = () => isLate() || inFlight >= room
  const refusal = () => commonRefusal('overloaded', { retryAfter: retryAfterShedding })
  http.addHook('onRequest', async ({ routeOptions, url }, { raw }) => {
    if (routeOptions.config?.isCheap && !callPath.test(url)) return
    if (isFull()) throw refusal()
    inFlight += 1
    // Also when the client goes away before its answer.
    raw.once('close', () => {
      inFlight -= 1
    })
  })

  const { status, headers, body } = problemReply(refusal())
  const bytes = Buffer.from(body)
  const sent = { ...commonHeaders, ...headers, 'content-length': bytes.length }
  const refuseFirst: AnswerFirst = ({ url = '/', method = 'GET', headers: asked }, response) => {
    if (!callPath.test(url) || !isFull()) return false
    response.writeHead(status, sent).end(bytes)
    onRefused({ id: requestIdOf(asked.traceparent), method, path: url.split('?')[0]! })
    return true
  }
  return { isLate, refuseFirst }
}

/** Looks four times a second, until the server closes. */
function every(http: FastifyInstance, look: () => void): void {
  const timer = setInterval(look, sampleMs)
  http.addHook('onClose', async () => clearInterval(timer))
}

/** Measures the event loop delay until the server closes. */
function watchLoop(http: FastifyInstance): LoopDelay {
  const histogram = monitorEventLoopDelay()
  histogram.enable()
  let delayMs = 0
  every(http, () => {
    // In nanoseconds; no sample in all that time means the loop was blocked.
    delayMs = histogram.count > 0 ? histogram.mean / 1e6 : Number.POSITIVE_INFINITY
    histogram.reset()
  })
  http.addHook('onClose', async () => histogram.disable())
  return () => delayMs
}
