import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readRate, readRates } from '#features/koin/server/rate-queries.ts'
import type { Pool } from '#features/quizzes/questions/content.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import type { Koin } from '#lib/money.ts'
import { addDays, bangkokDay, bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { type ExamDesk, type MoneyLevel, moneyLevels, type Quiz } from '../exam-contract.ts'
import { type Attempt, listAttempts, listPassedMonths, numberOf } from './attempt-queries.ts'
import { drawQuestions } from './draw-rules.ts'
import { endOfFinals, examLength, finalMinutes, lastDayOf, openSeasons, seasonOfKey } from './rules.ts'
import { countMonths, judgeFinal, judgeMoney, judgeMonthly, type Standing, type Try } from './standing-rules.ts'

/** The state of a quiz for a person: the conditions of a try, and whether one may begin. */
export type Plan = Pick<
  ExamDesk,
  'quiz' | 'period' | 'last_day' | 'total' | 'minutes' | 'pass_at' | 'high' | 'wait_hours' | 'months'
> & {
  koin: Koin
  max: number | null
  standing: Standing
  /** The attempts of this period, first try first. */
  attempts: Attempt[]
  /** The last closed attempt of any period. */
  latest: Attempt | null
  from: { pool: Pool; difficulty: number | null }
}

type Person = { userId: string; now: Date }

/** The monthly quiz of the current month in Bangkok, or of the previous one while it can be finished. */
export async function planMonthly(db: Db | Tx, { userId, now }: Person): Promise<Plan> {
  const all = await listAttempts(db, userId, 'monthly')
  const period = periodUnderWay(all) ?? bangkokMonth(now)
  const rates = await readRates(db, ['quiz.monthly.try', 'quiz.monthly.pass', 'quiz.monthly.high'], now)
  const [pass, high, most] = [rates['quiz.monthly.pass'], rates['quiz.monthly.high'], rates['quiz.monthly.try'].quota!]
  const plan = planOf('monthly', period, all)
  return {
    ...plan,
    last_day: lastDayOf(period),
    pass_at: pass.threshold!,
    koin: pass.koin,
    high: { at: high.threshold!, koin: high.koin },
    max: most,
    standing: judgeMonthly(plan.attempts.map(tryOf), most),
  }
}

/** The final of this season, or of the previous one if it is still open for the person. */
export async function planFinal(db: Db | Tx, { userId, now }: Person): Promise<Plan> {
  const rates = await readRates(db, ['quiz.final.open', 'quiz.final.pass', 'quiz.final.resit'], now)
  const [pass, resit, needed] = [
    rates['quiz.final.pass'],
    rates['quiz.final.resit'],
    rates['quiz.final.open'].threshold!,
  ]
  const passed = await listPassedMonths(db, userId)
  const all = await listAttempts(db, userId, 'final')
  const underWay = periodUnderWay(all)
  const seasons = underWay ? [seasonOfKey(underWay)] : openSeasons(now)
  const season = seasons.find((one) => countMonths(passed, one) >= needed) ?? seasons.at(-1)!
  const plan = planOf('final', season.key, all)
  const months = countMonths(passed, season)
  const waitHours = resit.waitHours!
  const next = plan.attempts.length === 0 ? pass : resit
  return {
    ...plan,
    last_day: addDays(bangkokDay(endOfFinals(season)), -1),
    minutes: finalMinutes,
    pass_at: next.threshold!,
    koin: next.koin,
    max: pass.quota! + resit.quota!,
    wait_hours: waitHours,
    months: { passed: months, needed },
    standing: judgeFinal({ tries: plan.attempts.map(tryOf), months, needed, waitHours, season, now }),
  }
}

/** The money quiz of a level. */
export async function planMoney(db: Db | Tx, { userId, level, now }: Person & { level: MoneyLevel }): Promise<Plan> {
  const rate = await readRate(db, `quiz.money.${level}`, now)
  const all = await listAttempts(db, userId, 'money')
  const plan = planOf(
    'money',
    level,
    all.filter(({ period }) => period === level),
  )
  const place = moneyLevels.indexOf(level)
  const before = moneyLevels[place - 1]
  const isReached = !before || all.some(({ period, is_passed: isPassed }) => isPassed && period === before)
  const waitHours = rate.waitHours!
  return {
    ...plan,
    pass_at: rate.threshold!,
    koin: rate.koin,
    wait_hours: waitHours,
    from: { pool: 'money', difficulty: place + 1 },
    standing: judgeMoney({ tries: plan.attempts.map(tryOf), isReached, waitHours, now }),
  }
}

function periodUnderWay(attempts: Attempt[]): string | undefined {
  return attempts.find(({ closed_at: closedAt }) => closedAt === null)?.period
}

function planOf(quiz: Quiz, period: string, all: Attempt[]) {
  const attempts = all.filter((one) => one.period === period)
  const latest = all.findLast(({ closed_at: closedAt }) => closedAt !== null) ?? null
  const none = { last_day: null, minutes: null, high: null, max: null, wait_hours: null, months: null }
  return {
    quiz,
    period,
    attempts,
    latest,
    total: examLength[quiz],
    ...none,
    from: { pool: 'exam' as Pool, difficulty: null },
  }
}

function tryOf({ try: number, closed_at: closedAt, is_passed: isPassed }: Attempt): Try {
  return { try: number, closedAt, isPassed }
}

/**
 * The questions of a new attempt in order, or null when there are too few. Excludes those of attempts in progress
 * (which another quiz's explanations could reveal), and those explained in this period, or for a money quiz in its last
 * try.
 */
export async function drawExam(db: Db | Tx, userId: string, plan: Plan, seed: string): Promise<string[] | null> {
  const { pool, difficulty } = plan.from
  const active = await listActiveQuestions(db, pool)
  const asked = difficulty === null ? active : active.filter((one) => one.difficulty === difficulty)
  const { banned, lastSeen } = await readSeen(db, userId, plan)
  const from = (some: typeof asked) =>
    drawQuestions(inOrderOf(seed, 'draw', some), { count: plan.total, banned, lastSeen })
  const chosen = await readPlan(db, plan)
  // A person may have met too many of the planned ones in another attempt in progress: then it draws from all.
  const drawn = (chosen && from(asked.filter(({ id }) => chosen.has(id)))) ?? from(asked)
  return (
    drawn &&
    inOrderOf(
      seed,
      'order',
      drawn.map((id) => ({ id })),
    ).map(({ id }) => id)
  )
}

/** The plan of the month or season; null when there is none. */
async function readPlan(db: Db | Tx, { quiz, period }: Plan): Promise<Set<string> | null> {
  const plan = await db
    .selectFrom('exam_plan')
    .select('question_ids')
    .where('quiz', '=', quiz)
    .where('period', '=', period)
    .executeTakeFirst()
  return plan ? new Set(plan.question_ids) : null
}

async function readSeen(db: Db | Tx, userId: string, { quiz, attempts }: Plan) {
  const told = quiz === 'money' ? attempts.slice(-1) : attempts
  const { rows } = await sql<{ id: string; seen: number; is_banned: boolean }>`
    select asked.id, max(extract(epoch from started_at))::float8 as seen,
      bool_or(closed_at is null or attempt.id = any(${told.map(({ id }) => id)}::uuid[])) as is_banned
    from exam_attempt as attempt, unnest(question_ids) as asked (id)
    where user_id = ${userId}
    group by asked.id`.execute(db)
  return {
    banned: new Set(rows.filter((row) => row.is_banned).map(({ id }) => id)),
    lastSeen: new Map(rows.map(({ id, seen }) => [id, seen])),
  }
}

function inOrderOf<T extends { id: string }>(seed: string, use: string, list: readonly T[]): T[] {
  const weights = new Map(list.map(({ id }) => [id, numberOf(seed, `${use}:${id}`)]))
  return list.toSorted((a, b) => weights.get(a.id)! - weights.get(b.id)!)
}
