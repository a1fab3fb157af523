import fs from 'node:fs'
import { sql } from 'kysely'
import { startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { type Db, openDb } from '#db/open.ts'
import { app, prepareDatabase } from '#db/roles.ts'
import type { Ground } from './ground.ts'
import { alternate, median } from './rounds.ts'
import { sizeOf } from './toy.ts'

const rounds = sizeOf(7, 1)
const timesPerRound = sizeOf(20, 1)

/** A database connection, and the CPU milliseconds that this process and the connection's backend have used. */
export type Side = { db: Db; readMs: () => number }
export type Read = (db: Db) => Promise<unknown>
type Fill = (owner: string) => Promise<void>

/**
 * Opens two migrated databases on a PostgreSQL of their own, one with few rows and one with many, with one connection
 * each.
 */
export async function openSides(ground: Ground, name: string, { few, many }: { few: Fill; many: Fill }) {
  const postgres = await startPostgres(`${ground.makeDir()}/${name}`, { durable: false })
  const stop = ground.save(postgres.stop)
  const prepare = async (database: string, fill: Fill) => {
    const urls = await prepareDatabase(postgres, database)
    await migrate(urls.owner, { appRole: app })
    await fill(urls.owner)
    return urls.app
  }
  // Opened after both are filled, since idle connections are closed.
  const urls = [await prepare('few', few), await prepare('many', many)]
  const [small, large] = (await Promise.all(urls.map((url) => openSide(openDb(url, { max: 1 }))))) as [Side, Side]
  const close = async () => {
    await Promise.all([small.db.destroy(), large.db.destroy()])
    await stop()
  }
  return { small, large, close }
}

/** `db` has one connection. */
export async function openSide(db: Db): Promise<Side> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const file = `/proc/${rows[0]!.pid}/schedstat`
  const databaseMs = () => Number(fs.readFileSync(file, 'utf8').split(' ')[0]) / 1_000_000
  return { db, readMs: () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000 + databaseMs() }
}

/** Milliseconds per reading. */
export async function costOf({ db, readMs }: Side, read: Read, times = timesPerRound): Promise<number> {
  const before = readMs()
  for (let i = 0; i < times; i++) await read(db)
  return (readMs() - before) / times
}

/** The cost ratio of a reading on the large side to the small side: the median of some rounds. */
export async function compareSides(small: Side, large: Side, read: Read): Promise<number> {
  const costs = await alternate(
    rounds,
    () => costOf(small, read),
    () => costOf(large, read),
  )
  return median(costs.map(([one, other]) => other / one))
}
