import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readPlans } from '#features/quizzes/daily/server/queries.ts'
import { type Question, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type GuestTrial, guestTrialLength } from '../contract.ts'
import { chooseGuestTrial, pastOf } from './rules.ts'

/** A question of the taste with its answer: for the server only. */
export type GuestTrialSource = Omit<Question, 'content'> & {
  content: { kind: 'choice'; right: string; wrong: string[] }
}

/** A weight that nobody can choose and everybody can work out again. */
export const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join(':')).digest('base64url')

/**
 * The questions that visitors may try on a Bangkok day. The answer to them is public, so they are choice questions that
 * pay nobody: of daily quizzes that are over and rest, or else of the learning path.
 */
export async function listGuestTrial(db: Db | Tx, day: string): Promise<GuestTrialSource[]> {
  const free = await listFree(db, day)
  const past = free.filter(({ is_past: isPast }) => isPast)
  const pool = past.length >= guestTrialLength ? past : free
  const chosen = chooseGuestTrial(pool, guestTrialLength, (id) => hashOf(day, id))
  const questions = await readQuestions(
    db,
    chosen.map(({ id }) => id),
  )
  return questions as GuestTrialSource[]
}

export type FreeQuestion = {
  id: string
  key: string
  text: string
  skill: string
  pool: string
  difficulty: number
  longest: number
  is_past: boolean
}

/** The choice questions whose answers may be told to everybody on a Bangkok day, in the order of their keys. */
export async function listFree(db: Db | Tx, day: string): Promise<FreeQuestion[]> {
  const { from, to } = pastOf(day)
  const plans = await readPlans(db, day)
  const { rows } = await sql<FreeQuestion>`
    with past as (
      select unnest(question_ids) as id from daily_quiz_set where day between ${from} and ${to}
    ), busy as (
      select unnest(question_ids) as id from daily_quiz_set where day > ${to}
    )
    select id, key, text, skill, pool, difficulty, greatest(
        length(content->>'right'), (select max(length(one)) from jsonb_array_elements_text(content->'wrong') as one)
      ) as longest, id in (select id from past) as is_past from question
    where is_active and kind = 'choice' and id not in (select id from busy)
      and (pool = 'path' or id in (select id from past))
    order by key`.execute(db)
  const planned = new Set([...plans.values()].flat())
  return rows.filter(({ id }) => !planned.has(id))
}

/** The questions of today as a visitor sees them. */
export async function viewGuestTrial(db: Db | Tx, now: Date): Promise<GuestTrial> {
  const day = bangkokDay(now)
  const questions = await listGuestTrial(db, day)
  return {
    day,
    questions: questions.map((question, i) => ({
      position: i + 1,
      skill: question.skill,
      text: question.text,
      picture: question.picture,
      choices: showChoices(question, day),
    })),
  }
}

/** The choices in an order that does not depend on which is right. */
export function showChoices({ id, content }: GuestTrialSource, day: string): string[] {
  const weight = (choice: string) => hashOf(day, id, choice)
  return [content.right, ...content.wrong].toSorted((a, b) => (weight(a) < weight(b) ? -1 : 1))
}

/** How many answers the account took over from before its sign-up. */
export async function countSaved(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ saved: number }>`
    select count(*)::int as saved from review_answer
    where user_id = ${userId} and late_of like 'taste:%'`.execute(tx)
  return rows[0]!.saved
}
