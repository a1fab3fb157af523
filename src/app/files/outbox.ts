import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/open.ts'
import { findFramed, framePath } from '#features/notifications/server/outbox-queries.ts'

/** A mail may use inline styles and pictures, and nothing else: no scripts, no loads, and framing by our page only. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/**
 * Serves the HTML of mails for the iframe of /admin/outbox, to holders of a signed address that is valid for a minute.
 */
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
