import type { FastifyInstance } from 'fastify'
import { newPage, newPageCache } from './page-cache.ts'
import { answerOf, type PageParts, pageHeaders } from './pages.ts'

type DocsParts = Pick<PageParts, 'renderer' | 'clock' | 'contentSecurityPolicy' | 'isIndexed'> & { document: unknown }

/**
 * Serves the readable API document at /docs, rendered on the server from the data of /openapi.json without a third
 * party.
 */
export function serveDocs(
  http: FastifyInstance,
  { renderer, document, clock, contentSecurityPolicy, isIndexed }: DocsParts,
) {
  const now = () => clock().getTime()
  const pages = newPageCache(
    async () => newPage({ status: 200, html: await renderer.renderDocs(document), location: null }, now()),
    now,
  )
  const fixed = pageHeaders(contentSecurityPolicy, isIndexed)
  http.get('/docs', async (request, reply) => {
    const { status, headers, body } = answerOf(await pages.load('/docs'), request.headers)
    return reply
      .code(status)
      .headers({ ...fixed, ...headers })
      .send(body)
  })
}
