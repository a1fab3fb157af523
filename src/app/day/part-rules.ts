import type { DayPart } from './contract.ts'

/**
 * What a day asks for: quiz, riddle and stop, the three things that home counts. The crossword is offered beside them and
 * stays out of the count.
 */
export function askedOf(parts: readonly DayPart[]): DayPart[] {
  return parts.filter(({ key }) => key !== 'crossword')
}
