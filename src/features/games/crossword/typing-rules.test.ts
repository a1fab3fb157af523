import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toClusters } from '#lib/thai/clusters.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import {
  type Board,
  beginAt,
  type Cursor,
  findClue,
  pressArrow,
  pressCell,
  pressTab,
  stepInWord,
  toEnd,
  turn,
} from './cursor-rules.ts'
import { findEntries } from './grid-rules.ts'
import { pressBackspace, readWord, showWord, type Typing, typeCharacter } from './typing-rules.ts'

// The grid: ก ข ค · ง · ฉ · จ ช ซ ฌ
const width = 4
const isOpen = [...'111010101111'].map((one) => one === '1')
const board: Board = { width, height: 3, clues: findEntries(width, 3, isOpen) }
const empty = isOpen.map(() => '')
const across: Cursor = { cell: 0, direction: 'across' }

function typeAll(text: string, from: Partial<Typing> = {}) {
  let state: Typing = { letters: empty, cursor: across, last: null, isFixed: () => false, ...from }
  for (const character of text) {
    const typed = character === '⌫' ? pressBackspace(board, state) : typeCharacter(board, state, character)
    if (!typed) continue
    const letters = state.letters.with(typed.changed?.cell ?? 0, typed.changed?.letter ?? state.letters[0]!)
    state = { ...state, letters, cursor: typed.cursor, last: typed.last }
  }
  return state
}
const shown = (text: string, from: Partial<Typing> = {}) => {
  const { letters, cursor } = typeAll(text, from)
  return [...letters.slice(0, 3), cursor.cell]
}

test('typing a word works as in any text: marks join the previous letter although the cursor has advanced', () => {
  expect(shown('กำไร')).toEqual(['กำ', 'ไ', 'ร', 2])
  expect(shown('น้ำปี๊บ')).toEqual(['น้ำ', 'ปี๊', 'บ', 2])
  expect(shown('นํ้าก')).toEqual(['น้ำ', 'ก', '', 2])
  expect(shown('เเพง')).toEqual(['แ', 'พ', 'ง', 2])
})

test('the last cell of a word accepts marks, and another letter replaces it', () => {
  expect(shown('กขคี่')).toEqual(['ก', 'ข', 'คี่', 2])
  expect(shown('กขคีง')).toEqual(['ก', 'ข', 'ง', 2])
})

test('after moving, a mark joins the letter at the cursor, or the one before an empty cell; alone it does nothing', () => {
  expect(shown('่', { letters: empty.with(0, 'กิ'), cursor: across })).toEqual(['กิ่', '', '', 0])
  expect(shown('่', { letters: empty.with(0, 'ก'), cursor: { ...across, cell: 1 } })).toEqual(['ก่', '', '', 1])
  expect(shown('่')).toEqual(['', '', '', 0])
  expect(shown('x1ๆ ')).toEqual(['', '', '', 0])
})

test('backspace removes marks one by one, also when the next cell is filled', () => {
  expect(shown('ปี่⌫')).toEqual(['ปี', '', '', 0])
  expect(shown('ปี่⌫⌫⌫')).toEqual(['', '', '', 0])
  expect(shown('ป⌫', { letters: empty.with(1, 'ข') })).toEqual(['', 'ข', '', 0])
  expect(shown('กข⌫⌫')).toEqual(['', '', '', 0])
})

test('cells known to be right do not change and are skipped', () => {
  const isFixed = (cell: number) => cell === 0
  expect(shown('ปี่ข', { letters: empty.with(0, 'ก'), isFixed })).toEqual(['ก', 'ข', '', 2])
  expect(shown('⌫', { letters: empty.with(0, 'ก'), isFixed, cursor: { ...across, cell: 1 } })).toEqual(['ก', '', '', 0])
})

test('every word of the list typed letter by letter fills its cells', () => {
  for (const { word } of crosswordWords) {
    const letters = toClusters(normalizeText(word))
    if (letters.length < 2) continue
    const line: Board = {
      width: letters.length,
      height: 1,
      clues: findEntries(
        letters.length,
        1,
        letters.map(() => true),
      ),
    }
    let state: Typing = { letters: letters.map(() => ''), cursor: across, last: null, isFixed: () => false }
    for (const character of word) {
      const { changed, cursor, last } = typeCharacter(line, state, character)!
      state = { ...state, letters: state.letters.with(changed!.cell, changed!.letter), cursor, last }
    }
    expect(state.letters).toEqual(letters)
    expect(readWord(word, letters.length)).toEqual(letters)
    expect(showWord([...letters.keys()], letters)).toBe(normalizeText(word))
  }
})

test('a field of the list accepts a word with gaps, and refuses what does not fit', () => {
  expect(readWord('ก_ค', 4)).toEqual(['ก', '', 'ค', ''])
  expect(readWord(' นํ้า ', 2)).toEqual(['น้ำ', ''])
  expect(readWord('กขค', 2)).toBeNull()
  expect(readWord('กxข', 4)).toBeNull()
  expect(readWord('่ก', 4)).toBeNull()
  expect(readWord('', 2)).toEqual(['', ''])
  expect(showWord([0, 1, 2], ['', 'ข', ''])).toBe('_ข')
})

test('arrows switch direction first, then skip blocks; they stop at the edge', () => {
  expect(pressArrow(board, across, 'down')).toEqual({ cell: 0, direction: 'down' })
  expect(pressArrow(board, { cell: 0, direction: 'down' }, 'down')).toEqual({ cell: 4, direction: 'down' })
  expect(pressArrow(board, { cell: 4, direction: 'down' }, 'right')).toEqual({ cell: 6, direction: 'down' })
  expect(pressArrow(board, across, 'left')).toEqual(across)
  expect(pressArrow(board, { cell: 11, direction: 'across' }, 'up')).toEqual({ cell: 11, direction: 'across' })
})

test('pressing the cell switches direction, Tab moves between words and leaves at the ends', () => {
  expect(pressCell(board, across, 0)).toEqual({ cell: 0, direction: 'down' })
  expect(pressCell(board, across, 4)).toEqual({ cell: 4, direction: 'down' })
  expect(pressCell(board, across, 5)).toEqual(across)
  const seen: (Cursor | null)[] = [across]
  while (seen.at(-1)) seen.push(pressTab(board, seen.at(-1)!, 1, empty))
  expect(seen).toHaveLength(board.clues.length + 1)
  expect(pressTab(board, across, -1, empty)).toBeNull()
  expect(beginAt(board, empty.with(0, 'ก').with(1, 'ข').with(2, 'ค'))).toEqual({ cell: 8, direction: 'across' })
})

const grids = fc
  .record({
    width: fc.integer({ min: 2, max: 8 }),
    height: fc.integer({ min: 2, max: 8 }),
    seed: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
  })
  .map(({ width, height, seed }) => ({
    width,
    height,
    clues: findEntries(width, height, seed.slice(0, width * height)),
  }))
  .filter(({ clues }) => clues.length > 0)
const acts = fc.array(
  fc.constantFrom('left', 'right', 'up', 'down', 'turn', 'tab', 'back', 'home', 'end', 'press', 'on', 'ก', 'ี่', '⌫'),
  { maxLength: 60 },
)

test('for any sequence of keys the cursor is on a word of the grid', () => {
  fc.assert(
    fc.property(grids, acts, fc.nat(63), (grid, keys, somewhere) => {
      let state: Typing = {
        letters: Array.from({ length: grid.width * grid.height }, () => ''),
        cursor: beginAt(grid, []),
        last: null,
        isFixed: (cell) => cell % 5 === 0,
      }
      for (const key of keys) {
        const { cursor, letters } = state
        if (key === 'ก' || key === 'ี่' || key === '⌫') {
          const typed = key === '⌫' ? pressBackspace(grid, state) : typeCharacter(grid, state, key)
          if (typed)
            state = {
              ...state,
              cursor: typed.cursor,
              last: typed.last,
              letters: typed.changed ? letters.with(typed.changed.cell, typed.changed.letter) : letters,
            }
        } else {
          const moved =
            key === 'turn'
              ? turn(grid, cursor)
              : key === 'tab'
                ? pressTab(grid, cursor, 1, letters)
                : key === 'back'
                  ? pressTab(grid, cursor, -1, letters)
                  : key === 'home'
                    ? toEnd(grid, cursor, 'first')
                    : key === 'end'
                      ? toEnd(grid, cursor, 'last')
                      : key === 'press'
                        ? pressCell(grid, cursor, somewhere)
                        : key === 'on'
                          ? stepInWord(grid, cursor, 1)
                          : pressArrow(grid, cursor, key as 'left')
          state = { ...state, cursor: moved ?? cursor, last: null }
        }
        expect(findClue(grid, state.cursor)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})
