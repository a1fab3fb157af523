import { type Move, playSteps, startPlace } from './rules.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const lettersPerMove = 3
const maxGap = 2_047
const maxPlace = 100

/** One move per step: no valid log is longer. */
export const longestLog = playSteps * lettersPerMove

/**
 * Encodes moves as text, three base64url characters each: 11 bits for the steps since the previous move (the first:
 * since the start), 7 bits for the place, 0 to 100. A longer pause repeats the place.
 */
export function encodeMoves(moves: readonly Move[]): string {
  let text = ''
  let [step, place] = [0, startPlace]
  for (const move of moves) {
    for (; move.step - step > maxGap; step += maxGap) text += encode(maxGap, place)
    text += encode(move.step - step, move.place)
    ;({ step, place } = move)
  }
  return text
}

function encode(gap: number, place: number): string {
  const bits = (gap << 7) | place
  return letters[bits >> 12]! + letters[(bits >> 6) & 63]! + letters[bits & 63]!
}

/**
 * Decodes a log; null when no play can have made it: other characters, an incomplete move, a place or step out of
 * range.
 */
export function decodeMoves(log: string): Move[] | null {
  if (log.length % lettersPerMove !== 0 || log.length > longestLog) return null
  const moves: Move[] = []
  let step = 0
  for (let at = 0; at < log.length; at += lettersPerMove) {
    const [high, middle, low] = [
      letters.indexOf(log[at]!),
      letters.indexOf(log[at + 1]!),
      letters.indexOf(log[at + 2]!),
    ]
    if (high < 0 || middle < 0 || low < 0) return null
    const bits = (high << 12) | (middle << 6) | low
    const [gap, place] = [bits >> 7, bits & 127]
    step += gap
    if (place > maxPlace || step >= playSteps || (gap === 0 && moves.length > 0)) return null
    moves.push({ step, place })
  }
  return moves
}
