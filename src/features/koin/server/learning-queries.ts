import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { describeRun, type LearningRun, learningGraceMs, maxFrozenDays } from './rules.ts'

/** The number of learning days in a month ('YYYY-MM') so far. */
export async function countLearningDays(db: Db | Tx, userId: string, month: string): Promise<number> {
  const counter = await db
    .selectFrom('learning_month')
    .select('days')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst()
  return counter?.days ?? 0
}

/** The learning days of a month ('YYYY-MM'), earliest first, as 'YYYY-MM-DD'. */
export async function listLearningDays(db: Db | Tx, userId: string, month: string): Promise<string[]> {
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const rows = await db
    .selectFrom('learning_day')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '>=', first)
    .where('day', '<', next)
    .orderBy('day')
    .execute()
  return rows.map((row) => row.day)
}

/**
 * The current streak of learning days (rule: describeRun); null when the person hides it. Read-only. Walks back from
 * the last learning day, one index lookup per day learned.
 */
export async function readRun(db: Db | Tx, userId: string, now: Date): Promise<LearningRun | null> {
  const { rows } = await sql<{ learned: number; last: string | null; is_hidden: boolean }>`
    with recursive choice (is_hidden) as (
      select exists (select from learning_choice where user_id = ${userId} and hides_run)
    ), run (day) as (
      select max(day) from learning_day
      where user_id = ${userId} and day <= ${bangkokDay(now)} and not (select is_hidden from choice)
      union all
      select (
        select max(day) from learning_day
        where user_id = ${userId} and day < run.day and day >= run.day - ${maxFrozenDays + 1}::int
      ) from run where run.day is not null
    )
    select count(day)::int as learned, max(day) as last, (select is_hidden from choice) from run`.execute(db)
  const { is_hidden, ...newest } = rows[0]!
  return is_hidden ? null : describeRun(newest, now)
}

/**
 * The day that a learning act at this moment counts for: until 03:00 the day before, if it is still empty. Who signed up
 * after midnight had no day before: their first act is today's.
 */
export async function findLearningDay(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const today = bangkokDay(now)
  if (now.getTime() - startOfBangkokDay(today).getTime() >= learningGraceMs) return today
  const yesterday = addDays(today, -1)
  if (await isNewToday(db, userId, today)) return today
  return (await listLearningDays(db, userId, yesterday.slice(0, 7))).includes(yesterday) ? today : yesterday
}

async function isNewToday(db: Db | Tx, userId: string, today: string): Promise<boolean> {
  const account = await db.selectFrom('user_account').select('made_at').where('user_id', '=', userId).executeTakeFirst()
  return account !== undefined && account.made_at >= startOfBangkokDay(today)
}
