import { addDays, bangkokDay, bangkokMonth, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { finishGraceMs } from '#lib/thai/day-grace.ts'
import type { Quiz } from '../exam-contract.ts'

const minuteMs = 60_000

export const finalMinutes = 60
export const examLength = { monthly: 20, final: 40, money: 10 } as const satisfies Record<Quiz, number>

/** Adds months: addMonths('2026-11', 2) → '2027-01'. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The moment at which a month begins in Bangkok. */
export function startOfMonth(month: string): Date {
  return startOfBangkokDay(`${month}-01`)
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** Half a year following the school year: May to October ('2026-1') and November to April ('2026-2'). */
export type Season = { key: string; first: string; last: string }

/** The season of a month. */
export function seasonOf(month: string): Season {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const isFirst = number >= 5 && number <= 10
  const begun = number < 5 ? year - 1 : year
  const first = `${begun}-${isFirst ? '05' : '11'}`
  return { key: `${begun}-${isFirst ? 1 : 2}`, first, last: addMonths(first, 5) }
}

/** The season of a key: seasonOfKey('2026-2') begins with 2026-11. */
export function seasonOfKey(key: string): Season {
  const [year = '', half = ''] = key.split('-')
  return seasonOf(`${year}-${half === '1' ? '05' : '11'}`)
}

/**
 * The seasons whose final can be taken now, older first. A final stays open through the month after its season, so that
 * passing the third month on its last day still leaves time for a final and a resit.
 */
export function openSeasons(now: Date): Season[] {
  const month = bangkokMonth(now)
  const current = seasonOf(month)
  return month === current.first ? [seasonOf(addMonths(month, -1)), current] : [current]
}

/** When a season's final can no longer be started. */
export function endOfFinals({ last }: Season): Date {
  return startOfMonth(addMonths(last, 2))
}

/**
 * When an attempt stops accepting answers. A monthly quiz: ten minutes after its month; a final: an hour after its
 * start, also across midnight or the end of its season; a money quiz: never (null).
 */
export function deadlineOf(quiz: Quiz, startedAt: Date): Date | null {
  if (quiz === 'money') return null
  if (quiz === 'final') return new Date(startedAt.getTime() + finalMinutes * minuteMs)
  return new Date(startOfMonth(addMonths(bangkokMonth(startedAt), 1)).getTime() + finishGraceMs)
}

/**
 * The Bangkok day that a closed attempt counts for: the day before, if it was begun before midnight and closed within
 * ten minutes after.
 */
export function countingDay(startedAt: Date, closedAt: Date): string {
  const day = bangkokDay(closedAt)
  const midnight = startOfBangkokDay(day)
  const isGrace = startedAt < midnight && closedAt.getTime() - midnight.getTime() <= finishGraceMs
  return isGrace ? addDays(day, -1) : day
}

/** Whether a number of right answers reaches a percentage. */
export function reaches(right: number, total: number, percent: number): boolean {
  return right * 100 >= percent * total
}

/**
 * Distributes points among skills in proportion to their frequency, in whole points (largest remainder method; ties by
 * order of skills).
 */
export function sharePoints<S extends string>(points: number, skills: readonly S[]): Partial<Record<S, number>> {
  const names = [...new Set(skills)]
  const shares = names.map((skill) => {
    const exact = points * skills.filter((one) => one === skill).length
    return { skill, whole: Math.floor(exact / skills.length), rest: exact % skills.length }
  })
  const left = points - shares.reduce((sum, { whole }) => sum + whole, 0)
  const lucky = shares.toSorted((a, b) => b.rest - a.rest).slice(0, names.length > 0 ? left : 0)
  const sums = shares.map((share) => [share.skill, share.whole + (lucky.includes(share) ? 1 : 0)] as const)
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0)) as Partial<Record<S, number>>
}
