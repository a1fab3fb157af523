import { expect, test } from 'vitest'
import { findFormFaults, findMissing } from './check-documents.mjs'

const there = new Set(['src/db', 'src/db/open.ts', 'src/features', 'docs/decisions'])
const missing = (text: string) => findMissing('README.md', text, (name: string) => there.has(name))

test.each([
  ['a file', 'opens `src/db/open.ts`.'],
  ['a folder of the tree', 'src/db/          migrations'],
  ['a pattern', '`src/features/<name>/` or `src/features/**/web/*.tsx`'],
  ['a link within the documents', '[decisions](docs/decisions/README.md)'.replace('/README.md', '')],
  ['a path of something else', '`https://example.org/src/other.ts`, `node_modules/a/src/b.ts`'],
])('%s may be named', (_what, text) => {
  expect(missing(text)).toEqual([])
})

test.each([
  ['a file', 'opens `src/db/act.ts`.', 'src/db/act.ts'],
  ['a folder', 'src/kit/web/art/  drawings', 'src/kit/web/art/'],
  ['the fixed part of a pattern', '`src/rooms/<name>/web`', 'src/rooms/<name>/web'],
])('%s that does not exist is found', (_what, text, name) => {
  expect(missing(text)).toEqual([`README.md names ${name}, which does not exist`])
})

test('a record begins with its number, its date and its status', () => {
  const record = (text: string) => findFormFaults('docs/decisions/0007-names.md', text)
  expect(record('# 0007 Names\n\nDate: 2026-11-24 · Status: accepted\n')).toEqual([])
  for (const text of ['# Names\n\nDate: 2026-11-24 · Status: accepted\n', '# 0007 Names\n\n## Context\n'])
    expect(record(text)).toHaveLength(1)
})

test('the README of a feature has at most 60 lines', () => {
  const readme = (lines: number) => findFormFaults('src/features/events/README.md', 'Rule.\n'.repeat(lines))
  expect([readme(60), readme(61)]).toEqual([[], ['src/features/events/README.md is longer than 60 lines']])
})
