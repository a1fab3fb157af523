import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { giveKoin, spendKoin } from '#features/koin/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { worthOf } from '#features/staff-value/contract.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Adjustment, AdjustReason } from '../adjust-contract.ts'
import { readDetails } from './adjust-queries.ts'
import { reasonTitles } from './adjust-rules.ts'
import { koinAdjusted } from './notices.ts'

/** An adjustment that a second person decides. Who it is for and the note stay in koin_adjustment, which goes with the account. */
export const koinAdjustment: ProposalKind = {
  name: 'koin-adjustment',
  roles: ['finance'],
  read: async () => ({}),
  tell: async (_db, { payload }) => {
    const { amount, reason } = payload as { amount: Koin; reason: AdjustReason }
    return { koin: formatKoin(amount), เหตุผล: reasonTitles[reason] }
  },
  details: readDetails,
  apply: (tx, { subjectId, decidedBy, now }) => book(tx, { id: subjectId, decidedBy, now }),
}

type Asking = { adjustment: Adjustment; actorId: string; now: Date }

/**
 * Adjusts a person's koin at once where the budget of the member of staff has room, otherwise has it wait for a second person →
 * whether it waits. What is given and what is taken count alike. Throws not_found, own_gain, not_enough_koin.
 */
export async function adjustKoin(tx: Tx, { adjustment, actorId, now }: Asking): Promise<boolean> {
  const { user_id: userId, amount, reason, note } = adjustment
  const person = await tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  if (!person) throw commonRefusal('not_found')
  await refuseOwnGain(tx, { actorId, userId })
  const id = newId(now)
  await tx
    .insertInto('koin_adjustment')
    .values({ id, user_id: userId, amount, reason, note, made_by: actorId, created_at: now })
    .execute()
  const subject = { kind: 'koin_adjustment', id } as const
  const value = worthOf.koin(Math.abs(amount))
  if (await spendAlone(tx, { actorId, kind: 'koin', subject, value, now })) {
    await book(tx, { id, decidedBy: null, now })
    return false
  }
  const asked = { title: 'ปรับยอด koin ของสมาชิก', payload: { amount, reason }, value, actorId, now }
  await propose(tx, { kind: koinAdjustment, subject, ...asked })
  return true
}

type Booking = { id: string; decidedBy: string | null; now: Date }

/** Moves the koin of an adjustment, once. Throws not_found (the account is gone), own_gain, not_enough_koin. */
async function book(tx: Tx, { id, decidedBy, now }: Booking): Promise<void> {
  const row = await tx
    .updateTable('koin_adjustment')
    .set({ booked_at: now, decided_by: decidedBy })
    .where('id', '=', id)
    .where('booked_at', 'is', null)
    .returning(['user_id', 'amount', 'reason', 'made_by'])
    .executeTakeFirst()
  if (!row) throw commonRefusal('not_found')
  const { user_id: userId, made_by: madeBy } = row
  const amount = Number(row.amount)
  const reason = row.reason as AdjustReason
  // The family may have grown since it was asked for.
  for (const actorId of [madeBy, decidedBy ?? madeBy]) await refuseOwnGain(tx, { actorId, userId })
  const cause = `adjust:${id}`
  const move = { userId, account: 'adjustment', cause, title: reasonTitles[reason], href: null, now } as const
  if (amount > 0) await giveKoin(tx, { ...move, amount: koin(amount) })
  else await spendKoin(tx, { ...move, amount: koin(-amount) })
  await notify(tx, { userId, kind: koinAdjusted, facts: { amount, reason }, cause, now })
  await recordStaffAct(tx, {
    actorId: decidedBy ?? madeBy,
    act: 'koin.adjusted',
    subject: { kind: 'person', id: userId },
    before: null,
    after: { id, amount, reason },
    now,
  })
}
