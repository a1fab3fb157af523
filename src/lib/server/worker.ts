import { Logger, run } from 'graphile-worker'
import pg from 'pg'

/** Name → work on a job's payload. Throwing tries again later: after 2, 7, 20 seconds, then minutes, hours. */
export type Tasks = Record<string, (payload: unknown) => Promise<void>>

/** 'M H * * *' in UTC → the task to begin then; missed ones are not made up for. */
export type Schedule = { task: string; cron: string }

export type WorkerOptions = {
  /** The database itself, past any pooler: the worker listens on a connection of its own. */
  url: string
  tasks: Tasks
  schedule?: Schedule[]
  atOnce?: number
  pollMs?: number
  log?: (level: 'error' | 'warning', message: string) => void
}

/** Runs jobs until stopped; `stop` lets the running ones end. The queue's own tables are made by the migrations. */
export async function startWorker({
  url,
  tasks,
  schedule = [],
  atOnce = 4,
  pollMs = 2_000,
  log = () => {},
}: WorkerOptions) {
  // A pool of our own, whose listeners stay until it is closed: a connection that breaks while the queue stops would
  // otherwise be an error that nobody hears, and end the process.
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
      // Its listening connection closes after the last job; the database may go away only then.
      await runner.promise
      await pool.end()
    },
  }
}
