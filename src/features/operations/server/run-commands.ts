import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { Tasks } from '#lib/server/work/worker.ts'

type Parts = { db: Db; clock: () => Date; report: (message: string) => void }

/**
 * The same tasks, with the last run of each written down. What cannot be written is reported and does not fail the job, whose
 * work is done.
 */
export function recordRuns(tasks: Tasks, parts: Parts): Tasks {
  return Object.fromEntries(
    Object.entries(tasks).map(([task, run]) => [
      task,
      async (payload: unknown) => {
        const startedAt = parts.clock()
        try {
          await run(payload)
        } catch (error) {
          await recordRun(parts, { task, startedAt, error: firstLineOf(error) })
          throw error
        }
        await recordRun(parts, { task, startedAt, error: null })
      },
    ]),
  )
}

/** Without the stack, which names files. */
function firstLineOf(error: unknown): string {
  const line = String(error instanceof Error ? error.message : error)
    .split('\n')[0]!
    .trim()
  return line.replaceAll('\0', '').slice(0, 300) || 'unknown'
}

async function recordRun(
  { db, clock, report }: Parts,
  { task, startedAt, error }: { task: string; startedAt: Date; error: string | null },
): Promise<void> {
  const now = clock()
  const failedAt = error === null ? null : now
  await sql`
    insert into job_run (task, started_at, ended_at, failed_at, error)
    values (${task}, ${startedAt}, ${now}, ${failedAt}, ${error})
    on conflict (task) do update set started_at = excluded.started_at, ended_at = excluded.ended_at,
      failed_at = excluded.failed_at, error = excluded.error`
    .execute(db)
    .catch((fault: Error) => report(`the run of ${task} was not written down: ${fault.message}`))
}
