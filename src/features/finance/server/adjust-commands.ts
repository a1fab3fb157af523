import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { giveKoin, spendKoin } from '#features/koin/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { decideProposal, proposeChange } from '#features/proposals/server/commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Adjustment } from '../adjust-contract.ts'
import { readAloneLeft } from './adjust-queries.ts'
import { reasonTitles } from './adjust-rules.ts'
import { koinAdjusted } from './notice-rules.ts'

type Asking = { adjustment: Adjustment; actorId: string; now: Date }

/**
 * Adjusts a person's koin at once where the member of staff may do so alone, otherwise has it wait for a second person. What is
 * given and what is taken count alike. Refuses with not_found, own_gain, not_enough_koin, change_waiting.
 */
export async function adjustKoin(tx: Tx, { adjustment, actorId, now }: Asking): Promise<'done' | 'waiting'> {
  await refuseStranger(tx, adjustment.user_id)
  await refuseOwnGain(tx, { actorId, userId: adjustment.user_id })
  // Two acts of one member of staff must not both read the sum before either adds to it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`koin-adjust:${actorId}`}, 0))`.execute(tx)
  if (Math.abs(adjustment.amount) <= (await readAloneLeft(tx, actorId, now))) {
    await book(tx, { id: newId(now), adjustment, madeBy: actorId, decidedBy: null, now })
    return 'done'
  }
  const subject = adjustment.user_id
  const id = await proposeChange(tx, { kind: 'koin.adjust', subject, body: adjustment, actorId, now })
  const after = { proposal: id, amount: adjustment.amount, reason: adjustment.reason }
  const act = { act: 'koin.adjustment-asked', subject: { kind: 'person', id: subject }, before: null, after } as const
  await recordStaffAct(tx, { actorId, ...act, now })
  return 'waiting'
}

type Deciding = { id: string; decision: 'confirm' | 'drop'; actorId: string; now: Date }

/** Confirms or drops an adjustment. Refuses as decideProposal, and with own_gain, not_found, not_enough_koin. */
export async function decideAdjustment(tx: Tx, { id, decision, actorId, now }: Deciding): Promise<void> {
  await decideProposal<Adjustment>(tx, {
    ...{ kind: 'koin.adjust', id, decision, actorId, now },
    apply: async ({ body, madeBy }) => {
      for (const staffId of [actorId, madeBy]) await refuseOwnGain(tx, { actorId: staffId, userId: body.user_id })
      await refuseStranger(tx, body.user_id)
      await book(tx, { id, adjustment: body, madeBy, decidedBy: actorId, now })
    },
  })
  if (decision === 'confirm') return
  const { user_id: userId } = await readBody(tx, id)
  const subject = { kind: 'person', id: userId } as const
  const change = { before: null, after: { proposal: id } }
  await recordStaffAct(tx, { actorId, act: 'koin.adjustment-dropped', subject, ...change, now })
}

type Booking = { id: string; adjustment: Adjustment; madeBy: string; decidedBy: string | null; now: Date }

async function book(tx: Tx, { id, adjustment, madeBy, decidedBy, now }: Booking): Promise<void> {
  const { user_id: userId, amount, reason, note } = adjustment
  await tx
    .insertInto('koin_adjustment')
    .values({ id, user_id: userId, amount, reason, note, made_by: madeBy, decided_by: decidedBy, created_at: now })
    .execute()
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
    after: { id, amount, reason, asked_by: madeBy },
    now,
  })
}

async function refuseStranger(tx: Tx, userId: string): Promise<void> {
  const person = await tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  if (!person) throw commonRefusal('not_found')
}

async function readBody(tx: Tx, id: string): Promise<Adjustment> {
  const { body } = await tx.selectFrom('money_proposal').select('body').where('id', '=', id).executeTakeFirstOrThrow()
  return body as Adjustment
}
