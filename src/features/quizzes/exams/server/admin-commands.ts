import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { examAdminErrors, type PlannedQuiz, type QuizPeriod } from '../admin-contract.ts'
import { listQuizPeriods } from './admin-queries.ts'

const refusal = refusals(examAdminErrors)

type Planning = { quiz: PlannedQuiz; period: string; question_ids: string[] | null; actorId: string; now: Date }

/**
 * Plans the questions that the tries of a month or season are drawn from, or removes the plan; tries in progress keep
 * theirs. Throws exam_plan_over, exam_plan_few.
 */
export async function planQuizPeriod(
  tx: Tx,
  { quiz, period, question_ids: questionIds, actorId, now }: Planning,
): Promise<QuizPeriod> {
  const planned = (await listQuizPeriods(tx, now)).find((one) => one.quiz === quiz && one.period === period)
  if (!planned) throw refusal('exam_plan_over')
  const ids = questionIds && [...new Set(questionIds)]
  const active = new Set((await listActiveQuestions(tx, 'exam')).map(({ id }) => id))
  if (ids && (ids.length < planned.min || ids.some((id) => !active.has(id)))) throw refusal('exam_plan_few')
  if (ids === null) await tx.deleteFrom('exam_plan').where('quiz', '=', quiz).where('period', '=', period).execute()
  else {
    const changing = { question_ids: ids, planned_at: now }
    await tx
      .insertInto('exam_plan')
      .values({ quiz, period, ...changing })
      .onConflict((c) => c.columns(['quiz', 'period']).doUpdateSet(changing))
      .execute()
  }
  const changed = { before: { questionIds: planned.question_ids }, after: { questionIds: ids } }
  const subject = { kind: 'quiz_period', id: `${quiz} ${period}` } as const
  await recordStaffAct(tx, { actorId, act: 'quiz.period-planned', subject, ...changed, now })
  return { ...planned, question_ids: ids }
}
