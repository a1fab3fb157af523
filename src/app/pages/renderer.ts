import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Tags } from '#app/web/render.tsx'
import type { Send } from '#lib/contract.ts'
import { readDocsTags, readOfflineTags, readTags } from './page-tags.ts'
import type { Renderer } from './pages.ts'

type Bundle = typeof import('#app/web/render.tsx')

/** The folder of the web build. Development has its own, since only it contains /dev/kit (see scripts/build.mjs). */
export function distOf(appEnv: string): string {
  return path.join(
    fileURLToPath(new URL('../../../dist', import.meta.url)),
    appEnv === 'development' ? 'development' : '',
  )
}

/** Loads the renderer of the built product: `dist/server` renders, `dist/client` is loaded by browsers. */
export async function loadRenderer(dist: string, send: Send): Promise<Renderer> {
  const file = path.join(dist, 'server/render.js')
  if (!fs.existsSync(file)) throw new Error('the web is not built: npm start builds it')
  const bundle: Bundle = await import(pathToFileURL(file).href)
  const render = bundle.newRenderer({ send, tags: readTags(path.join(dist, 'client')) })
  const docsTags = readDocsTags(path.join(dist, 'client'))
  return {
    render,
    findPage: bundle.findPage,
    listedPages: bundle.listedPages,
    artFiles: bundle.artFiles,
    renderDocs: async (document) => bundle.drawDocs(document, docsTags),
    drawMaintenance: (backAt) => bundle.drawMaintenance(readOfflineTags(path.join(dist, 'client')).head, backAt),
    offlineHtml: bundle.drawOffline(readOfflineTags(path.join(dist, 'client'))),
  }
}

const devTags: Tags = {
  head: '<script type="module" src="/src/app/web/theme-start.ts"></script><link rel="stylesheet" href="/src/app/web/styles/app.css"><script type="module" src="/@vite/client"></script>',
  body: '<script type="module" data-now src="/src/app/web/dev.ts"></script>',
}

const devDocsTags: Tags = {
  head: `${devTags.head}<link rel="stylesheet" href="/src/app/web/docs/docs.css">`,
  body: '<script type="module" src="/src/app/web/docs/filter.ts"></script>',
}

const devOfflineTags: Tags = {
  head: devTags.head,
  body: '<script type="module" src="/src/app/web/offline/show-saved.ts"></script>',
}

/**
 * Starts the renderer of `npm run dev`: Vite serves the sources, and each page is rendered with their current version.
 */
export async function startDevRenderer(http: FastifyInstance, send: Send): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const load = () => vite.ssrLoadModule('/src/app/web/render.tsx') as Promise<Bundle>
  const isVites = /^\/(@|src\/|node_modules\/|favicon\.svg)/
  http.addHook('onRequest', (request, reply, done) => {
    if (!isVites.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  http.addHook('onClose', () => vite.close())
  const first = await load()
  return {
    findPage: first.findPage,
    listedPages: first.listedPages,
    artFiles: first.artFiles,
    // `known` is ignored: the code that renders may have changed too.
    render: async (address, site) => (await load()).newRenderer({ send, tags: () => devTags })(address, site),
    renderDocs: async (document) => (await load()).drawDocs(document, devDocsTags),
    drawMaintenance: (backAt) => first.drawMaintenance(devTags.head, backAt),
    offlineHtml: first.drawOffline(devOfflineTags),
  }
}
