import type { Db, Tx } from '#db/open.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { listActiveQuestions, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { bangkokMonth } from '#lib/thai/bangkok-time.ts'
import type { PlannedQuiz, QuizPeriod } from '../admin-contract.ts'
import { addMonths, examLength, openSeasons, seasonOf } from './rules.ts'

const monthsAhead = 6

/** The months and seasons that can be planned: current and next ones. */
export async function listQuizPeriods(db: Db | Tx, now: Date): Promise<QuizPeriod[]> {
  const rates = await readRates(db, ['quiz.monthly.try', 'quiz.final.pass', 'quiz.final.resit'], now)
  const tries = {
    monthly: rates['quiz.monthly.try'].quota!,
    final: rates['quiz.final.pass'].quota! + rates['quiz.final.resit'].quota!,
  }
  const month = bangkokMonth(now)
  const months = Array.from({ length: monthsAhead }, (_, i) => addMonths(month, i))
  const seasons = openSeasons(now).map(({ key }) => key)
  const next = seasonOf(addMonths(seasonOf(month).last, 1)).key
  const periods: { quiz: PlannedQuiz; period: string }[] = [
    ...months.map((period) => ({ quiz: 'monthly' as const, period })),
    ...[...seasons, next].map((period) => ({ quiz: 'final' as const, period })),
  ]
  const plans = await db.selectFrom('exam_plan').selectAll().execute()
  return periods.map(({ quiz, period }) => ({
    quiz,
    period,
    min: tries[quiz] * examLength[quiz],
    question_ids: plans.find((one) => one.quiz === quiz && one.period === period)?.question_ids ?? null,
  }))
}

/** The questions that can be chosen. */
export async function listPlannable(db: Db | Tx) {
  const active = await listActiveQuestions(db, 'exam')
  const questions = await readQuestions(
    db,
    active.map(({ id }) => id),
  )
  return questions.map(({ id, text, skill }) => ({ id, text, skill }))
}
