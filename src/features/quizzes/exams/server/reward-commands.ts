import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { readRate, readRates } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import type { Skill } from '#kit/skills.ts'
import { type Koin, koin } from '#lib/money.ts'
import { formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { ExamOutcome, MoneyLevel, Quiz } from '../exam-contract.ts'
import { finalFinished, moneyFinished, monthlyFinished } from './activities.ts'
import { type Attempt, listAttempts } from './attempt-queries.ts'
import { countingDay, reaches, seasonOfKey, sharePoints } from './rules.ts'

const finished = { monthly: monthlyFinished, final: finalFinished } satisfies Record<Exclude<Quiz, 'money'>, unknown>

/** A closed attempt with the skills of all its questions and of those answered correctly. */
type Closed = { attempt: Attempt; skills: Skill[]; rights: Skill[]; closedAt: Date; now: Date }
type Reward = { isPassed: boolean; koin: Koin; points: Partial<Record<Skill, number>> }

/**
 * Pays a closed attempt: koin and skill points once per month, season or level (by cause), and records the activity.
 * The rates are those of the time of closing.
 */
export async function rewardExam(
  tx: Tx,
  { closed, isTimeUp }: { closed: Closed; isTimeUp: boolean },
): Promise<ExamOutcome> {
  const { attempt, rights, skills, now } = closed
  const { user_id: userId, period } = attempt
  const quiz = attempt.quiz as Quiz
  const earned = await judgeReward(tx, closed)
  const reason = { userId, cause: `quiz:${quiz}:${period}`, ...describe(attempt), now }
  const { paid } = await rewardKoin(tx, { source: `quiz-${quiz}`, amount: earned.koin, ...reason })
  await giveSkillPoints(tx, { points: earned.points, ...reason })
  const facts = { right: rights.length, total: skills.length, isPassed: earned.isPassed, try: attempt.try }
  const day = countingDay(attempt.started_at, closed.closedAt)
  const cause = `quiz:${quiz}:${period}:${attempt.try}`
  const activity = { userId, subjectId: period, cause, day, now }
  if (quiz === 'money')
    await recordActivity(tx, { ...activity, kind: moneyFinished, facts: { ...facts, level: period } })
  else await recordActivity(tx, { ...activity, kind: finished[quiz], facts })
  const points = Object.entries(earned.points).map(([skill, sum]) => ({ skill: skill as Skill, points: sum }))
  return { right: facts.right, total: facts.total, is_passed: facts.isPassed, is_time_up: isTimeUp, paid, points }
}

function judgeReward(tx: Tx, closed: Closed): Promise<Reward> {
  switch (closed.attempt.quiz) {
    case 'monthly':
      return judgeMonthly(tx, closed)
    case 'final':
      return judgeFinal(tx, closed)
    default:
      return judgeMoney(tx, closed)
  }
}

/** The first pass of a month pays, more from a higher mark on; points for each right answer of that try. */
async function judgeMonthly(tx: Tx, { rights, skills, closedAt }: Closed): Promise<Reward> {
  const rates = await readRates(tx, ['quiz.monthly.pass', 'quiz.monthly.high', 'quiz.monthly.right'], closedAt)
  const hasReached = (key: 'quiz.monthly.pass' | 'quiz.monthly.high') =>
    reaches(rights.length, skills.length, rates[key].threshold!)
  if (!hasReached('quiz.monthly.pass')) return { isPassed: false, koin: koin(0), points: {} }
  const paying = rates[hasReached('quiz.monthly.high') ? 'quiz.monthly.high' : 'quiz.monthly.pass']
  return { isPassed: true, koin: paying.koin, points: countPoints(rights, rates['quiz.monthly.right'].points) }
}

/**
 * A pass pays, in a resit half. Points for each right answer, passed or not, once per season: those of the first try,
 * or of the resit if the first try had none right.
 */
async function judgeFinal(tx: Tx, { attempt, rights, skills, closedAt }: Closed): Promise<Reward> {
  const rates = await readRates(tx, ['quiz.final.pass', 'quiz.final.resit', 'quiz.final.right'], closedAt)
  const rate = rates[attempt.try === 1 ? 'quiz.final.pass' : 'quiz.final.resit']
  const isPassed = reaches(rights.length, skills.length, rate.threshold!)
  const others = await listAttempts(tx, attempt.user_id, 'final')
  const hasPoints = others.some(
    ({ id, period, right_count: right }) => id !== attempt.id && period === attempt.period && right! > 0,
  )
  const points = hasPoints ? {} : countPoints(rights, rates['quiz.final.right'].points)
  return { isPassed, koin: isPassed ? rate.koin : koin(0), points }
}

/** The first pass of a level pays; its points go to the skills of the right answers. */
async function judgeMoney(tx: Tx, { attempt, rights, skills, closedAt }: Closed): Promise<Reward> {
  const rate = await readRate(tx, `quiz.money.${attempt.period as MoneyLevel}`, closedAt)
  if (!reaches(rights.length, skills.length, rate.threshold!)) return { isPassed: false, koin: koin(0), points: {} }
  return { isPassed: true, koin: rate.koin, points: sharePoints(rate.points, rights) }
}

function countPoints(skills: Skill[], each: number): Partial<Record<Skill, number>> {
  return sharePoints(skills.length * each, skills)
}

const levelNames: Record<MoneyLevel, string> = { basic: 'พื้นฐาน', intermediate: 'กลาง', advanced: 'สูง' }

/** Title and link for the person's history. */
function describe({ quiz, period }: Attempt): { title: string; href: string } {
  if (quiz === 'monthly') return { title: `ควิซประจำเดือน ${formatThaiMonth(period)}`, href: '/quiz/month' }
  if (quiz === 'money')
    return { title: `ควิซการเงิน ระดับ${levelNames[period as MoneyLevel]}`, href: `/profile/moneyAnswer/${period}` }
  const { first, last } = seasonOfKey(period)
  return { title: `สอบปลายภาค ${formatThaiMonth(first)} – ${formatThaiMonth(last)}`, href: '/quiz/final' }
}
