import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'
import { callPath } from '#lib/server/call-path.ts'

/** How late this process's event loop has been in the last second, in milliseconds. */
export type LoopDelay = () => number

const longestMs = 1_500
const sampleMs = 1_000
/** Retry-After of a refusal, in seconds. */
export const retryAfterPressure = 5

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It costs next to nothing and is answered however late the event loop is; everything else is refused then. */
    isCheap?: boolean
  }
}

/**
 * A process that cannot keep up says so at once instead of letting everybody wait, at every address but those that call
 * themselves cheap: pages are kept, and one without its script would never hydrate. Answers whether it is so now.
 */
export function refuseUnderPressure(http: FastifyInstance, loopDelay: LoopDelay = watchLoop(http)): () => boolean {
  const isLate = () => loopDelay() > longestMs
  http.addHook('onRequest', async ({ routeOptions, url }) => {
    const isCheap = routeOptions.config?.isCheap && !callPath.test(url)
    if (isLate() && !isCheap) throw commonRefusal('overloaded', { retryAfter: retryAfterPressure })
  })
  return isLate
}

/** Watches the event loop until the server closes. */
function watchLoop(http: FastifyInstance): LoopDelay {
  const histogram = monitorEventLoopDelay()
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // Nanoseconds; a second in which nothing could be measured was as late as can be.
    delayMs = histogram.count > 0 ? histogram.mean / 1e6 : Number.POSITIVE_INFINITY
    histogram.reset()
  }, sampleMs)
  http.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => delayMs
}
