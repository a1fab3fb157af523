// Attempts to get more from a puzzle than it pays, and accidents of two tabs.
import { afterEach, expect, test } from 'vitest'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  answerCrossword,
  type CrosswordKind,
  checkCrossword,
  playCrossword,
  revealCrossword,
} from '../crossword-contract.ts'
import { makeCrosswords } from './make-commands.ts'
import type { Puzzle } from './puzzle-rules.ts'
import { findPuzzle } from './queries.ts'
import { rewardCrossword } from './reward-commands.ts'

const fixture = await openTestbed()
// A Monday: the daily and the weekly puzzle have the same date.
const monday = '2026-11-23'
const noon = new Date(`${monday}T12:00:00+07:00`)
fixture.clock.now = noon
await makeCrosswords(fixture.db, { words: crosswordWords, now: noon, ahead: { days: 1, weeks: 1 } })

afterEach(async () => {
  fixture.clock.now = noon
  expect(await auditLedger(fixture.db)).toEqual([])
})

const puzzleOf = async (kind: CrosswordKind) => (await findPuzzle(fixture.db, { kind, day: monday })) as Puzzle
const daily = await puzzleOf('daily')
const weekly = await puzzleOf('weekly')
const rightOf = ({ solution }: Puzzle) =>
  solution.flatMap((letter, cell) => (letter === null ? [] : [{ cell, letter, is_pencil: false }]))
const cells = rightOf(daily).map(({ cell }) => cell)

const play = (who: TestPerson, kind: CrosswordKind = 'daily', day = monday) =>
  fixture.send(who, playCrossword, { body: { kind, day } })
const answer = (who: TestPerson, changes: ReturnType<typeof rightOf>, kind: CrosswordKind = 'daily') =>
  fixture.send(who, answerCrossword, { body: { kind, day: monday, changes } })

test('on a Monday the daily and the weekly puzzle are separate: each keeps its letters and pays once', async () => {
  const who = await aPerson(fixture)
  expect([(await play(who)).status, (await play(who, 'weekly')).status]).toEqual([200, 200])
  expect((await answer(who, rightOf(daily))).json.result).toMatchObject({ paid: 400 })
  expect((await play(who, 'weekly')).json.progress).toMatchObject({ result: null, revealed: 0 })
  expect((await answer(who, rightOf(weekly), 'weekly')).json.result).toMatchObject({ paid: 1500 })
  expect(await readBalance(fixture.db, who.id)).toBe(1900)
})

test("one person's input is in nobody else's puzzle", async () => {
  const [one, two] = await people(fixture, 2)
  for (const who of [one!, two!]) await play(who)
  const [first] = rightOf(daily)
  expect((await answer(one!, [first!])).json.letters[first!.cell]).toBe(first!.letter)
  expect((await play(two!)).json.progress.letters.every((letter) => letter === '')).toBe(true)
})

test('six concurrent tabs open one puzzle', async () => {
  const who = await aPerson(fixture)
  const replies = await Promise.all(Array.from({ length: 6 }, () => play(who)))
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
})

test('a check and the last reveal repeated with their keys after the end get their first replies', async () => {
  const who = await aPerson(fixture)
  await play(who)
  const body = { kind: 'daily' as const, day: monday, changes: [], cells }
  const check = () => fixture.send(who, checkCrossword, { body }, { 'idempotency-key': 'check' })
  const reveal = () => fixture.send(who, revealCrossword, { body }, { 'idempotency-key': 'reveal' })
  const first = [await check(), await reveal()]
  expect(first.map(({ status }) => status)).toEqual([200, 200])
  expect([await check(), await reveal()].map(({ json }) => json)).toEqual(first.map(({ json }) => json))
})

test('a puzzle is paid once by its cause alone', async () => {
  const who = await aPerson(fixture)
  await play(who)
  await answer(who, rightOf(daily))
  const again = { userId: who.id, kind: 'daily' as const, day: monday, puzzle: daily, revealed: 0, now: noon }
  await fixture.db.transaction().execute((tx) => rewardCrossword(tx, again))
  expect(await readBalance(fixture.db, who.id)).toBe(400)
})

test('a finished puzzle is visible on the next day and not on the one after it', async () => {
  const who = await aPerson(fixture)
  await play(who)
  await answer(who, rightOf(daily))
  const seenOn = async (day: string) => {
    fixture.clock.now = new Date(`${day}T12:00:00+07:00`)
    return (await play({ ...who, token: await freshToken(fixture, who) })).status
  }
  expect([await seenOn('2026-11-24'), await seenOn('2026-11-25')]).toEqual([200, 409])
})
