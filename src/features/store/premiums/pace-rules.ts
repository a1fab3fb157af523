const dayMs = 24 * 3_600_000

/** So many days back the pace is measured. */
export const paceDays = 28
/** Of somebody new: the first evenings say nothing of a week, so no number of days is told before. */
const minDays = 7

type Earned = { earned: number; memberSince: Date; now: Date }

/** Hundredths earned in the past four weeks → in seven days on average. Somebody newer is measured since signing up, a week at least. */
export function weekOf(given: Earned): number {
  return Math.floor((given.earned * 7) / daysMeasured(given))
}

/**
 * In how many days so many hundredths more are earned at the pace; 0 where nothing is missing, null where nothing is
 * earned and in the first `minDays` of a membership.
 */
export function daysUntil(missing: number, given: Earned): number | null {
  if (missing <= 0) return 0
  const isNew = given.now.getTime() - given.memberSince.getTime() < minDays * dayMs
  return isNew || given.earned <= 0 ? null : Math.ceil((missing * daysMeasured(given)) / given.earned)
}

function daysMeasured({ memberSince, now }: Earned): number {
  const days = Math.ceil((now.getTime() - memberSince.getTime()) / dayMs)
  return Math.min(paceDays, Math.max(minDays, days))
}
