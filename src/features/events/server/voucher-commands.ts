import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'

/** Gives a person one event voucher, once per cause ('staff:<reference>', 'store:<order>'). */
export async function giveVoucher(
  tx: Tx,
  { userId, cause, now }: { userId: string; cause: string; now: Date },
): Promise<{ isNew: boolean }> {
  const given = await tx
    .insertInto('event_voucher')
    .values({ user_id: userId, id: newId(now), cause, made_at: now })
    .onConflict((c) => c.columns(['user_id', 'cause']).doNothing())
    .executeTakeFirst()
  return { isNew: given.numInsertedOrUpdatedRows === 1n }
}

/**
 * Pays a seat with the oldest unused voucher; false when there is none. Concurrent acts of one person use different
 * vouchers.
 */
export async function useVoucher(
  tx: Tx,
  { userId, seatId, now }: { userId: string; seatId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update event_voucher set seat_id = ${seatId}, used_at = ${now}
    where user_id = ${userId} and id = (
      select id from event_voucher where user_id = ${userId} and seat_id is null
      order by id limit 1 for update skip locked
    )`.execute(tx)
  return numAffectedRows === 1n
}

/** Marks the voucher that paid a seat as unused again. */
export async function restoreVoucher(tx: Tx, { userId, seatId }: { userId: string; seatId: string }): Promise<void> {
  await tx
    .updateTable('event_voucher')
    .set({ seat_id: null, used_at: null })
    .where('user_id', '=', userId)
    .where('seat_id', '=', seatId)
    .execute()
}

/** Takes vouchers back that a person was given for causes; false, and nothing may be kept, where one of them was used. */
export async function withdrawVouchers(
  tx: Tx,
  { userId, causes }: { userId: string; causes: string[] },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('event_voucher')
    .where('user_id', '=', userId)
    .where('cause', 'in', causes)
    .where('seat_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === BigInt(causes.length)
}
