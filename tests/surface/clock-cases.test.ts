// Boundaries of days, weeks, months and seasons: which period each quiz and game counts for, to the second.
import { expect, test } from 'vitest'
import { isOpen, timingOf } from '#features/games/crossword/server/rules.ts'
import { playHangman, readHangmanQuota } from '#features/games/hangman/hangman-contract.ts'
import { findLearningDay } from '#features/koin/server/learning-queries.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { answerMonthlyQuiz, readMonthlyQuiz, startMonthlyQuiz } from '#features/quizzes/exams/contract.ts'
import { openSeasons } from '#features/quizzes/exams/server/rules.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { addDays, bangkokWeek } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, people, type TestPerson } from '../fixtures/people.ts'
import { openTestbed } from '../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const at = (day: string, time: string) => new Date(`${day}T${time}+07:00`)

async function goTo(day: string, time: string, who: TestPerson): Promise<TestPerson> {
  fixture.clock.now = at(day, time)
  return { ...who, token: await freshToken(fixture, who) }
}

/** Any answer that is valid for the question. */
function someAnswer(question: QuizQuestion): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}

test.each([
  ['an ordinary midnight', '2026-11-21'],
  ['the end of a week', '2026-11-22'],
  ['the end of a month', '2026-11-30'],
  ['the end of a year', '2026-12-31'],
  ['the end of a common February', '2027-02-28'],
  ['the end of a season', '2027-04-30'],
  ['the day before a leap day', '2028-02-28'],
  ['a leap day', '2028-02-29'],
])('%s', async (_what, day) => {
  const next = addDays(day, 1)
  const [month, nextMonth] = [day.slice(0, 7), next.slice(0, 7)]
  fixture.clock.now = at(day, '12:00:00')
  const [one, two, other] = (await people(fixture, 3)) as [TestPerson, TestPerson, TestPerson]

  const begin = async (person: TestPerson) => {
    const who = await goTo(day, '23:58:00', person)
    const quiz = (await fixture.send(who, readDailyQuiz, { query: {} })).json
    const desk = (await fixture.send(who, startMonthlyQuiz, {})).json
    const body = { day, position: 1, answer: someAnswer(quiz.questions[0]!) }
    expect((await fixture.send(who, answerDailyQuiz, { body })).status).toBe(200)
    expect([quiz.day, desk.period, desk.last_day!.slice(0, 7)]).toEqual([day, month, month])
    return { quiz, attempt: desk.attempt! }
  }
  const first = await begin(one)
  const second = await begin(two)
  const evening = await goTo(day, '23:59:59', one)
  await fixture.send(evening, playHangman, {})
  expect((await fixture.send(evening, readHangmanQuota, {})).json.quota.today).toEqual({ left: 2, total: 3 })

  const midnight = await goTo(next, '00:00:00', one)
  expect((await fixture.send(midnight, readDailyQuiz, { query: {} })).json.day).toBe(day)
  const late = await goTo(next, '00:00:00', other)
  expect((await fixture.send(late, readDailyQuiz, { query: {} })).json.day).toBe(next)
  expect((await fixture.send(midnight, readHangmanQuota, {})).json.quota.today).toEqual({ left: 3, total: 3 })
  expect((await fixture.send(midnight, readMonthlyQuiz, {})).json).toMatchObject({ period: month, state: 'running' })

  const answer = async (who: TestPerson, { quiz, attempt }: typeof first) => {
    const [asked, set] = [quiz.questions[1]!, attempt.questions[0]!]
    const body = { day, position: 2, answer: someAnswer(asked) }
    const answers = [{ position: 1, answer: someAnswer(set) }]
    return [
      await fixture.send(who, answerDailyQuiz, { body }),
      await fixture.send(who, answerMonthlyQuiz, { body: { attempt: attempt.id, answers, is_finished: false } }),
    ].map(({ status, json }) => (status === 200 ? 200 : json.code))
  }
  expect(await answer(await goTo(next, '00:09:59.999', one), first)).toEqual([200, 200])
  expect(await answer(await goTo(next, '00:10:00', two), second)).toEqual([
    'daily_quiz_closed',
    month === nextMonth ? 200 : 'exam_time_over',
  ])
  expect((await fixture.send(await goTo(next, '00:10:00', two), readMonthlyQuiz, {})).json.period).toBe(nextMonth)

  const learning = (time: string) => findLearningDay(fixture.db, two.id, at(next, time))
  expect([await learning('02:59:59.999'), await learning('03:00:00')]).toEqual([day, next])

  const grids = (['daily', 'weekly'] as const).map((kind) => {
    const old = kind === 'daily' ? day : bangkokWeek(at(day, '23:59:59'))
    const takes = (time: string) => isOpen(old, timingOf(kind, at(next, time)), true)
    return [
      takes('00:00:00'),
      takes('00:09:59.999'),
      takes('00:10:00'),
      isOpen(old, timingOf(kind, at(next, '00:00:00')), false),
    ]
  })
  const isSameWeek = bangkokWeek(at(day, '12:00:00')) === bangkokWeek(at(next, '12:00:00'))
  expect(grids).toEqual([
    [true, true, false, false],
    isSameWeek ? [true, true, true, true] : [true, true, false, false],
  ])
  expect(openSeasons(at(day, '23:59:59')).length).toBe(month.endsWith('-11') ? 2 : 1)
})

test('the first act of a person who signed up after midnight counts for today, since they had no day before', async () => {
  fixture.clock.now = at('2026-11-25', '00:20:00')
  const newcomer = await aPerson(fixture)
  expect(await findLearningDay(fixture.db, newcomer.id, at('2026-11-25', '00:30:00'))).toBe('2026-11-25')
  expect(await findLearningDay(fixture.db, newcomer.id, at('2026-11-26', '00:30:00'))).toBe('2026-11-25')
})
