import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { type Db, openDb } from '#db/open.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { countDay } from '#features/statistics/server/count-commands.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { copyPerson, firstPerson } from '../support/earn-people.ts'
import type { Ground } from '../support/ground.ts'
import { figure, type Row } from '../support/row.ts'
import { waitForContent } from '../support/stage.ts'
import { sizeOf } from '../support/toy.ts'
import { writeDays } from './population-rows.ts'

/** `BENCH_DIR=/var/tmp/people/1000000 PEOPLE=1000000 npm run bench -- population` makes a million, 40 GB on disk. */
const many = Number(process.env.PEOPLE) || sizeOf(10_000, 300)
const days = Number(process.env.PEOPLE_DAYS) || sizeOf(28, 5)
/** People of one transaction: so much is lost when it fails, and so much WAL and memory it needs. */
const slice = 10_000
/** Connections that write at a time, each its own slices. */
const lanes = 2
/** Stands in a kept folder once all of its people are written, so that another measure does not write them again. */
export const peopleMark = 'people-are-here'
/** Far from the people that other measures make. */
export const firstOfPopulation = firstPerson + 800_000_000_000
const first = firstOfPopulation

/**
 * People with their facts, written by INSERT … SELECT in slices: accounts, wallets, and on each day of theirs the daily quiz
 * and an article, with transfers, points, facts and learning day. The audit of the books must find nothing, and each row that
 * a day adds is there. What it took is told for a thousand people, since it grows with them.
 */
export async function measurePopulation(ground: Ground, people = many): Promise<Row[]> {
  const { app, owner } = await ground.useDatabase('population')
  const [db, asOwner] = [openDb(app, { max: 1 }), openDb(owner, { max: lanes })]
  const closing = ground.save(() => Promise.all([db.destroy(), asOwner.destroy()]))
  // People read articles: the product brings them.
  const product = await ground.startProduct('population')
  await waitForContent(db)
  await product.stop()
  const now = new Date()
  const model = await aPerson({ db, clock: { now } })
  const startedAt = performance.now()
  let [written, next] = [0, first]
  const writeLane = async () => {
    for (let from = next; from < first + people; from = next) {
      next = from + slice
      const count = Math.min(slice, first + people - from)
      const rows = await asOwner.transaction().execute(async (tx) => {
        await copyPerson(tx, model.id, { first: from, count, isWhole: false })
        return writeDays(tx, { from, count, days, now })
      })
      written += count + rows
    }
  }
  await Promise.all(Array.from({ length: lanes }, writeLane))
  const seconds = (performance.now() - startedAt) / 1000
  const auditedFrom = performance.now()
  const faults = await auditLedger(asOwner)
  if (faults.length > 0) throw new Error(faults.map(({ check, count }) => `${check}: ${count}`).join('; '))
  const audit = (performance.now() - auditedFrom) / 1000
  const entries = await proveDays(asOwner)
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(asOwner)
  const vacuumedFrom = performance.now()
  await sql`vacuum analyze`.execute(asOwner)
  const vacuum = (performance.now() - vacuumedFrom) / 1000
  const countedFrom = performance.now()
  await db.transaction().execute((tx) => countDay(tx, addDays(bangkokDay(now), -1)))
  const counted = (performance.now() - countedFrom) / 1000
  await closing()
  if (ground.kept) fs.writeFileSync(path.join(ground.kept, peopleMark), '')
  return [
    figure('population: people', people, ''),
    figure('population: rows', written, ''),
    figure('population: rows of them in the ledger (entries)', entries, ''),
    figure('population: rows written', written / seconds, '/s'),
    figure('population: a thousand people with their days', (seconds * 1000) / people, 's'),
    figure('population: audit of the books', audit, 's'),
    figure('population: the first vacuum, with analyze', vacuum, 's'),
    figure('population: the numbers of the desk for a day, counted', counted, 's'),
    figure('population: the database', Number(rows[0]!.bytes) / 1024 / 1024, 'MB'),
  ]
}

/**
 * The days in each table are the same: an attempt, three answers, two entries, three points, a fact, a learning day; and of
 * articles a view, an answer and a fact, with two entries and a point where it was right. Returns how many entries there are.
 */
async function proveDays(db: Db): Promise<number> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from daily_quiz_attempt) as attempts,
      (select count(*)::int / 3 from daily_quiz_answer) as answers, (select count(*)::int from post_view) as views,
      (select count(*)::int from post_answer) as read, (select count(*)::int / 2 from activity) as facts,
      (select count(*)::int / 2 - (select count(*)::int from post_answer where is_right) from ledger_entry) as entries,
      ((select count(*)::int - (select count(*)::int from post_answer where is_right) from skill_point) / 3) as points,
      (select count(*)::int from learning_day) as days`.execute(db)
  const counts = Object.values(rows[0]!)
  if (counts.some((count) => count !== counts[0] || count === 0)) throw new Error(JSON.stringify(rows[0]))
  const { rows: all } = await sql<{ entries: number }>`select count(*)::int as entries from ledger_entry`.execute(db)
  return all[0]!.entries
}
