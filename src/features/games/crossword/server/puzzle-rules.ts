import type { Skill } from '#kit/skills.ts'
import type { Entry } from '../grid-rules.ts'

/** An entry of a puzzle. `key` is that of the word list; null for imported puzzles. */
export type PuzzleEntry = Entry & { clue: string; skill: Skill; key: string | null; explanation: string | null }

/** A crossword with its solution: for the server only. One grapheme cluster per cell; null is a block. */
export type Puzzle = { width: number; height: number; solution: (string | null)[]; entries: PuzzleEntry[] }

/** The word of an entry. */
export function wordOf({ solution }: Puzzle, { cells }: Entry): string {
  return cells.map((cell) => solution[cell]).join('')
}

/** The number of cells to fill. */
export function countCells({ solution }: Puzzle): number {
  return solution.filter((letter) => letter !== null).length
}

/**
 * Distributes points among the skills of a puzzle's words in proportion to their frequency (largest remainder method;
 * ties by `order`).
 */
export function sharePoints(
  skills: readonly Skill[],
  points: number,
  order: readonly Skill[],
): Partial<Record<Skill, number>> {
  const shares = order.map((skill) => {
    const exact = skills.filter((one) => one === skill).length * points
    return { skill, whole: Math.floor(exact / skills.length), rest: exact % skills.length }
  })
  let left = points - shares.reduce((sum, { whole }) => sum + whole, 0)
  const given: Partial<Record<Skill, number>> = {}
  for (const { skill, whole } of shares.toSorted((a, b) => b.rest - a.rest)) {
    const sum = whole + (left > 0 ? 1 : 0)
    left -= 1
    if (sum > 0) given[skill] = sum
  }
  return given
}
