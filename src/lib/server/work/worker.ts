import { Logger, run } from 'graphile-worker'
import pg from 'pg'

/**
 * Task name → its work on a payload. When it throws, the job is retried after 2, 7, 20 seconds, then minutes, hours.
 */
export type Tasks = Record<string, (payload: unknown) => Promise<void>>

/** 'M H * * *' in UTC → the task to start then. Runs missed while no worker was up are not made up for. */
export type Schedule = { task: string; cron: string }

export type WorkerOptions = {
  /** The address of the database itself, not of a pooler: the worker needs LISTEN on its own connection. */
  url: string
  tasks: Tasks
  schedule?: Schedule[]
  atOnce?: number
  pollMs?: number
  log?: (level: 'error' | 'warning', message: string) => void
}

/** Runs jobs until stopped; `stop` waits for the running ones. The migrations create the queue's tables. */
export async function startWorker({
  url,
  tasks,
  schedule = [],
  atOnce = 4,
  pollMs = 2_000,
  log = () => {},
}: WorkerOptions) {
  // Our own pool, whose error listeners stay until it is closed: otherwise a connection that breaks while the queue
  // stops emits an unhandled 'error' and ends the process.
  const pool = new pg.Pool({ connectionString: url, max: atOnce + 2 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab: schedule.map(({ task, cron }) => `${cron} ${task}`).join('\n'),
    concurrency: atOnce,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log(level, message)
    }),
  })
  return {
    async stop() {
      await runner.stop()
      // The worker's LISTEN connection closes after the last job; only then may the database stop.
      await runner.promise
      await pool.end()
    },
  }
}
