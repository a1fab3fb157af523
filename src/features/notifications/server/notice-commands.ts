import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import type { NoticeKind } from '../contract.ts'
import { noticeErrors } from '../notice-contract.ts'
import {
  canChoose,
  hasOptionalMail,
  isOnByDefault,
  isPushGroup,
  type NoticeChannel,
  type NoticeGroup,
  noticeGroups,
} from '../notices.ts'
import { columnOf } from './notice-queries.ts'
import { mailTime, pushTime } from './rules.ts'

const refusal = refusals(noticeErrors)

/** The job that sends a notice by mail when it is due. */
export const mailNoticeTask = 'mail-notice'

/** The job that pushes a notice to a person's devices when it is due. */
export const pushNoticeTask = 'push-notice'

/** `cause` is the idempotency key of the notice ('sign-in:<session id>'). */
export type NewNotice<Facts> = {
  userId: string
  kind: NoticeKind<Facts>
  facts: NoInfer<Facts>
  cause: string
  now: Date
}

/**
 * Sends a person a notice, in the transaction of the act, once per cause (`isNew`). A person who switched its group off
 * for our pages does not see it there. If its kind has a mail and the person wants it, the mail job is queued too:
 * immediately for security, otherwise outside quiet hours (rules.ts). Who opted in to pushes of the group gets the job of
 * a push. It locks no existing row, so an act may call it at any point.
 */
export async function notify<Facts>(tx: Tx, notice: NewNotice<Facts>): Promise<{ isNew: boolean }> {
  const { userId, kind, now } = notice
  const { group, hasMail } = kind
  const [told] = await insertNotices(tx, [notice])
  if (told && hasMail && (told.wants_mail || !hasOptionalMail(group)))
    await queueNoticeMail(tx, { userId, id: told.id, at: mailTime(group, now), now })
  if (told?.wants_push && isPushGroup(group)) await queuePush(tx, { userId, id: told.id, at: pushTime(now), now })
  return { isNew: told !== undefined }
}

/** notify for many persons in one statement, for jobs over all accounts. Only kinds without a mail. */
export async function notifyMany<Facts>(tx: Tx, notices: readonly NewNotice<Facts>[]): Promise<void> {
  if (notices.length === 0) return
  if (notices.some(({ kind }) => kind.hasMail)) throw new RangeError('notifyMany sends no mails')
  const told = await insertNotices(tx, notices)
  for (const { id, user_id: userId, notice_group: group, wants_push } of told) {
    const { now } = notices[0]!
    if (wants_push && isPushGroup(group)) await queuePush(tx, { userId, id, at: pushTime(now), now })
  }
}

type Told = { id: string; user_id: string; notice_group: NoticeGroup; wants_mail: boolean; wants_push: boolean }

/** Inserts notices with the choices of their persons → those whose cause was new. */
async function insertNotices<Facts>(tx: Tx, notices: readonly NewNotice<Facts>[]) {
  const { rows } = await sql<Told>`
    with told as materialized (
      select one.*, is_fixed or coalesce(choice.in_app, by_default) as is_shown,
        coalesce(choice.is_on, false) as wants_mail, coalesce(choice.by_push, false) as wants_push
      from unnest(
        ${notices.map((one) => one.userId)}::uuid[], ${notices.map((one) => newId(one.now))}::uuid[],
        ${notices.map((one) => one.cause)}::text[], ${notices.map((one) => one.kind.name)}::text[],
        ${notices.map((one) => JSON.stringify(one.facts))}::jsonb[], ${notices.map((one) => one.now)}::timestamptz[],
        ${notices.map(({ kind }) => kind.group)}::text[],
        ${notices.map(({ kind }) => !canChoose(kind.group, 'app'))}::boolean[],
        ${notices.map(({ kind }) => isOnByDefault(kind.group, 'app'))}::boolean[]
      ) as one (user_id, id, cause, kind, facts, made_at, notice_group, is_fixed, by_default)
      left join lateral (
        select in_app, is_on, by_push from mail_choice
        where mail_choice.user_id = one.user_id and mail_choice.notice_group = one.notice_group
      ) as choice on true
    ), put as (
      insert into notice (user_id, id, cause, kind, facts, made_at, is_shown, read_at)
      select user_id, id, cause, kind, facts, made_at, is_shown, case when not is_shown then made_at end from told
      on conflict (user_id, cause) do nothing
      returning id
    )
    select put.id, told.user_id, told.notice_group, told.wants_mail, told.wants_push from put join told using (id)`.execute(
    tx,
  )
  return rows
}

type Queued = { userId: string; id: string; at: Date; now: Date }

/** Queues the mail job of a notice for `at`, or without a delay when that is now. */
export async function queueNoticeMail(tx: Tx, notice: Queued): Promise<void> {
  await queue(tx, { ...notice, task: mailNoticeTask, attempts: 12 })
}

/** Queues the push of a notice. It is given up after a day: a late push calls to what is over. */
export async function queuePush(tx: Tx, notice: Queued): Promise<void> {
  await queue(tx, { ...notice, task: pushNoticeTask, attempts: 6 })
}

async function queue(tx: Tx, { userId, id, at, now, task, attempts }: Queued & { task: string; attempts: number }) {
  await sql`
    select from graphile_worker.add_job(
      ${task}, payload => ${JSON.stringify({ userId, id })}::json, run_at => ${at > now ? at : null},
      max_attempts => ${attempts}
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

type Choice = { userId: string; group: NoticeGroup; channel: NoticeChannel; isOn: boolean; now: Date }

/**
 * Stores whether a person wants the notices of a group by a channel. Throws notice_without_mail,
 * notice_without_push or notice_always_told where there is nothing to choose.
 */
export async function chooseNotice(db: Db | Tx, { userId, group, channel, isOn, now }: Choice): Promise<void> {
  if (noticeGroups[group][channel] === null)
    throw refusal(channel === 'push' ? 'notice_without_push' : 'notice_without_mail')
  if (!canChoose(group, channel)) throw refusal('notice_always_told')
  // Only the chosen channel is written: two switches pressed at once both hold.
  const chosen = { is_on: channel === 'mail' && isOn, ...(channel !== 'mail' && { [columnOf[channel]]: isOn }) }
  await db
    .insertInto('mail_choice')
    .values({ user_id: userId, notice_group: group, ...chosen, changed_at: now })
    .onConflict((on) =>
      on.columns(['user_id', 'notice_group']).doUpdateSet({ [columnOf[channel]]: isOn, changed_at: now }),
    )
    .execute()
}

const retentionMs = 365 * 24 * 3_600_000

/** Deletes notices a year after they were made. */
export async function sweepNotices(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('made_at', '<', new Date(now.getTime() - retentionMs))
    .execute()
}
