import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { NoticeKind } from '../contract.ts'
import { isOptional, type OptionalGroup } from '../notice-rules.ts'
import { mailTime } from './rules.ts'

/** The job that sends a notice by mail when it is due. */
export const mailNoticeTask = 'mail-notice'

/** `cause` is the idempotency key of the notice ('sign-in:<session id>'). */
export type NewNotice<Facts> = {
  userId: string
  kind: NoticeKind<Facts>
  facts: NoInfer<Facts>
  cause: string
  now: Date
}

/**
 * Sends a person a notice, in the transaction of the act, once per cause (`isNew`). If its kind has a mail and the
 * person wants it, the mail job is queued too: immediately for security, otherwise outside quiet hours (rules.ts). It
 * locks no existing row, so an act may call it at any point.
 */
export async function notify<Facts>(
  tx: Tx,
  { userId, kind, facts, cause, now }: NewNotice<Facts>,
): Promise<{ isNew: boolean }> {
  const id = newId(now)
  const { group, hasMail } = kind
  const { rows } = await sql<{ is_wanted: boolean }>`
    insert into notice (user_id, id, cause, kind, facts, made_at)
    values (${userId}, ${id}, ${cause}, ${kind.name}, ${JSON.stringify(facts)}, ${now})
    on conflict (user_id, cause) do nothing
    returning exists (
      select from mail_choice where user_id = ${userId} and notice_group = ${group} and is_on
    ) as is_wanted`.execute(tx)
  const told = rows[0]
  if (told && hasMail && (told.is_wanted || !isOptional(group)))
    await queueNoticeMail(tx, { userId, id, at: mailTime(group, now), now })
  return { isNew: told !== undefined }
}

/** notify for many persons in one statement, for jobs over all accounts. Only kinds without a mail. */
export async function notifyMany<Facts>(tx: Tx, notices: readonly NewNotice<Facts>[]): Promise<void> {
  if (notices.length === 0) return
  if (notices.some(({ kind }) => kind.hasMail)) throw new RangeError('notifyMany sends no mails')
  await sql`
    insert into notice (user_id, id, cause, kind, facts, made_at)
    select user_id, id, cause, kind, facts, made_at from unnest(
      ${notices.map((one) => one.userId)}::uuid[], ${notices.map((one) => newId(one.now))}::uuid[],
      ${notices.map((one) => one.cause)}::text[], ${notices.map((one) => one.kind.name)}::text[],
      ${notices.map((one) => JSON.stringify(one.facts))}::jsonb[], ${notices.map((one) => one.now)}::timestamptz[]
    ) as one (user_id, id, cause, kind, facts, made_at)
    on conflict (user_id, cause) do nothing`.execute(tx)
}

/** Queues the mail job of a notice for `at`, or without a delay when that is now. */
export async function queueNoticeMail(
  tx: Tx,
  { userId, id, at, now }: { userId: string; id: string; at: Date; now: Date },
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${mailNoticeTask}, payload => ${JSON.stringify({ userId, id })}::json, run_at => ${at > now ? at : null}, max_attempts => 12
    )`.execute(tx)
}

/** Marks a person's notices as read. Ids of other persons and read ones are ignored. */
export async function markRead(db: Db | Tx, { userId, ids, now }: { userId: string; ids: string[]; now: Date }) {
  await readDue(db, userId, now, sql`id = any (${ids}::uuid[])`)
}

/** Marks all notices up to this id as read; later ones stay unread. */
export async function markAllRead(db: Db | Tx, { userId, until, now }: { userId: string; until: string; now: Date }) {
  await readDue(db, userId, now, sql`id <= ${until}::uuid`)
}

/** Locks the rows in id order, so that two tabs that mark at once do not deadlock. */
async function readDue(db: Db | Tx, userId: string, now: Date, which: ReturnType<typeof sql>): Promise<void> {
  await sql`
    with due as materialized (
      select id from notice where user_id = ${userId} and read_at is null and ${which}
      order by id for no key update
    )
    update notice set read_at = ${now} from due where notice.user_id = ${userId} and notice.id = due.id`.execute(db)
}

type Choice = { userId: string; group: OptionalGroup; isOn: boolean; now: Date }

/** Stores whether a person wants the mails of a group. */
export async function chooseMail(db: Db | Tx, { userId, group, isOn, now }: Choice): Promise<void> {
  await sql`
    insert into mail_choice (user_id, notice_group, is_on, changed_at) values (${userId}, ${group}, ${isOn}, ${now})
    on conflict (user_id, notice_group) do update set is_on = ${isOn}, changed_at = ${now}`.execute(db)
}

const keptMs = 365 * 24 * 3_600_000

/** Deletes notices a year after they were made. */
export async function sweepNotices(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('made_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
