import type { AnalysedQuestion } from '../admin-contract.ts'

/** Fewer answers than this say nothing of a question, and might say something of a person. */
export const fewestAnswers = 20

/** Below it a question hardly tells who knows from who does not (Ebel & Frisbie, Essentials of Educational Measurement). */
const leastDiscrimination = 0.2
const hardest = 0.25
const easiest = 0.95

type Figures = Pick<AnalysedQuestion, 'difficulty' | 'discrimination'>

/** What looks wrong with a question by its figures; nothing where they are not known. */
export function doubtsOf({ difficulty, discrimination }: Figures): AnalysedQuestion['doubts'] {
  if (difficulty === null) return []
  return [
    ...(discrimination !== null && discrimination < leastDiscrimination ? (['no_discrimination'] as const) : []),
    ...(difficulty < hardest ? (['too_hard'] as const) : []),
    ...(difficulty > easiest ? (['too_easy'] as const) : []),
  ]
}

/** How far a question's figures lie beyond what is usual: the sum of the distances, 0 where nothing is, or is known. */
export function suspicionOf({ difficulty, discrimination }: Figures): number {
  if (difficulty === null) return 0
  const beyond = [
    discrimination === null ? 0 : leastDiscrimination - discrimination,
    hardest - difficulty,
    difficulty - easiest,
  ]
  return beyond.reduce((sum, one) => sum + Math.max(one, 0), 0)
}
