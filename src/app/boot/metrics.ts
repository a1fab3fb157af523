import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/**
 * Measures every reply by route and status. `countPage` counts a page that was sent without Fastify,
 * `countClientError` an exception in a browser; `serve` opens /metrics on a separate port.
 */
export function measure(http: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  http.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? '*', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  const countPage = (status: number) => duration.observe({ method: 'GET', route: '/*', status }, 0)
  const clientErrors = new Counter({
    name: 'client_errors_total',
    help: 'Exceptions of our scripts that browsers reported, by how they were noticed',
    labelNames: ['kind'],
    registers: [registry],
  })
  const countClientError = (kind: string) => clientErrors.inc({ kind })
  const serve = async (host: string, port: number) => {
    const metrics = Fastify()
    metrics.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
    await metrics.listen({ host, port })
    return metrics
  }
  return { countPage, countClientError, serve }
}
