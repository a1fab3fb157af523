import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'
import type { Badge } from '../joining-contract.ts'
import type { Rule } from '../mission-rules.ts'
import type { Vocabulary } from '../sentence-rules.ts'
import { toProgress } from './mission-view.ts'

type BadgeRow = { id: string; title: string; skill: Skill; rule: Rule; badge: string; claimed_at: Date }

/** The badges that a person has claimed, newest first, at most 60. */
export async function listBadges(db: Db | Tx, userId: string, words: Vocabulary): Promise<Badge[]> {
  const { rows } = await sql<BadgeRow>`
    select mission.id, title, skill, rule, reward->>'badge' as badge, claimed_at
    from mission_join join mission on mission.id = mission_join.mission_id
    where user_id = ${userId} and reward_state = 'claimed' and reward->>'kind' = 'badge'
    order by claimed_at desc, mission.id limit 60`.execute(db)
  return rows.map(({ rule, claimed_at: claimedAt, ...row }) => ({
    ...row,
    href: toProgress(rule, [], words).steps.find(({ href }) => href !== null)?.href ?? null,
    claimed_at: claimedAt.toISOString(),
  }))
}
