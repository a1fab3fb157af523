import fc from 'fast-check'
import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { readLetter } from '../letter-rules.ts'
import { type Puzzle, sharePoints } from './puzzle-rules.ts'
import {
  checkCells,
  emptyGrid,
  fillIn,
  isOpen,
  isSolved,
  lastDayOf,
  maxTold,
  revealCells,
  shareOf,
  timingOf,
} from './rules.ts'

const puzzle: Puzzle = {
  width: 3,
  height: 2,
  solution: ['ก', 'ข', 'ค', 'ง', null, null],
  entries: [],
}
const at = (cell: number, letter: string, isPencil = false) => ({ cell, letter, is_pencil: isPencil })

test.each([
  // Kind, puzzle, moment in UTC, begun before, open?
  ['daily', '2026-11-21', '2026-11-21T16:59:59.999Z', false, true],
  ['daily', '2026-11-21', '2026-11-21T17:00:00Z', false, false],
  ['daily', '2026-11-21', '2026-11-21T17:09:59.999Z', true, true],
  ['daily', '2026-11-21', '2026-11-21T17:10:00Z', true, false],
  ['daily', '2026-11-22', '2026-11-21T16:59:59Z', false, false],
  ['daily', '2028-02-29', '2028-02-29T16:00:00Z', false, true],
  ['daily', '2028-02-29', '2028-02-29T17:05:00Z', true, true],
  ['daily', '2026-11-30', '2026-11-30T17:05:00Z', true, true],
  ['daily', '2026-12-31', '2026-12-31T17:05:00Z', true, true],
  ['daily', '2026-11-20', '2026-11-21T17:05:00Z', true, false],
  ['weekly', '2026-11-16', '2026-11-22T16:59:59Z', false, true],
  ['weekly', '2026-11-16', '2026-11-22T17:09:59Z', true, true],
  ['weekly', '2026-11-16', '2026-11-22T17:09:59Z', false, false],
  ['weekly', '2026-11-16', '2026-11-22T17:10:00Z', true, false],
  ['weekly', '2026-12-28', '2027-01-03T12:00:00Z', false, true],
  ['weekly', '2026-11-17', '2026-11-18T12:00:00Z', true, false],
] as const)('%s %s at %s, begun: %s → open: %s', (kind, day, moment, hasStarted, expected) => {
  expect(isOpen(day, timingOf(kind, new Date(moment)), hasStarted)).toBe(expected)
})

test('a late finish counts for the last day of its own week', () => {
  expect(lastDayOf('weekly', '2026-11-16')).toBe('2026-11-22')
  expect(lastDayOf('daily', '2026-11-16')).toBe('2026-11-16')
})

test('letters are normalised; invalid letters or cells outside the puzzle refuse the whole input', () => {
  const filled = fillIn(puzzle, emptyGrid(puzzle), [at(0, 'น\u0e4d\u0e32'), at(1, 'เเ', true)])!
  expect(filled.letters.slice(0, 2)).toEqual(['นำ', 'แ'])
  expect(filled.marks.slice(0, 2)).toEqual(['none', 'pencil'])
  for (const wrong of [at(4, 'ก'), at(6, 'ก'), at(0, 'กข'), at(0, 'A'), at(0, '1'), at(0, '่'), at(0, '<')])
    expect(fillIn(puzzle, emptyGrid(puzzle), [at(1, 'ข'), wrong])).toBeNull()
})

test('a check says right or wrong, and for a cell at most three wrong letters', () => {
  let filled = emptyGrid(puzzle)
  for (const letter of ['ฮ', 'ห', 'ส']) {
    const checked = checkCells(puzzle, fillIn(puzzle, filled, [at(0, letter)])!, [0, 1, 4, 168])
    expect(checked).toMatchObject({ right: 0, wrong: 1, untold: 0 })
    filled = checked.filled
    // The same letter again reveals nothing new and costs nothing.
    expect(checkCells(puzzle, filled, [0]).filled.told[0]).toBe(filled.told[0])
  }
  expect(filled.told[0]).toBe(maxTold)
  for (const letter of ['ว', 'ก']) {
    const checked = checkCells(puzzle, fillIn(puzzle, filled, [at(0, letter)])!, [0])
    expect(checked).toMatchObject({ right: 0, wrong: 0, untold: 1 })
    expect(checked.filled.marks[0]).toBe('none')
  }
})

test('cells found right or revealed are final', () => {
  let filled = checkCells(puzzle, fillIn(puzzle, emptyGrid(puzzle), [at(0, 'ก')])!, [0]).filled
  filled = revealCells(puzzle, filled, [0, 1, 1, 4])
  filled = fillIn(puzzle, filled, [at(0, 'ฮ'), at(1, '')])!
  expect(filled.letters.slice(0, 2)).toEqual(['ก', 'ข'])
  expect(filled.marks.slice(0, 2)).toEqual(['right', 'revealed'])
  expect(filled.revealed).toBe(1)
})

test('revealing a right cell costs nothing', () => {
  const filled = revealCells(puzzle, fillIn(puzzle, emptyGrid(puzzle), [at(0, 'ก'), at(1, 'ฮ')])!, [0, 1])
  expect(filled.revealed).toBe(1)
})

test('whatever is typed, checked and revealed, each cell is paid at most once and the solution never changes', () => {
  const cell = fc.integer({ min: 0, max: 3 })
  const letter = fc.constantFrom('', 'ก', 'ข', 'ค', 'ง', 'กิ่')
  const step = fc.tuple(fc.constantFrom('type', 'check', 'reveal'), cell, letter)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let filled = emptyGrid(puzzle)
      for (const [what, where, typed] of steps) {
        if (what === 'type') filled = fillIn(puzzle, filled, [at(where, typed)])!
        else if (what === 'check') filled = checkCells(puzzle, filled, [where]).filled
        else filled = revealCells(puzzle, filled, [where])
      }
      expect(filled.revealed).toBe(filled.marks.filter((mark) => mark === 'revealed').length)
      expect(filled.told.every((count) => count <= maxTold)).toBe(true)
      for (const [i, mark] of filled.marks.entries())
        if (mark === 'right' || mark === 'revealed') expect(filled.letters[i]).toBe(puzzle.solution[i])
      expect(isSolved(puzzle, filled)).toBe(
        puzzle.solution.every((right, i) => right === null || filled.letters[i] === right),
      )
    }),
  )
})

test('a revealed cell costs its share, rounded down; more than half revealed makes no learning day', () => {
  const rate = { koin: koin(400), points: 2 }
  expect(shareOf(rate, 30, 0)).toEqual({ koin: 400, points: 2, isLearned: true })
  expect(shareOf(rate, 30, 1)).toEqual({ koin: 386, points: 1, isLearned: true })
  expect(shareOf(rate, 30, 15)).toEqual({ koin: 200, points: 1, isLearned: true })
  expect(shareOf(rate, 30, 16)).toMatchObject({ koin: 186, isLearned: false })
  expect(shareOf(rate, 30, 30)).toEqual({ koin: 0, points: 0, isLearned: false })
})

test("points go to the skills of the puzzle's words, all of them and no more", () => {
  const order = ['saving', 'spending', 'investing', 'protecting', 'planning'] as const
  expect(sharePoints(['saving', 'saving', 'spending'], 2, order)).toEqual({ saving: 1, spending: 1 })
  expect(sharePoints(['saving'], 5, order)).toEqual({ saving: 5 })
  expect(sharePoints([...order], 0, order)).toEqual({})
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...order), { minLength: 1 }), fc.nat(20), (skills, points) => {
      const given = Object.values(sharePoints(skills, points, order))
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(points)
    }),
  )
})

test('a letter is one Thai consonant or vowel with its marks, and nothing else', () => {
  expect(['ก', 'กิ่', 'น้ำ', 'เ', 'ะ', 'า', 'ปี๊', 'ฤ'].map(readLetter)).not.toContain(null)
  expect(
    ['', ' ', 'a', '๑', '1', 'ๆ', 'ฯ', '่', 'กา', '฿', '😀', 'ก\u0301'].filter((one) => readLetter(one) !== null),
  ).toEqual([])
})
