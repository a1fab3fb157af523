import type { AnalysedQuestion } from '../admin-contract.ts'

/** Fewer answers than this say nothing of a question, and might say something of a person. */
export const fewestAnswers = 20

/** Below it a question hardly tells who knows from who does not (Ebel & Frisbie, Essentials of Educational Measurement). */
const leastDiscrimination = 0.2
const hardest = 0.25
const easiest = 0.95

/** So many answers of a person in a skill count as early. */
export const earlyAnswers = 10

/** The sums that are kept of a question: x is 1 for a right answer, y the share of right answers among the attempt's others. */
export type Sums = {
  answered: number
  right_count: number
  pairs: number
  sum_x: number
  sum_y: number
  sum_yy: number
  sum_xy: number
}

/** The share of right answers; null with too few answers. */
export function difficultyOf({ answered, right_count: right }: Sums): number | null {
  return answered < fewestAnswers ? null : right / answered
}

/**
 * The corrected point-biserial correlation: r = (M1 − M0)/s · √(p·(1−p)), where M1 and M0 are the mean rest scores of
 * attempts that had the question right and wrong, s the standard deviation of all rest scores (the share of right answers
 * among the attempt's other questions) and p the share of right answers: Pearson's r with one variable of two values.
 * Source: Lord & Novick, Statistical Theories of Mental Test Scores, 15.5. A daily quiz has a rest of two questions, so
 * there it is rough. Null with too few answers, and where all or none were right, or all rests are alike.
 */
export function discriminationOf({ answered, pairs, sum_x: x, sum_y: y, sum_yy: yy, sum_xy: xy }: Sums): number | null {
  if (answered < fewestAnswers) return null
  // x is 0 or 1, so the sum of its squares is its sum.
  const spread = (pairs * x - x * x) * (pairs * yy - y * y)
  return spread > 1e-9 ? (pairs * xy - x * y) / Math.sqrt(spread) : null
}

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
