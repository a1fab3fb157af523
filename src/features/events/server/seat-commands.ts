import type { Tx } from '#db/open.ts'
import { whyNotNames } from '#features/identity/accounts/content.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { giveKoin, spendKoin } from '#features/koin/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { eventErrors } from '../event-contract.ts'

import { hrefOf } from './fact-rules.ts'
import type { EventRow } from './list-queries.ts'
import { restoreVoucher, useVoucher } from './voucher-commands.ts'

const refusal = refusals(eventErrors)

/** Throws pays_not_allowed when the event has a fee and the account may not spend. */
export async function refuseUnlessMayPay(
  tx: Tx,
  { event, userId, now }: { event: EventRow; userId: string; now: Date },
) {
  const reason = event.fee > 0 ? await readReason(tx, userId, 'buy', now) : null
  if (reason) throw refusal('pays_not_allowed', { values: { why: whyNotNames[reason] } })
}

/** Takes the fee of a seat, once per seat. Throws not_enough_koin or no_voucher. */
export async function paySeat(
  tx: Tx,
  {
    event,
    id,
    userId,
    withVoucher,
    now,
  }: { event: EventRow; id: string; userId: string; withVoucher: boolean; now: Date },
): Promise<void> {
  if (event.fee === 0) return
  if (withVoucher) {
    if (!(await useVoucher(tx, { userId, seatId: id, now }))) throw refusal('no_voucher')
    return
  }
  const title = 'ค่าเข้าร่วมกิจกรรม'
  const move = { userId, amount: event.fee, account: 'event_fee' as const, href: hrefOf(event), now }
  await spendKoin(tx, { ...move, cause: `event:join:${id}`, title })
}

type Seat = { user_id: string; id: string; paid: Koin; with_voucher: boolean }

/** Refunds the payment of a seat, koin or voucher, once per seat. */
export async function refundSeat(
  tx: Tx,
  { event, seat, now }: { event: EventRow; seat: Seat; now: Date },
): Promise<void> {
  const { user_id: userId, id, paid } = seat
  if (seat.with_voucher) await restoreVoucher(tx, { userId, seatId: id })
  if (paid === 0) return
  const title = 'คืนค่าเข้าร่วมกิจกรรม'
  const move = { userId, amount: paid, account: 'event_fee' as const, href: hrefOf(event), now }
  await giveKoin(tx, { ...move, cause: `event:refund:${id}`, title })
}
