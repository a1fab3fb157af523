import { plantStep } from '#art/names/plant-steps.ts'
import type { Db, Tx } from '#db/open.ts'
import { addDays, bangkokDay, bangkokMonth, bangkokWeek } from '#lib/thai/bangkok-time.ts'
import type { LearningStreak, Plant } from '../contract.ts'

/** The months on the shelf beside the current one, so that a year stands there at most. */
const shelfMonths = 11

/** The plants and the week of a person, derived from the learning days alone: nothing is stored, nothing can wilt. */
export async function readLearningStreak(db: Db | Tx, userId: string, now: Date): Promise<LearningStreak> {
  const month = bangkokMonth(now)
  const months = await db
    .selectFrom('learning_month')
    .select(['month', 'days'])
    .where('user_id', '=', userId)
    .where('days', '>', 0)
    .orderBy('month', 'desc')
    .execute()
  const earlier = months.filter((row) => row.month < month).slice(0, shelfMonths)
  const leaves = months.find((row) => row.month === month)?.days ?? 0
  return {
    today: bangkokDay(now),
    days: months.reduce((sum, row) => sum + row.days, 0),
    week: await readWeek(db, userId, bangkokWeek(now)),
    plant: describePlant({ month, days: leaves }),
    shelf: earlier.reverse().map(describePlant),
  }
}

function describePlant({ month, days }: { month: string; days: number }): Plant {
  return { month, leaves: days, step: plantStep(days) }
}

/** The seven days from a Monday on, which may belong to two months. */
async function readWeek(db: Db | Tx, userId: string, monday: string): Promise<LearningStreak['week']> {
  const rows = await db
    .selectFrom('learning_day')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '>=', monday)
    .where('day', '<', addDays(monday, 7))
    .execute()
  const learned = new Set(rows.map(({ day }) => day))
  return Array.from({ length: 7 }, (_, i) => addDays(monday, i)).map((day) => ({ day, is_learned: learned.has(day) }))
}
