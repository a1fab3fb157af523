import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import { sizes } from '../crossword-contract.ts'
import { findEntries, isConnected } from '../grid-rules.ts'
import { readLetters } from '../letter-rules.ts'
import { chooseRested, type Made, makePuzzle, restBetween, type WordOfList } from './generator-rules.ts'
import { countCells, wordOf } from './puzzle-rules.ts'

/** Fewer tries than in production: the invariants hold for every layout. */
function make(kind: 'daily' | 'weekly', seed: number, words: readonly WordOfList[] = crosswordWords, tries = 3): Made {
  const work = makePuzzle(words, { kind, seed, tries })
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value!
}

const kinds = ['daily', 'weekly'] as const
const clueOf = new Map(crosswordWords.map(({ word, clue }) => [word, clue]))

test.each(kinds)(
  'every %s puzzle is valid: connected, each run a distinct word of the list, each cell part of a word',
  (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const { puzzle } = make(kind, seed)
        const { width, height, solution, entries } = puzzle
        const isOpen = solution.map((letter) => letter !== null)
        expect([width, height, solution.length]).toEqual([sizes[kind], sizes[kind], sizes[kind] ** 2])
        expect(isConnected(width, isOpen)).toBe(true)
        expect(entries.map(({ number, direction, cells }) => ({ number, direction, cells }))).toEqual(
          findEntries(width, height, isOpen),
        )
        const words = entries.map((entry) => wordOf(puzzle, entry))
        expect(new Set(words).size).toBe(words.length)
        for (const [i, word] of words.entries()) {
          expect(clueOf.get(word)).toBe(entries[i]!.clue)
          expect(readLetters(word)).toHaveLength(entries[i]!.cells.length)
          expect(entries.filter(({ clue }) => clue.includes(word))).toEqual([])
        }
        expect(new Set(entries.flatMap(({ cells }) => cells)).size).toBe(countCells(puzzle))
      }),
      { numRuns: 20 },
    )
  },
)

test.each([
  ['daily', 7, 0.4, 0.28],
  ['weekly', 18, 0.36, 0.25],
] as const)(
  'the %s puzzle has at least %i words, this share filled, and this share of it crossed',
  (kind, words, filled, crossed) => {
    const { quality, isGood } = make(kind, 11, crosswordWords, 240)
    expect(isGood).toBe(true)
    expect(quality.words).toBeGreaterThanOrEqual(words)
    expect(quality.filled).toBeGreaterThan(filled)
    expect(quality.crossed).toBeGreaterThan(crossed)
    expect(quality.skills).toBeGreaterThanOrEqual(4)
  },
)

test('a seed determines the puzzle, and another seed gives another', () => {
  expect(make('daily', 7)).toEqual(make('daily', 7))
  expect(make('daily', 7).puzzle).not.toEqual(make('daily', 8).puzzle)
})

test('words that reveal each other are never combined, and no clue contains its own word', () => {
  const word = { skill: 'saving' as const, difficulty: 1 as const, explanation: '', restDays: null }
  const list = [
    { ...word, key: 'word-001', word: 'ออม', clue: 'เก็บก่อนใช้' },
    { ...word, key: 'word-002', word: 'ออมเงิน', clue: 'เก็บไว้' },
    { ...word, key: 'word-003', word: 'เงิน', clue: 'ใช้ซื้อของ' },
    { ...word, key: 'word-004', word: 'อดใจ', clue: 'อดใจไว้ก่อน' },
  ]
  expect(make('daily', 1, list).puzzle.entries).toHaveLength(1)
})

test('a list without a Thai word makes no puzzle', () => {
  const [first] = crosswordWords
  const work = makePuzzle([{ ...first!, word: 'ETF' }], { kind: 'daily', seed: 1 })
  let step = work.next()
  while (!step.done) step = work.next()
  expect(step.value).toBeNull()
})

test('a word rests fourteen days between daily puzzles, and those of a week exclude the words of its weekly one', () => {
  const used = { kind: 'daily', day: '2026-11-20' } as const
  expect(restBetween(used, { kind: 'daily', day: '2026-11-27' })).toBe(7)
  expect(restBetween(used, { kind: 'daily', day: '2026-11-18' })).toBe(2)
  const week = { kind: 'weekly', day: '2026-11-16' } as const
  expect(restBetween(week, { kind: 'daily', day: '2026-11-22' })).toBe(0)
  expect(restBetween(week, { kind: 'daily', day: '2026-11-23' })).toBeNull()
  const rested = (days: number | null) => ({ ...crosswordWords[0]!, key: `word-${days}`, restDays: days })
  const many = Array.from({ length: 80 }, (_, i) => ({ ...rested(null), key: `word-x${i}` }))
  expect(chooseRested([...many, rested(13), rested(14)], 'daily').map(({ key }) => key)).not.toContain('word-13')
  expect(chooseRested([...many, rested(13), rested(14)], 'daily').map(({ key }) => key)).toContain('word-14')
  expect(chooseRested([rested(3), rested(13)], 'daily')).toHaveLength(2)
})
