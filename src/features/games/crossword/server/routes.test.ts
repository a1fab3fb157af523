import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { listKoins, listSkills } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  answerCrossword,
  type CellChange,
  type CrosswordKind,
  checkCrossword,
  playCrossword,
  revealCrossword,
} from '../crossword-contract.ts'
import { makeCrosswords } from './make-commands.ts'
import type { Puzzle } from './puzzle-rules.ts'
import { findPuzzle, readCrosswordToday } from './queries.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const [today, week] = ['2026-11-21', '2026-11-16']
await makeCrosswords(fixture.db, { words: crosswordWords, now: start, ahead: { days: 2, weeks: 2 } })

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

const solutionOf = async (kind: CrosswordKind, day: string) => (await findPuzzle(fixture.db, { kind, day })) as Puzzle
const puzzle = await solutionOf('daily', today)
const openCells = puzzle.solution.flatMap((letter, cell) => (letter === null ? [] : [cell]))
const rightOf = ({ solution }: Puzzle): CellChange[] =>
  solution.flatMap((letter, cell) => (letter === null ? [] : [{ cell, letter, is_pencil: false }]))

const play = (who: TestPerson, kind: CrosswordKind = 'daily', day?: string) =>
  fixture.send(who, playCrossword, { body: { kind, ...(day && { day }) } })
const daily = { kind: 'daily' as const, day: today }
const answer = (who: TestPerson, changes: CellChange[], headers = {}) =>
  fixture.send(who, answerCrossword, { body: { ...daily, changes } }, headers)
const check = (who: TestPerson, changes: CellChange[], cells = openCells) =>
  fixture.send(who, checkCrossword, { body: { ...daily, changes, cells } })
const reveal = (who: TestPerson, cells: number[]) =>
  fixture.send(who, revealCrossword, { body: { ...daily, changes: [], cells } })

async function beginner(): Promise<TestPerson> {
  const who = await aPerson(fixture)
  expect((await play(who)).status).toBe(200)
  return who
}

test('the default is the daily puzzle', async () => {
  const who = await aPerson(fixture)
  for (const input of [{}, { body: {} }]) {
    const { status, json } = await fixture.send(who, playCrossword, input as never)
    expect([status, json.kind, json.day]).toEqual([200, 'daily', today])
  }
})

test('everyone gets the same puzzle on a day, and another one the next day', async () => {
  const [one, two] = await people(fixture, 2)
  const first = (await play(one!)).json
  expect(first).toMatchObject({ ...daily, width: 7, height: 7, worth: 400, cells: openCells.length })
  expect((await play(two!)).json).toEqual(first)
  fixture.clock.now = new Date('2026-11-22T09:00:00Z')
  const next = (await play({ ...one!, token: await freshToken(fixture, one!) })).json
  expect(next.day).toBe('2026-11-22')
  expect(next.clues).not.toEqual(first.clues)
  expect((await play(two!, 'weekly')).status).toBe(401)
})

test("no reply contains a word, a letter or a word's key before it is right or revealed", async () => {
  const who = await beginner()
  const wrong = rightOf(puzzle).map(({ cell }) => ({ cell, letter: 'ฮฺ', is_pencil: false }))
  const replies = [
    await play(who),
    await play(who, 'weekly'),
    await answer(who, []),
    await check(who, wrong),
    await fixture.send(who, answerCrossword, { body: { kind: 'weekly', day: week, changes: [] } }),
  ]
  const sent = replies.map(({ json, headers }) => JSON.stringify([json, headers])).join('\n')
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const large = await solutionOf('weekly', week)
  const rows = await fixture.db.selectFrom('crossword').select(['word_keys', 'seed']).execute()
  // Clues are public; the rest of the replies contains no letter at all.
  const clues = [puzzle, large].flatMap(({ entries }) => entries.map(({ clue }) => clue))
  const rest = clues.reduce((text, clue) => text.replaceAll(JSON.stringify(clue), '""'), sent).replaceAll('ฮฺ', '')
  expect(rest.match(/[\u0e00-\u0e7f]/g)).toBeNull()
  const words = [puzzle, large].flatMap(({ entries, solution }) =>
    entries.map(({ cells }) => cells.map((cell) => solution[cell]).join('')),
  )
  const encodings: BufferEncoding[] = ['base64', 'base64url', 'hex', 'utf16le']
  for (const word of words)
    for (const secret of [word, encodeURIComponent(word), ...encodings.map((how) => Buffer.from(word).toString(how))])
      expect(rest).not.toContain(secret)
  for (const { word_keys, seed } of rows)
    for (const secret of [...word_keys, String(seed)]) expect(sent).not.toContain(secret)
})

test('a solved daily puzzle pays 4.00 koin, two skill points and a learning day, and explains its words', async () => {
  const who = await beginner()
  const { status, json } = await answer(who, rightOf(puzzle))
  expect(status).toBe(200)
  expect(json.result).toMatchObject({ asked: 400, paid: 400, is_capped: false, revealed: 0, cells: openCells.length })
  expect(json.result!.learning_day).toEqual({ day: today, is_new: true, days_this_month: 1, reward: 0 })
  expect(json.result!.points.reduce((sum, { points }) => sum + points, 0)).toBe(2)
  expect(json.gained).toEqual({
    balance: 400,
    skills: json.result!.points.map((one) => ({ ...one, before: 0, after: one.points })),
  })
  expect(json.words).toHaveLength(puzzle.entries.length)
  expect(json.words![0]!.explanation).toMatch(/[ก-๙]/)
  expect(await readBalance(fixture.db, who.id)).toBe(400)
  expect((await fixture.send(who, listKoins, { query: {} })).json.items).toMatchObject([
    { activity: 'ปริศนาอักษรไขว้ประจำวัน 21 พ.ย. 2569', point: 400, href: '/crossword' },
  ])
  const skills = (await fixture.send(who, listSkills, { query: {} })).json.points
  expect(Object.values(skills).reduce((sum, points) => sum + points, 0)).toBe(2)
  expect((await play(who)).json.progress.result).toEqual(json.result)
  expect(await readCrosswordToday(fixture.db, who.id, fixture.clock.now)).toEqual({
    left: 1,
    total: 2,
    is_under_way: false,
  })
  expect(await answer(who, [])).toMatchObject({ status: 409, json: { code: 'crossword_finished' } })
})

test('the weekly puzzle pays 15.00 koin and five points', async () => {
  const who = await aPerson(fixture)
  expect((await play(who, 'weekly')).json).toMatchObject({ day: week, width: 13, worth: 1500 })
  const changes = rightOf(await solutionOf('weekly', week))
  const { json } = await fixture.send(who, answerCrossword, { body: { kind: 'weekly', day: week, changes } })
  expect(json.result).toMatchObject({ paid: 1500 })
  expect(json.result!.points.reduce((sum, { points }) => sum + points, 0)).toBe(5)
})

test('input is stored cell by cell, merged from two devices, and returned in normalised spelling', async () => {
  const who = await beginner()
  const [first, second] = openCells as [number, number]
  await Promise.all([
    answer(who, [{ cell: first, letter: 'น\u0e49\u0e4d\u0e32', is_pencil: false }]),
    answer(who, [{ cell: second, letter: 'เเ', is_pencil: true }]),
  ])
  const { progress } = (await play(who)).json
  expect([progress.letters[first], progress.letters[second]]).toEqual(['น้ำ', 'แ'])
  expect([progress.marks[first], progress.marks[second]]).toEqual(['none', 'pencil'])
  expect(toClusters(progress.letters[first]!)).toHaveLength(1)
})

test('a revealed cell costs its share; all revealed pays nothing and makes no learning day', async () => {
  const one = await beginner()
  const two = await beginner()
  const told = await reveal(one, [openCells[0]!])
  expect(told.json).toMatchObject({ revealed: 1, result: null })
  expect(told.json.letters[openCells[0]!]).toBe(puzzle.solution[openCells[0]!])
  const share = Math.floor((400 * (openCells.length - 1)) / openCells.length)
  expect((await answer(one, rightOf(puzzle))).json.result).toMatchObject({ paid: share, revealed: 1 })
  const all = await reveal(two, openCells)
  expect(all.json.result).toMatchObject({ asked: 0, paid: 0, points: [], learning_day: null })
  expect(await readBalance(fixture.db, two.id)).toBe(0)
  expect(await reveal(two, openCells)).toMatchObject({ status: 409, json: { code: 'crossword_finished' } })
})

test('checks are free and only say right or wrong; trying the alphabet is limited to three per cell', async () => {
  const who = await beginner()
  const alphabet = [...'กขคงจชซดตถทธนบปผพฟภมยรลวศษสหอเแโใไะา']
  const found: number[] = []
  let untold = 0
  for (const letter of alphabet) {
    const { json } = await check(
      who,
      openCells.map((cell) => ({ cell, letter, is_pencil: false })),
    )
    expect(Object.keys(json).sort()).toEqual(['gained', 'progress', 'right', 'untold', 'wrong'])
    expect(json.gained).toBeNull()
    found.push(json.right)
    untold = json.untold
  }
  // After three wrong letters a cell cannot be checked: only the first three letters could be found.
  expect(found.slice(3).every((count) => count === 0)).toBe(true)
  expect(untold).toBe(openCells.filter((cell) => !alphabet.slice(0, 3).includes(puzzle.solution[cell]!)).length)
  expect(await readBalance(fixture.db, who.id)).toBe(0)
})

test('cells outside the puzzle, invalid letters, an unopened puzzle and one of another day are refused', async () => {
  const who = await aPerson(fixture)
  expect(await answer(who, [])).toMatchObject({ status: 409, json: { code: 'crossword_not_started' } })
  await play(who)
  const closed = puzzle.solution.indexOf(null)
  for (const change of [
    { cell: closed, letter: 'ก', is_pencil: false },
    { cell: 60, letter: 'ก', is_pencil: false },
    { cell: openCells[0]!, letter: '<b>', is_pencil: false },
  ])
    expect(await answer(who, [{ cell: openCells[1]!, letter: 'ก', is_pencil: false }, change])).toMatchObject({
      status: 422,
      json: { code: 'crossword_cell' },
    })
  expect((await play(who)).json.progress.letters.every((letter) => letter === '')).toBe(true)
  for (const day of ['2026-11-20', '2026-11-22', '2020-01-01'])
    expect(await play(who, 'daily', day)).toMatchObject({ status: 409, json: { code: 'crossword_closed' } })
  expect(await play(who, 'weekly', '2026-11-17')).toMatchObject({ status: 409, json: { code: 'crossword_closed' } })
})

test('a day without a puzzle says so', async () => {
  fixture.clock.now = new Date('2026-12-24T05:00:00Z')
  expect(await play(await aPerson(fixture))).toMatchObject({ status: 404, json: { code: 'crossword_not_ready' } })
})

test('a puzzle begun before midnight may be finished for ten minutes and counts for its own day', async () => {
  fixture.clock.now = new Date('2026-11-21T16:58:00Z')
  const [one, two, never] = await people(fixture, 3)
  await play(one!)
  await play(two!)
  fixture.clock.now = new Date('2026-11-21T17:09:59Z')
  expect((await play(one!, 'daily', today)).status).toBe(200)
  const done = await answer(one!, rightOf(puzzle))
  expect(done.json.result).toMatchObject({ paid: 400, learning_day: { day: today, is_new: true } })
  expect(await answer(never!, rightOf(puzzle))).toMatchObject({ status: 409, json: { code: 'crossword_closed' } })
  expect((await play(one!)).json.day).toBe('2026-11-22')
  fixture.clock.now = new Date('2026-11-21T17:10:00Z')
  expect(await answer(two!, rightOf(puzzle))).toMatchObject({ status: 409, json: { code: 'crossword_closed' } })
  // A finished puzzle can still be viewed.
  expect((await play(one!, 'daily', today)).json.progress.result).toEqual(done.json.result)
})

test('a weekly puzzle finished just after its end counts for its Sunday', async () => {
  fixture.clock.now = new Date('2026-11-22T16:59:00Z')
  const who = await aPerson(fixture)
  await play(who, 'weekly')
  fixture.clock.now = new Date('2026-11-22T17:05:00Z')
  const changes = rightOf(await solutionOf('weekly', week))
  const { json } = await fixture.send(who, answerCrossword, { body: { kind: 'weekly', day: week, changes } })
  expect(json.result).toMatchObject({ paid: 1500, learning_day: { day: '2026-11-22' } })
  expect((await play(who, 'weekly')).json.day).toBe('2026-11-23')
})

test('two tabs that finish concurrently are paid once, and a retry with its key gets the first reply', async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, beginner))
  const replies = await Promise.all(crowd.flatMap((who) => [1, 2].map(() => answer(who, rightOf(puzzle)))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(replies.filter(({ json }) => json.code === 'crossword_finished')).toHaveLength(20)
  expect(new Set(await Promise.all(crowd.map(({ id }) => readBalance(fixture.db, id))))).toEqual(new Set([400]))

  const who = await beginner()
  const twins = await Promise.all(
    Array.from({ length: 10 }, () => answer(who, rightOf(puzzle), { 'idempotency-key': 'k' })),
  )
  expect(new Set(twins.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1)
  expect(twins[0]!.json.result).toMatchObject({ paid: 400 })
})

test('a reveal that races with the finish is never paid for the revealed cells', async () => {
  const crowd = await Promise.all(Array.from({ length: 10 }, beginner))
  await Promise.all(crowd.flatMap((who) => [reveal(who, openCells.slice(0, 2)), answer(who, rightOf(puzzle))]))
  for (const who of crowd) {
    const { progress } = (await play(who)).json
    const share = Math.floor((400 * (openCells.length - progress.revealed)) / openCells.length)
    expect(progress.result).toMatchObject({ paid: share, revealed: progress.revealed })
    expect(await readBalance(fixture.db, who.id)).toBe(share)
  }
})

test('concurrent makers make each puzzle once, without words of the last days', async () => {
  const now = new Date('2027-01-11T05:00:00Z')
  const making = { words: crosswordWords, now, ahead: { days: 2, weeks: 1 } }
  await Promise.all([makeCrosswords(fixture.db, making), makeCrosswords(fixture.db, making)])
  expect((await makeCrosswords(fixture.db, making)).made).toEqual([])
  // The second maker's puzzle was discarded: an overwritten row would have xmax set.
  const replaced = await sql`select kind, day from crossword where day >= '2027-01-11' and xmax <> 0`.execute(
    fixture.db,
  )
  expect(replaced.rows).toEqual([])
  const rows = await fixture.db.selectFrom('crossword').selectAll().where('day', '>=', '2027-01-11').execute()
  expect(rows.map(({ kind, day }) => `${kind} ${day}`).sort()).toEqual([
    ...[0, 1].map((n) => `daily ${addDays('2027-01-11', n)}`),
    'weekly 2027-01-11',
  ])
  const keys = rows.flatMap(({ word_keys }) => word_keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(
    (await makeCrosswords(fixture.db, { ...making, words: [], now: new Date('2027-02-01T05:00:00Z') })).missing,
  ).toHaveLength(3)
})
