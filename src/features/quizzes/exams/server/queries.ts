import type { Db, Tx } from '#db/open.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { questionsPerDay } from '#features/quizzes/daily/contract.ts'
import { findAttempt } from '#features/quizzes/daily/server/queries.ts'
import { countDue } from '#features/quizzes/review/server/queries.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { MyQuizzes } from '../contract.ts'
import {
  type Begun,
  type ExamDesk,
  type ExamOutcome,
  type ExamResult,
  type ExamState,
  type LevelStanding,
  type MoneyDesk,
  type MoneyLevel,
  moneyLevels,
} from '../exam-contract.ts'
import { listAttempts, readAnswers, readPaper, viewOpen, viewResult } from './attempt-queries.ts'
import { drawExam, type Plan, planFinal, planMoney, planMonthly } from './plan-queries.ts'
import { examLength, finalMinutes } from './rules.ts'

type Person = { userId: string; now: Date }

/** Everything that a page shows of a quiz: its terms, the attempt in progress, the latest result. */
export async function viewDesk(db: Db | Tx, plan: Plan, { userId, now }: Person): Promise<ExamDesk> {
  const { standing, attempts, latest, max, from: _from, ...terms } = plan
  const running = attempts.find(({ closed_at: closedAt }) => closedAt === null)
  return {
    ...terms,
    state: await stateOf(db, plan, userId),
    opens_at: running ? null : (standing.opensAt?.toISOString() ?? null),
    tries: { used: attempts.length, max },
    attempt: running ? viewOpen(await readPaper(db, running), now) : null,
    latest: latest && (await viewResult(db, await readPaper(db, latest))),
  }
}

async function stateOf(db: Db | Tx, plan: Plan, userId: string): Promise<ExamState> {
  if (plan.attempts.some(({ closed_at: closedAt }) => closedAt === null)) return 'running'
  const { state } = plan.standing
  // The seed does not matter for whether there are enough questions.
  return state === 'open' && !(await drawExam(db, userId, plan, '')) ? 'not_ready' : state
}

/** The money quiz of a level, and the passed levels. */
export async function viewMoney(
  db: Db | Tx,
  { userId, level, now }: Person & { level: MoneyLevel },
): Promise<MoneyDesk> {
  const plans = await planLevels(db, { userId, now })
  const desk = await viewDesk(db, plans.find(({ period }) => period === level)!, { userId, now })
  const levels: MoneyDesk['levels'] = []
  for (const plan of plans) {
    const { state } = plan.standing
    levels.push({
      ...(await standingOf(db, plan, userId)),
      is_passed: state === 'passed',
      is_locked: state === 'locked',
    })
  }
  return { level, levels, desk }
}

async function standingOf(db: Db | Tx, plan: Plan, userId: string): Promise<LevelStanding> {
  const outcomes = plan.attempts.flatMap(({ closed_at: closedAt, result }) => (closedAt ? (result as ExamOutcome) : []))
  const best = outcomes.toSorted((a, b) => b.right - a.right)[0]
  const begun = await begunOf(db, plan)
  return {
    level: plan.period as MoneyLevel,
    state: await stateOf(db, plan, userId),
    opens_at: begun ? null : (plan.standing.opensAt?.toISOString() ?? null),
    total: plan.total,
    koin: plan.koin,
    begun,
    best: best ? { right: best.right, total: best.total } : null,
  }
}

/** How much of the attempt in progress is answered; null without one. */
async function begunOf(db: Db | Tx, { attempts }: Plan): Promise<Begun | null> {
  const running = attempts.find(({ closed_at: closedAt }) => closedAt === null)
  return running ? { answered: (await readAnswers(db, running)).length, total: running.question_ids.length } : null
}

async function planLevels(db: Db | Tx, person: Person): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const level of moneyLevels) plans.push(await planMoney(db, { ...person, level }))
  return plans
}

/** The closed money quizzes of a level, newest first, with all explanations. */
export async function listMoneyResults(
  db: Db | Tx,
  { userId, level, page, limit }: { userId: string; level: MoneyLevel; page: number; limit: number },
): Promise<{ items: ExamResult[]; total: number }> {
  const attempts = await listAttempts(db, userId, 'money')
  const closed = attempts.filter(({ period, closed_at: closedAt }) => period === level && closedAt !== null).reverse()
  const items: ExamResult[] = []
  for (const attempt of closed.slice((page - 1) * limit, page * limit))
    items.push(await viewResult(db, await readPaper(db, attempt)))
  return { items, total: closed.length }
}

/** The state of each quiz for a person now. */
export async function viewMine(db: Db | Tx, person: Person): Promise<MyQuizzes> {
  const { userId, now } = person
  const daily = await findAttempt(db, userId, bangkokDay(now))
  const money: MyQuizzes['money'] = []
  for (const plan of await planLevels(db, person)) money.push(await standingOf(db, plan, userId))
  const [monthly, final] = [await planMonthly(db, person), await planFinal(db, person)]
  return {
    daily: { answered: daily?.answered ?? 0, right: daily?.right_count ?? 0, total: questionsPerDay },
    monthly: await stateOf(db, monthly, userId),
    final: await stateOf(db, final, userId),
    money,
    begun: { monthly: await begunOf(db, monthly), final: await begunOf(db, final) },
    review: { due: await countDue(db, person) },
  }
}

const menuRates = [
  'quiz.daily.right',
  'quiz.daily.all-right',
  'quiz.monthly.try',
  'quiz.monthly.pass',
  'quiz.monthly.high',
  'quiz.final.open',
  'quiz.final.pass',
  'quiz.money.basic',
  'quiz.money.intermediate',
  'quiz.money.advanced',
] as const

/** The quizzes and their rewards, by the rates in effect. */
export async function viewMenu(db: Db | Tx, now: Date) {
  const rates = await readRates(db, menuRates, now)
  const high = rates['quiz.monthly.high']
  const pays = (key: (typeof menuRates)[number]) => ({ pass_at: rates[key].threshold!, koin: rates[key].koin })
  return {
    daily: { each: rates['quiz.daily.right'].koin, all_right: rates['quiz.daily.all-right'].koin },
    monthly: {
      total: examLength.monthly,
      ...pays('quiz.monthly.pass'),
      high: { at: high.threshold!, koin: high.koin },
      tries: rates['quiz.monthly.try'].quota!,
    },
    final: {
      total: examLength.final,
      ...pays('quiz.final.pass'),
      minutes: finalMinutes,
      months: rates['quiz.final.open'].threshold!,
    },
    money: moneyLevels.map((level) => ({ level, total: examLength.money, ...pays(`quiz.money.${level}`) })),
  }
}
