import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { dailyAdminErrors, type QuizDay } from '../admin-contract.ts'
import { listQuizDays } from './admin-queries.ts'
import { lockDay } from './commands.ts'
import { findSet, readPlans } from './queries.ts'

const refusal = refusals(dailyAdminErrors)

type Planning = { day: string; question_ids: string[] | null; actorId: string; now: Date }

/**
 * Plans the questions of a day that nobody has begun, or returns it to rotation. Throws daily_set_begun,
 * daily_set_unfit, daily_set_sums.
 */
export async function planQuizDay(
  tx: Tx,
  { day, question_ids: questionIds, actorId, now }: Planning,
): Promise<QuizDay> {
  await lockDay(tx, day)
  if (day < bangkokDay(now) || (await findSet(tx, day))) throw refusal('daily_set_begun')
  const pool = new Map((await listActiveQuestions(tx, 'daily')).map((one) => [one.id, one]))
  const isFit = questionIds === null || (new Set(questionIds).size === 3 && questionIds.every((id) => pool.has(id)))
  // A day beyond the calendar would not be visible there.
  const listed = (await listQuizDays(tx, now)).items.some((one) => one.day === day)
  if (!isFit || !listed) throw refusal('daily_set_unfit')
  if ((questionIds ?? []).filter((id) => pool.get(id)!.is_sum).length > 1) throw refusal('daily_set_sums')
  const before = (await readPlans(tx, day)).get(day) ?? null
  if (questionIds === null) await tx.deleteFrom('daily_quiz_plan').where('day', '=', day).execute()
  else {
    const planned = { question_ids: questionIds, planned_at: now }
    await tx
      .insertInto('daily_quiz_plan')
      .values({ day, ...planned })
      .onConflict((c) => c.column('day').doUpdateSet(planned))
      .execute()
  }
  const changed = { before: { questionIds: before }, after: { questionIds } }
  await recordStaffAct(tx, {
    actorId,
    act: 'quiz.day-planned',
    subject: { kind: 'quiz_day', id: day },
    ...changed,
    now,
  })
  return (await listQuizDays(tx, now)).items.find((one) => one.day === day)!
}

/**
 * Moves the questions that are planned for a day to another, which has none planned; the first day returns to rotation.
 * Throws as planQuizDay does, daily_set_planned, and daily_set_unfit where the first day has no plan.
 */
export async function moveQuizDay(
  tx: Tx,
  { from, to, actorId, now }: { from: string; to: string; actorId: string; now: Date },
): Promise<void> {
  // Both in one order, so that two moves that cross do not wait for each other.
  for (const day of [from, to].toSorted()) await lockDay(tx, day)
  const planned = (await readPlans(tx, from)).get(from)
  if (!planned) throw refusal('daily_set_unfit')
  if ((await readPlans(tx, to)).has(to)) throw refusal('daily_set_planned')
  await planQuizDay(tx, { day: to, question_ids: planned, actorId, now })
  await planQuizDay(tx, { day: from, question_ids: null, actorId, now })
}
