import type { Tx } from '#db/open.ts'
import { moveMoney } from '#features/koin/server/commands.ts'
import { practiceBaht } from '#lib/money.ts'

type Move = { userId: string; orderId: string; step: string; title: string; now: Date }
type Lines = { wallet?: number; fund_order?: number; fund_units?: number; fund_gain?: number; fund_fee?: number }

const accounts = ['wallet', 'fund_order', 'fund_units', 'fund_gain', 'fund_fee'] as const

/**
 * Moves practice baht for a step of an order, once: the cause is the order and the step. Lines in hundredths of baht, by
 * account, sum to zero; nothing to move moves nothing.
 */
export async function moveBaht(tx: Tx, { userId, orderId, step, title, now, ...amounts }: Move & Lines): Promise<void> {
  const lines = accounts.flatMap((account) => {
    const amount = amounts[account] ?? 0
    return amount === 0 ? [] : [{ account, amount: practiceBaht(amount) }]
  })
  if (lines.length === 0) return
  const cause = `fund:${step}:${orderId}`
  await moveMoney(tx, { userId, cause, title, href: '/bank/fund/orders', now, currency: 'practice_baht', lines })
}
