import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { isOneFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { koinErrors } from '#features/koin/contract.ts'
import type { ValueKind } from '#features/staff-value/contract.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { refusals } from '#lib/errors.ts'
import { adminMissionErrors } from '../admin-contract.ts'
import { missionErrors } from '../contract.ts'
import type { ByStaff } from './admin-commands.ts'
import { readMostGiven } from './admin-queries.ts'
import { findAnyMission, type MissionRow } from './mission-queries.ts'

const refusal = refusals({ ...koinErrors, ...missionErrors, ...adminMissionErrors })

/**
 * Lets a draft open by its times; or, where it may give more than one member of staff may let leave alone
 * (spendAlone), has it wait for a second person. What is no draft stays as it is. Throws mission_not_found, mission_ended.
 */
export async function scheduleMission(tx: Tx, { id, actorId, now }: ByStaff & { id: string }): Promise<void> {
  const mission = await findAnyMission(tx, id)
  if (mission.ended_at) throw refusal('mission_ended')
  if (mission.state !== 'draft') return
  const max = await readMostGiven(tx, mission)
  const subject = { kind: 'mission', id } as const
  const isAlone = await spendAlone(tx, { actorId, kind: kindOf(mission), subject, value: max, now })
  const state = isAlone ? 'scheduled' : 'asked'
  await tx
    .updateTable('mission')
    .set({ state, asked_by: actorId, asked_at: now, decided_by: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()
  const act = state === 'asked' ? 'quest.mission-asked' : 'quest.mission-scheduled'
  await recordStaffAct(tx, { actorId, act, subject, before: null, after: { max }, now })
}

function kindOf({ reward }: MissionRow): ValueKind {
  if (reward.kind === 'gift') return 'goods'
  return reward.kind === 'badge' ? 'points' : reward.kind
}

type Deciding = ByStaff & { id: string; isConfirmed: boolean }

/**
 * A second person's decision on a mission that waits: it opens by its times, or is a draft again; the latter also the person who
 * asked may decide. Throws mission_not_found, mission_decided, second_person_needed (also for the author, and for the
 * families of both).
 */
export async function decideMission(tx: Tx, { id, isConfirmed, actorId, now }: Deciding): Promise<void> {
  const mission = await findAnyMission(tx, id)
  if (mission.state !== 'asked') throw refusal('mission_decided')
  for (const userId of [mission.asked_by, mission.made_by])
    if (isConfirmed && userId && (await isOneFamily(tx, { actorId, userId }))) throw refusal('second_person_needed')
  const decided = await tx
    .updateTable('mission')
    .set({ state: isConfirmed ? 'scheduled' : 'draft', decided_by: actorId, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    // What was agreed to is what stands there: somebody may be editing just now.
    .where('updated_at', '=', mission.updated_at)
    .executeTakeFirst()
  if (decided.numUpdatedRows === 0n) throw refusal('mission_decided')
  const act = isConfirmed ? 'quest.mission-scheduled' : 'quest.mission-dropped'
  const subject = { kind: 'mission', id } as const
  await recordStaffAct(tx, {
    actorId,
    act,
    subject,
    before: null,
    after: { max: await readMostGiven(tx, mission) },
    now,
  })
}
