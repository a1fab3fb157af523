import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'
import { callPath } from '#lib/server/call-path.ts'

/** How late this process's event loop has been in the last second, in milliseconds. */
export type LoopDelay = () => number

const longestMs = 1_500
const sampleMs = 1_000
const retryAfter = 5

/**
 * A process that cannot keep up says so to calls at once instead of letting everybody wait. Pages and their files cost
 * little, and a page without its script would never come alive.
 */
export function refuseUnderPressure(http: FastifyInstance, loopDelay: LoopDelay = watchLoop(http)): void {
  http.addHook('onRequest', async ({ url }) => {
    if (callPath.test(url) && loopDelay() > longestMs) throw commonRefusal('overloaded', { retryAfter })
  })
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
