import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { caseErrors, type OwnCase } from '../case-contract.ts'
import { appealUntil } from './case-rules.ts'
import type { SubjectKind, Subjects } from './subject.ts'
import type { Flag } from './text-flags.ts'

const refusal = refusals(caseErrors)

/** A case as stored, with the author's appeal. */
export type CaseRow = {
  id: string
  subject_kind: SubjectKind
  subject_id: string
  revision_id: string
  author_id: string | null
  origin: 'submission' | 'report'
  flags: Flag[]
  severity: number
  weight: number
  report_count: number
  state: OwnCase['state']
  hidden_at: Date | null
  opened_at: Date
  decided_at: Date | null
  decided_by: string | null
  reason: OwnCase['reason']
  note: string | null
  appeal: { text: string; state: 'open' | 'granted' | 'refused'; made_at: string; note: string | null } | null
}

/** Reads the cases under a condition on `one`; `rest` may hold an order and a limit. */
export async function readCases(db: Db | Tx, where: RawBuilder<unknown>, rest = sql``): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select one.*, (select count(*)::int from moderation_report where case_id = one.id) as report_count,
      (select json_build_object('text', text, 'state', state, 'made_at', made_at, 'note', note)
        from moderation_appeal where case_id = one.id) as appeal
    from moderation_case as one where ${where} ${rest}`.execute(db)
  return rows
}

/** A case by id. Throws case_not_found. */
export async function findCase(db: Db | Tx, id: string): Promise<CaseRow> {
  const [row] = await readCases(db, sql`one.id = ${id}`)
  if (!row) throw refusal('case_not_found')
  return row
}

/**
 * Whether only the author and moderators may see a subject: reports or a moderator hid it, and no revision of it was
 * approved since.
 */
export async function isHeld(db: Db | Tx, { subjectKind, subjectId }: { subjectKind: SubjectKind; subjectId: string }) {
  const { rows } = await sql<{ is_held: boolean }>`
    select exists (
      select from moderation_case as one where subject_kind = ${subjectKind} and subject_id = ${subjectId}
        and (state = 'hidden' or (state = 'open' and hidden_at is not null))
        and not exists (
          select from moderation_case as later
          where (later.subject_kind, later.subject_id, later.state) = (one.subject_kind, one.subject_id, 'approved')
            and later.decided_at > one.decided_at
        )
    ) as is_held`.execute(db)
  return rows[0]!.is_held
}

/** A case for its author, without reporters and moderators. Throws case_not_found for anybody else. */
export async function readOwnCase(
  db: Db | Tx,
  { subjects, userId, id, now }: { subjects: Subjects; userId: string; id: string; now: Date },
): Promise<OwnCase> {
  const row = await findCase(db, id)
  if (row.author_id !== userId) throw refusal('case_not_found')
  const view = await showSubject(db, subjects, row)
  const until = row.appeal === null ? appealUntil(row.state, row.decided_at) : null
  return {
    id,
    title: view?.title ?? '',
    href: view?.href ?? null,
    state: row.state,
    is_hidden: row.state === 'hidden' || (row.state === 'open' && row.hidden_at !== null),
    reason: row.reason,
    note: row.note,
    opened_at: row.opened_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    appeal_until: until && until >= now ? until.toISOString() : null,
    appeal: tellAppeal(row.appeal),
  }
}

/** The subject of a case, with its title without line-break marks; null when it was deleted. */
export async function showSubject(db: Db | Tx, subjects: Subjects, row: CaseRow) {
  const { subject_id: subjectId, revision_id: revisionId } = row
  const view = await subjects[row.subject_kind].show(db, { subjectId, revisionId })
  return view
}

/** An appeal in the contract's form. */
export function tellAppeal(appeal: CaseRow['appeal']): OwnCase['appeal'] {
  return appeal && { ...appeal, made_at: new Date(appeal.made_at).toISOString() }
}
