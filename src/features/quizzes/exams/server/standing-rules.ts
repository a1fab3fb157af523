import { addMonths, endOfFinals, type Season } from './rules.ts'

/** A person's try at a quiz in a period; open while `closedAt` is null. */
export type Try = { try: number; closedAt: Date | null; isPassed: boolean | null }

/** Whether another try may begin, and from when. */
export type Standing = {
  state: 'open' | 'passed' | 'used_up' | 'waiting' | 'locked'
  opensAt: Date | null
}

const hourMs = 3_600_000
const plain = (state: Exclude<Standing['state'], 'waiting'>): Standing => ({ state, opensAt: null })
const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs)

/** At most `max` tries a month, until one is passed. */
export function judgeMonthly(tries: readonly Try[], max: number): Standing {
  if (tries.some(({ isPassed }) => isPassed)) return plain('passed')
  return plain(tries.length >= max ? 'used_up' : 'open')
}

type Final = { tries: readonly Try[]; months: number; needed: number; waitHours: number; season: Season; now: Date }

/** One try when enough months of the season are passed, and a resit after the wait while finals are open. */
export function judgeFinal({ tries, months, needed, waitHours, season, now }: Final): Standing {
  if (tries.some(({ isPassed }) => isPassed)) return plain('passed')
  const first = tries.find((one) => one.try === 1)
  if (!first) return plain(months >= needed ? 'open' : 'locked')
  if (tries.length > 1 || !first.closedAt) return plain('used_up')
  return judgeWait(later(first.closedAt, waitHours), now, endOfFinals(season))
}

type Money = { tries: readonly Try[]; isReached: boolean; waitHours: number; now: Date }

/** Any number of tries with a wait in between; `isReached`: the previous level is passed, or there is none. */
export function judgeMoney({ tries, isReached, waitHours, now }: Money): Standing {
  if (tries.some(({ isPassed }) => isPassed)) return plain('passed')
  if (!isReached) return plain('locked')
  const last = tries.toSorted((a, b) => b.try - a.try)[0]
  return last?.closedAt ? judgeWait(later(last.closedAt, waitHours), now, null) : plain('open')
}

function judgeWait(opensAt: Date, now: Date, end: Date | null): Standing {
  if (end && opensAt >= end) return plain('used_up')
  return opensAt <= now ? plain('open') : { state: 'waiting', opensAt }
}

/** How many of these months are in a season. */
export function countMonths(months: readonly string[], { first }: Season): number {
  const ofSeason = Array.from({ length: 6 }, (_, i) => addMonths(first, i))
  return ofSeason.filter((month) => months.includes(month)).length
}
