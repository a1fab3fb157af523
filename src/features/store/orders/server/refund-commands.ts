import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { giveKoin } from '#features/koin/server/commands.ts'
import { returnCodes } from '#features/store/codes/server/commands.ts'
import { findPremium } from '#features/store/premiums/server/queries.ts'
import { returnStock } from '#features/store/premiums/server/stock-commands.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { adminOrderErrors } from '../admin-contract.ts'
import type { OrderState } from '../contract.ts'
import { isRestockedBy } from '../order-state-rules.ts'
import { withdrawOrder } from './voucher-commands.ts'

const refusal = refusals(adminOrderErrors)

type HeldOrder = {
  user_id: string
  id: string
  premium_id: string
  type: string
  state: OrderState
  quantity: number
  paid: Koin
  source: string | null
}

/**
 * Undoes an order that the transaction holds and that is not refunded: what a voucher opened, the limit, the koin, the stock,
 * the codes, in the order in which a purchase locks them. `isBack`: whether what was sent is on our shelf again. Refuses with
 * voucher_used.
 */
export async function refundHeld(
  tx: Tx,
  { order, isBack, now }: { order: HeldOrder; isBack: boolean; now: Date },
): Promise<void> {
  const { user_id: userId, id: orderId, premium_id: premiumId, quantity, paid, type } = order
  const isRestocked = isRestockedBy(order, isBack)
  const premium = await findPremium(tx, premiumId)
  if (!(await withdrawOrder(tx, { premium, userId, orderId, quantity }))) throw refusal('voucher_used')
  await tx
    .updateTable('premium_order')
    .set({ state: 'refunded', refunded_at: now, is_restocked: isRestocked })
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .execute()
  // A gift counts for no limit, and most have cost nothing.
  if (order.source === null)
    await sql`
      update premium_buyer set bought = bought - ${quantity}
      where user_id = ${userId} and premium_id = ${premiumId}`.execute(tx)
  if (paid > 0)
    await giveKoin(tx, {
      userId,
      amount: paid,
      account: type === 'charity' ? 'donation' : 'store_revenue',
      cause: `store:refund:${orderId}`,
      title: 'คืน koin จากการแลก',
      href: `/store/${premiumId}`,
      now,
    })
  await returnStock(tx, { premiumId, quantity, paid, isRestocked })
  if (type === 'code') await returnCodes(tx, { userId, orderId, now })
}
