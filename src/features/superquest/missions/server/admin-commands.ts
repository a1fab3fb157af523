import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { releaseValue } from '#features/staff-value/server/value-commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { isGift } from '../../gifts/server/queries.ts'
import { adminMissionErrors, type MissionForm } from '../admin-contract.ts'
import { missionErrors } from '../contract.ts'
import { type Kinds, readRule } from '../rule-faults-rules.ts'
import { formOf } from './admin-queries.ts'
import { findAnyMission, type MissionRow } from './mission-queries.ts'

const refusal = refusals({ ...missionErrors, ...adminMissionErrors })

export type ByStaff = { actorId: string; now: Date }
type Writing = ByStaff & { form: MissionForm; kinds: Kinds }

/** Makes a draft; its id is the answer. Throws mission_rule_wrong, mission_reward_wrong, mission_not_found (`after`). */
export async function createMission(tx: Tx, { actorId, now, form, kinds }: Writing): Promise<string> {
  await refuseUnlessGood(tx, form, kinds)
  const id = newId(now)
  const row = { ...rowOf(form), id, state: 'draft', made_by: actorId, made_at: now }
  await tx
    .insertInto('mission')
    .values({ ...row, updated_at: now, edited_by_staff_at: now })
    .execute()
  const subject = { kind: 'mission', id } as const
  await recordStaffAct(tx, { actorId, act: 'quest.mission-created', subject, before: null, after: form, now })
  return id
}

/**
 * Changes a mission. One that nobody has joined is a draft again; where people have joined, words may change and it may
 * become longer and wider, else mission_has_people. Refuses as createMission and with mission_ended.
 */
export async function editMission(tx: Tx, { id, ...writing }: Writing & { id: string }): Promise<void> {
  const { actorId, now, form, kinds } = writing
  const mission = await findAnyMission(tx, id)
  if (mission.ended_at) throw refusal('mission_ended')
  await refuseUnlessGood(tx, form, kinds)
  const isFree = mission.joined === 0
  if (!isFree && !isWider(mission, form)) throw refusal('mission_has_people')
  // Somebody may be joining just now: that none has is checked in the statement that changes it.
  const changed = await tx
    .updateTable('mission')
    .set({
      ...rowOf(form),
      ...(isFree && { state: 'draft', made_by: actorId, asked_by: null, asked_at: null, decided_by: null }),
    })
    .set({ updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .where('joined', isFree ? '=' : '>=', isFree ? 0 : 1)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw refusal('mission_has_people')
  const subject = { kind: 'mission', id } as const
  // A draft again, and nobody has joined: nothing of it can have left.
  if (isFree) await releaseValue(tx, subject)
  const before = formOf(mission)
  await recordStaffAct(tx, { actorId, act: 'quest.mission-edited', subject, before, after: form, now })
}

/** Whether those who have joined lose nothing: rule, reward and winners stay, times and places only grow. */
function isWider(mission: MissionRow, form: MissionForm): boolean {
  const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
  return (
    same(mission.rule, form.rule) &&
    same(mission.reward, form.reward) &&
    mission.winners === form.winners &&
    mission.after_id === form.after &&
    mission.skill === form.skill &&
    mission.opens_at.getTime() === Date.parse(form.opens_at) &&
    mission.joins_until.getTime() <= Date.parse(form.joins_until) &&
    mission.ends_at.getTime() <= Date.parse(form.ends_at) &&
    (form.places === null || (mission.places !== null && mission.places <= form.places))
  )
}

/** jsonb keeps no order of names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, one]) => [name, sorted(one)]),
  )
}

async function refuseUnlessGood(tx: Tx, form: MissionForm, kinds: Kinds): Promise<void> {
  const { faults } = readRule(form.rule, kinds)
  if (faults.length > 0) {
    const fields = faults.map(({ path, detail }) => ({ path: `rule.${path}`, code: 'custom', detail }))
    throw refusal('mission_rule_wrong', { fields })
  }
  const { reward } = form
  if (reward.kind === 'gift' && !(await isGift(tx, reward.gift))) throw refusal('mission_reward_wrong')
  if (form.after) await findAnyMission(tx, form.after)
}

function rowOf(form: MissionForm) {
  const { rule, reward, after, opens_at, joins_until, ends_at, ...plain } = form
  return {
    ...plain,
    rule: JSON.stringify(rule),
    reward: JSON.stringify(reward),
    after_id: after,
    opens_at: new Date(opens_at),
    joins_until: new Date(joins_until),
    ends_at: new Date(ends_at),
  }
}

/** Closes a mission for new people; those who have joined continue. Idempotent. Throws mission_not_found. */
export async function endMission(tx: Tx, { id, reason, actorId, now }: ByStaff & { id: string; reason: string }) {
  await findAnyMission(tx, id)
  const { numAffectedRows } = await sql`
    update mission set ended_at = ${now}, ended_reason = ${reason}, updated_at = ${now}, edited_by_staff_at = ${now}
    where id = ${id} and ended_at is null`.execute(tx)
  if (numAffectedRows === 0n) return
  const subject = { kind: 'mission', id } as const
  await recordStaffAct(tx, { actorId, act: 'quest.mission-ended', subject, before: null, after: { reason }, now })
}
