import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { findLearningDay } from '#features/koin/server/learning-queries.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import type { Skill } from '#kit/skills.ts'
import { add, koin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { DailyResult } from '../contract.ts'
import { dailyAnswered } from './activities.ts'
import type { Question } from './queries.ts'
import type { Timing } from './rules.ts'

type Finished = { userId: string; day: string; questions: Question[]; timing: Timing; now: Date }

/** Pays a finished quiz: koin under the caps, a skill point per right answer, the learning day. Stores the result. */
export async function rewardQuiz(tx: Tx, { userId, day, questions, timing, now }: Finished): Promise<DailyResult> {
  const rights = await readRightSkills(tx, { userId, day, questions })
  const rates = await readRates(tx, ['quiz.daily.right', 'quiz.daily.all-right'], now)
  const { koin: each, points: pointsEach } = rates['quiz.daily.right']
  const isAllRight = rights.length === questions.length
  const amount = add(mulDiv(each, rights.length, 1, 'down'), isAllRight ? rates['quiz.daily.all-right'].koin : koin(0))
  const reason = {
    userId,
    cause: `quiz:daily:${day}`,
    title: `ควิซประจำวัน ${formatThaiDate(day)}`,
    href: '/quiz/daily',
    now,
  }

  const reward = await rewardKoin(tx, { source: 'quiz-daily', amount, ...reason })
  const points = countBySkill(rights, pointsEach)
  await giveSkillPoints(tx, { points, ...reason })
  const facts = { right: rights.length, total: questions.length }
  await recordActivity(tx, { ...reason, kind: dailyAnswered, subjectId: day, day, facts })
  const learningDay = await learn(tx, { userId, day, timing, now })

  const result: DailyResult = {
    ...facts,
    ...reward,
    points: Object.entries(points).map(([skill, sum]) => ({ skill: skill as Skill, points: sum })),
    learning_day: learningDay,
  }
  await tx
    .updateTable('daily_quiz_attempt')
    .set({ result: JSON.stringify(result) })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
  return result
}

/** The skills of the questions answered correctly. */
async function readRightSkills(tx: Tx, { userId, day, questions }: Pick<Finished, 'userId' | 'day' | 'questions'>) {
  const rows = await tx
    .selectFrom('daily_quiz_answer')
    .select('position')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('is_right', '=', true)
    .execute()
  return rows.map(({ position }) => questions[position - 1]!.skill)
}

function countBySkill(skills: Skill[], pointsEach: number): Partial<Record<Skill, number>> {
  const counts: Partial<Record<Skill, number>> = {}
  for (const skill of skills) counts[skill] = (counts[skill] ?? 0) + pointsEach
  return counts
}

/** A quiz begun before midnight counts for its own day. */
async function learn(tx: Tx, { userId, day, timing, now }: Omit<Finished, 'questions'>) {
  const learningDay = day === timing.today ? await findLearningDay(tx, userId, now) : day
  return { day: learningDay, ...(await recordLearningDay(tx, { userId, day: learningDay, now })) }
}
