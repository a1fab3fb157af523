import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'
import { callPath } from '#lib/server/http/call-path.ts'

/** The mean event loop delay of the last second, in milliseconds. */
export type LoopDelay = () => number

const longestMs = 1_500
const sampleMs = 1_000
/**
 * Calls that a process works on at a time. What comes beyond it would only wait: a pool of ten connections answers a
 * hundred acts a second or more, so these leave within two seconds; a refusal at once lets a client come again in time.
 */
export const maxInFlight = 200
/** Retry-After of a refusal, in seconds. */
export const retryAfterShedding = 5

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A cheap route is served even when the event loop is late; all others are refused then. */
    isCheap?: boolean
  }
}

/**
 * Refuses requests with a 503 while the event loop is late or `maxInFlight` others are not answered yet, except at cheap
 * routes: pages are cached, and a page without its scripts would never hydrate. Returns a function that tells whether
 * the event loop is late now.
 */
export function shedLoad(http: FastifyInstance, loopDelay: LoopDelay = watchLoop(http)): () => boolean {
  const isLate = () => loopDelay() > longestMs
  let inFlight = 0
  http.addHook('onRequest', async ({ routeOptions, url }, { raw }) => {
    if (routeOptions.config?.isCheap && !callPath.test(url)) return
    if (isLate() || inFlight >= maxInFlight) throw commonRefusal('overloaded', { retryAfter: retryAfterShedding })
    inFlight += 1
    // Also when the client goes away before its answer.
    raw.once('close', () => {
      inFlight -= 1
    })
  })
  return isLate
}

/** Measures the event loop delay until the server closes. */
function watchLoop(http: FastifyInstance): LoopDelay {
  const histogram = monitorEventLoopDelay()
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // In nanoseconds; no sample in a second means the loop was blocked all the time.
    delayMs = histogram.count > 0 ? histogram.mean / 1e6 : Number.POSITIVE_INFINITY
    histogram.reset()
  }, sampleMs)
  http.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => delayMs
}
