import type { Tx } from '#db/open.ts'
import { giveVoucher, withdrawVouchers } from '#features/events/server/voucher-commands.ts'
import { givePractice, withdrawPractice } from '#features/games/hangman/server/voucher-commands.ts'
import type { PremiumRow } from '#features/store/premiums/server/queries.ts'

type OfOrder = { userId: string; orderId: string; quantity: number }

const causesOf = ({ orderId, quantity }: OfOrder) =>
  Array.from({ length: quantity }, (_, i) => `store:${orderId}:${i + 1}`)

/** Gives what an order of vouchers opens: entries to events, or practice words of hangman. Nothing for other premiums. */
export async function giveVouchers(
  tx: Tx,
  { premium, now, ...order }: OfOrder & { premium: PremiumRow; now: Date },
): Promise<void> {
  const { userId, orderId, quantity } = order
  if (premium.voucher_opens === 'event')
    for (const cause of causesOf(order)) await giveVoucher(tx, { userId, cause, now })
  if (premium.voucher_opens === 'hangman') {
    const words = (premium.voucher_words ?? 0) * quantity
    await givePractice(tx, { userId, cause: `store:${orderId}`, words, now })
  }
}

/** Takes them back; false, and nothing may be kept, where one was used. */
export async function withdrawOrder(
  tx: Tx,
  { premium, ...order }: OfOrder & { premium: PremiumRow },
): Promise<boolean> {
  const { userId, orderId } = order
  if (premium.voucher_opens === 'event') return withdrawVouchers(tx, { userId, causes: causesOf(order) })
  if (premium.voucher_opens === 'hangman') return withdrawPractice(tx, { userId, cause: `store:${orderId}` })
  return true
}
