import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import { makePuzzle } from './generator-rules.ts'
import { readIpuz, writeIpuz } from './ipuz-rules.ts'
import { type Puzzle, wordOf } from './puzzle-rules.ts'

function make(seed: number): Puzzle {
  const work = makePuzzle(crosswordWords.slice(0, 70), { kind: 'daily', seed, tries: 5 })
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value!.puzzle
}
const wanted = { size: 7, skill: 'saving' } as const
const puzzle = make(1)
const document = () => structuredClone(writeIpuz(puzzle, { title: 'ทดลอง', id: 'daily-2026-11-21' }))
type Written = ReturnType<typeof document>
const read = (changed: unknown) => readIpuz(JSON.stringify(changed), wanted)

test('a written puzzle reads back the same', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const one = make(seed)
      const text = JSON.stringify(writeIpuz(one, { title: 'ทดลอง', id: 'x' }))
      expect(readIpuz(text, wanted)).toEqual({ puzzle: one, fault: null })
    }),
    { numRuns: 8 },
  )
})

test('a file of another program is read: blocks, JSONP, styled cells, clue pairs, sara am in two parts', () => {
  const text = `ipuz(${JSON.stringify({
    version: 'http://ipuz.org/v1',
    kind: ['http://ipuz.org/crossword#1'],
    dimensions: { width: 3, height: 3 },
    puzzle: [
      [{ cell: 1, style: { shapebg: 'circle' } }, 0, 2],
      [0, '#', 0],
      ['3', 0, 0],
    ],
    solution: [
      ['ก', 'ร', 'น'],
      ['า', '#', { value: 'น\u0e4d\u0e32' }],
      ['ว', 'ม', 'ท'],
    ],
    clues: {
      Across: [
        [1, 'ข้อหนึ่ง'],
        ['3', 'ข้อสาม'],
      ],
      Down: [[1, 'ลง'], { number: 2, clue: 'ลงสอง' }],
    },
  })})`
  const { puzzle: found, fault } = readIpuz(text, { size: 3, skill: 'planning' })
  expect(fault).toBeNull()
  expect(found!.solution).toEqual(['ก', 'ร', 'น', 'า', null, 'นำ', 'ว', 'ม', 'ท'])
  expect(found!.entries.map(({ number, direction, clue }) => [number, direction, clue])).toEqual([
    [1, 'across', 'ข้อหนึ่ง'],
    [3, 'across', 'ข้อสาม'],
    [1, 'down', 'ลง'],
    [2, 'down', 'ลงสอง'],
  ])
})

const open = puzzle.solution.findIndex((letter) => letter !== null)
const at = (grid: unknown[][], cell: number, value: unknown) => {
  grid[Math.floor(cell / 7)]![cell % 7] = value
}

const firstClues = (file: Written) => Object.values(file.clues)[0]!
const clueIs = (clue: string) => (file: Written) => void Object.assign(firstClues(file)[0]!, { clue })

test.each<[string, RegExp, (file: Written) => unknown]>([
  ['a list', /รูปแบบ ipuz/, () => []],
  ['another kind', /ไม่ใช่ crossword/, (file) => ({ ...file, kind: ['http://ipuz.org/sudoku#1'] })],
  ['another size', /7×7/, (file) => ({ ...file, dimensions: { width: 8, height: 7 } })],
  ['a row too few', /จำนวนแถว/, (file) => ({ ...file, puzzle: file.puzzle.slice(1) })],
  ['a huge grid', /รูปแบบ ipuz/, (file) => ({ ...file, puzzle: new Array(9_000).fill([0]) })],
  ['a Latin letter', /อักษรไทย/, (file) => at(file.solution, open, 'A')],
  ['two letters in a cell', /อักษรไทย/, (file) => at(file.solution, open, 'กข')],
  ['no solution', /ไม่มีเฉลย/, (file) => at(file.solution, open, null)],
  ['a number out of place', /เลขข้อ/, (file) => at(file.puzzle, puzzle.entries[0]!.cells[0]!, 9)],
  ['a clue too few', /ต้องมีคำใบ้หนึ่งข้อ/, (file) => void firstClues(file).pop()],
  ['a clue that tells', /บอกคำตอบ/, clueIs(`คือ${wordOf(puzzle, puzzle.entries[0]!)}`)],
  [
    'a clue that tells in another spelling',
    /บอกคำตอบ/,
    clueIs(`คือ${wordOf(puzzle, puzzle.entries[0]!).replaceAll('แ', 'เเ')}`),
  ],
  ['a clue with half a letter', /รูปแบบ ipuz/, clueIs('ก\ud800ข')],
  ['a clue with a tag', /รูปแบบ ipuz/, clueIs('<b>x')],
  ['a clue that turns the line', /รูปแบบ ipuz/, clueIs('ก\u202eข')],
  [
    'a clue without a word',
    /ไม่ตรงกับคำไหน/,
    (file) => void firstClues(file).push({ ...firstClues(file)[0]!, number: 77 }),
  ],
])('a file with %s is refused with the reason', (_what, reason, change) => {
  const file = document()
  const { puzzle: found, fault } = read(change(file) ?? file)
  expect([found, fault]).toEqual([null, expect.stringMatching(reason)])
})

test('unconnected words are refused', () => {
  const rows = (cells: unknown[]) => [cells, [null, null, null], cells]
  const file = {
    ...document(),
    dimensions: { width: 3, height: 3 },
    puzzle: rows([0, 0, 0]),
    solution: rows(['ก', 'ข', 'ค']),
  }
  expect(readIpuz(JSON.stringify(file), { ...wanted, size: 3 }).fault).toMatch(/ต่อถึงกัน/)
})

test('reading any file returns a result and never throws', () => {
  for (const text of ['', '{', '[['.repeat(30_000), 'ipuz(1)', '{"__proto__":{"version":1}}', 'null'])
    expect(readIpuz(text, wanted).fault).toMatch(/[ก-๙]/)
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(...Object.keys(document())), (json, name) => {
      const { puzzle: found, fault } = read({ ...document(), [name]: JSON.parse(json) as unknown })
      expect(found === null ? /[ก-๙]/.test(fault) : fault === null).toBe(true)
    }),
    { numRuns: 300 },
  )
})
