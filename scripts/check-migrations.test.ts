import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeScratchDir } from '#db/scratch-dir.ts'
import { findMigrationFaults, lintMigrations } from './check-migrations.mjs'

const scratch = makeScratchDir('koinklass-lint')
afterAll(() => fs.rmSync(scratch, { recursive: true }))

/** The names of the rules that a migration with this text breaks. */
function rulesOf(text: string): string[] {
  const file = path.join(scratch, `${crypto.randomUUID()}.sql`)
  fs.writeFileSync(file, text)
  return lintMigrations([file]).map(({ rule }) => rule)
}

test.each([
  ['a required column without a value', 'alter table post add column level int not null', 'adding-required-field'],
  ['an index that blocks writers', 'create index post_level on post (level)', 'require-concurrent-index-creation'],
  ['a constraint that reads the table', 'alter table post add check (level > 0)', 'constraint-missing-not-valid'],
  ['a column that an old process reads', 'alter table post drop column level', 'ban-drop-column'],
  ['another type', 'alter table post alter column level type bigint', 'changing-column-type'],
  ['a renamed column', 'alter table post rename column level to step', 'renaming-column'],
])('%s is found', (_what, text, rule) => {
  expect(rulesOf(`${text};`)).toContain(rule)
})

test('a new table with its index, a nullable column and a constraint that is checked later pass', () => {
  expect(
    rulesOf(`
      create table thing (user_id uuid not null, id uuid not null, primary key (user_id, id));
      create index thing_id on thing (id);
      alter table post add column level int;
      alter table post add constraint post_level check (level > 0) not valid;
    `),
  ).toEqual([])
})

const finding = { file: '0400-a.sql', line: 3, rule: 'ban-drop-column', message: 'Dropping a column' }
const allow = (count: number, reason = 'nothing reads it') => [
  { reason, migrations: { '0400-a.sql': { 'ban-drop-column': count } } },
]

test('a finding passes by an exception with its reason, as often as that says', () => {
  expect(findMigrationFaults([finding], [], {})).toEqual(['0400-a.sql:3 ban-drop-column: Dropping a column'])
  expect(findMigrationFaults([finding], allow(1), {})).toEqual([])
  expect(findMigrationFaults([finding, finding], allow(1), {})).toHaveLength(2)
  expect(findMigrationFaults([finding], allow(1, ' '), {})).toEqual([
    'an exception of migration-exceptions.json has no reason',
  ])
})

test('an exception that is no longer needed, or that stands in the SQL, is a fault', () => {
  expect(findMigrationFaults([finding], allow(2), {})).toHaveLength(1)
  expect(findMigrationFaults([], allow(1), {})).toEqual([
    'migration-exceptions.json allows 0400-a.sql ban-drop-column, which is not found',
  ])
  expect(findMigrationFaults([], [], { '0400-a.sql': '-- squawk-ignore ban-drop-column' })).toEqual([
    '0400-a.sql excepts itself: put it into migration-exceptions.json',
  ])
})
