import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { questionsPerDay } from '../contract.ts'
import { chooseEasySet, easyAheadDays, easyRestDays, easySets, foreseeRotation } from './rules.ts'

type Asking = { userId: string; day: string; seed: number }

/**
 * The questions of one of a person's first sets: of difficulty 1, at most one sum, none that the person may have met or
 * will soon meet in a shared set. Null for everybody else, and where too few are left. Nothing that changes during the day
 * changes them, but for staff who edit or retire a question.
 */
export async function foreseeEasySet(db: Db | Tx, { userId, day, seed }: Asking): Promise<string[] | null> {
  if ((await countBegun(db, userId, day)) >= easySets) return null
  const [met, asked] = [await listMet(db, userId, day), await readAskedBefore(db, day)]
  const active = await listActiveQuestions(db, 'daily')
  const candidates = active.map(({ id, skill, is_sum }) => ({ id, skill, is_sum, last_asked: asked.get(id) ?? null }))
  const coming = foreseeRotation(candidates, day, easyAheadDays, questionsPerDay)
  const rested = addDays(day, -easyRestDays)
  const isFree = (id: string) => !met.has(id) && !coming.has(id) && (asked.get(id) ?? '') < rested
  const pool = active.filter(({ id, difficulty }) => difficulty === 1 && isFree(id))
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

/** The last day before a day on which each question was in a shared set. */
async function readAskedBefore(db: Db | Tx, day: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; day: string }>`
    select id, max(day)::text as day from daily_quiz_set, unnest(question_ids) as id where day < ${day} group by id`.execute(
    db,
  )
  return new Map(rows.map(({ id, day: last }) => [id, last]))
}

/** What the person answered or practised before the day. */
async function listMet(db: Db | Tx, userId: string, day: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select question_id as id from daily_quiz_answer where user_id = ${userId} and day < ${day}
    union select question_id from review_answer
      where user_id = ${userId} and answered_at < ${startOfBangkokDay(day)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
