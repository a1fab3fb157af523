import type { How, Hows } from '#kit/web/how.ts'
import { webFeatures } from '../pages.ts'

const loaders = new Map<string, () => Promise<{ how: Hows }>>(
  webFeatures.flatMap(({ staffPages = [], how }) =>
    how ? staffPages.map(({ path }) => [path ?? '', how] as const) : [],
  ),
)

/** How staff uses the page of a route; null where nothing is written of it. */
export async function loadHow(path: string): Promise<How | null> {
  const loaded = await loaders.get(path)?.()
  return loaded?.how[path] ?? null
}
