import { expect, test } from 'vitest'
import { crosswordWords } from '#tests/crossword-words.ts'
import { aPerson } from '#tests/people.ts'
import { openTestbed } from '#tests/testbed.ts'
import { exportCrossword, importCrossword, listCrosswords } from '../admin-contract.ts'
import { playCrossword } from '../crossword-contract.ts'
import { makeCrosswords } from './make-commands.ts'

const bed = await openTestbed()
const editor = await aPerson(bed, { roles: ['editor'] })
await makeCrosswords(bed.db, { words: crosswordWords, now: bed.clock.now, ahead: { days: 3, weeks: 2 } })

const fileOf = async (kind: 'daily' | 'weekly', day: string) =>
  (await bed.send(editor, exportCrossword, { query: { kind, day } })).json.ipuz
const bring = (day: string, ipuz: string, kind: 'daily' | 'weekly' = 'daily') =>
  bed.send(editor, importCrossword, { body: { kind, day, skill: 'saving', ipuz } })

test('the calendar shows what comes when, with words, quality and players', async () => {
  const who = await aPerson(bed)
  await bed.send(who, playCrossword, { body: { kind: 'daily' } })
  const { items } = (await bed.send(editor, listCrosswords, {})).json
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

test('an exported file comes in again on another day, in the place of what was there, and the log says so', async () => {
  const ipuz = await fileOf('daily', '2026-11-22')
  expect(await bring('2026-11-23', ipuz)).toMatchObject({ status: 200, json: { kind: 'daily', day: '2026-11-23' } })
  const { items } = (await bed.send(editor, listCrosswords, {})).json
  const [one, two] = ['2026-11-22', '2026-11-23'].map(
    (day) => items.find((item) => item.kind === 'daily' && item.day === day)!,
  )
  expect(two!.words).toEqual(one!.words)
  expect(two!.quality).toBeNull()
  const acts = await bed.db.selectFrom('staff_act').select(['act', 'actor_id', 'subject_id', 'after']).execute()
  expect(acts).toMatchObject([
    { act: 'crossword.imported', actor_id: editor.id, subject_id: 'daily:2026-11-23', after: { words: one!.words } },
  ])
  bed.clock.now = new Date(bed.clock.now.getTime() + 60_000)
  expect((await bring('2026-12-24', ipuz)).status).toBe(200)
})

test('what is open or over stays, and a wrong day or file is refused with the reason', async () => {
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
  expect((await bed.send(editor, exportCrossword, { query: { kind: 'daily', day: '2027-05-05' } })).json).toMatchObject(
    {
      code: 'crossword_not_found',
    },
  )
})
