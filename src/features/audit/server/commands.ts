import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { StaffAct, StaffSubject } from '../contract.ts'

type Json = { [name: string]: unknown } | null

/** `before` and `after` hold the change, without user text and without personal data of members. */
export type NewStaffAct = {
  actorId: string
  act: StaffAct
  subject: { kind: StaffSubject; id: string }
  before: Json
  after: Json
  now: Date
}

/**
 * Writes an act of staff into the audit log, in the transaction of the act, so that neither exists without the other.
 */
export async function recordStaffAct(
  tx: Tx,
  { actorId, act, subject, before, after, now }: NewStaffAct,
): Promise<void> {
  const json = (value: Json) => (value === null ? null : JSON.stringify(value))
  await sql`
    insert into staff_act (id, actor_id, act, subject_kind, subject_id, before, after, made_at)
    values (${newId(now)}, ${actorId}, ${act}, ${subject.kind}, ${subject.id}, ${json(before)}, ${json(after)}, ${now})
  `.execute(tx)
}
