import type { ComponentType } from 'react'
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router'
import { isRefusal } from '#lib/errors.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { loadingLeft } from '#lib/web/loading-time.ts'
import { readToken } from '#lib/web/session-store.ts'
import { PageSkeleton } from '#ui/basics/page-skeleton.tsx'
import type { Describe } from './page-head.ts'

/**
 * `public`: anyone. `guest-only`: a signed-in person is redirected home. `protected`: a visitor is redirected to
 * /login.
 */
export type PageAccess = 'public' | 'guest-only' | 'protected' | 'staff'

/**
 * `superquest`: with its picture above the footer. `robo`: only the header. `quiet`: one task of somebody without an
 * account (signing up, a guardian's answer): the mark alone in the header, and no tab bar.
 */
export type PageLayout = 'default' | 'superquest' | 'robo' | 'quiet'

const accesses: readonly string[] = ['public', 'guest-only', 'protected', 'staff']

export type PageHandle = {
  access: PageAccess
  name: string | null
  /** The query parameters that change what the server renders; others create no separate page. */
  query: readonly string[]
  /** Its address may contain the token of a mailed link: the browser must send no referrer. */
  holdsToken: boolean
  /** The query parameters with typed text: with one the page has unlimited variants, which are cached separately. */
  apart: readonly string[]
  /** Metadata for machines; loaded on the server only. */
  head: LoadHead | null
  layout: PageLayout
  /**
   * Its script starts with the page. Otherwise it starts at the first touch or after 10 s (app/web/start-client.ts), which is
   * right for what is only read, and wrong for a page that acts by itself.
   */
  startsAtOnce: boolean
}

type LoadHead = () => Promise<{ describe: Describe<never> }>

/** The module of a page: its component, and the loader of its data if it has any. */
type RouteModule = { Component: ComponentType; loader?: LoaderFunction }

type PageSpec = {
  path: string
  access: PageAccess
  name?: string
  query?: readonly string[]
  holdsToken?: boolean
  apart?: readonly string[]
  /** Set only where `import.meta.env.SSR` is true, so that the browser's build does not contain the module. */
  head?: LoadHead | undefined
  layout?: PageLayout
  /** For a public page that acts by itself; every other access, and every page that holds a token, starts at once. */
  startsAtOnce?: boolean
  /** A loader that other files share; the loader of one page stands beside its component. */
  loader?: () => Promise<{ loader: LoaderFunction }>
  view: () => Promise<RouteModule>
}

/** Defines the route of one address; the module of the page is loaded when it is requested. */
export function page(spec: PageSpec): RouteObject {
  const { path, access, name, query = [], apart = [], holdsToken = false, head = null, layout = 'default' } = spec
  const { startsAtOnce = access !== 'public' || holdsToken, loader, view } = spec
  // The server checks every page before the build, so the browser does not need to.
  if (import.meta.env.SSR && !accesses.includes(access)) throw new Error(`${path}: unknown access ${access}`)
  return {
    id: path,
    path,
    handle: {
      access,
      name: name ?? null,
      query,
      apart,
      holdsToken,
      head,
      layout,
      startsAtOnce,
    } satisfies PageHandle,
    ...(isShell(access) && { HydrateFallback: PageSkeleton }),
    lazy: {
      loader: async () => guarded(access, (await (loader ?? view)()).loader),
      Component: async () => (await view()).Component,
    },
  }
}

/** Whether the server sends only the page's frame, because its content is personal. */
export function isShell(access: PageAccess): boolean {
  return access === 'protected' || access === 'staff'
}

let whenHydrated: Promise<unknown> = Promise.resolve()

/** A guard must not navigate during hydration. */
export function lockGuards(until: Promise<unknown>): void {
  whenHydrated = until
}

/** A skeleton sent by the server is visible from the first paint on. */
async function holdSkeleton(): Promise<void> {
  if (typeof document === 'undefined' || !document.querySelector?.('.page-skeleton')) return
  const shownAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const left = loadingLeft(shownAt, performance.now())
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

let readHash = () => ''

/** Sets how to read the fragment of the requested address: the router's requests have none. */
export function learnHash(own: () => string): void {
  readHash = own
}

function guarded(access: PageAccess, loader: LoaderFunction | undefined): LoaderFunction {
  return async (args: LoaderFunctionArgs) => {
    const asked = new URL(args.request.url)
    if (typeof document !== 'undefined') {
      await whenHydrated
      const isSignedIn = readToken() !== null
      if (isShell(access) && !isSignedIn) throw redirectLoader(asked, loginPath(args.request.url))
      if (access === 'guest-only' && isSignedIn) throw redirectLoader(asked, '/')
    }
    if (typeof loader !== 'function') return null
    try {
      const data = await loader(args)
      await holdSkeleton()
      return data
    } catch (error) {
      if (isRefusal(error) && error.code === 'second_factor_needed')
        throw redirectLoader(asked, withWanted('/admin/sign-in', args.request.url))
      throw error
    }
  }
}

/** /login with the address to return to. */
export function loginPath(url: string): string {
  return withWanted('/login', url)
}

function withWanted(path: string, url: string): string {
  const { pathname, search } = new URL(url)
  const wanted = pathname + search + readHash()
  return wanted === '/' ? path : `${path}?${new URLSearchParams({ redirect: wanted })}`
}
