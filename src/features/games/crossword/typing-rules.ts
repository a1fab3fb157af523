import { type Board, type Cursor, findClue, stepInWord } from './cursor-rules.ts'
import { readLetter } from './letter-rules.ts'

/**
 * The state of typing. `last`: the cell just typed into, which still accepts marks; null once the cursor was moved.
 * `isFixed`: a cell known to be right, which does not change.
 */
export type Typing = {
  letters: readonly string[]
  cursor: Cursor
  last: number | null
  isFixed: (cell: number) => boolean
}

/** The effect of a key: `changed` is a cell with its new letter. Null: the key has no effect. */
export type Typed = { changed: { cell: number; letter: string } | null; cursor: Cursor; last: number | null } | null

/**
 * Types one character as in any Thai text. A letter fills the cell and advances; a mark (or the second half of a
 * letter, as เ and เ make แ) joins the letter just typed although the cursor is one cell further. After moving, a mark
 * joins the letter at the cursor, or from an empty cell the one before it.
 */
export function typeCharacter(board: Board, typing: Typing, character: string): Typed {
  const { letters, cursor, last, isFixed } = typing
  const isMark = readLetter(character) === null && readLetter(`ก${character}`) !== null
  const target = findTarget(board, typing, character, isMark)
  if (target !== null) {
    if (isFixed(target)) return { changed: null, cursor, last }
    const letter = readLetter(`${letters[target]}${character}`)
    return letter === null ? null : { changed: { cell: target, letter }, cursor, last: target === last ? last : null }
  }
  const letter = readLetter(character)
  if (letter === null) return null
  const changed = isFixed(cursor.cell) ? null : { cell: cursor.cell, letter }
  return { changed, cursor: stepInWord(board, cursor, 1), last: cursor.cell }
}

/** The cell whose letter a character joins; null when it begins a new letter, or has nothing to join. */
function findTarget(
  board: Board,
  { letters, cursor, last }: Typing,
  character: string,
  isMark: boolean,
): number | null {
  if (last !== null && letters[last] && (isMark || readLetter(`${letters[last]}${character}`) !== null)) return last
  if (!isMark) return null
  if (letters[cursor.cell]) return cursor.cell
  const before = stepInWord(board, cursor, -1).cell
  return letters[before] ? before : null
}

/**
 * Removes the last character of the cell just typed into, else of the cell at the cursor, mark by mark; from an empty
 * cell it first moves back.
 */
export function pressBackspace(board: Board, { letters, cursor, last, isFixed }: Typing): NonNullable<Typed> {
  const at = last !== null ? { ...cursor, cell: last } : cursor
  const isEmpty = !letters[at.cell] || isFixed(at.cell)
  const there = isEmpty ? stepInWord(board, at, -1) : at
  const letter = letters[there.cell] ?? ''
  if (letter === '' || isFixed(there.cell)) return { changed: null, cursor: there, last: null }
  const shorter = Array.from(letter).slice(0, -1).join('')
  return { changed: { cell: there.cell, letter: readLetter(shorter) ?? '' }, cursor: there, last: null }
}

/** An entry's letters for a text field: empty cells are '_', omitted at the end. */
export function showWord(cells: readonly number[], letters: readonly string[]): string {
  return cells
    .map((cell) => letters[cell] || '_')
    .join('')
    .replace(/_+$/, '')
}

/**
 * Splits typed text into cells ('_', '-', '.' or a space leaves one empty). Null when it contains other letters than
 * Thai or is too long.
 */
export function readWord(text: string, length: number): string[] | null {
  const letters: string[] = []
  let rest = ''
  const flush = () => {
    const all = readPieces(rest)
    rest = ''
    if (all) letters.push(...all)
    return all !== null
  }
  for (const character of text.trim()) {
    if (!/[\s_.-]/.test(character)) rest += character
    else if (flush()) letters.push('')
    else return null
  }
  if (!flush() || letters.length > length) return null
  return Array.from({ length }, (_, i) => letters[i] ?? '')
}

function readPieces(text: string): string[] | null {
  const letters: string[] = []
  for (const character of text) {
    const joined = letters.length > 0 ? readLetter(`${letters.at(-1)}${character}`) : null
    const alone = readLetter(character)
    if (joined !== null) letters[letters.length - 1] = joined
    else if (alone !== null) letters.push(alone)
    // A mark that waits for its second half (ํ before า) is accepted as it is.
    else if (letters.length > 0 && /^\p{M}$/u.test(character)) letters[letters.length - 1] += character
    else return null
  }
  return letters.every((letter) => readLetter(letter) !== null) ? letters : null
}

/** The cells that a check or reveal applies to. */
export function cellsOf(board: Board, cursor: Cursor, scope: 'letter' | 'word' | 'all'): number[] {
  if (scope === 'letter') return [cursor.cell]
  if (scope === 'word') return [...board.clues[findClue(board, cursor)]!.cells]
  return [...new Set(board.clues.flatMap(({ cells }) => cells))]
}
