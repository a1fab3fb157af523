import fs from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '#db/open.ts'

/** A database with one connection, and what work on it costs: the CPU of this process and of its backend. */
export async function openLine(db: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const file = `/proc/${rows[0]!.pid}/schedstat`
  const databaseMs = () => Number(fs.readFileSync(file, 'utf8').split(' ')[0]) / 1_000_000
  const readMs = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000 + databaseMs()

  /** Milliseconds of doing it once. */
  async function costOf(work: (db: Db) => Promise<unknown>, times = 1): Promise<number> {
    const before = readMs()
    for (let i = 0; i < times; i++) await work(db)
    return (readMs() - before) / times
  }
  return { db, costOf }
}
export type Line = Awaited<ReturnType<typeof openLine>>
