import type { RouteObject } from 'react-router'
import { createServer } from 'vite'
import { root } from '../../install.mjs'

/** A path of routes.tsx and its access. */
export type Page = { path: string; access: string }

type Handle = { access: string } | undefined

/** Every path of the product, read from routes.tsx, so that no new page is forgotten. */
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
    // The route without a handle is the unknown page, which is public.
    return everyPage.map(({ path, handle }) => ({ path: path!, access: (handle as Handle)?.access ?? 'public' }))
  } finally {
    await vite.close()
  }
}
