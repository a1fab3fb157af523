import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { ListedJob } from '#kit/server/feature.ts'
import { lastDue, nextDue } from '../cron-rules.ts'
import type { HeldJob, Job } from '../operations-contract.ts'
import { jobTitles } from './job-titles.ts'

/** A job that a worker took this long ago is not finished any more: its process died. */
const stuckAfter = sql.lit('30 minutes')
/** Workers are at most so late. */
const graceMs = 15 * 60_000
const order: Job['state'][] = ['failed', 'late', 'never', 'good']

type Run = { task: string; started_at: Date; ended_at: Date; failed_at: Date | null; error: string | null }

/** Every job of the product with its last run, those that need somebody first. */
export async function readJobs(db: Db, listed: readonly ListedJob[], now: Date): Promise<Job[]> {
  const runs = new Map((await db.selectFrom('job_run').selectAll().execute()).map((run) => [run.task, run]))
  const { rows } = await sql<{ task: string; waiting: number }>`
    select task_identifier as task, count(*)::int as waiting from graphile_worker.jobs
    where attempts < max_attempts group by task_identifier`.execute(db)
  const waiting = new Map(rows.map((row) => [row.task, row.waiting]))
  return listed
    .map(({ task, cron }): Job => {
      const run = runs.get(task)
      return {
        task,
        title: titleOf(task),
        cron,
        started_at: run?.started_at.toISOString() ?? null,
        took_ms: run ? run.ended_at.getTime() - run.started_at.getTime() : null,
        next_at: (cron && nextDue(cron, now)?.toISOString()) || null,
        failed_at: run?.failed_at?.toISOString() ?? null,
        error: run?.failed_at ? run.error : null,
        waiting: waiting.get(task) ?? 0,
        state: stateOf(cron, run, now),
      }
    })
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.task.localeCompare(b.task))
}

export function titleOf(task: string): string {
  return jobTitles[task] ?? task
}

function stateOf(cron: string | null, run: Run | undefined, now: Date): Job['state'] {
  if (run?.failed_at) return 'failed'
  const due = cron && lastDue(cron, new Date(now.getTime() - graceMs))
  if (run && due && run.started_at.getTime() < due.getTime()) return 'late'
  return run ? 'good' : 'never'
}

type HeldRow = {
  id: string
  task: string
  why: HeldJob['why']
  since: Date
  attempts: number
  error: string | null
}

/** The jobs that no worker will finish by itself. The queue's times are those of the database. */
export async function listHeldJobs(db: Db): Promise<HeldJob[]> {
  const { rows } = await sql<HeldRow>`
    select id::text as id, task_identifier as task, attempts, split_part(last_error, chr(10), 1) as error,
      case when ${isStuck} then 'stuck' else 'given_up' end as why,
      case when ${isStuck} then locked_at else updated_at end as since
    from graphile_worker.jobs where ${isHeld} order by id limit 50`.execute(db)
  return rows.map(({ since, error, ...row }) => ({
    ...row,
    title: titleOf(row.task),
    since: since.toISOString(),
    error: error?.slice(0, 300) || null,
  }))
}

const isStuck = sql`coalesce(locked_at < now() - ${stuckAfter}::interval, false)`
/** The condition of a job that is held. */
export const isHeld = sql`(${isStuck} or (attempts >= max_attempts and locked_at is null))`
