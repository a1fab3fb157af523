import { afterEach, expect, test } from 'vitest'
import { playVisualDecoder, skipVisualDecoder } from '#features/games/visual-decoder/decoder-contract.ts'
import { answerPost, sharePost } from '#features/posts/reading/reading-contract.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { readTeaser } from '#features/quizzes/guest-trial/contract.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { drawQrCode } from '#lib/server/qr-code.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed, testOrigin } from '#tests/support/testbed.ts'
import { readDay } from './contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { clock, db, send } = fixture
const start = clock.now

afterEach(() => {
  clock.now = start
})

const dayOf = async (who: TestPerson) => (await send(who, readDay, {})).json
const partOf = async (who: TestPerson, key: string) => (await dayOf(who)).parts.find((part) => part.key === key)

/** Any answer that fits the kind. */
function some(question: QuizQuestion): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}

test('a new person’s day is open, and says where the path goes on', async () => {
  const who = await aPerson(fixture)
  const view = await dayOf(who)
  expect(view).toMatchObject({ day: '2026-11-21', days: 0, is_done: false })
  expect(view.parts[0]).toMatchObject({ key: 'quiz', marks: ['open', 'open', 'open'], is_done: false })
  expect(view.parts[1]).toMatchObject({ key: 'stop', title: view.next!.title, is_done: false })
})

test('the quiz marks each answer without telling it', async () => {
  const who = await aPerson(fixture)
  const { day, questions } = (await send(who, readDailyQuiz, { query: {} })).json
  const rights: boolean[] = []
  for (const question of questions) {
    const told = await send(who, answerDailyQuiz, {
      body: { day, position: question.position, answer: some(question) },
    })
    rights.push(told.json.feedback.is_right)
  }
  const quiz = await partOf(who, 'quiz')
  expect(quiz).toEqual({
    key: 'quiz',
    href: '/quiz/daily',
    title: null,
    marks: rights.map((isRight) => (isRight ? 'right' : 'yet')),
    outcome: null,
    is_done: true,
  })
  expect((await dayOf(who)).days).toBe(1)
})

test('one riddle and one step of the path are enough, and tomorrow is open again', async () => {
  const who = await aPerson(fixture)
  await send(who, playVisualDecoder, {})
  expect(await partOf(who, 'riddle')).toMatchObject({ marks: ['open'] })
  await send(who, skipVisualDecoder, { body: {} })
  expect(await partOf(who, 'riddle')).toMatchObject({ marks: ['yet'], is_done: true })
  const post = await db.selectFrom('post').select('question').where('key', '=', 'smart-goals').executeTakeFirstOrThrow()
  const { right } = post.question as { right: string }
  await send(who, answerPost, { body: { id: 'smart-goals', choice: right } })
  expect(await partOf(who, 'stop')).toMatchObject({ marks: ['right'], is_done: true })
  clock.now = new Date(start.getTime() + 24 * 3_600_000)
  const later = { ...who, token: await freshToken(fixture, who) }
  const { parts } = await dayOf(later)
  expect(parts.every(({ is_done: isDone }) => !isDone)).toBe(true)
})

test('a share that a stop of the path asks for is a step of its day, and sharing again on a later day is none', async () => {
  const who = await aPerson(fixture)
  const post = await db.selectFrom('post').select('question').where('key', '=', 'scam-signs').executeTakeFirstOrThrow()
  const { right } = post.question as { right: string }
  await send(who, answerPost, { body: { id: 'scam-signs', choice: right } })
  for (const isDone of [true, false]) {
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
    const later = { ...who, token: await freshToken(fixture, who) }
    expect(await partOf(later, 'stop')).toMatchObject({ is_done: false })
    await send(later, sharePost, { body: { id: 'scam-signs' } })
    expect(await partOf(later, 'stop')).toMatchObject({ is_done: isDone })
  }
})

test('the card asks one question whose address a visitor can open; its QR code holds that address and no person', async () => {
  const [nok, ann] = [await aPerson(fixture), await aPerson(fixture)]
  const { teaser } = await dayOf(nok)
  const key = teaser!.href.replace('/quiz/teaser/', '')
  expect((await send(null, readTeaser, { query: { key } })).json.text).toBe(teaser!.text)
  expect(teaser!.qr).toEqual(drawQrCode(`${testOrigin}/quiz/teaser/${key}`))
  // Two persons whose day has one skill have one card.
  const other = await dayOf(ann)
  if (other.skill === (await dayOf(nok)).skill) expect(other.teaser).toEqual(teaser)
})

test('a visitor has no day', async () => {
  expect(await send(null, readDay, {})).toMatchObject({ status: 401 })
})
