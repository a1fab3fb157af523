import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { runSql } from '#tests/support/run-sql.ts'
import { migrate } from './migrate.ts'
import { type MonthTable, monthTables, prepareMonths, readMonthStates } from './month-partitions.ts'
import { type Db, openDb } from './open.ts'
import { thaiReady } from './roles.ts'
import { makeScratchDir } from './scratch-dir.ts'

const superuser = inject('postgres')
const appRole = new URL(inject('postgresApp')).username
const ownerRole = new URL(inject('postgresOwner')).username
const scratch = makeScratchDir('koinklass-months')
const closings: (() => Promise<unknown>)[] = []
const databases: string[] = []
afterAll(async () => {
  for (const close of closings) await close()
  for (const name of databases) await runSql(`${superuser}postgres`, `drop database ${name} with (force)`)
  fs.rmSync(scratch, { recursive: true })
})

async function makeDatabase(template: string, options = '') {
  const name = `${inject('prefix')}${crypto.randomUUID().replaceAll('-', '')}`
  await runSql(`${superuser}postgres`, `create database ${name} owner ${ownerRole} template ${template} ${options}`)
  databases.push(name)
  const urls = { owner: inject('postgresOwner') + name, app: inject('postgresApp') + name }
  const db = openDb(urls.app, { max: 12, waitMs: 60_000 })
  closings.push(() => db.destroy())
  return { ...urls, db }
}

/** Our migrations before those that divide tables. */
function copyOlder(): URL {
  const ours = new URL('migrations/', import.meta.url)
  const dir = fs.mkdtempSync(path.join(scratch, 'older-'))
  for (const name of fs.readdirSync(ours)) if (name < '0350') fs.copyFileSync(new URL(name, ours), path.join(dir, name))
  return pathToFileURL(`${dir}/`)
}

const someQuestion = newId(new Date())

/** Writes an attempt with three answers as the daily quiz does, a view and a mail; its person is new. */
async function act(db: Db, at: Date): Promise<string> {
  const who = crypto.randomUUID()
  const day = bangkokDay(at)
  await db.transaction().execute(async (tx) => {
    await sql`insert into daily_quiz_attempt (user_id, day, seed, started_at) values (${who}, ${day}, 1, ${at})
      on conflict (user_id, day) do nothing`.execute(tx)
    for (const position of [1, 2, 3]) {
      await sql`update daily_quiz_attempt set answered = ${position}, finished_at = ${position === 3 ? at : null}
        where user_id = ${who} and day = ${day} and answered = ${position - 1}`.execute(tx)
      await sql`insert into daily_quiz_answer (user_id, day, position, question_id, answer, is_right, answered_at)
        values (${who}, ${day}, ${position}, ${someQuestion}, '{}', true, ${at})`.execute(tx)
    }
    await sql`insert into video_view (user_id, video_id, day) values (${who}, ${someQuestion}, ${day})
      on conflict do nothing`.execute(tx)
    await sql`insert into mail (id, user_id, to_address, kind, subject, made_at)
      values (${newId(at)}, ${who}, ${`${who}@x.co`}, 'test', 'ทดสอบ', ${at})`.execute(tx)
  })
  return who
}

async function countOf(db: Db, table: MonthTable): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
  return rows[0]!.n
}

test('writers go on while their tables become partitioned: nothing fails, nothing acknowledged is lost', async () => {
  const { owner, app, db } = await makeDatabase('template0', thaiReady)
  await migrate(owner, { appRole, folder: copyOlder() })
  const now = new Date()
  const done: string[] = []
  for (let i = 0; i < 200; i++) done.push(await act(db, new Date(now.getTime() - (i % 60) * 24 * 3_600_000)))

  const failed: string[] = []
  let isOver = false
  const write = async () => {
    while (!isOver && failed.length < 100) {
      await act(db, new Date()).then(
        (who) => done.push(who),
        (error: Error) => failed.push(error.message),
      )
    }
  }
  const writers = [write(), write(), write(), write()]
  // Somebody looks at mails longer than a migration waits for the table: it has to try again.
  const slow = runSql(app, 'begin; select count(*) from mail; select pg_sleep(2); commit')
  await sleep(200)
  const before = done.length
  let atSwap = 0
  try {
    await migrate(owner, { appRole })
    await slow
    atSwap = done.length
    while (done.length < atSwap + 20 && failed.length === 0) await sleep(20)
  } finally {
    isOver = true
    await Promise.all(writers)
  }

  expect(failed).toEqual([])
  expect(atSwap, 'people went on meanwhile').toBeGreaterThan(before)
  expect(await countOf(db, 'daily_quiz_attempt')).toBe(done.length)
  expect(await countOf(db, 'daily_quiz_answer')).toBe(3 * done.length)
  expect(await countOf(db, 'video_view')).toBe(done.length)
  expect(await countOf(db, 'mail')).toBe(done.length)
  // It is the old table that holds them, not a copy, and what held for the table holds for its months.
  for (const state of await readMonthStates(db)) expect(state).toMatchObject({ isAstray: false })
  const { rows: kinds } = await runSql(
    owner,
    `select relname from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`,
  )
  expect(kinds.map(({ relname }) => relname)).toEqual(Object.keys(monthTables).sort())
})

const template = await makeDatabase(inject('template'))
const monthOf = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 10))
}
const partsOf = async (table: MonthTable) =>
  (
    await runSql(
      template.owner,
      `select relname from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = '${table}'::regclass order by 1`,
    )
  ).rows.map(({ relname }) => String(relname))

test('months come before they are needed, by processes at once too, and rows find theirs', async () => {
  const later = monthOf(8)
  expect(await Promise.all([prepareMonths(template.owner, later), prepareMonths(template.owner, later)])).toEqual([
    [],
    [],
  ])
  expect(await prepareMonths(template.owner, later)).toEqual([])
  const end = monthOf(11).toISOString().slice(0, 7)
  for (const state of await readMonthStates(template.db)) expect(state).toMatchObject({ until: end, isAstray: false })
  await act(template.db, later)
  const suffix = later.toISOString().slice(0, 7).replace('-', '_')
  for (const table of Object.keys(monthTables)) {
    const { rows } = await runSql(template.owner, `select count(*)::int as n from ${table}_${suffix}`)
    expect(rows[0].n, table).toBe(table === 'daily_quiz_answer' ? 3 : 1)
  }
})

test('the job makes months while people write to the tables', async () => {
  const { db, owner } = template
  const failed: string[] = []
  let isOver = false
  const write = async () => {
    while (!isOver && failed.length < 100) await act(db, new Date()).catch((error: Error) => failed.push(error.message))
  }
  const writers = [write(), write(), write(), write()]
  try {
    expect(await prepareMonths(owner, monthOf(9))).toEqual([])
  } finally {
    isOver = true
    await Promise.all(writers)
  }
  expect(failed).toEqual([])
})

test('keys, references, the limits of a table and append-only hold in every month', async () => {
  const { db, app } = template
  const later = monthOf(9)
  const who = await act(db, later)
  const day = bangkokDay(later)
  const suffix = day.slice(0, 7).replace('-', '_')
  const answer = (person: string, position: number) =>
    sql`insert into daily_quiz_answer (user_id, day, position, question_id, answer, is_right, answered_at)
      values (${person}, ${day}, ${position}, ${someQuestion}, '{}', true, ${later})`.execute(db)
  await expect(answer(who, 3)).rejects.toMatchObject({ code: '23505' })
  await expect(answer(who, 4)).rejects.toMatchObject({ code: '23514' })
  await expect(answer(crypto.randomUUID(), 1)).rejects.toMatchObject({ code: '23503' })
  const again =
    await sql`insert into video_view values (${who}, ${someQuestion}, ${day}) on conflict do nothing`.execute(db)
  expect(again.numAffectedRows).toBe(0n)
  const changes = `update daily_quiz_answer set is_right = false where user_id = '${who}'`
  await expect(runSql(app, changes)).rejects.toMatchObject({ code: '42501' })
  await expect(runSql(template.owner, changes)).rejects.toThrow('append-only')
  // Nobody passes the table by.
  for (const part of [`daily_quiz_answer_${suffix}`, `mail_${suffix}`])
    await expect(runSql(app, `delete from ${part}`), part).rejects.toMatchObject({ code: '42501' })
  await expect(runSql(template.owner, `truncate daily_quiz_answer_${suffix}`)).rejects.toThrow('append-only')
})

test('a past month of swept mails is dropped once it is empty, one of another table never', async () => {
  const { db, owner } = template
  const nth = (months: number) => monthOf(months).toISOString().slice(0, 7).replace('-', '_')
  await act(db, monthOf(9))
  const now = monthOf(10)
  expect(await prepareMonths(owner, now)).toEqual([])
  expect(await partsOf('mail')).toContain(`mail_${nth(9)}`)
  expect(await partsOf('mail')).not.toContain(`mail_${nth(7)}`)
  await sql`delete from mail where made_at < ${now}`.execute(db)
  expect(await prepareMonths(owner, now)).toEqual([])
  expect(await partsOf('mail')).not.toContain(`mail_${nth(9)}`)
  expect(await partsOf('mail')).toContain(`mail_${nth(10)}`)
  expect(await partsOf('video_view')).toContain(`video_view_${nth(7)}`)
})

test('what comes after the last month stands in the default partition, which is told, and stops no other table', async () => {
  const { db, owner } = template
  const far = monthOf(30)
  await sql`insert into video_view values (${crypto.randomUUID()}, ${someQuestion}, ${bangkokDay(far)})`.execute(db)
  const states = await readMonthStates(db)
  expect(states.filter(({ isAstray }) => isAstray).map(({ table }) => table)).toEqual(['video_view'])
  const faults = await prepareMonths(owner, far)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^video_view: .*default/)
  const ends = new Map((await readMonthStates(db)).map(({ table, until }) => [table, until]))
  expect(ends.get('mail')).toBe(monthOf(33).toISOString().slice(0, 7))
  expect(ends.get('video_view')).toBe(far.toISOString().slice(0, 7))
})
