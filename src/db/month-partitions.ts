import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { momentOfId } from '#lib/server/new-id.ts'
import { bangkokDay, bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { type Db, openDb, type Tx } from './open.ts'
import type { Tables } from './tables.ts'

/** So many months after this one have their partition in time. */
const monthsAhead = 2

/**
 * The tables that are divided by month. `isSwept`: its rows have an end, and a job of its feature deletes them; what
 * remains of a month then is dropped. The others stay for ever.
 */
export const monthTables = {
  mail: { isSwept: true },
  video_view: { isSwept: false },
  daily_quiz_attempt: { isSwept: false },
  daily_quiz_answer: { isSwept: false },
} satisfies { [T in keyof Tables]?: { isSwept: boolean } }
export type MonthTable = keyof typeof monthTables
const named = Object.entries(monthTables) as [MonthTable, { isSwept: boolean }][]

/** A partition; `until` is the month in which it has ended ('YYYY-MM'), null for the default one. */
type Part = { name: string; until: string | null }

/** `until`: the first month without a partition. `isAstray`: rows stand in the default partition. */
type MonthState = { table: MonthTable; until: string; isAstray: boolean }

/** How far each table has partitions, and whether rows went astray. */
export async function readMonthStates(db: Db): Promise<MonthState[]> {
  return Promise.all(
    named.map(async ([table]) => ({
      table,
      until: endOf(await listParts(db, table)),
      isAstray: !(await isEmpty(db, `${table}_default`)),
    })),
  )
}

/** The first month that must have its partition only later: a table that ends before is late. */
export function firstLateMonth(now: Date): string {
  return addMonths(bangkokMonth(now), 2)
}

/**
 * Makes the partitions of this month and the next two, and drops those of past months of swept tables that are empty.
 * Runs as the owner of the tables; twice at once does no harm. A table that is in use all the time, or whose
 * default partition holds rows of a month, is left for the next run; returned is a sentence for each.
 */
export async function prepareMonths(ownerUrl: string, now: Date): Promise<string[]> {
  const db = openDb(ownerUrl, { max: 1 })
  try {
    const faults: string[] = []
    for (const [table, { isSwept }] of named) {
      try {
        await addMonthsOf(db, table, addMonths(bangkokMonth(now), monthsAhead + 1))
        if (isSwept) await dropEmptyMonths(db, table, bangkokMonth(now))
      } catch (error) {
        faults.push(`${table}: ${(error as Error).message}`)
      }
    }
    return faults
  } finally {
    await db.destroy()
  }
}

async function addMonthsOf(db: Db, table: MonthTable, until: string): Promise<void> {
  for (;;) {
    const month = await insist(db, table, async (tx) => {
      const next = endOf(await listParts(tx, table))
      if (next >= until) return null
      // Its references are made before its table is locked, in a transaction of their own.
      await sql`select make_month(${table}, ${`${next}-01`}::date)`.execute(tx)
      return next
    })
    if (month === null) return
    await insist(db, table, async (tx) => {
      if (endOf(await listParts(tx, table)) === month)
        await sql`select add_month(${table}, ${`${month}-01`}::date)`.execute(tx)
    })
  }
}

/** The sweep leaves a month empty when its rows are past their end, so nothing is lost that somebody may still read. */
async function dropEmptyMonths(db: Db, table: MonthTable, month: string): Promise<void> {
  await insist(db, table, async (tx) => {
    for (const { name, until } of await listParts(tx, table)) {
      if (until === null || until > month || !(await isEmpty(tx, name))) continue
      await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(tx)
      // Nobody else reaches it now: it is as empty as it is found here.
      if (await isEmpty(tx, name)) await sql`drop table ${sql.table(name)}`.execute(tx)
      else throw new Error(`${name} is not empty`)
    }
  })
}

/** How often a step is begun again when its table is not free, and the pause before, in milliseconds. */
const lockTries = 40
const pauseMs = 250

/**
 * One transaction of one process at a time for a table. It waits for half a second, less than deadlock_timeout, so that it
 * gives up itself and not somebody's act, and begins again.
 */
async function insist<T>(db: Db, table: MonthTable, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '500ms'`.execute(tx)
        await sql`select pg_advisory_xact_lock(hashtextextended(${`months:${table}`}, 0))`.execute(tx)
        return work(tx)
      })
    } catch (error) {
      if (tried >= lockTries || (error as { code?: string }).code !== '55P03') throw error
      await sleep(pauseMs)
    }
  }
}

async function listParts(db: Db, table: MonthTable): Promise<Part[]> {
  const { rows } = await sql<{ name: string; bound: string }>`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = ${table}::regclass`.execute(db)
  return rows.map(({ name, bound }) => ({ name, until: monthOfBound(bound) }))
}

/** "FOR VALUES FROM (…) TO ('2027-01-01')", or an id in place of the day. */
function monthOfBound(bound: string): string | null {
  const key = /TO \('([^']+)'\)$/.exec(bound)?.[1]
  if (!key) return null
  return (key.length === 10 ? key : bangkokDay(momentOfId(key))).slice(0, 7)
}

function endOf(parts: Part[]): string {
  return parts.reduce((end, { until }) => (until !== null && until > end ? until : end), '')
}

async function isEmpty(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select from ${sql.table(name)}) as is_empty`.execute(db)
  return rows[0]!.is_empty
}

function addMonths(month: string, count: number): string {
  const [year, nth] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, nth - 1 + count, 1)).toISOString().slice(0, 7)
}
