import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Serves the drawn pictures as SVG files, so that pages with many of them do not bundle their code. */
export function serveArt(http: FastifyInstance, files: Record<string, string>) {
  const pictures = new Map(
    Object.entries(files).map(([name, svg]) => [
      name,
      { svg, etag: `"${createHash('sha1').update(svg).digest('hex')}"` },
    ]),
  )
  http.get<{ Params: { folder: string; file: string } }>(
    '/art/:folder/:file',
    { config: { isCheap: true } },
    async (request, reply) => {
      const picture = pictures.get(`${request.params.folder}/${request.params.file}`)
      if (!picture) return reply.callNotFound()
      void reply.header('cache-control', 'public, max-age=86400').header('etag', picture.etag)
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
      return reply.type('image/svg+xml; charset=utf-8').send(picture.svg)
    },
  )
}
