import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { drillStart } from '../support/clock.ts'

/** The expected effects of a person's quiz. */
export type Effects = { userId: string; day: string; rights: number; rightSkills: string[]; contradictions: string[] }

/** The actual effects for a person: counts of rows, and hundredths of koin. */
const effectsOf = (userId: string) => sql<Record<string, number>>`
  select
    (select count(*) from daily_quiz_attempt where user_id = ${userId} and answered = 3)::int as attempts,
    (select count(*) from daily_quiz_answer where user_id = ${userId})::int as answers,
    (select count(*) from ledger_transfer where user_id = ${userId})::int as transfers,
    (select coalesce(sum(satang), 0) from ledger_entry where user_id = ${userId} and account = 'wallet')::bigint as paid,
    (select satang from wallet where user_id = ${userId} and currency = 'koin') as koin,
    (select count(*) from skill_point where user_id = ${userId})::int as "skill rows",
    (select coalesce(sum(points), 0) from skill_total where user_id = ${userId})::int as "skill points",
    (select count(*) from learning_day where user_id = ${userId})::int as "learning days",
    (select coalesce(sum(days), 0) from learning_month where user_id = ${userId})::int as "days of the month",
    (select count(*) from activity where user_id = ${userId} and kind = 'quiz.daily.answered')::int as "quiz activities",
    (select count(*) from activity where user_id = ${userId} and kind = 'learning.day')::int as "day activities"`

/** Compares actual with expected effects: the totals of both, and each person with a difference. */
export async function findQuizFaults(db: Db, all: Effects[]) {
  const rates = await readRates(db, ['quiz.daily.right', 'quiz.daily.all-right'], drillStart)
  const faults = new Map<string, string[]>()
  const found = new Map<string, number>()
  const expected = new Map<string, number>()
  const count = (sums: Map<string, number>, name: string, value: number) =>
    sums.set(name, (sums.get(name) ?? 0) + value)
  for (const effects of all) {
    const { rights, rightSkills, userId } = effects
    const koin = rights * rates['quiz.daily.right'].koin + (rights === 3 ? rates['quiz.daily.all-right'].koin : 0)
    const wanted: Record<string, number> = {
      attempts: 1,
      answers: 3,
      transfers: koin > 0 ? 1 : 0,
      paid: koin,
      koin,
      'skill rows': new Set(rightSkills).size,
      'skill points': rights * rates['quiz.daily.right'].points,
      'learning days': 1,
      'days of the month': 1,
      'quiz activities': 1,
      'day activities': 1,
    }
    const { rows } = await effectsOf(userId).execute(db)
    for (const [name, value] of Object.entries(wanted)) {
      const has = rows[0]![name]!
      count(found, name, has)
      count(expected, name, value)
      if (has !== value) faults.set(name, [...(faults.get(name) ?? []), `${userId}: ${has}, not ${value}`])
    }
  }
  const audit = await auditLedger(db)
  if (audit.length)
    faults.set(
      'audit',
      audit.map(({ check, count }) => `${check}: ${count}`),
    )
  const sets = await db.selectFrom('daily_quiz_set').select('day').execute()
  if (sets.length !== 1)
    faults.set(
      'sets of questions',
      sets.map(({ day }) => day),
    )
  const counts = [...expected].map(([name, value]): [string, string] => [name, `${found.get(name)} of ${value}`])
  return { counts, faults }
}
