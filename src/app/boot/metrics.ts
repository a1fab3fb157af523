import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Replicas } from '#db/replicas.ts'

/**
 * Measures every reply by route and status. `countPage` counts a page that was sent without Fastify,
 * `countClientError` an exception in a browser; `serve` opens /metrics on a separate port.
 */
export function measure(http: FastifyInstance, replicas: Pick<Replicas, 'lags'> | null = null) {
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
  if (replicas)
    new Gauge({
      name: 'replica_lag_seconds',
      help: 'How old what this process reads from each replica is; -1 while it reads nothing there',
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        for (const [i, lag] of replicas.lags().entries()) this.set({ replica: i + 1 }, lag ?? -1)
      },
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
