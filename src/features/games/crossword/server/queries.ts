import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import type { CellMark, Crossword, CrosswordKind, CrosswordProgress, CrosswordResult } from '../crossword-contract.ts'
import { sizes } from '../crossword-contract.ts'
import { readIpuz } from './ipuz-rules.ts'
import { countCells, type Puzzle, wordOf } from './puzzle-rules.ts'
import { type Filled, timingOf } from './rules.ts'

export type Attempt = Filled & { result: CrosswordResult | null }
export type Which = { kind: CrosswordKind; day: string }

/** The rate key of a kind. */
export function rateKeyOf(kind: CrosswordKind) {
  return `game.crossword.${kind}` as const
}

/** The puzzle of a day or week with its solution; null when there is none. */
export async function findPuzzle(db: Db | Tx, { kind, day }: Which): Promise<Puzzle | null> {
  const row = await db
    .selectFrom('crossword')
    .select('ipuz')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!row) return null
  const { puzzle, fault } = readIpuz(JSON.stringify(row.ipuz), { size: sizes[kind], skill: 'planning' })
  if (fault !== null) throw new Error(`the stored crossword ${kind} ${day} is none: ${fault}`)
  return puzzle
}

/** A person's progress. With `isHeld` its row is locked until the end of the transaction. */
export async function findAttempt(
  db: Db | Tx,
  userId: string,
  { kind, day }: Which,
  isHeld = false,
): Promise<Attempt | null> {
  const { rows } = await sql<Filled & { result: CrosswordResult | null; marks: CellMark[] }>`
    select letters, marks, told, revealed, result from crossword_attempt
    where user_id = ${userId} and kind = ${kind} and day = ${day} ${isHeld ? sql`for update` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** A puzzle for its player: clues, cells and input, nothing of the solution. */
export async function viewCrossword(
  db: Db | Tx,
  { kind, day }: Which,
  puzzle: Puzzle,
  attempt: Attempt,
  now: Date,
): Promise<Crossword> {
  const { width, height, entries } = puzzle
  return {
    kind,
    day,
    width,
    height,
    clues: entries.map(({ number, direction, cells, clue }) => ({ number, direction, cells, text: clue })),
    worth: (await readRate(db, rateKeyOf(kind), now)).koin,
    cells: countCells(puzzle),
    progress: progressOf(puzzle, attempt),
  }
}

/** A person's progress; words and explanations only once it is finished. */
export function progressOf(
  puzzle: Puzzle,
  { letters, marks, revealed, result }: Attempt,
  isOver = result !== null,
): CrosswordProgress {
  const words = puzzle.entries.map((entry) => {
    const { number, direction, explanation } = entry
    return { number, direction, word: wordOf(puzzle, entry), explanation }
  })
  return { letters, marks, revealed, result, words: isOver ? words : null }
}

/** How many of the current daily and weekly puzzles are left, and whether one was begun. */
export async function readCrosswordToday(db: Db | Tx, userId: string, now: Date) {
  const kinds: CrosswordKind[] = ['daily', 'weekly']
  const attempts = await Promise.all(
    kinds.map((kind) => findAttempt(db, userId, { kind, day: timingOf(kind, now).current })),
  )
  const open = attempts.filter((attempt) => !attempt?.result)
  return { left: open.length, total: kinds.length, is_under_way: open.some((attempt) => attempt !== null) }
}
