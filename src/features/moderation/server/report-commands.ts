import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Reason } from '../reason-rules.ts'
import { reportErrors } from '../report-contract.ts'
import { reportAnswered, subjectPaused } from './notices.ts'
import { conductMs, hidingWeight, type Reporter, reportsOfDay, reportWeight } from './report-rules.ts'
import { nameForAuthor, type Subject, type SubjectKind, type Subjects, withoutSlug } from './subject.ts'
import { type Checked, flagsOf } from './text-checker.ts'
import type { Flag } from './text-flags.ts'

const refusal = refusals(reportErrors)
const dayMs = 24 * 3_600_000

type Reporting = {
  subjects: Subjects
  /** The flags of the subject's text, checked just before the transaction. */
  checked: Checked | null
  userId: string
  kind: SubjectKind
  ref: string
  reason: Reason
  note: string | undefined
  now: Date
}

/**
 * Adds a reader's report to the subject's open case, or opens one. The report that brings the weight to three hides the
 * subject until a moderator decides, unless one has already decided on this revision. Content of our own is never
 * hidden by reports; its case only waits for a moderator. Throws subject_not_found, own_subject, already_reported,
 * too_many_reports.
 */
export async function reportSubject(
  tx: Tx,
  { subjects, checked, userId, kind, ref, reason, note, now }: Reporting,
): Promise<void> {
  const subject = await subjects[kind].find(tx, ref)
  if (!subject) throw refusal('subject_not_found')
  if (subject.authorId === userId) throw refusal('own_subject')
  // Lock order, the same as in decisions: case, reporter, subject.
  const flags = flagsOf(checked, subject.text)
  const caseId = await lockCase(tx, { kind, subject, flags, isWorry: reason === 'self_harm', now })
  const record = await lockReporter(tx, userId)
  await checkReports(tx, { userId, kind, subjectId: subject.id, now })
  const weight = reportWeight({ record, ...(await readStanding(tx, { userId, caseId, now })) })
  await tx
    .insertInto('moderation_report')
    .values({
      user_id: userId,
      subject_kind: kind,
      subject_id: subject.id,
      case_id: caseId,
      reason,
      note: note || null,
      weight,
      made_at: now,
    })
    .execute()
  if (await claimHiding(tx, { caseId, weight, since: subject.since, now }))
    await hideForNow(tx, { subjects, kind, subject, caseId, now })
}

/** Locks a reporter's record until the end of the transaction, creating it if needed. */
async function lockReporter(tx: Tx, userId: string) {
  const { rows } = await sql<{ upheld: number; dismissed: number }>`
    insert into moderation_reporter (user_id) values (${userId})
    on conflict (user_id) do update set upheld = moderation_reporter.upheld
    returning upheld, dismissed`.execute(tx)
  return rows[0]!
}

/**
 * The facts that a reporter's weight depends on. The case is locked, so of two accounts of one mailbox the second one
 * sees the first.
 */
async function readStanding(
  tx: Tx,
  { userId, caseId, now }: { userId: string; caseId: string; now: Date },
): Promise<Omit<Reporter, 'record'>> {
  type Standing = { made_at: Date; verified_at: Date | null; was_hidden: boolean; is_twin: boolean }
  const { rows } = await sql<Standing>`
    select made_at, verified_at,
      exists (
        select from moderation_case
        where author_id = ${userId} and state = 'hidden' and decided_at > ${new Date(now.getTime() - conductMs)}
      ) as was_hidden,
      exists (
        select from moderation_report as other join user_account as twin on twin.user_id = other.user_id
        where other.case_id = ${caseId} and twin.mailbox = one.mailbox and twin.user_id <> one.user_id
      ) as is_twin
    from user_account as one where user_id = ${userId}`.execute(tx)
  const one = rows[0]
  // The account was erased after the token was checked.
  if (!one) throw commonRefusal('signed_out')
  const ageMs = now.getTime() - one.made_at.getTime()
  return { ageMs, isVerified: one.verified_at !== null, wasHidden: one.was_hidden, isTwin: one.is_twin }
}

async function checkReports(
  tx: Tx,
  { userId, kind, subjectId, now }: { userId: string; kind: SubjectKind; subjectId: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ is_known: boolean; of_day: number }>`
    select exists (
        select from moderation_report where user_id = ${userId} and subject_kind = ${kind} and subject_id = ${subjectId}
      ) as is_known,
      (select count(*)::int from moderation_report
        where user_id = ${userId} and made_at > ${new Date(now.getTime() - dayMs)}) as of_day`.execute(tx)
  const { is_known, of_day } = rows[0]!
  if (is_known) throw refusal('already_reported')
  if (of_day >= reportsOfDay) throw refusal('too_many_reports', { values: { max: reportsOfDay } })
}

type Holding = { kind: SubjectKind; subject: Subject; flags: Flag[]; isWorry: boolean; now: Date }

/** Opens the subject's case or finds the open one; either way its row is locked. */
async function lockCase(tx: Tx, { kind, subject, flags, isWorry, now }: Holding): Promise<string> {
  const severity = Math.max(isWorry ? 3 : 0, ...flags.map((flag) => flag.severity))
  const { rows } = await sql<{ id: string }>`
    insert into moderation_case as one
      (id, subject_kind, subject_id, revision_id, author_id, origin, flags, severity, opened_at)
    values (${newId(now)}, ${kind}, ${subject.id}, ${subject.revisionId}, ${subject.authorId}, 'report',
      ${JSON.stringify(flags)}, ${severity}, ${now})
    on conflict (subject_kind, subject_id, revision_id) where state = 'open'
    do update set severity = greatest(one.severity, excluded.severity)
    returning id`.execute(tx)
  return rows[0]!.id
}

type Weighing = { caseId: string; weight: number; since: Date | null; now: Date }

/**
 * Adds a report's weight and returns whether it is the report that hides the subject. The row lock serialises
 * concurrent reports.
 */
async function claimHiding(tx: Tx, { caseId, weight, since, now }: Weighing): Promise<boolean> {
  await sql`update moderation_case set weight = weight + ${weight} where id = ${caseId}`.execute(tx)
  const { numAffectedRows } = await sql`
    update moderation_case as one set hidden_at = ${now}
    where id = ${caseId} and origin = 'report' and author_id is not null and hidden_at is null and weight >= ${hidingWeight} and not exists (
      select from moderation_case as old
      where (old.subject_kind, old.subject_id, old.revision_id) = (one.subject_kind, one.subject_id, one.revision_id)
        and old.state in ('approved', 'restored') and (${since}::timestamptz is null or old.decided_at >= ${since})
    )`.execute(tx)
  return numAffectedRows === 1n
}

type Hiding = { subjects: Subjects; kind: SubjectKind; subject: Subject; caseId: string; now: Date }

async function hideForNow(tx: Tx, { subjects, kind, subject, caseId, now }: Hiding): Promise<void> {
  const { id: subjectId, revisionId, authorId, title } = subject
  await subjects[kind].hide(tx, { subjectId, revisionId, byUserId: null, now })
  if (authorId === null) return
  const facts = { what: nameForAuthor(kind, title), caseId }
  await notify(tx, { userId: authorId, kind: subjectPaused, facts, cause: `moderation:${caseId}:paused`, now })
}

/** Locks the records of the reporters who wait for a decision, in id order to prevent deadlocks. */
export async function lockReporters(tx: Tx, caseId: string): Promise<void> {
  await sql`
    select from moderation_reporter
    where user_id in (select user_id from moderation_report where case_id = ${caseId} and outcome = 'waiting')
    order by user_id for update`.execute(tx)
}

/**
 * Notifies the reporters of a decided case and updates their records (lock them with lockReporters first). The notice
 * omits the title, which is the author's text and must disappear with it.
 */
export async function settleReports(
  tx: Tx,
  { caseId, isUpheld, href, now }: { caseId: string; isUpheld: boolean; href: string | null; now: Date },
): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    with told as (
      update moderation_report set outcome = ${isUpheld ? 'upheld' : 'dismissed'}
      where case_id = ${caseId} and outcome = 'waiting'
      returning user_id
    ), counted as (
      update moderation_reporter as one
      set upheld = upheld + ${isUpheld ? 1 : 0}, dismissed = dismissed + ${isUpheld ? 0 : 1}
      from told where one.user_id = told.user_id
    )
    select user_id from told`.execute(tx)
  const facts = { isUpheld, href: href && withoutSlug(href) }
  for (const { user_id: userId } of rows)
    await notify(tx, { userId, kind: reportAnswered, facts, cause: `report:${caseId}`, now })
}
