import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree, ReadingTree } from '#lib/document.ts'
import type { CaseItem, CaseView } from '../admin-contract.ts'
import { type CaseRow, findCase, readCases, showSubject, tellAppeal } from './case-queries.ts'
import { decisionsOf } from './case-rules.ts'
import { listColleagues, readHolders, tellClaim } from './claim-queries.ts'
import { claimMs } from './claim-rules.ts'
import { markFlags } from './mark-flags.ts'
import type { Subjects } from './subject.ts'
import type { TextChecker } from './text-checker.ts'
import type { Flag } from './text-flags.ts'

type Asking = {
  subjects: Subjects
  queue: 'open' | 'appeals' | 'decided'
  origin?: 'submission' | 'report' | undefined
  page: number
  limit: number
  now: Date
}

/** A page of a queue: open cases by severity and then age, appeals by age, decided cases latest first. */
export async function listCases(db: Db | Tx, { subjects, queue, origin, page, limit, now }: Asking) {
  const where = sql`${inQueue(queue)} and (${origin ?? null}::text is null or one.origin = ${origin ?? null})`
  const order = {
    open: sql`order by one.severity desc, one.opened_at, one.id`,
    appeals: sql`order by one.decided_at, one.id`,
    decided: sql`order by one.decided_at desc, one.id desc`,
  }[queue]
  const [rows, total] = await Promise.all([
    readCases(db, where, sql`${order} limit ${limit} offset ${(page - 1) * limit}`),
    countCases(db, where),
  ])
  const holders = await readHolders(db, { ids: rows.map(({ id }) => id), now })
  const items = await Promise.all(
    rows.map(async (row): Promise<CaseItem> => {
      const title = (await showSubject(db, subjects, row))?.title ?? null
      return { ...itemOf(row, title), holder: holders.get(row.id) ?? null }
    }),
  )
  return { items, total }
}

function inQueue(queue: Asking['queue']) {
  if (queue === 'open') return sql`one.state = 'open'`
  if (queue === 'decided') return sql`one.state <> 'open'`
  return sql`exists (select from moderation_appeal where case_id = one.id and state = 'open')`
}

async function countCases(db: Db | Tx, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderation_case as one where ${where}`.execute(db)
  return rows[0]!.count
}

function itemOf(row: CaseRow, title: string | null): Omit<CaseItem, 'holder'> {
  const { id, subject_kind, origin, state, severity, weight, report_count } = row
  return {
    id,
    subject_kind,
    origin,
    state,
    severity,
    weight,
    report_count,
    title: title ?? '–',
    is_hidden: state === 'hidden' || (state === 'open' && row.hidden_at !== null),
    opened_at: row.opened_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

type Looking = { subjects: Subjects; checker: TextChecker; id: string; userId: string; now: Date }

/** A case with everything that a moderator needs; `userId` is the moderator. Throws case_not_found. */
export async function showCase(db: Db | Tx, { subjects, checker, id, userId, now }: Looking): Promise<CaseView> {
  const row = await findCase(db, id)
  const [view, reports, record, nextId, claim, colleagues] = await Promise.all([
    showSubject(db, subjects, row),
    readReports(db, id),
    readRecord(db, row),
    findNext(db, row, now),
    tellClaim(db, { id, userId, now }),
    listColleagues(db, { row, userId }),
  ])
  const flags: Flag[] = []
  const mark = async (tree: DocumentTree | null | undefined) =>
    tree ? ((await markFlags(tree, flags, checker)) as ReadingTree) : null
  // In sequence, since the marks of a text are numbered after the flags before it.
  const body = await mark(view?.body)
  const around = await mark(view?.around)
  // Flags in parts that cannot be marked (the title, a table) are listed without a mark.
  const unmarked = row.flags.filter(({ excerpt }) => !flags.some((flag) => flag.excerpt === excerpt))
  return {
    ...itemOf(row, view?.title ?? null),
    subject_id: row.subject_id,
    author_name: view?.authorName ?? '–',
    href: view?.href ?? null,
    body,
    around,
    flags: [...flags, ...unmarked],
    reports,
    record,
    reason: row.reason,
    note: row.note,
    appeal: tellAppeal(row.appeal),
    may: mayOf(row, userId),
    claim,
    colleagues,
    next_id: nextId,
  }
}

function mayOf(row: CaseRow, userId: string): CaseView['may'] {
  if (row.author_id === userId) return []
  if (row.state === 'open') return [...decisionsOf[row.origin]]
  return row.appeal?.state === 'open' && row.decided_by !== userId ? ['grant', 'refuse'] : []
}

async function readReports(db: Db | Tx, caseId: string): Promise<CaseView['reports']> {
  const rows = await db
    .selectFrom('moderation_report')
    .select(['reason', 'note', 'weight', 'made_at'])
    .where('case_id', '=', caseId)
    .orderBy('made_at')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    ...row,
    reason: row.reason as CaseView['reports'][number]['reason'],
    made_at: row.made_at.toISOString(),
  }))
}

async function readRecord(db: Db | Tx, { author_id, id }: CaseRow): Promise<CaseView['record']> {
  const { rows } = await sql<{ state: keyof CaseView['record']; count: number }>`
    select state, count(*)::int as count from moderation_case
    where author_id = ${author_id} and id <> ${id} and state <> 'open' group by state`.execute(db)
  const record = { approved: 0, returned: 0, hidden: 0, restored: 0 }
  for (const { state, count } of rows) record[state] = count
  return record
}

/** The next open case that nobody works on. */
async function findNext(db: Db | Tx, { id }: CaseRow, now: Date): Promise<string | null> {
  const [next] = await readCases(
    db,
    sql`one.state = 'open' and one.id <> ${id} and not exists (
      select from moderation_claim where case_id = one.id and claimed_at > ${new Date(now.getTime() - claimMs)})`,
    sql`order by one.severity desc, one.opened_at, one.id limit 1`,
  )
  return next?.id ?? null
}
