import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { giveKoin, openWallets, spendKoin } from '#features/koin/server/commands.ts'
import { koin } from '#lib/money.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { seedLearners } from '#tests/fixtures/learners.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openTemporaryStorage } from '#tests/support/temporary-storage.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readStatistics } from '../../admin-contract.ts'
import { hideSmall, hideSmallGroups, hideSmallPart } from '../../count-rules.ts'
import { type Dataset, dailyDatasets, datasets, fileDays, fileName, maxDaysPerRun } from '../../dataset-rules.ts'
import { rewriteWarehouse } from '../../warehouse-contract.ts'
import { countStatistics } from '../jobs.ts'
import { writeWarehouse, writeWarehouseTask } from './write-commands.ts'

const fixture = await openTestbed({ parts: { hasWarehouse: true } })
const { db, clock, send } = fixture
const storage = openTemporaryStorage()
const key = 'a1'.repeat(32)

// A Sunday, so that the week of the last cohort is over.
const lastDay = '2026-11-22'
const firstDay = addDays(lastDay, 1 - 40)
const at = (day: string, ms = 0) => new Date(startOfBangkokDay(day).getTime() + ms)
const morning = at(addDays(lastDay, 1), 5.5 * 3_600_000)

const { people } = await seedLearners(db, { firstDay, lastDay, count: 260 })
const [a, b] = people as [(typeof people)[number], (typeof people)[number]]
const answered = activityKind('test.quiz.answered', z.object({ right: z.int(), club: z.string() }))

async function seedActs() {
  await db.transaction().execute(async (tx) => {
    for (const { id } of [a, b]) await openWallets(tx, { userId: id, now: at(firstDay) })
    const reason = { title: 'ทดสอบ', href: null }
    const give = (userId: string, cause: string, amount: number, now: Date) =>
      giveKoin(tx, { userId, cause, account: 'adjustment', amount: koin(amount), ...reason, now })
    // The last millisecond of a day, and the first of the next.
    await give(a.id, 'one', 5_000, at('2026-11-20', -1))
    await give(b.id, 'two', 700, at('2026-11-20'))
    await spendKoin(tx, {
      ...{ userId: a.id, cause: 'buy', account: 'store_revenue', amount: koin(1_250), ...reason },
      now: at('2026-11-20', 1),
    })
    for (const [cause, day, now] of [
      ['x', '2026-11-19', at('2026-11-20', 60_000)],
      ['y', '2026-11-20', at('2026-11-20', 120_000)],
    ] as const) {
      const facts = { right: 2, club: 'a "quoted", ค่า\nline' }
      await recordActivity(tx, { userId: a.id, kind: answered, subjectId: null, facts, cause, day, now })
    }
  })
}
await seedActs()
const admin = await aPerson({ ...fixture, clock: { now: morning } }, { roles: ['admin'] })
const other = await aPerson({ ...fixture, clock: { now: morning } }, { roles: ['admin'] })
await countStatistics(db, morning)
clock.now = morning

const write = (given: Partial<Parameters<typeof writeWarehouse>[0]> = {}) =>
  writeWarehouse({ db, storage, key, now: morning, ...given })
const duck = await (await DuckDBInstance.create(':memory:')).connect()
const query = async <Row>(text: string) => (await duck.runAndReadAll(text)).getRowObjectsJson() as Row[]
const filesOf = (dataset: Dataset) => `'${storage.dir}/warehouse/${dataset}/*.parquet'`

await write()
const afterOneRun = await storage.list('warehouse/activity')
await write()

test('a run writes a month of days at most and adds a job for the rest', async () => {
  expect(afterOneRun).toHaveLength(maxDaysPerRun * 2)
  const { rows } = await sql`
    select from graphile_worker.jobs where task_identifier = ${writeWarehouseTask}`.execute(db)
  expect(rows).toHaveLength(1)
  const days = await db.selectFrom('warehouse_day').select('day').orderBy('day').execute()
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 40 }, (_, i) => addDays(firstDay, i)))
})

test('DuckDB reads the files and gets the numbers of the desk', async () => {
  const shown = (await send(admin, readStatistics, { query: { days: 28, by: 'age' } })).json
  const learners = `(select * from ${filesOf('learning_day')})`
  const active = await query<{ day: string; d1: number; d7: number; d28: number }>(`
    select d.day::varchar as day,
      count(distinct l.person) filter (where l.day = d.day)::int as d1,
      count(distinct l.person) filter (where l.day > d.day - 7)::int as d7, count(distinct l.person)::int as d28
    from (select unnest(generate_series(date '${lastDay}' - 27, date '${lastDay}', interval 1 day))::date as day) d
    join ${learners} l on l.day between d.day - 27 and d.day group by 1 order by 1`)
  expect(
    active.map(({ day, d1, d7, d28 }) => ({ day, d1: hideSmall(d1), d7: hideSmall(d7), d28: hideSmall(d28) })),
  ).toEqual(shown.active)
  for (const [by, column] of [
    ['age', 'age_band'],
    ['province', 'province'],
  ] as const) {
    const { groups } = (await send(admin, readStatistics, { query: { days: 28, by } })).json
    const read = await query<{ part: string; people: number }>(`
      select p.${column} as part, count(*)::int as people from ${filesOf('person')} p
      where person in (select person from ${learners} where day > date '${lastDay}' - 28) group by 1`)
    const sorted = <G extends { part: string }>(all: readonly G[]) => all.toSorted((x, y) => (x.part < y.part ? -1 : 1))
    expect(sorted(hideSmallGroups(read))).toEqual(sorted(groups))
  }
  const returned = await query<{ week: string; size: number; first: number }>(`
    select date_trunc('week', joined_on)::date::varchar as week, count(*)::int as size,
      count(*) filter (where exists (select 1 from ${learners} l where l.person = p.person
        and date_trunc('week', l.day) = date_trunc('week', p.joined_on)))::int as first
    from ${filesOf('person')} p group by 1 order by 1 desc`)
  const full = shown.cohorts.filter(({ size }) => size !== null)
  expect(full.length).toBeGreaterThan(3)
  for (const { week, size, weeks } of full) {
    const found = returned.find((one) => one.week === week)!
    expect([week, found.size, hideSmallPart(found.first, found.size)]).toEqual([week, size, weeks[0]])
  }
  const [supply] = await query<{ satang: string }>(`
    select sum(satang)::varchar as satang from ${filesOf('ledger_entry')}
    where currency = 'koin' and account in ('wallet', 'deposit')`)
  expect(Number(supply!.satang)).toBe(shown.koin!.supply)
  expect(shown.koin!.supply).toBe(4_450)
})

test('a millisecond before midnight is of the day before, facts stand as they were recorded', async () => {
  const lines = await query(`
    select satang::int as satang, account, filename.split('/')[-1] as file, moved_at::varchar as moved_at
    from read_parquet(${filesOf('ledger_entry')}, filename = true) where account = 'wallet' order by moved_at`)
  expect(lines).toEqual([
    { satang: 5_000, account: 'wallet', file: '2026-11-19.parquet', moved_at: '2026-11-19 16:59:59.999+00' },
    { satang: 700, account: 'wallet', file: '2026-11-20.parquet', moved_at: '2026-11-19 17:00:00+00' },
    { satang: -1_250, account: 'wallet', file: '2026-11-20.parquet', moved_at: '2026-11-19 17:00:00.001+00' },
  ])
  const acts = await query(`
    select kind, subject_id, day::varchar as day, facts->>'club' as club, (facts->>'right')::int as "right",
      filename.split('/')[-1] as file
    from read_parquet(${filesOf('activity')}, filename = true) order by happened_at`)
  const common = { kind: 'test.quiz.answered', subject_id: null, club: 'a "quoted", ค่า\nline', right: 2 }
  expect(acts).toEqual([
    { ...common, day: '2026-11-19', file: '2026-11-20.parquet' },
    { ...common, day: '2026-11-20', file: '2026-11-20.parquet' },
  ])
})

test('CSV tells the same as Parquet, and every file has its columns also without rows', async () => {
  for (const dataset of Object.keys(datasets) as Dataset[]) {
    const columns = Object.keys(datasets[dataset])
    const parquet = `select columns(*)::varchar from ${filesOf(dataset)}`
    const moments = Object.entries(datasets[dataset]).filter(([, type]) => type === 'timestamp')
    const types = moments.map(([column]) => `${column}: 'TIMESTAMPTZ'`).join(', ')
    const csv = `select columns(*)::varchar
      from read_csv('${storage.dir}/warehouse/${dataset}/*.csv.gz', nullstr = ''${types && `, types = {${types}}`})`
    const [counts] = await query<Record<string, number>>(`
      select (select count(*) from (${parquet}))::int as p, (select count(*) from (${csv}))::int as c,
        (select count(*) from (${parquet} except ${csv}))::int as differ`)
    expect([dataset, counts!.p, counts!.differ]).toEqual([dataset, counts!.c, 0])
    const described = await query<{ column_name: string }>(
      `describe select * from '${storage.dir}/${fileName(dataset, dataset === 'person' ? lastDay : firstDay, 'parquet')}'`,
    )
    expect(described.map(({ column_name: name }) => name)).toEqual(columns)
  }
})

test('no file holds the id or the birth date of a person, and another key gives other names', async () => {
  const plain: Buffer[] = []
  for (const dataset of Object.keys(datasets)) {
    for (const { name } of await storage.list(`warehouse/${dataset}`)) {
      const bytes = Buffer.from((await storage.read(name))!)
      plain.push(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    }
  }
  const all = Buffer.concat(plain).toString('latin1')
  const [name] = await query<{ person: string }>(`select person from ${filesOf('person')} limit 1`)
  expect(all.includes(name!.person)).toBe(true)
  for (const { id, birth } of people.slice(0, 40)) {
    expect(all.includes(id)).toBe(false)
    expect(all.includes(birth)).toBe(false)
  }

  const another = openTemporaryStorage()
  await db.deleteFrom('warehouse_day').where('day', '=', lastDay).execute()
  await write({ storage: another, key: randomBytes(32).toString('hex') })
  const [both] = await query<{ people: number; common: number }>(`
    select (select count(*) from '${another.dir}/warehouse/person/*.parquet')::int as people,
      (select count(*) from '${another.dir}/warehouse/person/*.parquet' semi join ${filesOf('person')} using (person))::int as common`)
  expect(both).toEqual({ people: people.length, common: 0 })
})

test('without a key nothing is written; two runs at once write the same as one', async () => {
  const empty = openTemporaryStorage()
  await db.deleteFrom('warehouse_day').where('day', '=', lastDay).execute()
  await write({ storage: empty, key: undefined })
  expect(await empty.list('warehouse/person')).toEqual([])
  await Promise.all([write(), write()])
  const rows = await db.selectFrom('warehouse_day').selectAll().where('day', '=', lastDay).execute()
  const [read] = await query<{ rows: number }>(
    `select count(*)::int as rows from '${storage.dir}/${fileName('learning_day', lastDay, 'parquet')}'`,
  )
  expect(rows).toMatchObject([{ learning_days: read!.rows, activities: 0, ledger_entries: 0 }])
})

test('who was erased is gone from the people at the next run, and from old files when they are written again', async () => {
  const before = await query<{ person: string }>(`select person from ${filesOf('person')}`)
  await fixture.runAsOwner(`
    set session_replication_role = replica;
    delete from learning_day where user_id = '${people[5]!.id}';
    delete from guardian where user_id = '${people[5]!.id}';
    delete from user_account where user_id = '${people[5]!.id}'`)
  await write()
  const after = await query<{ person: string }>(`select person from ${filesOf('person')}`)
  const kept = new Set(after.map(({ person }) => person))
  const gone = before.filter(({ person }) => !kept.has(person))
  expect(gone).toHaveLength(1)
  const inFiles = () =>
    query<{ rows: number }>(
      `select count(*)::int as rows from ${filesOf('learning_day')} where person = '${gone[0]!.person}'`,
    )
  expect((await inFiles())[0]!.rows).toBeGreaterThan(0)
  const body = { from: firstDay, reason: 'มีคนลบบัญชี' }
  const replies = await Promise.all([admin, other].map((who) => send(who, rewriteWarehouse, { body })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  await write()
  await write()
  expect(await inFiles()).toEqual([{ rows: 0 }])
  const act = await db.selectFrom('staff_act').selectAll().where('act', '=', 'statistics.warehouse-rewritten').execute()
  expect(act).toMatchObject([{ before: { days: 40 }, after: { from: firstDay, reason: 'มีคนลบบัญชี' } }])
})

test('admins alone see and rewrite the files, with a fresh second factor', async () => {
  const body = { from: '2020-01-01', reason: 'ลองดู' }
  const seen = await Promise.all(
    staffRoles.map(async (role) => {
      const who = await aPerson(fixture, { roles: [role] })
      const { status, json } = await send(who, readStatistics, { query: { days: 28, by: 'age' } })
      const rewrite = await send(who, rewriteWarehouse, { body: { ...body, from: '2030-01-01' } })
      return [role, status === 200 ? json.warehouse !== null : null, rewrite.status] as const
    }),
  )
  expect(Object.fromEntries(seen.map(([role, ...rest]) => [role, rest]))).toEqual({
    editor: [false, 403],
    moderator: [null, 403],
    fulfilment: [null, 403],
    finance: [false, 403],
    admin: [true, 422],
  })
  const late = await aPerson(fixture, { roles: ['admin'] })
  await db
    .updateTable('staff_session')
    .set({ confirmed_at: new Date(clock.now.getTime() - 11 * 60_000) })
    .where('user_id', '=', late.id)
    .execute()
  const token = await freshToken(fixture, late)
  expect((await send({ token }, rewriteWarehouse, { body })).json.code).toBe('step_up_needed')
  const { warehouse } = (await send(admin, readStatistics, { query: { days: 28, by: 'age' } })).json
  expect(warehouse).toMatchObject({ is_on: true, first: firstDay, last: lastDay, days: 40 })
})

test('files are removed when the bank has had its time, people stay', async () => {
  await write({ now: new Date(Date.now() + (fileDays + 1) * 86_400_000), db })
  for (const dataset of dailyDatasets) {
    const names = (await storage.list(`warehouse/${dataset}`)).map(({ name }) => name)
    expect(names.includes(fileName(dataset, lastDay, 'parquet'))).toBe(false)
  }
  expect(await storage.list('warehouse/person')).toHaveLength(2)
})
