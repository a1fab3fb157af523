import type { LoaderFunction, RouteObject } from 'react-router'
import { isProductionLabel } from '#app/production.ts'
import type { PageHandle } from '#kit/web/page.ts'
import { pageRefusal } from '#lib/errors.ts'
import { hydrationId, unpackHydration } from '#lib/web/hydration.ts'

export type SandboxHandle = PageHandle & { isSandbox: true }

/**
 * A page to try things out on: in production there is none, for nobody, before anybody is asked to sign in. Elsewhere it
 * is guarded as its access says.
 */
export function sandboxed(route: RouteObject): RouteObject {
  const { lazy, handle } = route
  if (typeof lazy !== 'object' || !lazy.loader)
    throw new Error(`${route.path}: only a page with a loader can be closed`)
  const load = lazy.loader
  const loader = async () => closedInProduction((await load()) as LoaderFunction)
  return { ...route, handle: { ...handle, isSandbox: true }, lazy: { ...lazy, loader } } as RouteObject
}

function closedInProduction(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    if (isProductionHere()) throw pageRefusal('page_not_found')
    return loader(args)
  }
}

/** The server runs a sandbox's loader for no other reason (render.tsx); a browser reads where it is in its page. */
function isProductionHere(): boolean {
  if (typeof document === 'undefined') return true
  const facts = document.getElementById(hydrationId)?.textContent
  return facts ? isProductionLabel(unpackHydration(facts).site.env) : true
}

/** Whether this page is closed where the label is this one. */
export function isClosedSandbox(handle: unknown, label: string): boolean {
  return (handle as Partial<SandboxHandle> | undefined)?.isSandbox === true && isProductionLabel(label)
}
