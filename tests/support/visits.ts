import { everyPage } from '#app/web/routes.tsx'
import type { PageHandle } from '#kit/web/page.ts'
import { type CallInput, type Endpoint, fillPath, type Reply } from '#lib/contract.ts'

export type Visit = {
  to: string
  status?: number
  /** Visited by a signed-in person. */
  isSignedIn?: boolean
  /** Visited by a member of staff with every role, who has shown a second factor. */
  isStaff?: boolean
  /** The page's frame renders, and its request is refused. */
  isRefused?: boolean
  arrivesAt?: string
}

/** Visits by the path of the route: with and without optional parameters, as each kind of user. */
export type Visits = Readonly<Record<string, readonly Visit[]>>

/** What a feature needs to name an address of a page whose path has parameters. */
export type Site = {
  /** The reply of a public GET endpoint. */
  read: <E extends Endpoint>(spec: E, input: CallInput<E>) => Promise<Reply<E>>
  /** A member whom staff can look at. */
  personId: string
}

/** What `tests/visits.ts` of a feature exports as `visits`. */
export type FeatureVisits = {
  pages: Visits | ((site: Site) => Visits | Promise<Visits>)
  /** Addresses that a route refuses: they respond like an unknown page. */
  refused?: readonly string[]
}

/** An id that belongs to nothing. */
export const noId = '00000000-0000-7000-8000-000000000000'

const registered = Object.values(
  import.meta.glob<FeatureVisits>('../../src/**/tests/visits.ts', { eager: true, import: 'visits' }),
)

/** Every address pattern of routes.tsx, at any depth, except for the pages of development. */
export const everyRoute: { path: string; handle: PageHandle | undefined }[] = everyPage
  .map(({ path = '', handle }) => ({ path, handle }))
  .filter(({ path }) => !path.startsWith('/dev/'))

/** The visits of every feature. Throws when two register the same route. */
export async function visitsOf(site: Site): Promise<Visits> {
  const all = await Promise.all(registered.map(({ pages }) => (typeof pages === 'function' ? pages(site) : pages)))
  const visits: Record<string, readonly Visit[]> = {}
  for (const [path, list] of all.flatMap((one) => Object.entries(one))) {
    if (visits[path]) throw new Error(`two features visit ${path}`)
    visits[path] = list
  }
  return visits
}

/** Every address that a route refuses. */
export const refused: readonly string[] = registered.flatMap((one) => one.refused ?? [])

/** `Site.read` over a function that answers the text at a path. */
export function readBy(get: (path: string) => Promise<string>): Site['read'] {
  return async (spec, input) => {
    const { path, rest } = fillPath(spec.path, (input as { query?: Record<string, unknown> }).query ?? {})
    const query = new URLSearchParams(rest as Record<string, string>).toString()
    return JSON.parse(await get(query ? `${path}?${query}` : path))
  }
}
