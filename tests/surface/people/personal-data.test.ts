import fs from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { personalData, personTables } from '#app/features.ts'
import { exportFilePath, leave } from '#features/identity/privacy/contract.ts'
import { eraseLeavers } from '#features/identity/privacy/server/erase-commands.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { openTestbed } from '../../support/testbed.ts'
import { type Life, liveWholeLife, runEveryJob } from '../../support/whole-life.ts'

const fixture = await openTestbed({ hasContent: true })
const superuser = new pg.Client(inject('postgres') + fixture.name)
await superuser.connect()
afterAll(() => superuser.end())
const dayMs = 24 * 3_600_000

type ColumnRow = { table_name: string; column_name: string }

test('every column of every table is tagged as personal or not', async () => {
  const { rows } = (await superuser.query(
    `select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'
       and not (select relispartition from pg_class where oid = format('public.%I', table_name)::regclass) order by 1, 2`,
  )) as { rows: ColumnRow[] }
  const tags = Object.entries(personalData).flatMap(([table, tagged]) => {
    const columns: readonly string[] =
      tagged.owner === null ? tagged.plain : [tagged.owner, ...tagged.told, ...(tagged.withheld ?? [])]
    return columns.map((column) => `${table}.${column}`)
  })
  const real = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`)
  const untagged = real.filter((column) => !tags.includes(column))
  expect(
    untagged,
    `These columns are not tagged. For each, in server/personal-data.ts of the feature that owns the table:
 - the table holds rows about persons: give it { owner, about, erasure, told, withheld } there. A column that the person
   should get in an export goes to "told"; hashes of secrets and inner numbers go to "withheld". erasure is 'deleted'
   unless the books or another table's sums need the rows; then 'kept', and no column may hold what a person has typed.
   Then leave a row in it in tests/whole-life.ts of the feature, or the next test fails.
 - it holds nothing about anybody: give it { owner: null, plain } with its columns.`,
  ).toEqual([])
  expect(
    tags.filter((tag) => !real.includes(tag)),
    'tagged, but no such column: take the tag away',
  ).toEqual([])
  expect(new Set(tags).size, 'a column is tagged twice').toBe(tags.length)
})

test('append-only tables are protected: the role of requests cannot delete from them', async () => {
  const { rows } = await superuser.query(
    `select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where tgfoid = 'public.refuse_change'::regproc group by 1`,
  )
  const appendOnly = rows.map(({ relname }) => String(relname))
  const wrong = personTables.filter(({ table, erasure }) => appendOnly.includes(table) && erasure !== 'kept')
  expect(wrong.map(({ table }) => table)).toEqual([])
})

/**
 * Every table of the database, including the schema of the job queue, that contains a value in any column of any type.
 */
async function placesOf(values: string[]): Promise<string[]> {
  const { rows: tables } = await superuser.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  // bytea is formatted as hex.
  const needles = values.flatMap((value) => [value, Buffer.from(value).toString('hex')])
  const patterns = needles.map((needle) => `%${needle.replace(/[\\%_]/g, '\\$&')}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await superuser.query(`select t::text as row from ${name} t where t::text ilike any($1) limit 1`, [
      patterns,
    ])
    if (rows.length > 0) found.push(`${name}: ${rows[0].row}`)
  }
  return found
}

function filesWith(values: string[]): string[] {
  return filesOf().filter((file) => {
    const text = `${file}\n${fs.readFileSync(file, 'latin1')}`
    return values.some((value) => text.includes(value) || text.includes(Buffer.from(value).toString('latin1')))
  })
}

const filesOf = () =>
  fs
    .readdirSync(fixture.storage.dir, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name))

async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counts = personTables.map(
    ({ table, owner }) => `select '${table}' as table, count(*)::int as n from ${table} where ${owner} = $1`,
  )
  const { rows } = await superuser.query(counts.join(' union all '), [userId])
  return Object.fromEntries(rows.map(({ table, n }) => [table, n]))
}

async function download(token: string) {
  return fixture.http.inject({ url: exportFilePath, headers: { authorization: `Bearer ${token}` } })
}

let life: Life
let other: Life

test('an export contains every personal column of everything that a person did, and the pictures', async () => {
  life = await liveWholeLife(fixture, 'somchai')
  other = await liveWholeLife(fixture, 'malee')
  const empty = Object.entries(await rowsOf(life.id)).filter(([table, n]) => n === 0 && table !== 'leaving')
  expect(empty, 'leave a row in these tables in tests/whole-life.ts of the feature').toEqual([])
  await runEveryJob(fixture)

  const reply = await download(life.token)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/zip' })
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  const textOf = (name: string) => new TextDecoder().decode(files[name])
  for (const { table, told, about } of personTables) {
    const rows = JSON.parse(textOf(`data/${table}.json`)) as object[]
    if (table !== 'leaving') expect(Object.keys(rows[0] ?? {}).sort(), table).toEqual([...told].sort())
    expect(textOf('README.txt')).toContain(`data/${table}.json – ${about}`)
  }
  const [account] = JSON.parse(textOf('data/user_account.json'))
  expect(account).toMatchObject({ email: life.email, display_name: 'ใหม่ของsomchai', birth_date: '2011-02-03' })
  const pictures = Object.entries(files).filter(([name]) => name.startsWith('pictures/'))
  expect(pictures).toHaveLength(1)
  expect(Buffer.from(pictures[0]![1].subarray(8, 12)).toString()).toBe('WEBP')
  // Nothing of anybody else, and no secret.
  const all = Object.keys(files)
    .filter((name) => name.endsWith('.json'))
    .map(textOf)
    .join('\n')
  expect(all).not.toContain('malee')
  for (const secret of ['$argon2id', 'token=']) expect(all).not.toContain(secret)
  expect((await download(other.token)).rawPayload.equals(reply.rawPayload)).toBe(false)
  expect((await fixture.http.inject({ url: exportFilePath })).statusCode).toBe(401)
})

test('a process killed during an erasure leaves all rows, and the next run completes it', async () => {
  const left = await fixture.send(life, leave, { body: { password: life.password } })
  expect(left.status).toBe(200)
  await runEveryJob(fixture)
  expect(await placesOf(life.traces)).not.toEqual([])
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 30 * dayMs - 60_000)
  const before = await rowsOf(life.id)
  await eraseLeavers(fixture, fixture.clock.now)
  expect(await rowsOf(life.id)).toEqual(before)
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)

  await superuser.query(`create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`)
  for (const { table, erasure } of personTables) {
    if (erasure === 'kept') continue
    await superuser.query(`create trigger die before delete on ${table} for each statement execute function die()`)
    await expect(eraseLeavers(fixture, fixture.clock.now), table).rejects.toThrow('not erased')
    expect(await rowsOf(life.id), table).toEqual(before)
    await superuser.query(`drop trigger die on ${table}`)
  }
  // Files are removed first: a storage that fails at its second folder.
  let removed = 0
  const storage = {
    ...fixture.storage,
    removeFolder: (folder: string) => {
      if (++removed === 2) throw new Error('disk')
      return fixture.storage.removeFolder(folder)
    },
  }
  await expect(eraseLeavers({ ...fixture, storage }, fixture.clock.now)).rejects.toThrow('not erased')
  expect(await rowsOf(life.id)).toEqual(before)
})

test('after an erasure no row or file identifies the person, and the ledger still balances', async () => {
  const books = await rowsOf(life.id)
  const others = await rowsOf(other.id)
  // Two processes start it at the same moment.
  await Promise.all([eraseLeavers(fixture, fixture.clock.now), eraseLeavers(fixture, fixture.clock.now)])
  await eraseLeavers(fixture, fixture.clock.now)
  const left = await rowsOf(life.id)
  for (const { table, erasure } of personTables) expect(left[table], table).toBe(erasure === 'kept' ? books[table] : 0)
  expect(await placesOf([...life.traces, 'somchai']), 'a trace of the erased person').toEqual([])
  expect(filesWith([...life.traces, 'somchai', life.id])).toEqual([])
  expect(await auditLedger(fixture.db)).toEqual([])
  // The other person still has everything.
  expect(await rowsOf(other.id)).toEqual(others)
  expect(await placesOf([other.email])).not.toEqual([])
})
