import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, inject, test } from 'vitest'
import { runSql } from '#tests/support/run-sql.ts'
import { migrate } from './migrate.ts'
import { thaiReady } from './roles.ts'
import { makeScratchDir } from './scratch-dir.ts'

const superuser = inject('postgres')
const appRole = new URL(inject('postgresApp')).username
const ownerRole = new URL(inject('postgresOwner')).username
const scratch = makeScratchDir('koinklass-migrate')
const databases: string[] = []
const ground = fs.readFileSync(new URL('migrations/0001-ground.sql', import.meta.url), 'utf8')

afterAll(async () => {
  for (const name of databases) await runSql(`${superuser}postgres`, `drop database ${name} with (force)`)
  fs.rmSync(scratch, { recursive: true })
})

type Made = { template?: string; options?: string }

/** Makes an empty database, or a copy of `template`, and returns its name and its address for each role. */
async function makeDatabase({
  template = 'template0',
  options = template === 'template0' ? thaiReady : '',
}: Made = {}) {
  const name = `${inject('prefix')}${crypto.randomUUID().replaceAll('-', '')}`
  await runSql(`${superuser}postgres`, `create database ${name} owner ${ownerRole} template ${template} ${options}`)
  databases.push(name)
  return { name, owner: inject('postgresOwner') + name, app: inject('postgresApp') + name }
}

// A template with the job queue alone; the queue takes most of the time of a first migration.
const { name: withQueue, owner: ownerOfQueue } = await makeDatabase()
await migrate(ownerOfQueue, { folder: makeFolder({}) })

function makeFolder(files: Record<string, string>): URL {
  const dir = fs.mkdtempSync(path.join(scratch, 'files-'))
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text)
  return pathToFileURL(`${dir}/`)
}

const withLedger = makeFolder({
  '0001-ground.sql': ground,
  '0002-ledger.sql': `
    create table ledger (id int primary key, amount satang not null);
    select make_append_only('ledger');
    create table stock (id int primary key, left_over int not null)`,
})

test('two concurrent processes run each migration once', async () => {
  const { owner } = await makeDatabase()
  const folder = makeFolder({
    '0001-slow.sql': 'create table slow (id int); select pg_sleep(0.2)',
    '0002-next.sql': 'insert into slow values (1)',
  })
  await Promise.all([migrate(owner, { folder }), migrate(owner, { folder }), migrate(owner, { folder })])
  expect((await runSql(owner, 'select * from slow')).rows).toEqual([{ id: 1 }])
  expect((await runSql(owner, 'select name from migration order by 1')).rows).toHaveLength(2)
})

test('a migration that was changed after it was applied is refused, a new one is run', async () => {
  const { owner } = await makeDatabase({ template: withQueue })
  await migrate(owner, { folder: makeFolder({ '0001-a.sql': 'create table a (id int)' }) })
  const changed = makeFolder({ '0001-a.sql': 'create table a (id bigint)', '0002-b.sql': 'create table b (id int)' })
  await expect(migrate(owner, { folder: changed })).rejects.toThrow(/0001-a\.sql was changed/)
  const added = makeFolder({
    '0001-a.sql': 'create table a (id int)\r\n'.trim(),
    '0002-b.sql': 'create table b (id int)',
  })
  await migrate(owner, { folder: added })
  expect((await runSql(owner, 'select * from b')).rows).toEqual([])
})

test('a failed migration is rolled back, and the earlier ones stay', async () => {
  const { owner } = await makeDatabase({ template: withQueue })
  const folder = makeFolder({ '0001-a.sql': 'create table a (id int)', '0002-b.sql': 'create table b (id int); oops' })
  await expect(migrate(owner, { folder })).rejects.toThrow(/migration 0002-b\.sql: syntax error/)
  expect((await runSql(owner, `select to_regclass('a') as a, to_regclass('b') as b`)).rows).toEqual([
    { a: 'a', b: null },
  ])
})

test('a migration waits at most 3 s for a lock, while its statements have no time limit', async () => {
  const { owner } = await makeDatabase({ template: withQueue })
  const limits = `
    create table seen as
    select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name`
  await migrate(owner, { folder: makeFolder({ '0001-a.sql': limits }) })
  expect((await runSql(owner, 'select setting from seen')).rows).toEqual([{ setting: '3000' }, { setting: '0' }])
})

test('append-only tables refuse update, delete and truncate even to their owner', async () => {
  const { owner } = await makeDatabase({ template: withQueue })
  await migrate(owner, { folder: withLedger, appRole })
  await runSql(owner, 'insert into ledger values (1, 100)')
  for (const change of ['update ledger set amount = 1', 'delete from ledger', 'truncate ledger'])
    await expect(runSql(owner, change)).rejects.toMatchObject({ code: '23001', message: /ledger is append-only/ })
})

test('the app reads and writes rows, only inserts into append-only tables, and cannot change tables', async () => {
  const { owner, app: url } = await makeDatabase({ template: withQueue })
  await migrate(owner, { folder: withLedger, appRole })
  await runSql(url, 'insert into ledger values (1, 100); select * from ledger')
  await runSql(url, 'insert into stock values (1, 5); update stock set left_over = 4; delete from stock')
  await runSql(url, `select graphile_worker.add_job('greet', '{}')`)
  for (const change of [
    'update ledger set amount = 1',
    'delete from ledger',
    'truncate stock',
    'delete from migration',
    'create table mine (id int)',
    'alter table ledger disable trigger all',
  ])
    await expect(runSql(url, change), change).rejects.toMatchObject({ code: '42501' })
})

test('a database with a single role needs no grants', async () => {
  const { owner } = await makeDatabase({ template: withQueue })
  await migrate(owner, { folder: withLedger, appRole: ownerRole })
  await migrate(owner, { folder: withLedger, appRole: ownerRole })
  expect((await runSql(owner, 'select * from ledger')).rows).toEqual([])
})

test.each([
  ['only knows ASCII letters', `lc_collate 'C' lc_ctype 'C'`, /LC_CTYPE C/],
  ['is not in UTF-8', `encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`, /encoding SQL_ASCII/],
])('a database that %s is refused before anything is written', async (_what, options, sentence) => {
  const { owner } = await makeDatabase({ options })
  await expect(migrate(owner)).rejects.toThrow(sentence)
  expect((await runSql(owner, `select to_regclass('migration') as one`)).rows).toEqual([{ one: null }])
})
