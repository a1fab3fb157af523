import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/open.ts'
import { findFramed, framePath } from '#features/notifications/server/outbox-queries.ts'

/** A mail may bring its own styles and nothing else: no script, no address but our page's frame, nothing that it loads. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** The HTML of mails for the frame of /admin/outbox, to whoever holds an address that staff was given this minute. */
export function serveOutboxFrames(http: FastifyInstance, parts: { db: Db; clock: () => Date; key: string }): void {
  http.get<{ Querystring: { ticket?: string } }>(framePath, async ({ query }, reply) => {
    const html = await findFramed(parts.db, parts.key, String(query.ticket ?? ''), parts.clock())
    if (html === null) return reply.callNotFound()
    return reply
      .headers({
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(html)
  })
}
