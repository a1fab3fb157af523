import { expect, test } from 'vitest'
import {
  findDeadLinks,
  findFormFaults,
  findMissing,
  findUndescribed,
  findUnknownFiles,
  findUnknownNames,
  findUnshown,
} from './check-documents.mjs'

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

test('a link leads to a file, counted from the folder of its document', () => {
  const record = 'docs/decisions/0007-names.md'
  const files = new Set(['docs/decisions/0001-architecture.md', 'docs/screens.png', 'src/db/open.ts'])
  const dead = (text: string) => findDeadLinks(record, text, (file: string) => files.has(file))
  expect(dead('[0001](0001-architecture.md), ![screens](../screens.png), [open](../../src/db/open.ts)')).toEqual([])
  expect(dead('[a site](https://example.org/a.md), [a heading](#why-not), [a part](0001-architecture.md#why)')).toEqual(
    [],
  )
  expect(dead('[0002](0002-contract.md)')).toEqual([`${record} links to 0002-contract.md, which does not exist`])
})

test('a picture of the chapter for staff is shown by a document', () => {
  const shown = '![The list](staff/content.webp)'
  expect(findUnshown(['docs/staff/content.webp'], shown)).toEqual([])
  expect(findUnshown(['docs/staff/old.webp'], shown)).toEqual(['docs/staff/old.webp is shown by no document'])
})

test('a record begins with its number, its date and its status', () => {
  const record = (text: string) => findFormFaults('docs/decisions/0007-names.md', text)
  expect(record('# 0007 Names\n\nDate: 2026-11-24 · Status: accepted\n')).toEqual([])
  for (const text of ['# Names\n\nDate: 2026-11-24 · Status: accepted\n', '# 0007 Names\n\n## Context\n'])
    expect(record(text)).toHaveLength(1)
})

const readme = 'src/features/events/README.md'
const whole = ['# Events', '', 'What it is.', '', '## Rules', '## Invariants', '## Jobs', '## Where to begin']
const formFaults = (lines: string[]) => findFormFaults(readme, `${lines.join('\n')}\n`)

test('the README of a feature has at most 60 lines', () => {
  const long = (lines: number) => formFaults([...whole, ...Array(lines - whole.length).fill('- Rule.')])
  expect([long(60), long(61)]).toEqual([[], [`${readme} is longer than 60 lines`]])
})

test('the README of a feature may leave out jobs and decisions', () => {
  expect(formFaults(whole)).toEqual([])
  expect(formFaults(whole.filter((line) => line !== '## Jobs'))).toEqual([])
  expect(formFaults([...whole, '## Decisions'])).toEqual([])
})

test.each([
  ['without a heading that is needed', whole.filter((line) => line !== '## Invariants')],
  ['with another heading', [...whole, '## Context']],
  ['with a heading below a heading', [...whole, '### Rules of staff']],
  ['with headings in another order', whole.with(4, '## Invariants').with(5, '## Rules')],
  ['without a title', whole.slice(2)],
  ['without a paragraph below its title', whole.toSpliced(2, 2)],
])('a README %s is found', (_what, lines) => {
  expect(formFaults(lines)).toEqual([expect.stringContaining('in this order the headings Rules, Invariants, Jobs')])
})

test('a README that belongs to no feature has the form that it likes', () => {
  expect(findFormFaults('src/lib/server/fonts/README.md', 'The fonts.\n')).toEqual([])
})

const code = new Set(['joinEvent', 'EventView', 'event_seat', 'offer-seats', 'resendAccount'])
const files = new Set(['src/features/events/server/rules.ts', 'src/db/is-shown.ts', 'src/features/store/rules.ts'])
const unknown = (text: string) => [
  ...findUnknownNames(readme, text, (name: string) => code.has(name)),
  ...findUnknownFiles(readme, text, (file: string) => files.has(file)),
]

test.each([
  ['names of each form', '`joinEvent`, `EventView`, the table `event_seat` and the job `offer-seats`'],
  ['a part of a name with a dot', '`resendAccount.count` (5)'],
  ['what is no name of the code', '`join`, `422`, `/admin/outbox`, `npm run drill -- store`, `ด่าน`'],
  ['a name outside of a code span', 'A takeSeat that is prose.'],
  [
    'a file by its path from the folder, or from the top',
    '`server/rules.ts`, `../store/rules.ts`, `src/db/is-shown.ts`',
  ],
])('a README may have %s', (_what, text) => {
  expect(unknown(text)).toEqual([])
})

test.each([
  ['a function', 'Calls `takeSeat`.', 'takeSeat, which the code does not have'],
  ['a type', 'Answers `SeatView`.', 'SeatView, which the code does not have'],
  ['a table', 'Reads `seat_row`.', 'seat_row, which the code does not have'],
  ['a job', 'Adds `give-seats`.', 'give-seats, which the code does not have'],
  ['a name among other words', 'The rate `quota of takeSeat`.', 'takeSeat, which the code does not have'],
  ['a file', 'Begin with `server/seats.ts`.', 'server/seats.ts, which is not below its folder'],
])('%s that is gone is found in a README', (_what, text, fault) => {
  expect(unknown(text)).toEqual([`${readme} names ${fault}`])
})

test('each feature has a README, or that of its group names it', () => {
  const read = (texts: Record<string, string>) => (file: string) => texts[file] ?? null
  const group = 'src/features/games/README.md'
  expect(findUndescribed(['events'], read({ [readme]: 'Events' }))).toEqual([])
  expect(findUndescribed(['games/words'], read({ 'src/features/games/words/README.md': 'Words' }))).toEqual([])
  expect(findUndescribed(['games/words'], read({ [group]: '- `words`: the words.' }))).toEqual([])

  const fault = ' has no README, and that of its group does not name it'
  expect(findUndescribed(['events'], read({}))).toEqual([`events${fault}`])
  expect(findUndescribed(['games/words'], read({}))).toEqual([`games/words${fault}`])
  expect(findUndescribed(['games/words'], read({ [group]: '- `riddles`: words too.' }))).toEqual([
    `games/words${fault}`,
  ])
})
