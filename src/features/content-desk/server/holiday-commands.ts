import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay, daysBetween } from '#lib/thai/bangkok-time.ts'
import { type Holiday, holidayErrors, maxHolidayDays } from '../holiday-admin-contract.ts'
import { findHoliday } from './holiday-queries.ts'

const refusal = refusals(holidayErrors)
type Staff = { actorId: string; now: Date }

/** Enters a holiday or a school break. Throws holiday_order, holiday_read_later, holiday_exists. */
export async function addHoliday(tx: Tx, holiday: Omit<Holiday, 'id'>, { actorId, now }: Staff): Promise<Holiday> {
  const days = daysBetween(holiday.first_day, holiday.last_day)
  if (days < 0 || days >= maxHolidayDays) throw refusal('holiday_order')
  if (holiday.read_on > bangkokDay(now)) throw refusal('holiday_read_later')
  const added = { id: newId(now), ...holiday }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('holiday')
    .values({ ...added, created_at: now })
    .onConflict((conflict) => conflict.columns(['first_day', 'title']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw refusal('holiday_exists')
  const subject = { kind: 'holiday', id: added.id } as const
  await recordStaffAct(tx, { actorId, act: 'holiday.added', subject, before: null, after: holiday, now })
  return added
}

/** Takes a holiday away. Idempotent: the log has it once. */
export async function removeHoliday(tx: Tx, { id }: { id: string }, { actorId, now }: Staff): Promise<void> {
  const before = await findHoliday(tx, id)
  const { numDeletedRows } = await tx.deleteFrom('holiday').where('id', '=', id).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  await recordStaffAct(tx, {
    actorId,
    act: 'holiday.removed',
    subject: { kind: 'holiday', id },
    before,
    after: null,
    now,
  })
}
