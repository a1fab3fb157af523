import type { Tx } from '#db/open.ts'
import { whyNotNames } from '#features/identity/accounts/content.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { paceOf, readEarnings } from '#features/store/premiums/server/pace-queries.ts'
import type { PremiumRow } from '#features/store/premiums/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { orderErrors } from '../contract.ts'
import { type Asked, saleFault } from './sale-rules.ts'

const refusal = refusals(orderErrors)

/** Throws buy_not_allowed where the account may not pay in koin. */
export async function refuseUnlessMayBuy(tx: Tx, userId: string, now: Date): Promise<void> {
  const reason = await readReason(tx, userId, 'buy', now)
  if (reason) throw refusal('buy_not_allowed', { values: { why: whyNotNames[reason] } })
}

/** Throws not_on_sale_yet, sale_over, sold_out, limit_reached, price_changed or order_too_large, with their figures. */
export function refuseSale(premium: PremiumRow, asked: Asked): void {
  const fault = saleFault(premium, asked)
  if (!fault) return
  switch (fault.code) {
    case 'not_on_sale_yet':
      throw refusal(fault.code, { values: { when: formatThaiMoment(fault.at) } })
    case 'sale_over':
      throw refusal(fault.code)
    case 'sold_out':
      throw refusal(fault.code, { values: { left: fault.left }, figures: { left: fault.left } })
    case 'limit_reached': {
      const { limit, bought } = fault
      throw refusal(fault.code, { values: { limit, bought }, figures: { limit, bought } })
    }
    case 'price_changed': {
      const { price } = fault
      throw refusal(fault.code, { values: { koin: formatKoin(koin(price)) }, figures: { price } })
    }
    case 'order_too_large': {
      const { max } = fault
      throw refusal(fault.code, { values: { max }, figures: { max } })
    }
  }
}

/**
 * Throws koin_short, saying how much is missing and in how many days it is earned. What leaves the wallet meanwhile the
 * ledger refuses by itself, with not_enough_koin.
 */
export async function refuseShort(
  tx: Tx,
  { userId, paid, now }: { userId: string; paid: Koin; now: Date },
): Promise<void> {
  const missing = paid - (await readBalance(tx, userId))
  if (missing <= 0) return
  const { days } = paceOf(await readEarnings(tx, userId, now), missing)
  throw refusal('koin_short', {
    values: { koin: formatKoin(koin(missing)) },
    figures: { missing, ...(days !== null && { days }) },
  })
}
