import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Koin } from '#lib/money.ts'

type Sale = { premiumId: string; quantity: number; price: Koin; bought: number; now: Date }

/**
 * Takes pieces out of the stock, in the statement that checks all that staff and others may have changed meanwhile: stock,
 * window, price, and the limit for somebody who then has `bought` of it. False where one of these fails: nothing is taken.
 * The last lock of a purchase but its codes: this row is everybody's.
 */
export async function takeStock(tx: Tx, { premiumId, quantity, price, bought, now }: Sale): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update premium set stock = stock - ${quantity}, sold = sold + ${quantity}, taken = taken + ${price * quantity}
    where id = ${premiumId} and (stock is null or stock >= ${quantity}) and price = ${price}
      and on_sale_from <= ${now} and (on_sale_until is null or on_sale_until > ${now})
      and (per_person is null or per_person >= ${bought})`.execute(tx)
  return numAffectedRows === 1n
}

type Return = { premiumId: string; quantity: number; paid: Koin; isRestocked: boolean }

/** Counts a purchase out again; its pieces are on sale again where `isRestocked`. */
export async function returnStock(tx: Tx, { premiumId, quantity, paid, isRestocked }: Return): Promise<void> {
  const back = isRestocked ? quantity : 0
  await sql`
    update premium set stock = stock + ${back}, sold = sold - ${quantity}, taken = taken - ${paid}
    where id = ${premiumId}`.execute(tx)
}

/** Puts pieces that were brought in on sale; a code pool that is above its mark again may be told of anew. */
export async function addStock(tx: Tx, { premiumId, quantity }: { premiumId: string; quantity: number }) {
  await sql`
    update premium set stock = stock + ${quantity},
      low_told_at = case when stock + ${quantity} >= low_mark then null else low_told_at end
    where id = ${premiumId} and stock is not null`.execute(tx)
}

/** The pools that fell under their mark and that staff was not told of: told from now on. */
export async function claimLowPools(tx: Tx, now: Date): Promise<{ id: string; title: string; stock: number }[]> {
  const { rows } = await sql<{ id: string; title: string; stock: number }>`
    update premium set low_told_at = ${now}
    where type = 'code' and stock < low_mark and low_told_at is null
    returning id, title, stock`.execute(tx)
  return rows
}
