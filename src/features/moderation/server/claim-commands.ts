import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import { moderationErrors } from '../admin-contract.ts'
import { claimErrors } from '../claim-contract.ts'
import { findCase } from './case-queries.ts'
import { findHolder, listColleagues } from './claim-queries.ts'
import { claimMs } from './claim-rules.ts'
import { caseHandedOver } from './notices.ts'

const refusal = refusals({ ...claimErrors, ...moderationErrors })

type Acting = { id: string; userId: string; now: Date }

/**
 * Takes a waiting case: of several moderators at once the first has it. What somebody left lying for a day is free again;
 * taking one's own again changes nothing. Throws case_not_found, own_case, case_decided, case_claimed.
 */
export async function claimCase(tx: Tx, { id, userId, now }: Acting): Promise<void> {
  const row = await findCase(tx, id)
  if (row.author_id === userId) throw refusal('own_case')
  if (row.state !== 'open' && row.appeal?.state !== 'open') throw refusal('case_decided')
  const lying = new Date(now.getTime() - claimMs)
  const { rows: before } = await sql<{ user_id: string }>`
    delete from moderation_claim where case_id = ${id} and claimed_at <= ${lying} returning user_id`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into moderation_claim (user_id, case_id, claimed_at) values (${userId}, ${id}, ${now})
    on conflict (case_id) do nothing`.execute(tx)
  if (numAffectedRows === 1n)
    return record(tx, { id, userId, act: 'moderation.claimed', before: before[0]?.user_id ?? null, after: userId, now })
  const holder = await findHolder(tx, { id, now })
  if (holder?.user_id !== userId) throw refusal('case_claimed', { values: { holder: holder?.holder ?? '–' } })
}

/** Gives a case back to the queue. Throws not_your_claim. */
export async function releaseCase(tx: Tx, { id, userId, now }: Acting): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from moderation_claim where case_id = ${id} and user_id = ${userId}`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('not_your_claim')
  await record(tx, { id, userId, act: 'moderation.released', before: userId, after: null, now })
}

/**
 * Hands a case to a colleague with a note, and tells them. Throws case_not_found, not_your_claim, no_such_colleague (no
 * moderator, the author, or who took the decision that the appeal is against).
 */
export async function handOverCase(
  tx: Tx,
  { id, userId, to, note, now }: Acting & { to: string; note: string },
): Promise<void> {
  const row = await findCase(tx, id)
  const colleagues = await listColleagues(tx, { row, userId })
  if (!colleagues.some((one) => one.id === to)) throw refusal('no_such_colleague')
  const { numAffectedRows } = await sql`
    update moderation_claim
    set user_id = ${to}, claimed_at = ${now}, handed_by = ${userId}, note = ${note}
    where case_id = ${id} and user_id = ${userId}`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('not_your_claim')
  const cause = `moderation:${id}:handed:${now.toISOString()}`
  await notify(tx, { userId: to, kind: caseHandedOver, facts: { caseId: id }, cause, now })
  await record(tx, { id, userId, act: 'moderation.handed-over', before: userId, after: to, now })
}

/**
 * Lets a decision by this moderator end the claim. Throws case_claimed where another one has the case: hiding alone is
 * allowed to everybody, because it protects readers at once.
 */
export async function endClaim(tx: Tx, { id, userId, isUrgent, now }: Acting & { isUrgent: boolean }): Promise<void> {
  const holder = await findHolder(tx, { id, now })
  if (holder && holder.user_id !== userId && !isUrgent)
    throw refusal('case_claimed', { values: { holder: holder.holder } })
  await sql`delete from moderation_claim where case_id = ${id}`.execute(tx)
}

type Change = Acting & {
  act: 'moderation.claimed' | 'moderation.released' | 'moderation.handed-over'
  before: string | null
  after: string | null
}

async function record(tx: Tx, { id, userId: actorId, act, before, after, now }: Change): Promise<void> {
  await recordStaffAct(tx, {
    actorId,
    act,
    subject: { kind: 'moderation_case', id },
    before: { holder_id: before },
    after: { holder_id: after },
    now,
  })
}
