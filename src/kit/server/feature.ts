import type { Db, Tx } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import type { ErrorTable } from '#lib/errors.ts'
import type { Route } from '#lib/server/routes.ts'
import type { Schedule, Tasks } from '#lib/server/worker.ts'

/** What a job does with its payload. It takes its time from the clock and may run twice. */
type Run = (payload: unknown) => Promise<unknown>

/** Name → what it does. `cron` is 'M H * * *' in UTC; a job without it is only added by acts. */
export type Jobs = Record<string, Run | { run: Run; cron: string }>

/**
 * Brings content files, which are read by then, into the database; answers with what the operator
 * should know, one sentence each.
 */
export type Importer = (tx: Tx, now: Date) => Promise<string[] | undefined>

/** An address from '/', and the moment (ISO) or day of its last change where that is known. */
export type SitemapEntry = { path: string; changed?: Date | string | undefined }

/** What features register under a name that is theirs alone. */
type Named = { readonly name: string }

/**
 * All that the server needs to know of a feature. `App` names what the app gives to routes and jobs (a feature names of
 * that only what it uses), and what the kinds are that features register.
 */
export type ServerFeature<App extends { routes: unknown; jobs: unknown; activity: Named; notice: Named }> = {
  /** Its error tables: every code that its commands and routes refuse with. */
  errors?: readonly ErrorTable[]
  routes?: (parts: App['routes']) => Route[]
  jobs?: (parts: App['jobs']) => Jobs
  /** Reads its content files from the folder `content`. */
  seed?: (content: URL) => Promise<Importer>
  /** What follows when the content of all features is in the database. */
  afterSeed?: (db: Db, now: Date) => Promise<unknown>
  /** What persons do here that is recorded as activity. */
  activities?: readonly App['activity'][]
  /** What it tells persons of. */
  notices?: readonly App['notice'][]
  /** Its pages that search engines may show. */
  sitemap?: (parts: { db: Db; now: Date }) => Promise<SitemapEntry[]>
  /** The picture of links to the page that `ref` is of; null where that is none of its pages. */
  share?: (db: Db, ref: string, now: Date) => Promise<ShareFacts | null>
  /** What its tables hold about persons. */
  personalData?: PersonalTags
}

/** The jobs as the worker runs them. */
export function tasksOf(jobs: Jobs): Tasks {
  const runs = Object.entries(jobs).map(([name, job]) => [name, typeof job === 'function' ? job : job.run] as const)
  return Object.fromEntries(runs.map(([name, run]) => [name, async (payload: unknown) => void (await run(payload))]))
}

/** When the jobs begin by themselves. */
export function scheduleOf(jobs: Jobs): Schedule[] {
  return Object.entries(jobs).flatMap(([task, job]) => (typeof job === 'function' ? [] : [{ task, cron: job.cron }]))
}

/** Registered values by their name. Throws when two features use one name; `what` says in the message what they are. */
export function byName<T extends Named>(what: string, values: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const value of values) {
    if (found.has(value.name)) throw new Error(`two ${what} are called ${value.name}`)
    found.set(value.name, value)
  }
  return found
}
