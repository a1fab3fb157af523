// The visits of all features. Apart from visits.ts, which those files import: they run before this one.
import { everyPage } from '#app/web/routes.tsx'
import type { PageHandle } from '#kit/web/page.ts'
import type { FeatureVisits, Site, Visit, Visits } from './visits.ts'

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
    if (list.some(({ to }) => /undefined|null/.test(to))) throw new Error(`${path} is visited without an address`)
    if (visits[path]) throw new Error(`two features visit ${path}`)
    visits[path] = list
  }
  return visits
}

/** Every address that a route refuses. */
export const refused: readonly string[] = registered.flatMap((one) => one.refused ?? [])
