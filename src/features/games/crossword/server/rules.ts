import type { Koin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import { addDays, bangkokDay, bangkokWeek, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { finishGraceMs } from '#lib/thai/day-grace.ts'
import type { CellChange, CellMark, CrosswordKind } from '../crossword-contract.ts'
import { readLetter } from '../letter-rules.ts'
import type { Puzzle } from './puzzle-rules.ts'

/** The number of wrong letters per cell that checks reveal: more would allow trying the alphabet. */
export const maxTold = 3

/** The day, or Monday, of the current puzzle; the previous one; and the time since the change. */
export type Timing = { current: string; previous: string; sinceStartMs: number }

export function timingOf(kind: CrosswordKind, now: Date): Timing {
  const current = kind === 'daily' ? bangkokDay(now) : bangkokWeek(now)
  const previous = addDays(current, kind === 'daily' ? -1 : -7)
  return { current, previous, sinceStartMs: now.getTime() - startOfBangkokDay(current).getTime() }
}

/**
 * Whether input is accepted now: for the current puzzle, and for ten minutes for the previous one if it was begun in
 * time.
 */
export function isOpen(day: string, { current, previous, sinceStartMs }: Timing, hasStarted: boolean): boolean {
  return day === current || (day === previous && hasStarted && sinceStartMs < finishGraceMs)
}

/** The last Bangkok day of a puzzle's period, which a finish within the grace period counts for. */
export function lastDayOf(kind: CrosswordKind, day: string): string {
  return kind === 'daily' ? day : addDays(day, 6)
}

/** A person's input by cell. `told`: the number of wrong letters that checks have revealed. */
export type Filled = { letters: string[]; marks: CellMark[]; told: number[]; revealed: number }

export function emptyGrid({ solution }: Puzzle): Filled {
  return {
    letters: solution.map(() => ''),
    marks: solution.map(() => 'none'),
    told: solution.map(() => 0),
    revealed: 0,
  }
}

const isFixed = (mark: CellMark | undefined) => mark === 'right' || mark === 'revealed'

/** Applies input; cells known to be right do not change. Null when a change is no letter or outside the puzzle. */
export function fillIn({ solution }: Puzzle, before: Filled, changes: readonly CellChange[]): Filled | null {
  const [letters, marks] = [[...before.letters], [...before.marks]]
  for (const { cell, letter: typed, is_pencil } of changes) {
    const letter = typed === '' ? '' : readLetter(typed)
    if (letter === null || (solution[cell] ?? null) === null) return null
    if (isFixed(marks[cell])) continue
    // A letter marked as wrong stays so until another one replaces it.
    if (marks[cell] === 'wrong' && letters[cell] === letter) continue
    letters[cell] = letter
    marks[cell] = is_pencil && letter !== '' ? 'pencil' : 'none'
  }
  return { ...before, letters, marks }
}

type Checked = { filled: Filled; right: number; wrong: number; untold: number }

/** Checks filled cells. A cell with `maxTold` wrong letters is no longer checked. */
export function checkCells({ solution }: Puzzle, before: Filled, cells: readonly number[]): Checked {
  const [marks, told] = [[...before.marks], [...before.told]]
  let [right, wrong, untold] = [0, 0, 0]
  for (const cell of new Set(cells)) {
    const letter = before.letters[cell]
    if (!letter || isFixed(marks[cell])) continue
    if (marks[cell] === 'wrong') wrong += 1
    else if (told[cell]! >= maxTold) untold += 1
    else if (letter === solution[cell]) {
      right += 1
      marks[cell] = 'right'
    } else {
      wrong += 1
      told[cell]! += 1
      marks[cell] = 'wrong'
    }
  }
  return { filled: { ...before, marks, told }, right, wrong, untold }
}

/** Reveals cells. One that was right already costs nothing. */
export function revealCells({ solution }: Puzzle, before: Filled, cells: readonly number[]): Filled {
  const [letters, marks] = [[...before.letters], [...before.marks]]
  let { revealed } = before
  for (const cell of new Set(cells)) {
    const right = solution[cell] ?? null
    if (right === null || isFixed(marks[cell])) continue
    if (letters[cell] === right) marks[cell] = 'right'
    else {
      letters[cell] = right
      marks[cell] = 'revealed'
      revealed += 1
    }
  }
  return { ...before, letters, marks, revealed }
}

/** Whether every cell is right. */
export function isSolved({ solution }: Puzzle, { letters }: Filled): boolean {
  return solution.every((right, cell) => right === null || letters[cell] === right)
}

/** The reward that is left after revealing cells, rounded down to whole hundredths and points. */
export function shareOf({ koin, points }: { koin: Koin; points: number }, cells: number, revealed: number) {
  const own = cells - revealed
  return {
    koin: mulDiv(koin, own, cells, 'down'),
    points: Math.floor((points * own) / cells),
    // More than half revealed does not count as learning.
    isLearned: own * 2 >= cells,
  }
}
