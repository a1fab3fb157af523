import { sql } from 'kysely'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import { newSolver } from '../quizzes/quiz-solver.ts'
import { openLane, refreshAtOnce } from '../sessions/sessions-lane.ts'
import type { Fixture } from '../support/drill-fixture.ts'
import type { Client } from '../support/http-client.ts'

const hourMs = 3_600_000
/** From 16:00 to 23:30 in Bangkok. */
const lateEveningMs = 7.5 * hourMs

/**
 * The machine's clock jumps an hour over midnight in Bangkok, back, and over again: the daily quiz of each day pays once, a
 * session stays, and tokens of a time that has not come yet do no harm.
 */
export async function drillClockJumps(fixture: Fixture, client: Client): Promise<string[]> {
  const found: string[] = []
  const solve = await newSolver(fixture.db)
  const days = new Set<string>()
  const lane = { ...(await openLane(fixture, { isBound: false })) }
  const faults = { 'false logout': [] as string[], fork: [] as string[], survivor: [] as string[] }

  const goTo = async (ms: number) => {
    await client.insist({ method: 'POST', path: '/drill/clock', json: { aheadMs: ms } })
    fixture.clock.setAhead(ms)
    // A browser renews its login when the access token does not hold any more.
    await refreshAtOnce(client, lane, 2, faults)
  }
  const doQuiz = async () => {
    const token = lane.access[0]!
    const { status, json } = await client.insist({ method: 'GET', path: '/v2/api/quiz/daily', token })
    if (status !== 200) return void found.push(`the quiz: ${status} ${JSON.stringify(json)}`)
    const { day, questions } = json as DailyQuiz
    days.add(day)
    for (const question of questions) {
      const body = { day, position: question.position, answer: solve(question, true) }
      const key = `${day}:${question.position}:${crypto.randomUUID()}`
      const told = await client.insist({ method: 'POST', path: '/v2/api/quiz/answerDaily', token, key, json: body })
      if (told.status >= 500) found.push(`an answer of ${day}: ${told.status}`)
    }
  }
  for (const ms of [lateEveningMs, lateEveningMs + hourMs, lateEveningMs, lateEveningMs + hourMs, lateEveningMs]) {
    await goTo(ms)
    await doQuiz()
  }
  await goTo(0)
  const { rows } = await sql<{ attempts: number; paid: number; learned: number }>`
    select (select count(*)::int from daily_quiz_attempt where user_id = ${lane.id} and answered = 3) as attempts,
      (select count(*)::int from ledger_transfer where user_id = ${lane.id} and cause like 'quiz%') as paid,
      (select count(*)::int from learning_day where user_id = ${lane.id}) as learned`.execute(fixture.db)
  const { attempts, paid, learned } = rows[0]!
  if (days.size !== 2) found.push(`the quiz was of ${[...days].join(', ')}`)
  if (attempts !== 2 || learned !== 2) found.push(`${attempts} attempts and ${learned} learning days on two days`)
  const { n } = await countCauses(fixture, lane.id)
  if (paid === 0 || paid !== n) found.push(`${paid} transfers of ${n} causes`)
  for (const list of Object.values(faults)) found.push(...list)
  return found
}

async function countCauses(fixture: Fixture, userId: string): Promise<{ n: number }> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct cause)::int as n from ledger_transfer where user_id = ${userId} and cause like 'quiz%'`.execute(
    fixture.db,
  )
  return rows[0]!
}
