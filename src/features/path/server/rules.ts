import { addDays } from '#lib/thai/bangkok-time.ts'
import type { UnitProgress } from '../contract.ts'

/** The days between the article's question, or a wrong answer, and the re-check. */
export const recheckAfterDays = 3
/** The days after which a person's own placement can be repeated. */
export const placementEveryDays = 90

/** What a person did in a unit, as Bangkok days. `lastTry` is the last answer to the re-check. */
export type UnitFacts = {
  answeredOn: string | null
  isTaskDone: boolean
  /** The Bangkok day of the task, where it is a step of its own: an article's answer or the first share. */
  taskOn: string | null
  lastTry: { day: string; isRight: boolean } | null
}

/** The progress of a unit. It is done when its re-check was answered correctly. */
export function judgeUnit(key: string, { answeredOn, isTaskDone, lastTry }: UnitFacts, today: string): UnitProgress {
  const progress = { key, is_answered: answeredOn !== null, is_task_done: isTaskDone, opens_on: null }
  if (lastTry?.isRight) return { ...progress, recheck: 'done' }
  if (answeredOn === null || !isTaskDone) return { ...progress, recheck: 'locked' }
  const opensOn = addDays(lastTry?.day ?? answeredOn, recheckAfterDays)
  return { ...progress, recheck: opensOn <= today ? 'open' : 'waiting', opens_on: opensOn }
}

/**
 * The units in a person's order: skills that the placement did not show as strong come first, in the path's order
 * within both groups. Without a placement (`strong` null) the path's order.
 */
export function orderUnits<U extends { strand: string }>(units: readonly U[], strong: readonly string[] | null): U[] {
  if (strong === null) return [...units]
  const isStrong = ({ strand }: U) => strong.includes(strand)
  return [...units.filter((unit) => !isStrong(unit)), ...units.filter(isStrong)]
}

/**
 * The unit to continue with, from units in the person's order: open re-checks first, then unfinished units; of these the
 * paused ones last.
 */
export function chooseNext(
  progress: readonly UnitProgress[],
  isPaused: (key: string) => boolean = () => false,
): UnitProgress | null {
  const isOpen = ({ recheck }: UnitProgress) => recheck === 'locked'
  return (
    progress.find(({ recheck }) => recheck === 'open') ??
    progress.find((unit) => isOpen(unit) && !isPaused(unit.key)) ??
    progress.find(isOpen) ??
    null
  )
}

/** A task left undone for as long as a re-check waits. Somebody who does not like to share must not meet it every day. */
export function isTaskPaused({ answeredOn, isTaskDone }: UnitFacts, today: string): boolean {
  return answeredOn !== null && !isTaskDone && addDays(answeredOn, recheckAfterDays) <= today
}

/** The Bangkok day from which a placement may be repeated; null: at any time, for a guest's placement. */
export function repeatFrom({ day, isGuest }: { day: string; isGuest: boolean }): string | null {
  return isGuest ? null : addDays(day, placementEveryDays)
}
