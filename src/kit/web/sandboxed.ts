import type { LoaderFunction, RouteObject } from 'react-router'
import type { PageHandle } from '#kit/web/page.ts'
import { pageRefusal } from '#lib/errors.ts'
import { isProductionLabel } from '#lib/production.ts'
import { hydrationId, unpackHydration } from '#lib/web/hydration.ts'
import type { Site } from '#lib/web/site.tsx'

type IsClosed = (site: Site) => boolean
export type SandboxHandle = PageHandle & { isClosed: IsClosed }

const inProduction: IsClosed = ({ env }) => isProductionLabel(env)

/**
 * Makes a route a sandbox page for trying things out. Where it is closed (by default in production), it does not exist
 * for anybody, and this is checked before a login is requested. Elsewhere its access applies.
 */
export function sandboxed(route: RouteObject, isClosed: IsClosed = inProduction): RouteObject {
  const { lazy, handle } = route
  if (typeof lazy !== 'object' || !lazy.loader) throw new Error(`${route.path}: not made by page()`)
  const load = lazy.loader
  const loader = async () => closedWhere(isClosed, (await load()) as LoaderFunction)
  return { ...route, handle: { ...handle, isClosed }, lazy: { ...lazy, loader } } as RouteObject
}

function closedWhere(isClosed: IsClosed, loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    if (isClosedHere(isClosed)) throw pageRefusal('page_not_found')
    return loader(args)
  }
}

/**
 * The server runs a sandbox's loader only to learn that it is closed (render.tsx); a browser reads its environment from
 * the page.
 */
function isClosedHere(isClosed: IsClosed): boolean {
  if (typeof document === 'undefined') return true
  const facts = document.getElementById(hydrationId)?.textContent
  return facts ? isClosed(unpackHydration(facts).site) : true
}

/** Whether this page is closed on this site. */
export function isClosedSandbox(handle: unknown, site: Site): boolean {
  return (handle as Partial<SandboxHandle> | undefined)?.isClosed?.(site) === true
}
