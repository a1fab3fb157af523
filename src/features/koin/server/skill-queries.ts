import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'
import type { ProfileType } from '../contract.ts'
import { fillSkills, klassFrom, klassOf, klassTo, type SkillPoints, sumSkills, typeOf } from '../rules.ts'

export type Skills = {
  points: SkillPoints
  klass: number
  /** The total points at which this klass and the next begin; null in the last klass. */
  klass_from: number
  klass_to: number | null
  type: ProfileType
  /** The number of rows in the history. */
  gains: number
}

/** A person's points per skill, with klass and type. */
export async function readSkills(db: Db | Tx, userId: string): Promise<Skills> {
  const totals = await db
    .selectFrom('skill_total')
    .select(['skill', 'points', 'gains'])
    .where('user_id', '=', userId)
    .execute()
  const points = fillSkills(Object.fromEntries(totals.map((total) => [total.skill, total.points])))
  const klass = klassOf(sumSkills(points))
  const gains = totals.reduce((sum, total) => sum + total.gains, 0)
  return { points, klass, klass_from: klassFrom(klass), klass_to: klassTo(klass), type: typeOf(points), gains }
}

export type SkillHistoryRow = {
  id: string
  made_at: Date
  title: string
  href: string | null
  skill: Skill
  points: number
}

/** A page of what gave a person skill points, newest first; paged like listKoinHistory. */
export async function listSkillHistory(
  db: Db | Tx,
  { userId, page, limit }: { userId: string; page: number; limit: number },
): Promise<SkillHistoryRow[]> {
  const { rows } = await sql<SkillHistoryRow>`
    select id, made_at, title, href, skill, points from skill_point
    where user_id = ${userId} and id <= (
      select id from skill_point where user_id = ${userId} order by id desc offset ${(page - 1) * limit} limit 1
    )
    order by id desc limit ${limit}`.execute(db)
  return rows
}
