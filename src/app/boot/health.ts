import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#db/open.ts'

/** /healthz: the process is alive. /readyz: it can take requests, and the database is reachable and migrated. */
export function serveHealth(http: FastifyInstance, db: Db) {
  http.get('/healthz', { config: { isCheap: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  http.get('/readyz', { config: { isCheap: true } }, async (_request, reply) => {
    const isReady = await sql`select from policy limit 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady })
  })
}
