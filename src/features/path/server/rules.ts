import { addDays } from '#lib/thai/bangkok-time.ts'
import type { UnitProgress } from '../contract.ts'

/** So long after the article's question, or after a try that was not right, the unit's question comes back. */
export const recheckAfterDays = 3
/** One's own placement may be done again after so many days. */
export const placementEveryDays = 90

/** What a person did of a unit, Bangkok days. `lastTry` is the last answer to the question that comes back. */
export type UnitFacts = {
  answeredOn: string | null
  isTaskDone: boolean
  lastTry: { day: string; isRight: boolean } | null
}

/** How far a unit is. It is done when the question that came back was answered right. */
export function judgeUnit(key: string, { answeredOn, isTaskDone, lastTry }: UnitFacts, today: string): UnitProgress {
  const progress = { key, isAnswered: answeredOn !== null, isTaskDone, opensOn: null }
  if (lastTry?.isRight) return { ...progress, recheck: 'done' }
  if (answeredOn === null || !isTaskDone) return { ...progress, recheck: 'locked' }
  const opensOn = addDays(lastTry?.day ?? answeredOn, recheckAfterDays)
  return { ...progress, recheck: opensOn <= today ? 'open' : 'waiting', opensOn }
}

/**
 * Units in the order in which a person goes: those of skills that their placement did not show come first, each group in
 * the path's own order. Without a placement (`strong` null) it is the path's.
 */
export function orderUnits<U extends { strand: string }>(units: readonly U[], strong: readonly string[] | null): U[] {
  if (strong === null) return [...units]
  const isStrong = ({ strand }: U) => strong.includes(strand)
  return [...units.filter((unit) => !isStrong(unit)), ...units.filter(isStrong)]
}

/** The key of the unit to go on with, of those in the person's order: first what came back, then what is not finished. */
export function chooseNext(progress: readonly UnitProgress[]): UnitProgress | null {
  return (
    progress.find(({ recheck }) => recheck === 'open') ?? progress.find(({ recheck }) => recheck === 'locked') ?? null
  )
}

/** From which Bangkok day a placement may be done again; null: at any time, since a guest's is only borrowed. */
export function repeatFrom({ day, isGuest }: { day: string; isGuest: boolean }): string | null {
  return isGuest ? null : addDays(day, placementEveryDays)
}
