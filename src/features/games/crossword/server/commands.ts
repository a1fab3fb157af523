import type { Tx } from '#db/open.ts'
import type { Gained } from '#features/koin/contract.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import { refusals } from '#lib/errors.ts'
import { type CellChange, type CrosswordKind, crosswordErrors } from '../crossword-contract.ts'
import type { Puzzle } from './puzzle-rules.ts'
import { type Attempt, findAttempt, findPuzzle, type Which } from './queries.ts'
import { rewardCrossword } from './reward-commands.ts'
import { checkCells, emptyGrid, type Filled, fillIn, isOpen, isSolved, revealCells, timingOf } from './rules.ts'

const refusal = refusals(crosswordErrors)
type Person = { userId: string; now: Date }
type Working = Person & Which & { changes: readonly CellChange[] }
type Opened = { puzzle: Puzzle; attempt: Attempt }
/** `gained`: what the person has with the reward, if this step finished the puzzle. */
type Worked = Opened & { gained: Gained | null }

/**
 * Opens a puzzle for a person: the current one, or `day` if it is still accessible. Idempotent. Throws
 * crossword_closed, crossword_not_ready.
 */
export async function startCrossword(
  tx: Tx,
  { userId, kind, day, now }: Person & { kind: CrosswordKind; day: string | undefined },
): Promise<Opened & { which: Which }> {
  const timing = timingOf(kind, now)
  const which = { kind, day: day ?? timing.current }
  const begun = await findAttempt(tx, userId, which)
  // A finished puzzle stays visible until the next one is over.
  const isSeen = begun?.result != null && [timing.current, timing.previous].includes(which.day)
  if (!isSeen && !isOpen(which.day, timing, begun !== null)) throw refusal('crossword_closed')
  const puzzle = await findPuzzle(tx, which)
  if (!puzzle) throw refusal('crossword_not_ready')
  return { which, puzzle, attempt: begun ?? (await beginAttempt(tx, { userId, ...which, now }, puzzle)) }
}

async function beginAttempt(tx: Tx, { userId, kind, day, now }: Person & Which, puzzle: Puzzle): Promise<Attempt> {
  const { letters, marks, told } = emptyGrid(puzzle)
  await tx
    .insertInto('crossword_attempt')
    .values({ user_id: userId, kind, day, letters, marks, told, started_at: now, saved_at: now })
    .onConflict((c) => c.columns(['user_id', 'kind', 'day']).doNothing())
    .execute()
  return (await findAttempt(tx, userId, { kind, day }))!
}

/** Stores input; the last right letter finishes the puzzle and pays. Throws like `work`. */
export async function answerCrossword(tx: Tx, input: Working): Promise<Worked> {
  return work(tx, input, (_puzzle, filled) => filled)
}

/** Stores input and checks cells. Throws like `work`. */
export async function checkCrossword(tx: Tx, input: Working & { cells: readonly number[] }) {
  let told = { right: 0, wrong: 0, untold: 0 }
  const worked = await work(tx, input, (puzzle, filled) => {
    const { filled: checked, ...counts } = checkCells(puzzle, filled, input.cells)
    told = counts
    return checked
  })
  return { ...worked, ...told }
}

/** Stores input and reveals cells, which costs their share. Throws like `work`. */
export async function revealCrossword(tx: Tx, input: Working & { cells: readonly number[] }): Promise<Worked> {
  return work(tx, input, (puzzle, filled) => revealCells(puzzle, filled, input.cells))
}

/**
 * One step on a puzzle under the row lock, so that steps of two devices are serialised. Throws crossword_not_started,
 * crossword_closed, crossword_finished, crossword_cell.
 */
async function work(
  tx: Tx,
  { userId, kind, day, changes, now }: Working,
  step: (puzzle: Puzzle, filled: Filled) => Filled,
): Promise<Worked> {
  const begun = await findAttempt(tx, userId, { kind, day }, true)
  if (!isOpen(day, timingOf(kind, now), begun !== null)) throw refusal('crossword_closed')
  const puzzle = await findPuzzle(tx, { kind, day })
  if (!begun || !puzzle) throw refusal('crossword_not_started')
  if (begun.result) throw refusal('crossword_finished')
  const filled = fillIn(puzzle, begun, changes)
  if (!filled) throw refusal('crossword_cell')
  const after = step(puzzle, filled)
  const result = isSolved(puzzle, after)
    ? await rewardCrossword(tx, { userId, kind, day, puzzle, revealed: after.revealed, now })
    : null
  const { letters, marks, told, revealed } = after
  await tx
    .updateTable('crossword_attempt')
    .set({
      letters,
      marks,
      told,
      revealed,
      saved_at: now,
      ...(result && { finished_at: now, result: JSON.stringify(result) }),
    })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute()
  const gained = result && (await readGained(tx, { userId, points: result.points }))
  return { puzzle, attempt: { ...after, result }, gained }
}
