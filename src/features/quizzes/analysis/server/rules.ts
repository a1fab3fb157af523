import type { AnalysedQuestion } from '../admin-contract.ts'

/** Fewer answers say nothing of a question, and might reveal something of a person. */
export const fewestAnswers = 20

/**
 * Below it a question hardly distinguishes people who know from those who do not (Ebel & Frisbie, Essentials of
 * Educational Measurement).
 */
const minDiscrimination = 0.2
const hardest = 0.25
const easiest = 0.95

/** The number of a person's answers in a skill that count as early. */
export const earlyAnswers = 10

/**
 * The stored sums of a question: x is 1 for a right answer, y the share of right answers among the attempt's other
 * questions.
 */
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
 * attempts that had the question right and wrong, s the standard deviation of all rest scores (the share of right
 * answers among the attempt's other questions) and p the share of right answers: Pearson's r with one dichotomous
 * variable. Source: Lord & Novick, Statistical Theories of Mental Test Scores, 15.5. A daily quiz has a rest of two
 * questions, so there it is rough. Null with too few answers, when all or none were right, and when all rests are
 * equal.
 */
export function discriminationOf({ answered, pairs, sum_x: x, sum_y: y, sum_yy: yy, sum_xy: xy }: Sums): number | null {
  if (answered < fewestAnswers) return null
  // x is 0 or 1, so the sum of squares equals the sum.
  const spread = (pairs * x - x * x) * (pairs * yy - y * y)
  return spread > 1e-9 ? (pairs * xy - x * y) / Math.sqrt(spread) : null
}

type Figures = Pick<AnalysedQuestion, 'difficulty' | 'discrimination'>

/** Possible faults of a question according to its statistics; empty when they are unknown. */
export function doubtsOf({ difficulty, discrimination }: Figures): AnalysedQuestion['doubts'] {
  if (difficulty === null) return []
  return [
    ...(discrimination !== null && discrimination < minDiscrimination ? (['no_discrimination'] as const) : []),
    ...(difficulty < hardest ? (['too_hard'] as const) : []),
    ...(difficulty > easiest ? (['too_easy'] as const) : []),
  ]
}

/** How far the statistics are outside the usual range: the sum of the distances, 0 when inside or unknown. */
export function suspicionOf({ difficulty, discrimination }: Figures): number {
  if (difficulty === null) return 0
  const beyond = [
    discrimination === null ? 0 : minDiscrimination - discrimination,
    hardest - difficulty,
    difficulty - easiest,
  ]
  return beyond.reduce((sum, one) => sum + Math.max(one, 0), 0)
}
