import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { refusals } from '#lib/errors.ts'
import type { RewardForm } from '../admin-contract.ts'
import { missionErrors, type RewardState } from '../contract.ts'
import type { Rule } from '../mission-rules.ts'
import type { Window } from '../mission-state-rules.ts'

const refusal = refusals(missionErrors)

export type MissionRow = Omit<Selectable<Tables['mission']>, 'rule' | 'reward'> & { rule: Rule; reward: RewardForm }
export type JoinRow = Omit<Selectable<Tables['mission_join']>, 'reward_state'> & { reward_state: RewardState }

/** A mission that everybody may know of. Throws mission_not_found. */
export async function findMission(db: Db | Tx, id: string): Promise<MissionRow> {
  const [mission] = await readMissions(db, sql`id = ${id} and state = 'scheduled'`)
  if (!mission) throw refusal('mission_not_found')
  return mission
}

/** A mission in whatever state, for its makers. Throws mission_not_found. */
export async function findAnyMission(db: Db | Tx, id: string): Promise<MissionRow> {
  const [mission] = await readMissions(db, sql`id = ${id}`)
  if (!mission) throw refusal('mission_not_found')
  return mission
}

/** Missions by a condition on their columns, those that end first before. */
export async function readMissions(db: Db | Tx, where: RawBuilder<unknown>, limit = 200): Promise<MissionRow[]> {
  const { rows } = await sql<MissionRow>`
    select * from mission where ${where} order by ends_at, id limit ${limit}`.execute(db)
  return rows
}

/** The rounds of content's missions that can be joined now, in the order of their keys here. */
export async function listOpenByKeys(db: Db, keys: string[], now: Date): Promise<MissionRow[]> {
  const rows = await readMissions(
    db,
    sql`state = 'scheduled' and split_part(key, ':', 1) = any (${keys}) and opens_at <= ${now} and joins_until > ${now}`,
  )
  const placeOf = ({ key }: MissionRow) => keys.indexOf(key!.split(':')[0]!)
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** What a person has joined of these missions, by mission. */
export async function readJoins(db: Db | Tx, userId: string, missionIds: string[]): Promise<Map<string, JoinRow>> {
  if (missionIds.length === 0) return new Map()
  const { rows } = await sql<JoinRow>`
    select * from mission_join where user_id = ${userId} and mission_id = any (${missionIds})`.execute(db)
  return new Map(rows.map((row) => [row.mission_id, row]))
}

export function windowOf({ opens_at, joins_until, ends_at, ended_at }: MissionRow): Window {
  return { opensAt: opens_at, joinsUntil: joins_until, endsAt: ends_at, endedAt: ended_at }
}
