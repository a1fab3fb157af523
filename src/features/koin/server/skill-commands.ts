import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { Skill } from '#kit/skills.ts'
import { newId } from '#lib/server/new-id.ts'
import { klassOf, type SkillPoints, sumSkills } from '../rules.ts'
import { lockWallet, type Reason } from './commands.ts'
import { klassReached } from './notices.ts'
import { readSkills } from './skill-queries.ts'

/**
 * Gives skill points for an act, for one or several skills (a quiz may mix them), once per cause and skill. Skills with
 * 0 are dropped. `isNew` is false when nothing was given. The same statement updates the totals. Reaching a klass sends
 * a notice.
 */
export async function giveSkillPoints(
  tx: Tx,
  { userId, points, cause, title, href, now }: Reason & { points: Partial<SkillPoints> },
): Promise<{ isNew: boolean }> {
  const gains = Skill.options
    .map((skill) => ({ skill, points: points[skill] ?? 0 }))
    .filter((gain) => gain.points !== 0)
  if (gains.length === 0) return { isNew: false }
  const { rows } = await sql<{ is_new: boolean }>`
    with gained as (
      insert into skill_point (user_id, id, cause, skill, points, title, href, made_at)
      select ${userId}, id, ${cause}, skill, points, ${title}, ${href}, ${now}
      from unnest(
        ${gains.map(() => newId(now))}::uuid[], ${gains.map((gain) => gain.skill)}::text[],
        ${gains.map((gain) => gain.points)}::int[]
      ) as gain (id, skill, points)
      on conflict (user_id, cause, skill) do nothing
      returning user_id, skill, points
    ), ${lockWallet(userId)}, summed as (
      insert into skill_total as total (user_id, skill, points, gains)
      select user_id, skill, points, 1 from gained, (select count(*) from held) as wallets
      on conflict (user_id, skill) do update
      set points = total.points + excluded.points, gains = total.gains + 1
    )
    select exists (select from gained) as is_new`.execute(tx)
  const { is_new: isNew } = rows[0]!
  if (isNew) await tellKlass(tx, { userId, gained: gains.reduce((sum, gain) => sum + gain.points, 0), now })
  return { isNew }
}

/**
 * A query after the statement and not part of it, since the statement's snapshot may be older than a concurrent gain.
 * The wallet is locked by now.
 */
async function tellKlass(tx: Tx, { userId, gained, now }: { userId: string; gained: number; now: Date }) {
  const { klass, points } = await readSkills(tx, userId)
  if (klass === klassOf(sumSkills(points) - gained)) return
  await notify(tx, { userId, kind: klassReached, facts: { klass }, cause: `klass:${klass}`, now })
}
