import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { finishGraceMs } from '#lib/thai/day-grace.ts'

/** Which Bangkok day it is, the day before, and how long ago midnight was. */
export type Timing = { today: string; yesterday: string; sinceMidnightMs: number }

/** Where a moment stands in Bangkok. */
export function timingOf(now: Date): Timing {
  const today = bangkokDay(now)
  const sinceMidnightMs = now.getTime() - startOfBangkokDay(today).getTime()
  return { today, yesterday: addDays(today, -1), sinceMidnightMs }
}

/**
 * Whether answers for `day` are taken now: those of today, and of yesterday for ten minutes when the attempt was begun
 * before midnight.
 */
export function isOpen(day: string, { today, yesterday, sinceMidnightMs }: Timing, isBegun: boolean): boolean {
  return day === today || (day === yesterday && isBegun && sinceMidnightMs < finishGraceMs)
}

/** Whether an attempt was begun: by its first answer, not by a look. */
export function hasBegun(attempt: { answered: number } | null): boolean {
  return attempt !== null && attempt.answered > 0
}

/** An answer that waited for a network longer than its browser keeps it (two days) comes from nobody who saw the quiz. */
const lateDays = 3

/** Whether an answer to the quiz of `day` may be kept as practice: the day is over, and not for long. */
export function isLate(day: string, { today }: Timing): boolean {
  return day < today && day >= addDays(today, -lateDays)
}

export type Candidate = { id: string; skill: string; lastAsked: string | null }

/**
 * The questions of a day: those that editors chose for it and that are in use, and for what is left of it those that were
 * not asked for longest. `lastAsked` of one that is chosen for a later day is that day, so that it is not asked before.
 */
export function chooseForDay(
  pool: readonly Candidate[],
  day: string,
  planned: readonly string[],
  count: number,
): string[] {
  const chosen = planned.filter((id) => pool.some((one) => one.id === id))
  return chooseQuestions(shuffleByDay(pool, day), count, chosen)
}

/** An order that changes with the day, so that ties in the choice do not follow the order of the files. */
function shuffleByDay(candidates: readonly Candidate[], day: string): Candidate[] {
  const salt = Number(day.replaceAll('-', ''))
  const weight = ({ id }: Candidate) => (Number.parseInt(id.slice(-8), 16) * (salt | 1)) % 1_000_003
  return candidates.toSorted((a, b) => weight(a) - weight(b))
}

/**
 * So many questions: those that were not asked for longest, of different skills where that is possible, so a bank of 360
 * brings none back within 120 days. `lastAsked` is null for one never asked; ties are broken by the order given. `planned`
 * come first and are taken in any case.
 */
export function chooseQuestions(pool: readonly Candidate[], count: number, planned: readonly string[] = []): string[] {
  const waiting = pool.toSorted((a, b) => (a.lastAsked ?? '').localeCompare(b.lastAsked ?? ''))
  const chosen = planned.slice(0, count).map((id) => pool.find((one) => one.id === id)!)
  for (const question of waiting) {
    if (chosen.length === count) break
    if (chosen.every(({ skill }) => skill !== question.skill)) chosen.push(question)
  }
  for (const question of waiting) {
    if (chosen.length === count) break
    if (!chosen.includes(question)) chosen.push(question)
  }
  return chosen.map(({ id }) => id)
}
