import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { questionsPerDay } from '../contract.ts'
import { chooseEasySet, easyRestDays, easySets } from './rules.ts'

type Asking = { userId: string; day: string; seed: number }

/**
 * The questions of one of a person's first sets: of difficulty 1, at most one sum, none that the person may have met.
 * Null for everybody else, and where too few are left. Nothing that changes during the day changes them, but for staff
 * who edit or retire one.
 */
export async function foreseeEasySet(db: Db | Tx, { userId, day, seed }: Asking): Promise<string[] | null> {
  if ((await countBegun(db, userId, day)) >= easySets) return null
  const busy = await listMet(db, userId, day)
  const pool = (await listActiveQuestions(db, 'daily')).filter((one) => one.difficulty === 1 && !busy.has(one.id))
  const weight = (id: string) => numberOf(`${seed}:${id}`)
  const turnOf = (id: string) => numberOf(`${userId}:${id}`)
  return chooseEasySet(pool, { day, count: questionsPerDay, weight, turnOf })
}

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)

/** How many quizzes a person began before a day, at most `easySets`. */
async function countBegun(db: Db | Tx, userId: string, day: string): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select count(*)::int as begun from (
      select from daily_quiz_attempt where user_id = ${userId} and day < ${day} and answered > 0 limit ${easySets}
    ) as attempt`.execute(db)
  return rows[0]!.begun
}

/** What the shared sets asked lately, and what the person answered or practised before the day. */
async function listMet(db: Db | Tx, userId: string, day: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select unnest(question_ids) as id from daily_quiz_set
      where day between ${addDays(day, -easyRestDays)} and ${addDays(day, -1)}
    union select question_id from daily_quiz_answer where user_id = ${userId} and day < ${day}
    union select question_id from review_answer
      where user_id = ${userId} and answered_at < ${startOfBangkokDay(day)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
