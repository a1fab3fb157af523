import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { ListedJob } from '#kit/server/feature.ts'
import { refusals } from '#lib/errors.ts'
import { operationsErrors } from '../operations-contract.ts'
import { isHeld } from './job-queries.ts'

const refusal = refusals(operationsErrors)

type Acting = { actorId: string; reason: string; now: Date }
type Running = Acting & {
  jobs: readonly ListedJob[]
  task: string
  act?: 'operations.job-run' | 'operations.audit-run'
}

/**
 * Starts a job of the schedule now; asked for twice before it starts, it runs once. Jobs that acts begin have a payload and
 * cannot be started so. Throws job_unknown.
 */
export async function runJobNow(
  tx: Tx,
  { jobs, task, actorId, reason, now, act = 'operations.job-run' }: Running,
): Promise<void> {
  if (!jobs.some((job) => job.task === task && job.cron !== null)) throw refusal('job_unknown')
  const last = await tx
    .selectFrom('job_run')
    .select(['started_at', 'failed_at'])
    .where('task', '=', task)
    .executeTakeFirst()
  await sql`select from graphile_worker.add_job(${task}, job_key => ${`by-staff:${task}`})`.execute(tx)
  await recordStaffAct(tx, {
    actorId,
    act,
    subject: { kind: 'job', id: task },
    before: {
      started_at: last?.started_at.toISOString() ?? null,
      has_failed: last ? last.failed_at !== null : null,
    },
    after: { asked_at: now.toISOString(), reason },
    now,
  })
}

type HeldRow = { task: string; attempts: number; locked_by: string | null }

/**
 * Lets a job that is held begin anew, with all its attempts. A worker that took it and died loses what it has taken; should it
 * live after all, the job runs twice, which jobs allow. Of two members of staff at once one succeeds. Throws job_not_held.
 */
export async function retryJob(tx: Tx, { id, actorId, reason, now }: Acting & { id: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`retry-job:${id}`}, 0))`.execute(tx)
  const { rows } = await sql<HeldRow>`
    select task_identifier as task, attempts, locked_by from graphile_worker.jobs
    where id = ${id}::bigint and ${isHeld}`.execute(tx)
  const held = rows[0]
  if (!held) throw refusal('job_not_held')
  if (held.locked_by) await sql`select graphile_worker.force_unlock_workers(array[${held.locked_by}])`.execute(tx)
  await sql`select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    tx,
  )
  await recordStaffAct(tx, {
    actorId,
    act: 'operations.job-retried',
    subject: { kind: 'job', id: held.task },
    before: { job: id, attempts: held.attempts, was: held.locked_by ? 'stuck' : 'given_up' },
    after: { job: id, attempts: 0, reason },
    now,
  })
}
