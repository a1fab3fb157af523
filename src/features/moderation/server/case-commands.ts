import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { moderationErrors } from '../admin-contract.ts'
import { type Reason, reasons } from '../reason-rules.ts'
import { type CaseRow, findCase, showSubject } from './case-queries.ts'
import { type Decision, decisionsOf, hasReason, stateAfter } from './case-rules.ts'
import { endClaim } from './claim-commands.ts'
import { caseDecided } from './notices.ts'
import { lockReporters, settleReports } from './report-commands.ts'
import { nameForAuthor, type SubjectKind, type Subjects } from './subject.ts'
import type { Flag } from './text-flags.ts'

const refusal = refusals(moderationErrors)

export type NewCase = {
  subjectKind: SubjectKind
  subjectId: string
  revisionId: string
  authorId: string | null
  flags: Flag[]
  now: Date
}

/**
 * Opens a case for a submitted revision, in the transaction of the submission. A case that is already open for it stays
 * as it is.
 */
export async function openCase(
  tx: Tx,
  { subjectKind, subjectId, revisionId, authorId, flags, now }: NewCase,
): Promise<void> {
  await sql`
    insert into moderation_case (id, subject_kind, subject_id, revision_id, author_id, origin, flags, severity, opened_at)
    values (${newId(now)}, ${subjectKind}, ${subjectId}, ${revisionId}, ${authorId}, 'submission',
      ${JSON.stringify(flags)}, ${Math.max(0, ...flags.map(({ severity }) => severity))}, ${now})
    on conflict (subject_kind, subject_id, revision_id) where state = 'open' do nothing`.execute(tx)
}

/** Closes the case of a revision that its author withdrew or replaced, without a decision. */
export async function withdrawCase(
  tx: Tx,
  { subjectKind, subjectId }: Pick<NewCase, 'subjectKind' | 'subjectId'>,
): Promise<void> {
  await sql`
    delete from moderation_case where subject_kind = ${subjectKind} and subject_id = ${subjectId}
      and state = 'open' and origin = 'submission'`.execute(tx)
}

type Deciding = {
  subjects: Subjects
  id: string
  byUserId: string
  decision: Decision
  reason?: Reason | undefined
  note?: string | undefined
  now: Date
}

/**
 * Takes a moderator's decision, once per case: it is applied to the subject, and reporters and author are notified.
 * Throws case_not_found, reason_needed, own_case, wrong_decision, case_decided (another moderator was faster).
 */
export async function decideCase(
  tx: Tx,
  { subjects, id, byUserId, decision, reason, note, now }: Deciding,
): Promise<void> {
  const row = await findCase(tx, id)
  if (!hasReason(decision, reason, note)) throw refusal('reason_needed')
  if (row.author_id === byUserId) throw refusal('own_case')
  if (!(decisionsOf[row.origin] as readonly Decision[]).includes(decision)) throw refusal('wrong_decision')
  await subjects[row.subject_kind].hold?.(tx, { subjectId: row.subject_id, revisionId: row.revision_id })
  const state = stateAfter[decision]
  const { numAffectedRows } = await sql`
    update moderation_case
    set state = ${state}, decided_at = ${now}, decided_by = ${byUserId}, reason = ${reason ?? null}, note = ${note || null}
    where id = ${id} and state = 'open'`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('case_decided')
  await endClaim(tx, { id, userId: byUserId, isUrgent: decision === 'hide', now })
  await lockReporters(tx, id)
  // Read again under the lock: concurrent reports may have hidden the subject since the first read.
  const { hidden_at } = await findCase(tx, id)
  await follow(tx, { subjects, row: { ...row, hidden_at }, decision, why: whyOf(reason, note), byUserId, now })
  const view = await showSubject(tx, subjects, row)
  const what = nameForAuthor(row.subject_kind, view?.title ?? '')
  await settleReports(tx, { caseId: id, isUpheld: decision === 'hide', href: view?.href ?? null, now })
  if (row.author_id && (decision === 'hide' || (decision === 'restore' && hidden_at)))
    await notify(tx, {
      userId: row.author_id,
      kind: caseDecided,
      facts: { what, isHidden: decision === 'hide', why: whyOf(reason, note), caseId: id },
      cause: `moderation:${id}:decided`,
      now,
    })
  await recordStaffAct(tx, {
    actorId: byUserId,
    act: `moderation.${state}`,
    subject: { kind: 'moderation_case', id },
    before: { state: row.state, is_hidden: hidden_at !== null },
    after: { state, reason: reason ?? null, subject_kind: row.subject_kind, subject_id: row.subject_id },
    now,
  })
}

/** The explanation for the author: the sentence of the reason and the moderator's note; for "other" the note alone. */
export function whyOf(reason: Reason | undefined, note: string | undefined): string {
  return [reason && reason !== 'other' ? reasons[reason].why : '', note].filter(Boolean).join(' ')
}

type Following = { subjects: Subjects; row: CaseRow; decision: Decision; why: string; byUserId: string; now: Date }

async function follow(tx: Tx, { subjects, row, decision, why, byUserId, now }: Following): Promise<void> {
  const doors = subjects[row.subject_kind]
  const act = { subjectId: row.subject_id, revisionId: row.revision_id, byUserId, now }
  if (decision === 'hide') return doors.hide(tx, act)
  if (decision === 'restore') return row.hidden_at ? doors.restore(tx, act) : undefined
  if (decision === 'approve' && doors.approve) return doors.approve(tx, act)
  if (decision === 'return' && doors.return) return doors.return(tx, { ...act, reason: why })
  throw refusal('wrong_decision')
}
