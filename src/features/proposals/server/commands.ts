import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { isOneFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { proposalErrors } from '../contract.ts'

const refusal = refusals({ ...proposalErrors, second_person_needed: koinErrors.second_person_needed })

/** What may be proposed. `bank.…` and `koin.…` are of the features of these names. */
export type ProposalKind = 'bank.rate' | 'bank.clock' | 'koin.rate' | 'koin.adjust'

type NewProposal = { kind: ProposalKind; subject: string; body: object; actorId: string; now: Date }

/** Has a change wait for a second person → its id. Its caller has judged it. Refuses with change_waiting. */
export async function proposeChange(tx: Tx, { kind, subject, body, actorId, now }: NewProposal): Promise<string> {
  const id = newId(now)
  const stored = await sql`
    insert into money_proposal (id, kind, subject, body, made_by, created_at)
    values (${id}, ${kind}, ${subject}, ${JSON.stringify(body)}, ${actorId}, ${now})
    on conflict (kind, subject) where state = 'waiting' do nothing`.execute(tx)
  if (stored.numAffectedRows !== 1n) throw refusal('change_waiting')
  return id
}

type Decision<B> = {
  kind: ProposalKind
  id: string
  decision: 'confirm' | 'drop'
  actorId: string
  now: Date
  /** Does what was proposed, in the same transaction; a refusal leaves the proposal waiting. */
  apply: (proposal: { id: string; body: B; madeBy: string }) => Promise<void>
}

/**
 * Confirms a proposal, which is then done at once, or drops it; who made it may drop it too. Of two who decide at the same time
 * the second finds it decided. Refuses with change_not_found, change_decided, second_person_needed (who made it, and their
 * family), and as its kind.
 */
export async function decideProposal<B>(
  tx: Tx,
  { kind, id, decision, actorId, now, apply }: Decision<B>,
): Promise<void> {
  const { rows } = await sql<{ body: B; made_by: string; state: string }>`
    select body, made_by, state from money_proposal where id = ${id} and kind = ${kind} for update`.execute(tx)
  const proposal = rows[0]
  if (!proposal) throw refusal('change_not_found')
  if (proposal.state !== 'waiting') throw refusal('change_decided')
  const madeBy = proposal.made_by
  if (decision === 'confirm' && (await isOneFamily(tx, { actorId, userId: madeBy })))
    throw refusal('second_person_needed')
  await tx
    .updateTable('money_proposal')
    .set({ state: decision === 'confirm' ? 'done' : 'dropped', decided_by: actorId, decided_at: now })
    .where('id', '=', id)
    .execute()
  if (decision === 'confirm') await apply({ id, body: proposal.body, madeBy })
}
