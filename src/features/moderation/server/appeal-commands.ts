import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import { moderationErrors } from '../admin-contract.ts'
import { caseErrors } from '../case-contract.ts'
import { type CaseRow, findCase, showSubject } from './case-queries.ts'
import { appealDays, appealUntil, stateAfterGrant } from './case-rules.ts'
import { endClaim } from './claim-commands.ts'
import { appealDecided } from './notices.ts'
import { nameForAuthor, type Subjects } from './subject.ts'

const refusal = refusals({ ...caseErrors, ...moderationErrors })

type Appealing = { userId: string; id: string; text: string; now: Date }

/**
 * Files the author's appeal against a decision; one per case. Throws case_not_found, nothing_to_appeal,
 * appeal_too_late, already_appealed.
 */
export async function appealCase(tx: Tx, { userId, id, text, now }: Appealing): Promise<void> {
  const row = await findCase(tx, id)
  if (row.author_id !== userId) throw refusal('case_not_found')
  if (row.appeal) throw refusal('already_appealed')
  const until = appealUntil(row.state, row.decided_at)
  if (!until) throw refusal('nothing_to_appeal')
  if (until < now) throw refusal('appeal_too_late', { values: { days: appealDays } })
  const { numAffectedRows } = await sql`
    insert into moderation_appeal (user_id, case_id, text, made_at) values (${userId}, ${id}, ${text}, ${now})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('already_appealed')
}

type Deciding = {
  subjects: Subjects
  id: string
  byUserId: string
  decision: 'grant' | 'refuse'
  note?: string | undefined
  now: Date
}

/**
 * Decides an appeal, once, by another moderator than the one who took the decision; granting it shows the subject
 * again. Throws case_not_found, wrong_decision, own_case, same_moderator, case_decided.
 */
export async function decideAppeal(tx: Tx, { subjects, id, byUserId, decision, note, now }: Deciding): Promise<void> {
  const row = await findCase(tx, id)
  if (!row.appeal || row.author_id === null) throw refusal('wrong_decision')
  if (row.author_id === byUserId) throw refusal('own_case')
  if (row.decided_by === byUserId) throw refusal('same_moderator')
  const isGranted = decision === 'grant'
  const { numAffectedRows } = await sql`
    update moderation_appeal
    set state = ${isGranted ? 'granted' : 'refused'}, decided_at = ${now}, decided_by = ${byUserId}, note = ${note || null}
    where case_id = ${id} and state = 'open'`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('case_decided')
  await endClaim(tx, { id, userId: byUserId, isUrgent: false, now })
  if (isGranted) await giveBack(tx, { subjects, row, byUserId, now })
  const what = nameForAuthor(row.subject_kind, (await showSubject(tx, subjects, row))?.title ?? '')
  const facts = { what, isGranted, caseId: id }
  await notify(tx, { userId: row.author_id, kind: appealDecided, facts, cause: `moderation:${id}:appeal`, now })
  await recordStaffAct(tx, {
    actorId: byUserId,
    act: `moderation.appeal.${isGranted ? 'granted' : 'refused'}`,
    subject: { kind: 'moderation_case', id },
    before: { state: row.state },
    after: { state: isGranted ? stateAfterGrant(row.state) : row.state },
    now,
  })
}

type Giving = { subjects: Subjects; row: CaseRow; byUserId: string; now: Date }

async function giveBack(tx: Tx, { subjects, row, byUserId, now }: Giving): Promise<void> {
  const state = stateAfterGrant(row.state)
  await sql`update moderation_case set state = ${state} where id = ${row.id}`.execute(tx)
  const doors = subjects[row.subject_kind]
  const act = { subjectId: row.subject_id, revisionId: row.revision_id, byUserId, now }
  if (state === 'restored') await doors.restore(tx, act)
  else if (doors.approve) await doors.approve(tx, act)
  else throw refusal('wrong_decision')
}
