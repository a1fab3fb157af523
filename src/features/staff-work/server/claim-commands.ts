import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import type { WorkKind } from '#kit/server/work-kind.ts'
import { refusals } from '#lib/errors.ts'
import { workErrors } from '../admin-contract.ts'
import { findHolder, listColleagues } from './claim-queries.ts'
import { claimMs } from './claim-rules.ts'
import { workHandedOver } from './notices.ts'

const refusal = refusals(workErrors)

type Acting = { kind: WorkKind; id: string; userId: string; now: Date }

/**
 * Takes what waits: of several at once the first has it. What somebody left lying for a day is free again; taking one's own
 * again changes nothing. Throws work_not_waiting, work_claimed.
 */
export async function claimWork(tx: Tx, { kind, id, userId, now }: Acting): Promise<void> {
  if (!(await kind.isFor(tx, { id, userId }))) throw refusal('work_not_waiting')
  const queue = kind.name
  const lying = new Date(now.getTime() - claimMs)
  await sql`
    delete from work_claim where queue = ${queue} and item_id = ${id} and claimed_at <= ${lying}`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into work_claim (user_id, queue, item_id, claimed_at) values (${userId}, ${queue}, ${id}, ${now})
    on conflict (queue, item_id) do nothing`.execute(tx)
  if (numAffectedRows === 1n) return record(tx, { kind, id, userId, act: 'work.claimed', to: userId, now })
  const holder = await findHolder(tx, { queue, id, now })
  if (holder?.user_id !== userId) throw refusal('work_claimed', { values: { holder: holder?.holder ?? '–' } })
}

/** Gives it back to the queue. Throws work_not_yours. */
export async function releaseWork(tx: Tx, { kind, id, userId, now }: Acting): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from work_claim where queue = ${kind.name} and item_id = ${id} and user_id = ${userId}`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('work_not_yours')
  await record(tx, { kind, id, userId, act: 'work.released', to: null, now })
}

/** Hands it to a colleague with a note, and tells them. Throws work_not_yours, work_no_colleague. */
export async function handOverWork(
  tx: Tx,
  { kind, id, userId, to, note, now }: Acting & { to: string; note: string },
): Promise<void> {
  const colleagues = await listColleagues(tx, { kind, userId })
  const mayHave = colleagues.some((one) => one.id === to) && (await kind.isFor(tx, { id, userId: to }))
  if (!mayHave) throw refusal('work_no_colleague')
  const { numAffectedRows } = await sql`
    update work_claim set user_id = ${to}, claimed_at = ${now}, handed_by = ${userId}, note = ${note}
    where queue = ${kind.name} and item_id = ${id} and user_id = ${userId}
      and claimed_at > ${new Date(now.getTime() - claimMs)}`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('work_not_yours')
  const cause = `work:${kind.name}:${id}:${now.toISOString()}`
  await notify(tx, { userId: to, kind: workHandedOver, facts: { what: kind.label, href: kind.to }, cause, now })
  await record(tx, { kind, id, userId, act: 'work.handed-over', to, now })
}

type Taken = { queue: string; id: string; userId: string; now: Date }
type Ending = (Taken & { isUrgent?: boolean }) | (Omit<Taken, 'userId'> & { isUrgent: true })

/** Throws work_claimed where somebody else has it. */
export async function refuseTaken(tx: Tx, { queue, id, userId, now }: Taken): Promise<void> {
  const holder = await findHolder(tx, { queue, id, now })
  if (holder && holder.user_id !== userId) throw refusal('work_claimed', { values: { holder: holder.holder } })
}

/**
 * Lets a decision end the claim. Throws work_claimed where somebody else has it; `isUrgent`: what everybody may do at any
 * time.
 */
export async function endWork(tx: Tx, ending: Ending): Promise<void> {
  const { queue, id } = ending
  if ('userId' in ending && !ending.isUrgent) await refuseTaken(tx, ending)
  await sql`delete from work_claim where queue = ${queue} and item_id = ${id}`.execute(tx)
}

type Change = Acting & { act: 'work.claimed' | 'work.released' | 'work.handed-over'; to: string | null }

async function record(tx: Tx, { kind, id, userId: actorId, act, to, now }: Change): Promise<void> {
  await recordStaffAct(tx, {
    actorId,
    act,
    subject: { kind: 'staff_work', id },
    before: { queue: kind.name },
    after: { queue: kind.name, holder_id: to },
    now,
  })
}
