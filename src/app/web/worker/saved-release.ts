import { cacheNames } from '#lib/stored-names.ts'
import { fetchArticle, listReleases } from './saved-articles.ts'
import { chooseReleases } from './worker-rules.ts'
import type { Release } from './worker-scope.ts'

export const offlinePath = '/offline'
const listsUnder = '/releases/'

/** Caches what this release needs: its offline page, its files, and the list of them for later cleanups. */
export async function installRelease({ id, files }: Release): Promise<void> {
  const [frame, assets] = await Promise.all([caches.open(cacheNames.frame), caches.open(cacheNames.assets)])
  const page = await fetch(offlinePath, { cache: 'no-cache' })
  if (!page.ok) throw new Error('no offline page')
  const missing = await Promise.all(files.map(async (file) => ((await assets.match(file)) ? [] : [file])))
  await assets.addAll(missing.flat())
  await frame.put(offlinePath, page)
  await frame.delete(listsUnder + id)
  await frame.put(listsUnder + id, Response.json(files))
}

/** The offline page, for any address that cannot be reached. */
export async function offlinePage(): Promise<Response> {
  const frame = await caches.open(cacheNames.frame)
  return (await frame.match(offlinePath, { ignoreVary: true })) ?? Response.error()
}

/** Deletes files that only older releases need. An article rendered by one of these is fetched again, or deleted. */
export async function tidyReleases(current: string): Promise<void> {
  const frame = await caches.open(cacheNames.frame)
  const known = (await frame.keys()).flatMap(({ url }) => new URL(url).pathname.split(listsUnder)[1] ?? [])
  const stay = chooseReleases(known, current)
  const files = new Set<string>()
  for (const id of known) {
    const list = (await (await frame.match(listsUnder + id))?.json()) as string[] | undefined
    if (stay.includes(id)) for (const file of list ?? []) files.add(file)
    else await frame.delete(listsUnder + id)
  }
  await dropAssets(files)
  await renewArticles(stay, current)
}

async function dropAssets(wanted: Set<string>): Promise<void> {
  const assets = await caches.open(cacheNames.assets)
  for (const request of await assets.keys())
    if (!wanted.has(new URL(request.url).pathname)) await assets.delete(request)
}

async function renewArticles(stay: string[], current: string): Promise<void> {
  const old = (await listReleases()).filter(({ release }) => !stay.includes(release))
  for (const { path } of old) {
    const isRenewed = await fetchArticle(path, current, () => true)
    if (!isRenewed) await (await caches.open(cacheNames.pages)).delete(path)
  }
}
