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
    const { routes } = (await vite.ssrLoadModule('/src/app/web/routes.tsx')) as { routes: RouteObject[] }
    return routes.flatMap(pagesOf)
  } finally {
    await vite.close()
  }
}

/** A route without a handle is the unknown page, which everyone may see. */
function pagesOf({ path, handle, children = [] }: RouteObject): Page[] {
  const own = path === undefined ? [] : [{ path, access: (handle as Handle)?.access ?? 'public' }]
  return [...own, ...children.flatMap(pagesOf)]
}
