import { expect, test } from 'vitest'
import { askedOf } from './contract.ts'
import { judgeDay } from './day-rules.ts'

test('a day counts the same three things as home; the crossword is beside them', () => {
  const parts = judgeDay({
    quiz: { rights: [true, false, true] },
    hasPuzzle: true,
    crossword: null,
    hasRiddles: true,
    pictures: ['solved'],
    isStopDone: true,
    next: null,
  })
  expect(parts).toHaveLength(4)
  expect(askedOf(parts).map(({ key }) => key)).toEqual(['quiz', 'stop', 'riddle'])
  expect(askedOf(parts).every((part) => part.is_done)).toBe(true)
})
