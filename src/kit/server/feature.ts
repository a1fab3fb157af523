import type { Db, Tx } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
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

/**
 * All that the server needs to know of a feature. `RouteParts` and `JobParts` are what the app has to give; a feature
 * names of them only what it uses.
 */
export type ServerFeature<RouteParts, JobParts> = {
  /** Its error tables: every code that its commands and routes refuse with. */
  errors?: readonly ErrorTable[]
  routes?: (parts: RouteParts) => Route[]
  jobs?: (parts: JobParts) => Jobs
  /** Reads its content files from the folder `content`. */
  seed?: (content: URL) => Promise<Importer>
  /** What follows when the content of all features is in the database. */
  afterSeed?: (db: Db, now: Date) => Promise<unknown>
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
