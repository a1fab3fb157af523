import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolCounts } from '#db/open.ts'
import type { Replicas } from '#db/replicas.ts'
import type { Tasks } from '#lib/server/work/worker.ts'

/**
 * Measures every reply by route and status. `countPage` counts a page that was sent without Fastify, `countRefused` a call
 * that was refused before it, `countClientError` an exception in a browser; `measureJobs` wraps jobs; `serve` opens
 * /metrics on a separate port.
 */
export function measure(
  http: FastifyInstance,
  readPool: () => PoolCounts,
  replicas: Pick<Replicas, 'lags'> | null = null,
) {
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
  // A call that is too much is refused before its route is known.
  const countRefused = (method: string) => duration.observe({ method, route: '*', status: 503 }, 0)
  const clientErrors = new Counter({
    name: 'client_errors_total',
    help: 'Exceptions of our scripts that browsers reported, by how they were noticed',
    labelNames: ['kind'],
    registers: [registry],
  })
  const countClientError = (kind: string) => clientErrors.inc({ kind })
  measurePool(registry, readPool)
  const measureJobs = jobMeasurer(registry)
  const serve = async (host: string, port: number) => {
    const metrics = Fastify()
    metrics.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
    await metrics.listen({ host, port })
    return metrics
  }
  return { countPage, countRefused, countClientError, measureJobs, serve }
}

/** The connections of this process that requests share: in use, idle, and how many requests wait for one. */
function measurePool(registry: Registry, readPool: () => PoolCounts): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool of requests, by state; waiting: requests that have none yet',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = readPool()
      this.set({ state: 'busy' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

function jobMeasurer(registry: Registry): (tasks: Tasks) => Tasks {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that a job ran, by its name and how it ended; a failed one runs again later',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers: [registry],
  })
  return (tasks) => {
    // Prometheus sees no increase in a series that begins with 1: without this the first failure of a job alerts nobody.
    for (const job of Object.keys(tasks)) duration.zero({ job, result: 'failed' })
    return Object.fromEntries(
      Object.entries(tasks).map(([job, run]) => [
        job,
        async (payload: unknown) => {
          const end = duration.startTimer({ job })
          await run(payload).then(
            () => end({ result: 'done' }),
            (error) => {
              end({ result: 'failed' })
              throw error
            },
          )
        },
      ]),
    )
  }
}
