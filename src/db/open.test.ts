import { sql } from 'kysely'
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import { runSql } from '#tests/support/run-sql.ts'
import { type Db, isPoolTimeout, openDb } from './open.ts'

const superuser = inject('postgres')
const name = `${inject('prefix')}${crypto.randomUUID().replaceAll('-', '')}`
await runSql(`${superuser}postgres`, `create database ${name}`)
const db = openDb(inject('postgresApp') + name, { max: 1 })

afterEach(() => void vi.useRealTimers())

afterAll(async () => {
  await db.destroy()
  await runSql(`${superuser}postgres`, `drop database ${name}`)
})

async function read(on: Db, expression: string): Promise<unknown> {
  const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(on)
  return rows[0]?.value
}

function killBackend(pid: unknown) {
  return runSql(superuser + name, 'select pg_terminate_backend($1, 2000)', [pid])
}

test('a killed connection fails the open transaction, but neither the process nor the next query', async () => {
  const work = db.transaction().execute(async (tx) => {
    await killBackend(await read(tx, 'pg_backend_pid()'))
    await read(tx, '1')
  })
  await expect(work).rejects.toThrow()
  expect(await read(db, '1')).toBe(1)
})

test('a killed idle connection is replaced', async () => {
  await killBackend(await read(db, 'pg_backend_pid()'))
  expect(await read(db, '1')).toBe(1)
})

test('a query that waited 5 s for a connection fails with a pool timeout', async () => {
  await db.connection().execute(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting = read(db, '1').catch((error) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(isPoolTimeout(await waiting)).toBe(true)
  })
  expect(isPoolTimeout(new Error('something else'))).toBe(false)
})

test('a pool tells how long the query that waits longest for a connection has waited', async () => {
  let count = () => ({ longestMs: Number.NaN })
  const own = openDb(inject('postgresApp') + name, {
    max: 1,
    onPool: (read) => {
      count = read
    },
  })
  expect(count().longestMs).toBe(0)
  await own.connection().execute(async () => {
    const first = read(own, '1')
    await vi.waitUntil(() => count().longestMs > 50)
    const second = read(own, '2')
    expect(count()).toMatchObject({ total: 1, idle: 0, waiting: 2 })
    expect(count().longestMs, 'the first one').toBeGreaterThan(50)
    void Promise.all([first, second])
  })
  expect(await read(own, '3')).toBe(3)
  expect(count().longestMs).toBe(0)
  await own.destroy()
})

test.each([
  ['statement_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '10s'],
  ['lock_timeout', '3s'],
])('the role gives requests a %s of %s', async (setting, limit) => {
  expect(await read(db, `current_setting('${setting}')`)).toBe(limit)
})

test.each([
  ['9007199254740991::bigint', 9007199254740991],
  ['array[1, 2, null]::bigint[]', [1, 2, null]],
  [`'2026-11-21'::date`, '2026-11-21'],
  [`array['2026-11-21']::date[]`, ['2026-11-21']],
  [`'2026-11-21T09:00:00Z'::timestamptz`, new Date('2026-11-21T09:00:00Z')],
  ['0.5::float8', 0.5],
  ['1.10::numeric', '1.10'],
])('%s is parsed exactly', async (expression, value) => {
  expect(await read(db, expression)).toEqual(value)
})

test('a bigint beyond the safe integers is an error and not a rounded amount', async () => {
  await expect(read(db, '9007199254740993::bigint')).rejects.toThrow(/beyond exact numbers/)
  expect(await read(db, '1')).toBe(1)
})

test('Thai text is sorted by th-x-icu, and its words keep their letters in a search', async () => {
  const sorted = `array(select w from unnest('{เกม,กลอง,แมว,ขา}'::text[]) w order by w collate "th-x-icu")`
  expect(await read(db, sorted)).toEqual(['กลอง', 'เกม', 'ขา', 'แมว'])
  expect(await read(db, `to_tsvector('simple', 'น้ำ ตาล')::text`)).toBe(`'ตาล':2 'น้ำ':1`)
})

test('a statement with parameters is planned once per connection, one with * or without parameters each time', async () => {
  await sql`select ${1}::int as one`.execute(db)
  await sql`select ${2}::int as one`.execute(db)
  await sql`select * from pg_database where oid = ${1}::oid`.execute(db)
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  expect(rows.map(({ statement }) => statement)).toEqual(['select $1::int as one'])
})
