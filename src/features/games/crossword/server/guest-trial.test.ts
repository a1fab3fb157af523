import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { guestTrialCrossword } from '../guest-trial-contract.ts'
import { makeCrosswords, makeGuestTrialCrossword } from './make-commands.ts'
import { findPuzzle } from './queries.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture
const today = bangkokDay(clock.now)
const guestTrial = (body: { day?: string; letters?: string[]; gives_up?: boolean } = {}) =>
  send(null, guestTrialCrossword, { body })
const puzzleOf = async (day: string) => (await findPuzzle(db, { kind: 'daily', day }))!

test('without an old puzzle there is none to taste; the one that is made for it is closed', async () => {
  expect(await guestTrial()).toMatchObject({ status: 404, json: { code: 'crossword_not_ready' } })
  await makeCrosswords(db, { words: crosswordWords, now: clock.now, ahead: { days: 1, weeks: 0 } })
  expect(await guestTrial()).toMatchObject({ status: 404, json: { code: 'crossword_not_ready' } })
  const making = { words: crosswordWords, now: clock.now }
  await Promise.all([makeGuestTrialCrossword(db, making), makeGuestTrialCrossword(db, making)])
  await makeGuestTrialCrossword(db, making)
  const rows = await db.selectFrom('crossword').select('day').where('kind', '=', 'daily').orderBy('day').execute()
  expect(rows.map(({ day }) => day)).toEqual([addDays(today, -2), today])
  expect((await guestTrial()).json.day).toBe(addDays(today, -2))
})

test('a visitor gets clues and no letter of the solution', async () => {
  const { json } = await guestTrial()
  const puzzle = await puzzleOf(json.day)
  expect(json).toMatchObject({ is_solved: false, words: null })
  expect(json.clues).toHaveLength(puzzle.entries.length)
  expect(json.letters.every((letter) => letter === '')).toBe(true)
  expect(json.marks.every((mark) => mark === 'none')).toBe(true)
})

test('each letter is judged; all of them right end it with the meanings, and so does giving up', async () => {
  const { day } = (await guestTrial()).json
  const { solution } = await puzzleOf(day)
  const all = solution.map((letter) => letter ?? '')
  const first = solution.findIndex((letter) => letter !== null)
  const wrong = all.with(first, all[first] === 'ก' ? 'ข' : 'ก')
  const judged = (await guestTrial({ day, letters: wrong })).json
  expect(judged).toMatchObject({ is_solved: false, words: null })
  expect(judged.marks[first]).toBe('wrong')
  expect(judged.marks.filter((mark) => mark === 'wrong')).toHaveLength(1)
  const solved = (await guestTrial({ day, letters: all })).json
  expect(solved.is_solved).toBe(true)
  expect(solved.words?.every(({ word }) => word.length > 0)).toBe(true)
  expect((await guestTrial({ day, gives_up: true })).json).toMatchObject({ is_solved: false, words: solved.words })
})

test('nothing is stored', async () => {
  await guestTrial({ gives_up: true })
  expect(await db.selectFrom('crossword_attempt').select('day').execute()).toEqual([])
})

test('a puzzle that is worth koin is never told, also in the grace after midnight', async () => {
  for (const day of [today, addDays(today, -1)])
    expect(await guestTrial({ day, gives_up: true })).toMatchObject({ status: 409, json: { code: 'crossword_closed' } })
  const { now } = clock
  clock.now = new Date(`${addDays(today, 1)}T00:00:00+07:00`)
  expect(await guestTrial({ day: today, gives_up: true })).toMatchObject({
    status: 409,
    json: { code: 'crossword_closed' },
  })
  clock.now = now
})

test('a day without a puzzle, a letter on a block, and what is no letter are refused', async () => {
  const { day } = (await guestTrial()).json
  expect(await guestTrial({ day: '2020-01-01' })).toMatchObject({ status: 404, json: { code: 'crossword_not_ready' } })
  const { solution } = await puzzleOf(day)
  const empty = solution.map(() => '')
  const block = solution.indexOf(null)
  for (const letters of [empty.with(block, 'ก'), empty.with(solution.findIndex(Boolean), 'x'), [...empty, 'ก']])
    expect(await guestTrial({ day, letters })).toMatchObject({ status: 422, json: { code: 'crossword_cell' } })
})
