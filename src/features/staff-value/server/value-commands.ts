import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { StaffSubject } from '#features/audit/contract.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { ValueKind } from '../contract.ts'
import { readAloneLeft } from './value-queries.ts'

export type ValueSubject = { kind: StaffSubject; id: string }
type Spending = { actorId: string; kind: ValueKind; subject: ValueSubject; value: number; now: Date }

/**
 * Whether an act may take effect by one person's word: what it lets leave (`value`, hundredths of koin, see worthOf) fits the
 * budget of this person, the rate staff.alone within seven days over all kinds together. True books the value; false
 * books nothing, and the caller proposes or refuses. An act that lets nothing leave is always allowed.
 */
export async function spendAlone(tx: Tx, { actorId, kind, subject, value, now }: Spending): Promise<boolean> {
  if (value <= 0) return true
  // An advisory lock per member of staff: two concurrent acts must not both read the sum before either adds to it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff-value:${actorId}`}, 0))`.execute(tx)
  if (value > (await readAloneLeft(tx, actorId, now))) return false
  await tx
    .insertInto('staff_value')
    .values({
      id: newId(now),
      actor_id: actorId,
      kind,
      subject_kind: subject.kind,
      subject_id: subject.id,
      value: koin(value),
      state: 'alone',
      created_at: now,
    })
    .execute()
  return true
}

/**
 * Gives back what a subject took from budgets. Only for acts that are undone before anything can have left, such as a
 * mission that is a draft again before anybody joined.
 */
export async function releaseValue(tx: Tx, { kind, id }: ValueSubject): Promise<void> {
  await tx
    .updateTable('staff_value')
    .set({ state: 'dropped' })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '=', 'alone')
    .execute()
}
