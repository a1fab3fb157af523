import type { RouteObject } from 'react-router'
import { createServer } from 'vite'
import { root } from '../install.mjs'

/** An address of routes.tsx, as it is written there, and who may see it. */
export type Page = { path: string; access: string }

type Handle = { access: string } | undefined

/** Every address of the product, from routes.tsx itself: a new page cannot be forgotten. */
export async function listPages(): Promise<Page[]> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { everyPage } = (await vite.ssrLoadModule('/src/app/web/routes.tsx')) as { everyPage: RouteObject[] }
    // A route without a handle is the unknown page, which everyone may see.
    return everyPage.map(({ path, handle }) => ({ path: path!, access: (handle as Handle)?.access ?? 'public' }))
  } finally {
    await vite.close()
  }
}
