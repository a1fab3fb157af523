import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { personalData } from '#app/features.ts'
import { globalTables, globalUnique } from '../support/distribution.ts'

// Persons in several databases: what belongs to one is found by the person's id, so the id stands in every key.
const client = new pg.Client(`${inject('postgres')}${inject('template')}`)
await client.connect()
afterAll(() => client.end())

const ours = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname <> 'migration'`
const { rows: tables } = await client.query<{ name: string; required: string[] }>(
  `select relname as name, array(
     select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and attnotnull and not attisdropped
   ) as required from pg_class c where ${ours}`,
)
const { rows: uniques } = await client.query<{ table: string; index: string; columns: string[] }>(
  `select c.relname as table, i.relname as index, array(
     select attname::text from unnest(x.indkey::int2[]) with ordinality as k (attnum, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum where place <= x.indnkeyatts order by place
   ) as columns
   from pg_index x join pg_class c on c.oid = indrelid join pg_class i on i.oid = indexrelid where indisunique and ${ours}`,
)
const { rows: references } = await client.query<{ name: string; from: string; to: string; pairs: string[] }>(
  `select conname as name, c.relname as from, t.relname as to, array(
     select a.attname || '=' || b.attname from unnest(conkey, confkey) as k (mine, theirs)
       join pg_attribute a on a.attrelid = conrelid and a.attnum = mine
       join pg_attribute b on b.attrelid = confrelid and b.attnum = theirs
   ) as pairs
   from pg_constraint join pg_class c on c.oid = conrelid join pg_class t on t.oid = confrelid
   where contype = 'f' and ${ours}`,
)

const isGlobal = new Set<string>(globalTables.flatMap((group) => group.tables))
const owners = new Map(Object.entries(personalData).map(([table, tags]) => [table, tags.owner]))
/** The tables that are divided by person, with the column. */
const divided = new Map(
  tables.filter(({ name }) => !isGlobal.has(name)).map(({ name }) => [name, owners.get(name) ?? null]),
)

test('every table follows a person, or is listed as global with a reason', () => {
  const homeless = [...divided].filter(([, owner]) => owner === null).map(([name]) => name)
  expect(
    homeless,
    `These tables are tagged as nobody's. Give them an owner in server/personal-data.ts, or list them in
tests/support/distribution.ts with the reason why they are not divided by person.`,
  ).toEqual([])
  const listed = globalTables.flatMap((group) => group.tables)
  expect(new Set(listed).size, 'a table is listed twice').toBe(listed.length)
  const real = tables.map(({ name }) => name)
  expect(
    listed.filter((name) => !real.includes(name)),
    'listed, but no such table',
  ).toEqual([])
})

test('every row of a divided table has its person', () => {
  const optional = tables.filter(({ name, required }) => divided.has(name) && !required.includes(divided.get(name)!))
  expect(optional.map(({ name }) => `${name}.${divided.get(name)}`)).toEqual([])
})

test('the person stands in every unique constraint of a divided table, or it is listed with what becomes of it', () => {
  const listed = globalUnique.flatMap((group) => group.indexes)
  const without = uniques.filter(({ table, columns }) => divided.has(table) && !columns.includes(divided.get(table)!))
  expect(
    without.filter(({ index }) => !listed.includes(index)).map(({ table, index }) => `${table}: ${index}`),
    'begin the key with the person, or say in tests/support/distribution.ts how it is unique over several databases',
  ).toEqual([])
  expect(
    listed.filter((name) => !without.some(({ index }) => index === name)),
    'listed, but the person stands in it or it is gone',
  ).toEqual([])
})

test('a reference between divided tables joins rows of one person, so both are in one database', () => {
  const wrong = references.filter(
    ({ from, to, pairs }) =>
      divided.has(from) && divided.has(to) && !pairs.includes(`${divided.get(from)}=${divided.get(to)}`),
  )
  expect(wrong.map(({ from, to, name }) => `${from} -> ${to}: ${name}`)).toEqual([])
})

test('a global table refers to no divided one', () => {
  const wrong = references.filter(({ from, to }) => isGlobal.has(from) && divided.has(to))
  expect(wrong.map(({ from, to, name }) => `${from} -> ${to}: ${name}`)).toEqual([])
})
