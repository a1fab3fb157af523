// A pupil's week: what each day offers, that no day repeats another one's words, and that everything adds up.
import { expect, test } from 'vitest'
import { readDay } from '#app/day/contract.ts'
import { readGameStats } from '#app/stats/contract.ts'
import { plantStep } from '#art/names/plant-steps.ts'
import { answerCrossword, playCrossword } from '#features/games/crossword/crossword-contract.ts'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { listCrosswordWords } from '#features/games/crossword/server/word-queries.ts'
import {
  answerVisualDecoder,
  playVisualDecoder,
  skipVisualDecoder,
} from '#features/games/visual-decoder/decoder-contract.ts'
import { listKoins } from '#features/koin/contract.ts'
import { readLearningStreak } from '#features/learning-streak/contract.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { answerRecheck, readMyPath, readRecheck, viewPath } from '#features/path/contract.ts'
import { readLearningPath } from '#features/path/server/queries.ts'
import { answerPost, sharePost } from '#features/posts/reading/reading-contract.ts'
import { answerDailyQuiz, readDailyQuiz, readLearningDays } from '#features/quizzes/daily/contract.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { aPerson, freshToken, type TestPerson } from '../fixtures/people.ts'
import { openTestbed } from '../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const { clock, db, send } = fixture
const dayMs = 24 * 3_600_000
const days = 7
const path = readLearningPath(new URL('../../content/learning-path.json', import.meta.url))

/** What a day offers, by kind: every sentence that the pupil reads of it. */
type Offer = Record<'quiz' | 'explanation' | 'crossword' | 'clue' | 'riddle' | 'stop' | 'notice', string[]>

/** An answer that fits the kind: right for some questions only. */
function someAnswer(question: QuizQuestion): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}

/** Returns the questions, their explanations, and how many were right. */
async function doQuiz(who: TestPerson) {
  const { day, questions } = (await send(who, readDailyQuiz, { query: {} })).json
  const told = []
  for (const question of questions) {
    const body = { day, position: question.position, answer: someAnswer(question) }
    told.push((await send(who, answerDailyQuiz, { body })).json)
  }
  return {
    texts: questions.map(({ text }) => text),
    explanations: told.map(({ feedback }) => feedback.explanation),
    right: told.filter(({ feedback }) => feedback.is_right).length,
    paid: told.at(-1)!.result!.paid,
    learning: told.at(-1)!.result!.learning_day,
  }
}

/** Fills in the small crossword. */
async function doCrossword(who: TestPerson, day: string) {
  const { clues } = (await send(who, playCrossword, { body: { kind: 'daily' } })).json
  const { solution } = (await findPuzzle(db, { kind: 'daily', day }))!
  const changes = solution.flatMap((letter, cell) => (letter === null ? [] : [{ cell, letter, is_pencil: false }]))
  const done = (await send(who, answerCrossword, { body: { kind: 'daily', day, changes } })).json
  return { words: done.words!.map(({ word }) => word), clues: clues.map(({ text }) => text), paid: done.result!.paid }
}

/** Solves the first picture and skips the others. */
async function doRiddles(who: TestPerson) {
  const set = (await send(who, playVisualDecoder, {})).json
  const first = set.pictures[0]!
  const riddle = await db
    .selectFrom('riddle')
    .select('answer')
    .where('description', '=', first.description)
    .executeTakeFirstOrThrow()
  const body = { setId: set.id, place: first.place, attempt: 1, answer: riddle.answer }
  const solved = (await send(who, answerVisualDecoder, { body })).json
  expect(solved.is_right).toBe(true)
  for (const { place } of set.pictures.slice(1)) await send(who, skipVisualDecoder, { body: { setId: set.id, place } })
  return {
    texts: set.pictures.map(({ description }) => description),
    paid: solved.set.pictures[0]!.told!.reward!.paid,
  }
}

/** Makes the next step of the path that can be made today. Returns what it was called, and what it paid. */
async function doStop(who: TestPerson) {
  const next = (await send(who, readMyPath, {})).json.next!
  const { units } = (await send(who, viewPath, {})).json
  const unit = units.find(({ key }) => key === next.key)!
  const name = `${next.title}: ${next.step}`
  if (next.step === 'recheck') {
    const question = (await send(who, readRecheck, { query: { unit: next.key } })).json.question!
    const asked = db.selectFrom('question').select('content').where('text', '=', question.text)
    const { right } = (await asked.executeTakeFirstOrThrow()).content as { right: string }
    const told = (await send(who, answerRecheck, { body: { unit: next.key, choice: right } })).json
    expect(told.is_right).toBe(true)
    return { name, paid: 0 }
  }
  if (next.step === 'task' && unit.task.kind === 'share') {
    await send(who, sharePost, { body: { id: unit.article.key } })
    return { name, paid: 0 }
  }
  const { article, task } = path.units.find(({ key }) => key === next.key)!
  const key = next.step === 'task' && task.kind === 'article' ? task.article : article
  const post = await db.selectFrom('post').select('question').where('key', '=', key).executeTakeFirstOrThrow()
  const { right } = post.question as { right: string }
  const told = (await send(who, answerPost, { body: { id: key, choice: right } })).json
  return { name, paid: told.reward.paid }
}

/** The statistics of one game. */
async function statsOf(who: TestPerson, key: string) {
  const { items } = (await send(who, readGameStats, {})).json
  const { played, bars } = items.find((one) => one.key === key)!
  return { played, counted: bars.reduce((sum, { count }) => sum + count, 0), bars }
}

test('seven days differ word for word, and plant, bundle, statistics and purse add up', async () => {
  await makeCrosswords(db, { words: await listCrosswordWords(db), now: clock.now, ahead: { days, weeks: 1 } })
  const person = await aPerson(fixture, { age: 15, guardian: 'allowed' })
  const offers: Offer[] = []
  const rights: number[] = []
  let paid = 0
  for (let n = 0; n < days; n++) {
    const who = { ...person, token: await freshToken(fixture, person) }
    const before = (await send(who, readDay, {})).json
    expect(before.parts.map(({ key, is_done: isDone }) => [key, isDone])).toEqual([
      ['quiz', false],
      ['stop', false],
      ['riddle', false],
      ['crossword', false],
    ])
    expect(before.days).toBe(n)

    const quiz = await doQuiz(who)
    const crossword = await doCrossword(who, before.day)
    const riddles = await doRiddles(who)
    const stop = await doStop(who)
    rights.push(quiz.right)
    paid += quiz.paid + quiz.learning.reward + crossword.paid + riddles.paid + stop.paid

    const after = (await send(who, readDay, {})).json
    expect(after).toMatchObject({ is_done: true, days: n + 1 })
    expect(after.parts[0]!.marks.filter((mark) => mark === 'right')).toHaveLength(quiz.right)
    const learningStreak = (await send(who, readLearningStreak, {})).json
    expect(learningStreak).toMatchObject({ days: n + 1, plant: { leaves: n + 1, step: plantStep(n + 1) } })
    expect(
      learningStreak.week.filter(({ day, is_learned: isLearned }) => isLearned && day === before.day),
    ).toHaveLength(1)
    const learning = (await send(who, readLearningDays, {})).json
    expect(learning.days).toHaveLength(n + 1)
    expect(learning.run!.days).toBe(n + 1)

    const asked = await statsOf(who, 'quiz')
    expect([asked.played, asked.counted]).toEqual([n + 1, n + 1])
    expect(asked.bars.reduce((sum, { at, count }) => sum + at * count, 0)).toBe(rights.reduce((a, b) => a + b))
    expect(await statsOf(who, 'crossword')).toMatchObject({ played: n + 1, counted: n + 1 })
    const koins = (await send(who, listKoins, { query: { limit: 50 } })).json.items
    expect(koins.reduce((sum, { point }) => sum + point, 0)).toBe(paid)

    const notices = (await send(who, listNotices, { query: { limit: 50 } })).json.items
    offers.push({
      quiz: quiz.texts,
      explanation: quiz.explanations,
      crossword: crossword.words,
      clue: crossword.clues,
      riddle: riddles.texts,
      stop: [stop.name],
      notice: notices
        .filter(({ made_at: at }) => at === clock.now.toISOString())
        .map(({ title, body }) => `${title} ${body}`),
    })
    clock.now = new Date(clock.now.getTime() + dayMs)
  }
  for (const kind of Object.keys(offers[0]!) as (keyof Offer)[]) {
    const texts = offers.flatMap((offer) => [...new Set(offer[kind])])
    const repeated = texts.filter((text, i) => texts.indexOf(text) !== i)
    expect(repeated, kind).toEqual([])
  }
})
