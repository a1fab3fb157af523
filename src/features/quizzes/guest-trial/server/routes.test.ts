import { afterEach, expect, test } from 'vitest'
import { listSkills } from '#features/koin/contract.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { readDailyQuiz, readLearningDays } from '#features/quizzes/daily/contract.ts'
import { saveSet } from '#features/quizzes/daily/server/commands.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  answerGuestTrial,
  type GuestTrialReceipt,
  guestTrialLength,
  readGuestTrial,
  saveGuestTrial,
} from '../contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { clock, db, send } = fixture
const start = clock.now
const dayMs = 24 * 3_600_000

const rows = await db.selectFrom('question').selectAll().execute()
const bank = new Map(rows.map((row) => [row.text, row]))
const contentOf = (text: string) => bank.get(text)!.content as { right: string; wrong: string[] }

afterEach(() => {
  clock.now = start
})

const today = async () => (await send(null, readGuestTrial, {})).json

/** A visitor answers the nth question of today. */
async function answer(position: number, isRight = true) {
  const { day, questions } = await today()
  const { right, wrong } = contentOf(questions[position - 1]!.text)
  return send(null, answerGuestTrial, { body: { day, position, choice: isRight ? right : wrong[0]! } })
}

const receipt = async (position: number, isRight = true) => (await answer(position, isRight)).json.receipt
const save = (who: TestPerson, receipts: GuestTrialReceipt[]) => send(who, saveGuestTrial, { body: { receipts } })
const sumOf = async (who: TestPerson) =>
  Object.values((await send(who, listSkills, { query: {} })).json.points).reduce((sum, points) => sum + points, 0)

test('a visitor gets five choice questions of different skills, without what tells the answer', async () => {
  const { questions } = await today()
  expect(questions).toHaveLength(guestTrialLength)
  expect(new Set(questions.map(({ skill }) => skill)).size).toBe(5)
  for (const { text, choices } of questions) {
    const { right, wrong } = contentOf(text)
    expect(choices.toSorted()).toEqual([right, ...wrong].toSorted())
  }
  expect(JSON.stringify(questions)).not.toContain('explanation')
  const places = async () =>
    (await today()).questions.map(({ text, choices }) => choices.indexOf(contentOf(text).right))
  const week: number[] = []
  for (let day = 0; day < 7; day += 1) {
    clock.now = new Date(start.getTime() + day * dayMs)
    week.push(...(await places()))
  }
  expect(new Set(week).size).toBeGreaterThan(1)
})

test('the answers that visitors are told pay nobody: no question of today, of tomorrow or of an exam', async () => {
  // A site that runs: every day had its quiz.
  for (let back = 40; back >= 0; back -= 1) {
    const day = addDays(bangkokDay(start), -back)
    await db.transaction().execute((tx) => saveSet(tx, day, start))
  }
  const who = await aPerson(fixture)
  const asked = (await send(who, readDailyQuiz, { query: {} })).json.questions.map(({ text }) => text)
  const recent = await db
    .selectFrom('daily_quiz_set')
    .select('question_ids')
    .where('day', '>=', addDays(bangkokDay(start), -1))
    .execute()
  const busy = recent.flatMap(({ question_ids: ids }) => ids)
  const { questions } = await today()
  expect(questions).toHaveLength(guestTrialLength)
  for (const { text } of questions) {
    const { id, pool } = bank.get(text)!
    expect(asked).not.toContain(text)
    expect(busy).not.toContain(id)
    expect(['daily', 'path']).toContain(pool)
  }
  const before = questions.map(({ text }) => text)
  clock.now = new Date(start.getTime() + dayMs)
  expect((await today()).questions.map(({ text }) => text)).not.toEqual(before)
})

test('an answer is told with its reason and a receipt, and stores nothing', async () => {
  const { json } = await answer(1)
  expect(json).toMatchObject({ is_right: true, explanation: expect.stringMatching(/[ก-๙]/) })
  expect((await answer(2, false)).json).toMatchObject({ is_right: false, receipt: { is_right: false } })
})

test('an answer for another day, or of another question, is refused', async () => {
  const { day } = await today()
  const send1 = (body: { day: string; position: number; choice: string }) => send(null, answerGuestTrial, { body })
  expect(await send1({ day: addDays(day, -1), position: 1, choice: 'x' })).toMatchObject({
    status: 409,
    json: { code: 'taste_changed' },
  })
  expect(await send1({ day, position: 1, choice: 'x' })).toMatchObject({ status: 409 })
  expect(await send1({ day, position: 6, choice: 'x' })).toMatchObject({ status: 422 })
})

test('an account takes the answers over: skill points and practice, no koin and no learning day', async () => {
  const receipts = [await receipt(1), await receipt(2, false), await receipt(3)]
  const who = await aPerson(fixture)
  const koinBefore = await readBalance(db, who.id)
  const { json } = await save(who, receipts)
  expect(json).toMatchObject({ saved: 3, right: 2 })
  expect(await sumOf(who)).toBe(2)
  expect(await readBalance(db, who.id)).toBe(koinBefore)
  expect((await send(who, readLearningDays, {})).json.days).toEqual([])
  const cards = await db.selectFrom('review_card').select('question_id').where('user_id', '=', who.id).execute()
  expect(cards).toHaveLength(3)
  const notices = (await send(who, listNotices, { query: {} })).json.items
  expect(notices).toContainEqual(expect.objectContaining({ title: expect.stringContaining('3 ข้อ') }))
})

test('the same answers count once, and an account takes over five at most', async () => {
  const who = await aPerson(fixture)
  const first = [await receipt(1), await receipt(2), await receipt(3)]
  expect((await save(who, first)).json).toMatchObject({ saved: 3 })
  expect((await save(who, first)).json).toEqual({ saved: 0, right: 0, points: [] })
  clock.now = new Date(start.getTime() + dayMs)
  const later = { ...who, token: await freshToken(fixture, who) }
  const second = [await receipt(1), await receipt(2), await receipt(3), await receipt(4), await receipt(5)]
  expect((await save(later, second)).json.saved).toBeLessThanOrEqual(2)
  expect(await sumOf(later)).toBeLessThanOrEqual(5)
})

test('of many takeovers at once no more than five answers count', async () => {
  const who = await aPerson(fixture)
  const receipts: GuestTrialReceipt[] = []
  for (const back of [0, 1, 2]) {
    clock.now = new Date(start.getTime() + back * dayMs)
    for (const position of [1, 2, 3, 4, 5]) receipts.push(await receipt(position))
  }
  const fresh = { ...who, token: await freshToken(fixture, who) }
  const sets = Array.from({ length: 12 }, (_, i) => receipts.slice((i % 3) * 5, (i % 3) * 5 + 5))
  const told = await Promise.all(sets.map((set) => save(fresh, set)))
  expect(told.every(({ status }) => status === 200)).toBe(true)
  expect(told.reduce((sum, { json }) => sum + json.saved, 0)).toBe(5)
  expect(await sumOf(fresh)).toBe(5)
})

test('a receipt that was changed or is not ours is refused as a whole; one older than a week is dropped', async () => {
  const who = await aPerson(fixture)
  const wrong = await receipt(1, false)
  const forged = await save(who, [await receipt(2), { ...wrong, is_right: true }])
  expect(forged).toMatchObject({ status: 422, json: { code: 'taste_not_ours' } })
  expect(await sumOf(who)).toBe(0)
  const good = await receipt(2)
  clock.now = new Date(start.getTime() + 8 * dayMs)
  const later = { ...who, token: await freshToken(fixture, who) }
  expect((await save(later, [good])).json).toMatchObject({ saved: 0 })
})
