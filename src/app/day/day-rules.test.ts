import { expect, test } from 'vitest'
import { type DayFacts, judgeDay } from './day-rules.ts'

const untouched: DayFacts = {
  quiz: { rights: [null, null, null] },
  hasPuzzle: true,
  crossword: null,
  hasRiddles: true,
  pictures: [],
  isStopDone: false,
  next: { title: 'ตั้งเป้า', href: '/post/detail/x' },
}
const marksOf = (facts: Partial<DayFacts>) =>
  Object.fromEntries(judgeDay({ ...untouched, ...facts }).map(({ key, marks }) => [key, marks.join(' ')]))

test('an untouched day has three open things and an extra at the end', () => {
  expect(judgeDay(untouched).map(({ key }) => key)).toEqual(['quiz', 'stop', 'riddle', 'crossword'])
  expect(marksOf({})).toEqual({ quiz: 'open open open', crossword: 'open', riddle: 'open', stop: 'open' })
  expect(judgeDay(untouched)[1]).toMatchObject({ title: 'ตั้งเป้า', href: '/post/detail/x' })
})

test('what a day does not have is left out, and nobody waits for it', () => {
  expect(Object.keys(marksOf({ hasPuzzle: false, hasRiddles: false, next: null }))).toEqual(['quiz'])
})

test('help makes another mark than a finish of one’s own', () => {
  expect(marksOf({ crossword: { isFinished: true, revealed: 0 } })['crossword']).toBe('right')
  expect(marksOf({ crossword: { isFinished: true, revealed: 2 } })['crossword']).toBe('yet')
  expect(marksOf({ crossword: { isFinished: false, revealed: 0 } })['crossword']).toBe('open')
  expect(marksOf({ quiz: { rights: [true, false, null] } })['quiz']).toBe('right yet open')
})

test('one riddle is enough, and the best one counts', () => {
  expect(marksOf({ pictures: ['open', 'open'] })['riddle']).toBe('open')
  expect(marksOf({ pictures: ['skipped', 'open'] })['riddle']).toBe('yet')
  expect(marksOf({ pictures: ['missed', 'solved'] })['riddle']).toBe('right')
  const outcomeOf = (pictures: string[]) =>
    judgeDay({ ...untouched, pictures }).find(({ key }) => key === 'riddle')!.outcome
  expect([['open'], ['skipped'], ['skipped', 'missed'], ['missed', 'solved']].map(outcomeOf)).toEqual([
    null,
    'skipped',
    'missed',
    'solved',
  ])
})

test('a step of the path made today is done, whatever comes next', () => {
  const parts = judgeDay({ ...untouched, isStopDone: true })
  expect(parts[1]).toMatchObject({ key: 'stop', is_done: true, title: null })
})
