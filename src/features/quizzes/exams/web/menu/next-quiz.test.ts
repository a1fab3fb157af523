import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import type { MyQuizzes } from '../../contract.ts'
import type { ExamState, LevelStanding, MoneyLevel } from '../../exam-contract.ts'
import { nextQuiz } from './next-quiz.ts'

function level(name: MoneyLevel, state: ExamState): LevelStanding {
  return { level: name, state, opens_at: null, total: 10, koin: koin(2_000), begun: null, best: null }
}

const all: MyQuizzes = {
  daily: { answered: 3, right: 3, total: 3 },
  monthly: 'passed',
  final: 'locked',
  money: [level('basic', 'passed'), level('intermediate', 'waiting'), level('advanced', 'locked')],
  begun: { monthly: null, final: null },
  review: { due: 0 },
}

test.each<[string, Partial<MyQuizzes>, string | null]>([
  ['nothing waits', {}, null],
  ["today's questions come first", { daily: { answered: 2, right: 1, total: 3 }, monthly: 'running' }, '/quiz/daily'],
  ['what is under way comes before practice', { final: 'running', review: { due: 2 } }, '/quiz/final'],
  ['practice comes before a new level', { review: { due: 2 }, money: [level('basic', 'open')] }, '/quiz/review'],
  [
    'the first open level',
    { money: [...all.money.slice(0, 1), level('intermediate', 'open')] },
    '/quiz/money/intermediate',
  ],
  ['the month', { monthly: 'open' }, '/quiz/month'],
  ['the final', { final: 'open' }, '/quiz/final'],
])('%s', (_what, change, to) => {
  expect(nextQuiz({ ...all, ...change })?.to ?? null).toBe(to)
})
