import { expect, test } from 'vitest'
import { aPerson } from '#tests/fixtures/people.ts'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { addWord } from '../../words/admin-contract.ts'
import { exportCrossword, importCrossword, listCrosswords } from '../admin-contract.ts'
import { playCrossword } from '../crossword-contract.ts'
import { makeCrosswords } from './make-commands.ts'
import { listCrosswordWords } from './word-queries.ts'

const fixture = await openTestbed()
const editor = await aPerson(fixture, { roles: ['editor'] })
await makeCrosswords(fixture.db, { words: crosswordWords, now: fixture.clock.now, ahead: { days: 3, weeks: 2 } })

const fileOf = async (kind: 'daily' | 'weekly', day: string) =>
  (await fixture.send(editor, exportCrossword, { query: { kind, day } })).json.ipuz
const bring = (day: string, ipuz: string, kind: 'daily' | 'weekly' = 'daily') =>
  fixture.send(editor, importCrossword, { body: { kind, day, skill: 'saving', ipuz } })

test('the calendar lists puzzles with words, quality and players', async () => {
  const who = await aPerson(fixture)
  await fixture.send(who, playCrossword, { body: { kind: 'daily' } })
  const { items } = (await fixture.send(editor, listCrosswords, {})).json
  expect(items.map(({ kind, day, when }) => `${kind} ${day} ${when}`)).toEqual([
    'weekly 2026-11-23 coming',
    'daily 2026-11-23 coming',
    'daily 2026-11-22 coming',
    'daily 2026-11-21 now',
    'weekly 2026-11-16 now',
  ])
  const today = items.find(({ kind, when }) => kind === 'daily' && when === 'now')!
  expect(today).toMatchObject({ players: 1, finished: 0 })
  expect(today.quality!.score).toBeGreaterThan(60)
  expect(today.words.length).toBeGreaterThanOrEqual(7)
})

test('an exported file can be imported on another day, replacing its puzzle, and the log records it', async () => {
  const ipuz = await fileOf('daily', '2026-11-22')
  expect(await bring('2026-11-23', ipuz)).toMatchObject({ status: 200, json: { kind: 'daily', day: '2026-11-23' } })
  const { items } = (await fixture.send(editor, listCrosswords, {})).json
  const [one, two] = ['2026-11-22', '2026-11-23'].map(
    (day) => items.find((item) => item.kind === 'daily' && item.day === day)!,
  )
  expect(two!.words).toEqual(one!.words)
  expect(two!.quality).toBeNull()
  const acts = await fixture.db.selectFrom('staff_act').select(['act', 'actor_id', 'subject_id', 'after']).execute()
  expect(acts).toMatchObject([
    { act: 'crossword.imported', actor_id: editor.id, subject_id: 'daily:2026-11-23', after: { words: one!.words } },
  ])
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)
  expect((await bring('2026-12-24', ipuz)).status).toBe(200)
})

test('current and past puzzles cannot change, and an invalid day or file is refused with the reason', async () => {
  const ipuz = await fileOf('daily', '2026-11-22')
  for (const day of ['2026-11-21', '2026-11-20'])
    expect(await bring(day, ipuz)).toMatchObject({ status: 409, json: { code: 'crossword_begun' } })
  for (const [day, file, kind, reason] of [
    ['2026-11-24', ipuz, 'weekly', /วันจันทร์/],
    ['2028-11-24', ipuz, 'daily', /หนึ่งปี/],
    ['2026-11-30', ipuz, 'weekly', /13×13/],
    ['2026-11-24', '{"version":', 'daily', /JSON/],
    ['2026-11-24', `${'['.repeat(50_000)}`, 'daily', /JSON/],
    ['2026-11-24', ipuz.replace('http://ipuz.org/v2', 'javascript:'), 'daily', /ipuz/],
  ] as const) {
    const { status, json } = await bring(day, file, kind)
    expect([status, json.fields?.[0]?.detail]).toEqual([422, expect.stringMatching(reason)])
  }
  expect((await bring('2026-11-24', 'x'.repeat(60_001))).status).toBe(422)
  expect(
    (await fixture.send(editor, exportCrossword, { query: { kind: 'daily', day: '2027-05-05' } })).json,
  ).toMatchObject({
    code: 'crossword_not_found',
  })
})

test('puzzles with words by staff can be played, whatever their clues contain', async () => {
  const word = { word: 'ออมทรัพย์', difficulty: 1 as const, source: 'ตัวอย่างของการทดสอบ' }
  const odd = { clue: 'ราคา <\u200b 10 บาท', explanation: 'บรรทัดแรก\nบรรทัดสอง', skill: 'saving' as const }
  expect((await fixture.send(editor, addWord, { body: { ...word, ...odd } })).status).toBe(200)
  const [listed] = await listCrosswordWords(fixture.db)
  const own = { ...listed!, word: crosswordWords[0]!.word }
  expect(own).toMatchObject({ clue: 'ราคา ‹ 10 บาท', explanation: expect.stringMatching(/^บรรทัดแรก บรรทัดสอง/) })
  const words = crosswordWords.map((one) => ({ ...own, word: one.word, key: crypto.randomUUID() }))
  const start = fixture.clock.now
  fixture.clock.now = new Date('2027-03-01T05:00:00Z')
  await makeCrosswords(fixture.db, { words, now: fixture.clock.now, ahead: { days: 1, weeks: 0 } })
  const { status, json } = await fixture.send(await aPerson(fixture), playCrossword, { body: { kind: 'daily' } })
  expect([status, json.clues[0]!.text]).toEqual([200, own.clue])
  fixture.clock.now = start
})

test('an explanation with characters that the database refuses is cleaned', async () => {
  const ipuz = await fileOf('daily', '2026-11-22')
  const odd = ipuz.replace(/(:explanation": ")/, '$1\\u0000\\ud800\\u202e<b>')
  expect(odd).not.toBe(ipuz)
  expect((await bring('2026-11-26', odd)).status).toBe(200)
  expect(await fileOf('daily', '2026-11-26')).toContain('‹b›')
})
