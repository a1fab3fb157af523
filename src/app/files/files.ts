import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built files: /assets have a content hash in their name and are immutable, all others are revalidated. */
export function serveFiles(http: FastifyInstance, dist: string) {
  const assets = `${path.sep}assets${path.sep}`
  void http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isCheap: true }
    })
    await scope.register(fastifyStatic, {
      root: path.join(dist, 'client'),
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const forever = file.includes(assets)
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  })
}
