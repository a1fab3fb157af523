import type { ListedGame } from '#app/games/contract.ts'

/** How long a riddle takes, as home and day say it. */
export const riddleMinutes = 1

/**
 * Whether one of today's pictures is settled, by an answer or by skipping: one a day is enough, as the day page judges it.
 * The others of its set may still wait.
 */
export function isRiddleDone(games: readonly ListedGame[]): boolean {
  const today = games.find(({ key }) => key === 'visual-decoder')?.today
  return today != null && today.left < today.total
}

/** What today's sheet on home asks for: today's quiz, the next stop of the learning path, the picture riddle, or nothing. */
export type TodayStep = 'quiz' | 'stop' | 'riddle' | 'done'

type Today = {
  /** The quiz of the day: how many answers, and whether all. */
  answered: number
  isQuizDone: boolean
  /** No learning day yet: a quiz is the shortest way to the first leaf. */
  isNew: boolean
  hasStop: boolean
  isStopDone: boolean
  /** There is a picture riddle that nobody has settled yet today. */
  hasRiddle: boolean
}

/**
 * The one act of today's sheet. A quiz that is under way comes first, and somebody's first quiz; then the next stop, then
 * the quiz, and last the riddle: the day is done when all three are. One stop a day is enough; the map has more.
 */
export function chooseTodayStep({ answered, isQuizDone, isNew, hasStop, isStopDone, hasRiddle }: Today): TodayStep {
  if (!isQuizDone && (answered > 0 || isNew)) return 'quiz'
  if (hasStop && !isStopDone) return 'stop'
  if (!isQuizDone) return 'quiz'
  return hasRiddle ? 'riddle' : 'done'
}
