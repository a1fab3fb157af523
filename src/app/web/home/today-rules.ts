/** What today's sheet on home asks for: today's quiz, the next stop of the learning path, or nothing more. */
export type TodayStep = 'quiz' | 'stop' | 'done'

type Today = {
  /** The quiz of the day: how many answers, and whether all. */
  answered: number
  isQuizDone: boolean
  /** No learning day yet: a quiz is the shortest way to the first leaf. */
  isNew: boolean
  hasStop: boolean
  isStopDone: boolean
}

/**
 * The one act of today's sheet. A quiz that is under way comes first, and somebody's first quiz; then the next stop, then
 * the quiz. One stop a day is enough; the map has more.
 */
export function chooseTodayStep({ answered, isQuizDone, isNew, hasStop, isStopDone }: Today): TodayStep {
  if (!isQuizDone && (answered > 0 || isNew)) return 'quiz'
  if (hasStop && !isStopDone) return 'stop'
  return isQuizDone ? 'done' : 'quiz'
}
