import { expect, test } from 'vitest'
import { chooseTodayStep, isRiddleDone } from './today-rules.ts'

const day = { answered: 0, isQuizDone: false, isNew: false, hasStop: true, isStopDone: false, hasRiddle: false }

test.each([
  ['the next stop is the hero of an ordinary morning', {}, 'stop'],
  ['a quiz that is under way comes first', { answered: 1 }, 'quiz'],
  ['the first thing ever is a quiz', { isNew: true }, 'quiz'],
  ['after today’s stop the quiz follows', { isStopDone: true }, 'quiz'],
  ['where every stop waits the quiz remains', { hasStop: false }, 'quiz'],
  ['after the quiz the stop follows', { answered: 3, isQuizDone: true }, 'stop'],
  ['a day with both is done', { answered: 3, isQuizDone: true, isStopDone: true }, 'done'],
  ['a day with the quiz is done where every stop waits', { answered: 3, isQuizDone: true, hasStop: false }, 'done'],
  [
    'a day is not done while its riddle waits',
    { answered: 3, isQuizDone: true, isStopDone: true, hasRiddle: true },
    'riddle',
  ],
  ['the riddle comes last', { isStopDone: true, hasRiddle: true }, 'quiz'],
] as const)('%s', (_, change, step) => {
  expect(chooseTodayStep({ ...day, ...change })).toBe(step)
})

test.each([
  ['nothing is settled', { left: 5, total: 5, is_under_way: false }, false],
  ['its set is open and nothing is settled', { left: 5, total: 5, is_under_way: true }, false],
  ['one is settled and four wait', { left: 4, total: 5, is_under_way: true }, true],
  ['all are settled', { left: 0, total: 5, is_under_way: false }, true],
] as const)('the riddle of the day, where %s', (_, today, isDone) => {
  expect(isRiddleDone([{ key: 'visual-decoder', href: '/games/visual-decoder', today }])).toBe(isDone)
})
