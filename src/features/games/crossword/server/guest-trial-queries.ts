import type { Db } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type CellChange, crosswordErrors } from '../crossword-contract.ts'
import type { CrosswordGuestTrial } from '../guest-trial-contract.ts'
import { findPuzzle, progressOf } from './queries.ts'
import { checkCells, emptyGrid, fillIn, isSolved } from './rules.ts'

const refusal = refusals(crosswordErrors)

/** Yesterday's puzzle may still be finished for koin in the first minutes of a day: only older ones are tasted. */
export function lastGuestTrialDay(now: Date): string {
  return addDays(bangkokDay(now), -2)
}

/** The day of the newest daily puzzle that nobody can earn with any more; null when there is none. */
export async function findGuestTrialDay(db: Db, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('crossword')
    .select('day')
    .where('kind', '=', 'daily')
    .where('day', '<=', lastGuestTrialDay(now))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

type Tasting = { day: string | undefined; letters: readonly string[]; givesUp: boolean; now: Date }

/**
 * A visitor's puzzle with these letters judged. Throws crossword_closed for a day that is still worth koin,
 * crossword_not_ready, crossword_cell.
 */
export async function viewGuestTrial(
  db: Db,
  { day: asked, letters, givesUp, now }: Tasting,
): Promise<CrosswordGuestTrial> {
  if (asked !== undefined && asked > lastGuestTrialDay(now)) throw refusal('crossword_closed')
  const day = asked ?? (await findGuestTrialDay(db, now))
  const puzzle = day === null ? null : await findPuzzle(db, { kind: 'daily', day })
  if (day === null || !puzzle) throw refusal('crossword_not_ready')
  const changes: CellChange[] = letters.flatMap((letter, cell) =>
    letter === '' ? [] : [{ cell, letter, is_pencil: false }],
  )
  const filled = fillIn(puzzle, emptyGrid(puzzle), changes)
  if (!filled) throw refusal('crossword_cell')
  const open = puzzle.solution.flatMap((right, cell) => (right === null ? [] : [cell]))
  const isDone = isSolved(puzzle, filled)
  const { filled: checked } = checkCells(puzzle, filled, open)
  const { width, height, entries } = puzzle
  // `words` is shown once the puzzle is solved or given up, whatever it was worth.
  const { words } = progressOf(puzzle, { ...filled, result: null }, isDone || givesUp)
  return {
    day,
    width,
    height,
    clues: entries.map(({ number, direction, cells, clue }) => ({ number, direction, cells, text: clue })),
    letters: checked.letters,
    marks: checked.marks,
    is_solved: isDone,
    words,
  }
}
