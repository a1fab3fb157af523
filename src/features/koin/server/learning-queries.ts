import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { learningGraceMs } from './rules.ts'

/** How many learning days a month ('YYYY-MM') has so far. */
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

/** How many learning days in a row end today or, while today has none yet, yesterday. It pays nothing. */
export async function readCurrentRun(db: Db | Tx, userId: string, today: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    with recursive run (day) as (
      select max(day) from learning_day
      where user_id = ${userId} and day between ${addDays(today, -1)} and ${today}
      union all
      select earlier.day from run join learning_day as earlier
        on earlier.user_id = ${userId} and earlier.day = run.day - 1
    )
    select count(day)::int as days from run`.execute(db)
  return rows[0]!.days
}

/**
 * The learning day that a deed of this moment counts for. A late evening counts for its own day: until 03:00 a day before
 * that is still empty gets it.
 */
export async function findLearningDay(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const today = bangkokDay(now)
  if (now.getTime() - startOfBangkokDay(today).getTime() >= learningGraceMs) return today
  const yesterday = addDays(today, -1)
  return (await listLearningDays(db, userId, yesterday.slice(0, 7))).includes(yesterday) ? today : yesterday
}
