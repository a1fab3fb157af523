import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { finishGraceMs } from '#lib/thai/day-grace.ts'

/** Today and yesterday in Bangkok, and the time since midnight. */
export type Timing = { today: string; yesterday: string; sinceMidnightMs: number }

/** The timing of a moment in Bangkok. */
export function timingOf(now: Date): Timing {
  const today = bangkokDay(now)
  const sinceMidnightMs = now.getTime() - startOfBangkokDay(today).getTime()
  return { today, yesterday: addDays(today, -1), sinceMidnightMs }
}

/**
 * Whether answers for `day` are accepted now: for today, and for yesterday within ten minutes if the attempt was begun
 * before midnight. What counts is when an answer arrives, also of one that was given offline; later ones are practice
 * (saveLateDaily).
 */
export function isOpen(day: string, { today, yesterday, sinceMidnightMs }: Timing, isBegun: boolean): boolean {
  return day === today || (day === yesterday && isBegun && sinceMidnightMs < finishGraceMs)
}

/** Whether an attempt was begun: by its first answer, not by viewing. */
export function hasBegun(attempt: { answered: number } | null): boolean {
  return attempt !== null && attempt.answered > 0
}

/** Browsers keep an unsent answer for two days; a later one cannot be genuine. */
const lateDays = 3

/** Whether an answer to the quiz of `day` may be stored as practice: the day is over, but not for long. */
export function isLate(day: string, { today }: Timing): boolean {
  return day < today && day >= addDays(today, -lateDays)
}

export type Candidate = { id: string; skill: string; is_sum: boolean; last_asked: string | null }

/**
 * The questions of a day: planned ones that are active, then those not asked for longest. For a question planned for a
 * later day `lastAsked` is that day, so that it is not asked before.
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

/** An order that varies by day, so that ties do not follow the order of the files. */
function shuffleByDay(candidates: readonly Candidate[], day: string): Candidate[] {
  const salt = Number(day.replaceAll('-', ''))
  const weigh = (id: string) => (Number.parseInt(id.slice(-8), 16) * (salt | 1)) % 1_000_003
  const weighed = candidates.map((one) => ({ one, weight: weigh(one.id) }))
  return weighed.sort((a, b) => a.weight - b.weight).map(({ one }) => one)
}

/**
 * Chooses questions: those not asked for longest, with different skills and at most one sum if possible, so a bank of
 * 360 repeats none within 120 days. `lastAsked` is null for one never asked; ties keep the given order. `planned` come
 * first and are always included.
 */
export function chooseQuestions(pool: readonly Candidate[], count: number, planned: readonly string[] = []): string[] {
  const waiting = pool.toSorted((a, b) => compareDays(a.last_asked ?? '', b.last_asked ?? ''))
  const chosen = planned.slice(0, count).map((id) => pool.find((one) => one.id === id)!)
  fill(chosen, waiting, { count, isFit: (one) => isOtherSkill(chosen, one) && mayAddSum(chosen, one) })
  fill(chosen, waiting, { count, isFit: (one) => mayAddSum(chosen, one) })
  fill(chosen, waiting, { count, isFit: () => true })
  return chosen.map(({ id }) => id)
}

const compareDays = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What rotation will ask on a day and the following ones, where editors plan nothing. */
export function foreseeRotation(pool: readonly Candidate[], day: string, days: number, count: number): Set<string> {
  const known = pool.map((one) => ({ ...one }))
  const coming = new Set<string>()
  for (let i = 0; i < days; i += 1) {
    const then = addDays(day, i)
    const ids = chooseForDay(known, then, [], count)
    for (const one of known) if (ids.includes(one.id)) one.last_asked = then
    for (const id of ids) coming.add(id)
  }
  return coming
}

type Fit<Q> = { count: number; isFit: (question: Q) => boolean }

function fill<Q>(chosen: Q[], waiting: readonly Q[], { count, isFit }: Fit<Q>): void {
  for (const question of waiting) {
    if (chosen.length >= count) return
    if (!chosen.includes(question) && isFit(question)) chosen.push(question)
  }
}

const isOtherSkill = (chosen: readonly { skill: string }[], { skill }: { skill: string }) =>
  chosen.every((one) => one.skill !== skill)

/** Whether one more question leaves a set with at most one sum. */
const mayAddSum = (chosen: readonly { is_sum: boolean }[], question: { is_sum: boolean }) =>
  !(question.is_sum && chosen.some((one) => one.is_sum))

/** The number of a person's first sets that are easy. */
export const easySets = 3
/**
 * Days after which a question of the shared sets may be in an easy one: longer than visitors may try it and keep the
 * answer for their account, so nobody is paid for an answer that they have read.
 */
export const easyRestDays = 80
/** What the shared sets ask within so many days is in no easy set either, so nobody is asked the same twice in two weeks. */
export const easyAheadDays = 14
/** The easy sets of this many days in a row have no question in common, whatever was answered late. */
const easyTurns = lateDays + 1

export type EasyCandidate = { id: string; skill: string; is_sum: boolean }

/**
 * The questions of an easy set: different skills if possible, at most one sum, which comes last. Null when there are too
 * few. `weight` orders the questions for a person's day, `turnOf` deals them to the days for a person.
 */
export function chooseEasySet(
  pool: readonly EasyCandidate[],
  { day, count, weight, turnOf }: EasyChoice,
): string[] | null {
  const turn = (Date.parse(day) / 86_400_000) % easyTurns
  const waiting = pool
    .filter(({ id }) => turnOf(id) % easyTurns === turn)
    .toSorted((a, b) => weight(a.id) - weight(b.id))
  const chosen: EasyCandidate[] = []
  fill(chosen, waiting, { count, isFit: (one) => isOtherSkill(chosen, one) && mayAddSum(chosen, one) })
  fill(chosen, waiting, { count, isFit: (one) => mayAddSum(chosen, one) })
  if (chosen.length < count) return null
  return chosen.toSorted((a, b) => Number(a.is_sum) - Number(b.is_sum)).map(({ id }) => id)
}

type EasyChoice = { day: string; count: number; weight: (id: string) => number; turnOf: (id: string) => number }
