import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Storage } from '#lib/server/storage.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import {
  type Dataset,
  dailyDatasets,
  datasets,
  type FileKind,
  fileDays,
  fileName,
  maxDaysPerRun,
} from '../../dataset-rules.ts'
import { readFirstDay } from '../count-queries.ts'
import { writeCsvFile } from './csv.ts'
import { readDataset, readMissingDays } from './dataset-queries.ts'
import { writeParquet } from './parquet.ts'
import { newPseudonyms } from './pseudonym.ts'

/** The job that writes the files of the data warehouse. */
export const writeWarehouseTask = 'write-warehouse'

/** `key`: the bank's key of pseudonyms in hex; without it nothing is written. */
export type WarehouseParts = { db: Db; storage: Storage; key: string | undefined; now: Date }

type Writing = { storage: Storage; pseudonym: (userId: string) => string; day: string }

/** Adds the job; added twice before it begins, it runs once. */
export async function addWarehouseJob(tx: Tx): Promise<void> {
  await sql`select from graphile_worker.add_job(${writeWarehouseTask}, job_key => ${writeWarehouseTask})`.execute(tx)
}

/**
 * Writes every finished Bangkok day that has no files yet, oldest first, a snapshot of the database each, and the people as
 * of yesterday; removes files that have stood for `fileDays`. After `maxDaysPerRun` days the rest is left to a job that it
 * adds. A run that is cut goes on where it stopped; a repetition writes the same files again.
 */
export async function writeWarehouse({ db, storage, key, now }: WarehouseParts): Promise<void> {
  if (!key) return
  const pseudonym = newPseudonyms(key)
  const yesterday = addDays(bangkokDay(now), -1)
  const first = await readFirstDay(db)
  if (!first) return
  const missing = await readMissingDays(db, { first, last: yesterday, limit: maxDaysPerRun })
  const tasks = [
    ...missing.map((day) => (tx: Tx) => writeDay(tx, { storage, pseudonym, day }, now)),
    (tx: Tx) => writeDataset(tx, { storage, pseudonym, day: yesterday }, 'person'),
  ]
  for (const task of tasks) if (!(await inSnapshot(db, task))) return
  await removeOldFiles(storage, { yesterday, now })
  if (missing.length === maxDaysPerRun) await db.transaction().execute(addWarehouseJob)
}

/** False: another process is writing, and this one leaves it to that. */
function inSnapshot(db: Db, work: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('write-warehouse')) as is_mine`.execute(tx)
      if (!rows[0]!.is_mine) return false
      await sql`set local statement_timeout = '60s'`.execute(tx)
      await work(tx)
      return true
    })
}

async function writeDay(tx: Tx, writing: Writing, now: Date): Promise<void> {
  const counts = { learning_day: 0, activity: 0, ledger_entry: 0 }
  for (const dataset of dailyDatasets) counts[dataset] = await writeDataset(tx, writing, dataset)
  await tx
    .insertInto('warehouse_day')
    .values({
      day: writing.day,
      activities: counts.activity,
      learning_days: counts.learning_day,
      ledger_entries: counts.ledger_entry,
      written_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes both files of a dataset from the same snapshot; returns the number of rows. */
async function writeDataset(tx: Tx, { storage, pseudonym, day }: Writing, dataset: Dataset): Promise<number> {
  const columns = datasets[dataset]
  let count = 0
  async function* counted() {
    for await (const rows of readDataset(tx, { dataset, day, pseudonym })) {
      count += rows.length
      yield rows
    }
  }
  await storage.write(fileName(dataset, day, 'parquet'), writeParquet(columns, counted()))
  const text = Readable.from(writeCsvFile(columns, readDataset(tx, { dataset, day, pseudonym })))
  await storage.write(fileName(dataset, day, 'csv.gz'), text.compose(createGzip()))
  return count
}

/** Of people only the newest file stays: who is erased is in none. */
async function removeOldFiles(storage: Storage, { yesterday, now }: { yesterday: string; now: Date }): Promise<void> {
  const kinds: readonly FileKind[] = ['parquet', 'csv.gz']
  const newest: readonly string[] = kinds.map((kind) => fileName('person', yesterday, kind))
  const limit = now.getTime() - fileDays * 86_400_000
  for (const { name } of await storage.list('warehouse/person')) {
    if (!newest.includes(name)) await storage.remove(name)
  }
  for (const dataset of dailyDatasets) {
    const old = (await storage.list(`warehouse/${dataset}`)).filter(({ at }) => at.getTime() < limit)
    for (const { name } of old) await storage.remove(name)
  }
}
