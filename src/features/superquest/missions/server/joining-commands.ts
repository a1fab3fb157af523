import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { missionErrors } from '../contract.ts'
import { kindsOf } from '../mission-rules.ts'
import { stateForAll } from '../mission-state-rules.ts'
import { countRule } from '../progress-rules.ts'
import { findMission, type MissionRow, windowOf } from './mission-queries.ts'

const refusal = refusals(missionErrors)

/** So many at once: what somebody can keep in mind, and what one act of theirs may cost. */
export const maxUnderWay = 12

type Joining = { missionId: string; userId: string; now: Date }

/**
 * Joins a mission; from now on its facts count. Throws mission_not_found, mission_already_joined, mission_not_open,
 * mission_over, mission_after_other, missions_enough, mission_full.
 */
export async function joinMission(tx: Tx, { missionId, userId, now }: Joining): Promise<void> {
  const mission = await findMission(tx, missionId)
  // Two joins of one person at once must not both find one place left under their limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quest:${userId}`}, 0))`.execute(tx)
  await claimPlace(tx, { mission, userId, now })
  const state = stateForAll(windowOf(mission), now)
  if (state !== 'available') throw refusal(state === 'upcoming' ? 'mission_not_open' : 'mission_over')
  await refuseBeforeOther(tx, mission, userId)
  await refuseBeyondEnough(tx, userId, now)
  await sql`
    insert into mission_watch (user_id, kind, mission_id)
    select ${userId}, kind, ${missionId} from unnest(${kindsOf(mission.rule)}::text[]) as kind`.execute(tx)
  await countIn(tx, mission, now)
}

/** The row of the person comes first: its key makes twins wait for each other. */
async function claimPlace(tx: Tx, { mission, userId, now }: { mission: MissionRow; userId: string; now: Date }) {
  const { of } = countRule(mission.rule, [])
  const claimed = await tx
    .insertInto('mission_join')
    .values({ user_id: userId, mission_id: mission.id, joined_at: now, of })
    .onConflict((c) => c.columns(['user_id', 'mission_id']).doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows !== 1n) throw refusal('mission_already_joined')
}

async function refuseBeforeOther(tx: Tx, { after_id: afterId }: MissionRow, userId: string): Promise<void> {
  if (afterId === null) return
  const { rows } = await sql<{ title: string; is_done: boolean }>`
    select title, exists (
      select from mission_join where user_id = ${userId} and mission_id = mission.id and completed_at is not null
    ) as is_done
    from mission where id = ${afterId}`.execute(tx)
  const other = rows[0]!
  if (!other.is_done) throw refusal('mission_after_other', { values: { title: other.title } })
}

async function refuseBeyondEnough(tx: Tx, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from mission_join join mission on mission.id = mission_join.mission_id
    where user_id = ${userId} and completed_at is null and ends_at > ${now}`.execute(tx)
  // The new one is among them.
  const before = rows[0]!.count - 1
  if (before >= maxUnderWay) throw refusal('missions_enough', { values: { count: before } })
}

/** Counts the place in the statement that checks it, so that two cannot take the last one. It comes last: the row is everybody's. */
async function countIn(tx: Tx, { id }: MissionRow, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update mission set joined = joined + 1
    where id = ${id} and state = 'scheduled' and (places is null or joined < places)
      and opens_at <= ${now} and joins_until > ${now} and ended_at is null`.execute(tx)
  if (numAffectedRows === 1n) return
  const mission = await findMission(tx, id)
  throw refusal(stateForAll(windowOf(mission), now) === 'available' ? 'mission_full' : 'mission_over')
}
