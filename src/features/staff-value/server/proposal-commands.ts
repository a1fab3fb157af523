import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { endWork } from '#features/staff-work/server/claim-commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { staffValueErrors } from '../contract.ts'
import {
  type Figures,
  mayConfirm,
  type ProposalKind,
  type ProposalKinds,
  proposalWork,
  sameFigures,
} from './proposal-queries.ts'
import type { ValueSubject } from './value-commands.ts'

const refusal = refusals(staffValueErrors)

type Proposing = {
  kind: ProposalKind
  subject: ValueSubject
  /** What the desk calls it. */
  title: string
  payload: object
  value: number
  actorId: string
  /** Who made the thing that would be changed, if another person proposes. */
  madeBy?: string | null
  now: Date
}

/**
 * Has a change wait for a second person; an earlier one of this kind for the same subject is dropped, so that a decision is
 * always about what was shown → its id.
 */
export async function propose(tx: Tx, proposing: Proposing): Promise<string> {
  const { kind, subject, title, payload, value, actorId, madeBy = null, now } = proposing
  const lock = `staff-proposal:${kind.name}:${subject.kind}:${subject.id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  await tx
    .updateTable('staff_proposal')
    .set({ state: 'dropped', decided_by: actorId, decided_at: now })
    .where('kind', '=', kind.name)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'waiting')
    .execute()
  const id = newId(now)
  const seen = await kind.read(tx, subject.id)
  await tx
    .insertInto('staff_proposal')
    .values({
      id,
      kind: kind.name,
      subject_kind: subject.kind,
      subject_id: subject.id,
      title,
      payload: JSON.stringify(payload),
      seen: JSON.stringify(seen),
      value: koin(Math.max(0, value)),
      made_by: madeBy,
      proposed_by: actorId,
      created_at: now,
      state: 'waiting',
    })
    .execute()
  const after = { kind: kind.name, value, ...(await kind.tell(tx, { subjectId: subject.id, payload })) }
  await recordStaffAct(tx, { actorId, act: 'staff.change-proposed', subject, before: seen, after, now })
  return id
}

/**
 * Locks what waits for a subject, before the subject's own rows: a decision locks in this order too, so that neither waits
 * for the other. Answers who asked, null where nothing waits.
 */
export async function lockProposal(
  tx: Tx,
  { kind, id }: { kind: Pick<ProposalKind, 'name'>; id: string },
): Promise<{ proposed_by: string; made_by: string | null } | null> {
  const { rows } = await sql<{ proposed_by: string; made_by: string | null }>`
    select proposed_by, made_by from staff_proposal
    where kind = ${kind.name} and subject_id = ${id} and state = 'waiting' for update`.execute(tx)
  return rows[0] ?? null
}

type Deciding = { id: string; isConfirmed: boolean; actorId: string; roles: readonly string[]; now: Date }

/**
 * A second person's decision: the change takes effect as it was shown, or is dropped, which the person who proposed it may do
 * too. Of several decisions at once the first holds. Throws proposal_not_found, forbidden (another role's desk),
 * proposal_decided, proposal_second_person (the proposer, the maker, and their families), proposal_stale (the subject
 * has changed since).
 */
export async function decideProposal(
  tx: Tx,
  kinds: ProposalKinds,
  { id, isConfirmed, actorId, roles, now }: Deciding,
): Promise<void> {
  const { rows } = await sql<{
    kind: string
    subject_kind: string
    subject_id: string
    payload: unknown
    seen: Figures
    proposed_by: string
    made_by: string | null
    state: string
  }>`select * from staff_proposal where id = ${id} for update`.execute(tx)
  const row = rows[0]
  const kind = row && kinds.get(row.kind)
  if (!row || !kind) throw refusal('proposal_not_found')
  if (!kind.roles.some((role) => roles.includes(role))) throw commonRefusal('forbidden')
  if (row.state !== 'waiting') throw refusal('proposal_decided')
  if (isConfirmed && !(await mayConfirm(tx, row, actorId))) throw refusal('proposal_second_person')
  const isWithdrawn = !isConfirmed && row.proposed_by === actorId
  await endWork(tx, { queue: proposalWork.name, id, userId: actorId, isUrgent: isWithdrawn, now })
  const { subject_id: subjectId, payload, proposed_by: proposedBy } = row
  if (isConfirmed && !sameFigures(await kind.read(tx, subjectId), row.seen)) throw refusal('proposal_stale')
  await tx
    .updateTable('staff_proposal')
    .set({ state: isConfirmed ? 'confirmed' : 'dropped', decided_by: actorId, decided_at: now })
    .where('id', '=', id)
    .execute()
  const subject = { kind: row.subject_kind as ValueSubject['kind'], id: subjectId }
  const after = isConfirmed ? await kind.tell(tx, { subjectId, payload }) : null
  const act = isConfirmed ? 'staff.change-confirmed' : 'staff.change-dropped'
  await recordStaffAct(tx, { actorId, act, subject, before: row.seen, after, now })
  if (isConfirmed) await kind.apply(tx, { subjectId, payload, proposedBy, decidedBy: actorId, now })
}
