import { encodeMoves } from '#features/games/catch-me/log-rules.ts'
import { catchSteps, isGood, type Move, placeOfLane, rowsOf } from '#features/games/catch-me/rules.ts'

/** The moves of a perfect player: for each row the best lane, as soon as the previous row has passed. */
export function perfectMoves(seed: number): Move[] {
  let step = 0
  return rowsOf(seed).map(({ arrives, items }) => {
    const good = items.find(({ kind }) => isGood(kind))
    const free = [0, 1, 2, 3, 4].find((lane) => items.every((item) => item.lane !== lane))!
    const move = { step, place: placeOfLane(good ? good.lane : free) }
    step = arrives + catchSteps
    return move
  })
}

/** The moves of a player who plays the first rows perfectly and then stays in a corner. */
export function someMoves(seed: number, rows: number): Move[] {
  const moves = perfectMoves(seed)
  return [...moves.slice(0, rows), { step: moves[rows]!.step, place: 0 }]
}

export function perfectLog(seed: number): string {
  return encodeMoves(perfectMoves(seed))
}
