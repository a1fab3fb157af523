import type { FastifyInstance } from 'fastify'
import { newPage } from './page-cache.ts'
import { answerOf, pageHeaders } from './pages.ts'

/** Serves the page that the service worker shows without a network. */
export function serveOffline(http: FastifyInstance, html: string, contentSecurityPolicy: string) {
  const page = newPage({ status: 200, html, location: null }, 0)
  const fixed = pageHeaders(contentSecurityPolicy)
  http.get('/offline', { config: { isCheap: true } }, async (request, reply) => {
    const { status, headers, body } = answerOf(page, request.headers)
    return reply
      .code(status)
      .headers({ ...fixed, ...headers })
      .send(body)
  })
}
