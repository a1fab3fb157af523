import type { Db, Tx } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import type { ErrorTable } from '#lib/errors.ts'
import type { Route } from '#lib/server/routes.ts'
import type { Schedule, Tasks } from '#lib/server/work/worker.ts'
import type { ContentKind } from './content-kind.ts'
import type { Morning } from './morning.ts'
import type { ThingListers } from './thing-lister.ts'
import type { WorkKind } from './work-kind.ts'

/** The work of a job. It reads the time from the app's clock and must be idempotent, since a job may run twice. */
type Run = (payload: unknown) => Promise<unknown>

/** Job name → its work. `cron` is 'M H * * *' in UTC; a job without it is only added by acts. */
export type Jobs = Record<string, Run | { run: Run; cron: string }>

/** Imports content files, already read, into the database. Returns messages for the operator, one sentence each. */
export type Importer = (tx: Tx, now: Date) => Promise<string[] | undefined>

/** A path from '/', and when the page last changed (ISO time or day), if known. */
export type SitemapEntry = { path: string; changed?: Date | string | undefined }

/** `hasSamples`: whether what is invented (isSimulated in the files) is imported too. */
export type SeedOptions = { hasSamples: boolean }

/** A registered value with a name that is unique across features. */
type Named = { readonly name: string }

/**
 * Everything that the server needs to know of a feature. `App` names the types that the app passes to routes and jobs
 * (a feature lists only those it uses) and the kinds that features register.
 */
export type ServerFeature<
  App extends { routes: unknown; jobs: unknown; morning: unknown; activity: Named; notice: Named; proposal: Named },
> = {
  /** Error tables with every code that the feature's commands and routes throw. */
  errors?: readonly ErrorTable[]
  routes?: (parts: App['routes']) => Route[]
  jobs?: (parts: App['jobs']) => Jobs
  /** Reads the content files below the folder `content`. */
  seed?: (content: URL, options: SeedOptions) => Promise<Importer>
  /** Runs after the content of all features is imported. `things` are the listers of all features. */
  afterSeed?: (db: Db, now: Date, things: ThingListers) => Promise<unknown>
  /** What the first page of staff tells of this feature: its queues, what is wrong, what goes out. */
  morning?: (parts: App['morning']) => Morning
  /** Kinds of activity that this feature records. */
  activities?: readonly App['activity'][]
  /** Kinds of notices that this feature sends. */
  notices?: readonly App['notice'][]
  /** Kinds of changes that a second member of staff decides. */
  proposals?: readonly App['proposal'][]
  /** Kinds of content that the content desk lists. */
  contentKinds?: readonly ContentKind[]
  /** Queues of which staff takes pieces of work. */
  work?: readonly WorkKind[]
  /** Thai names of what staff does in this feature, and of what it is done to, by the names in the log. */
  staffActs?: Readonly<Record<string, string>>
  staffSubjects?: Readonly<Record<string, string>>
  /** The pages of the feature that search engines may index. */
  sitemap?: (parts: { db: Db; now: Date }) => Promise<SitemapEntry[]>
  /** What the search finds of this feature, by kind. */
  searchThings?: ThingListers
  /** Facts for the share picture of the page `ref`; null when it is not a page of this feature. */
  share?: (db: Db, ref: string, now: Date) => Promise<ShareFacts | null>
  /** The tags of personal data in the feature's tables. */
  personalData?: PersonalTags
}

/** The jobs as tasks of the worker. */
export function tasksOf(jobs: Jobs): Tasks {
  const runs = Object.entries(jobs).map(([name, job]) => [name, typeof job === 'function' ? job : job.run] as const)
  return Object.fromEntries(runs.map(([name, run]) => [name, async (payload: unknown) => void (await run(payload))]))
}

/** A job by its name, and when it begins by itself; null: only acts begin it. */
export type ListedJob = { task: string; cron: string | null }

/** The names and schedules of the jobs, without their work. */
export function listJobs(jobs: Jobs): ListedJob[] {
  return Object.entries(jobs).map(([task, job]) => ({ task, cron: typeof job === 'function' ? null : job.cron }))
}

/** The cron schedule of the jobs. */
export function scheduleOf(jobs: Jobs): Schedule[] {
  return Object.entries(jobs).flatMap(([task, job]) => (typeof job === 'function' ? [] : [{ task, cron: job.cron }]))
}

/** Tables by name as one. Throws when two features register the same name; `what` describes the values in the message. */
export function mergeNames(
  what: string,
  tables: readonly (Readonly<Record<string, string>> | undefined)[],
): ReadonlyMap<string, string> {
  const named = tables.flatMap((table = {}) => Object.entries(table).map(([name, value]) => ({ name, value })))
  return new Map([...byName(what, named)].map(([name, { value }]) => [name, value]))
}

/**
 * Registered values by name. Throws when two features register the same name; `what` describes the values in the
 * message.
 */
export function byName<T extends Named>(what: string, values: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const value of values) {
    if (found.has(value.name)) throw new Error(`two ${what} are called ${value.name}`)
    found.set(value.name, value)
  }
  return found
}
