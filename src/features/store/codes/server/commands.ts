import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import { decrypt } from '#lib/server/secrets/encryption.ts'
import { readCodeKeys, type ServerKeys } from './key-commands.ts'

type OfOrder = { userId: string; orderId: string }

/**
 * Gives an order the oldest free codes of a premium; false where there are too few. Called after the stock is taken:
 * the lock on the premium's row serialises all takers of its codes, so none is given twice and no deadlock can arise.
 */
export async function claimCodes(
  tx: Tx,
  { userId, orderId, premiumId, quantity }: OfOrder & { premiumId: string; quantity: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update premium_code set user_id = ${userId}, order_id = ${orderId}
    where id in (
      select id from premium_code where premium_id = ${premiumId} and order_id is null
      order by id limit ${quantity} for no key update
    )`.execute(tx)
  return numAffectedRows === BigInt(quantity)
}

/** Takes an order's codes back: into the pool where nobody has seen them, else they are spoilt. The stock is taken before. */
export async function returnCodes(tx: Tx, { userId, orderId, now }: OfOrder & { now: Date }): Promise<void> {
  await sql`
    update premium_code set
      void_at = case when shown_at is null then null else ${now}::timestamptz end,
      user_id = case when shown_at is null then null else user_id end,
      order_id = case when shown_at is null then null else order_id end
    where id in (
      select id from premium_code where user_id = ${userId} and order_id = ${orderId} order by id for no key update
    )`.execute(tx)
}

/** An order's codes, for its buyer's eyes; each look is logged → the codes and how often they were looked at. */
export async function showCodes(
  tx: Tx,
  { userId, orderId, keys, now }: OfOrder & { keys: ServerKeys; now: Date },
): Promise<{ codes: string[]; looks: number }> {
  const rows = await tx
    .selectFrom('premium_code')
    .select(['id', 'key_id', 'sealed'])
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('void_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const known = await readCodeKeys(tx, keys, [...new Set(rows.map(({ key_id }) => key_id))])
  const codes = rows.map(({ id, key_id, sealed }) => decrypt(known.get(key_id)!, sealed, id).toString('utf8'))
  await tx
    .updateTable('premium_code')
    .set({ shown_at: now })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('shown_at', 'is', null)
    .execute()
  await tx
    .insertInto('code_look')
    .values({ user_id: userId, order_id: orderId, id: newId(now), made_at: now })
    .execute()
  const { looks } = await tx
    .selectFrom('code_look')
    .select((e) => e.fn.countAll<string>().as('looks'))
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { codes, looks: Number(looks) }
}
