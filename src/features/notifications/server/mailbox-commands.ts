import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { foldMailbox } from '#lib/mailbox.ts'
import { maxToMailbox, maxToUnverified } from './rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Sending = { to: string; now: Date }

/**
 * Whether a mail that other people can trigger may go to a mailbox: at most five an hour and ten a day, all kinds
 * together. It counts the rows of the outbox (`isLimited` of queueMail) under a lock on the mailbox until the end of
 * the transaction, so concurrent requests cannot exceed the limit. When it returns false, send nothing and report
 * success: the reply must not reveal what reaches a mailbox.
 */
export async function mayMailStranger(tx: Tx, { to, now }: Sending): Promise<boolean> {
  const { of_hour, of_day } = await countLimited(tx, { to, now })
  return of_hour < maxToMailbox.hour && of_day < maxToMailbox.day
}

/**
 * The same for password reset links. Other people cannot block it: when the limit is reached, one reset an hour is
 * still sent, and such a link is valid for an hour.
 */
export async function mayMailReset(tx: Tx, { to, now }: Sending): Promise<boolean> {
  const { of_hour, of_day, resets } = await countLimited(tx, { to, now })
  return (of_hour < maxToMailbox.hour && of_day < maxToMailbox.day) || resets === 0
}

type Counted = { of_hour: number; of_day: number; resets: number }

async function countLimited(tx: Tx, { to, now }: Sending): Promise<Counted> {
  const mailbox = foldMailbox(to)
  const lastHour = new Date(now.getTime() - hourMs)
  await lockMailbox(tx, mailbox)
  const { rows } = await sql<Counted>`
    select count(*) filter (where made_at > ${lastHour})::int as of_hour, count(*)::int as of_day,
      count(*) filter (where made_at > ${lastHour} and kind = 'identity.reset')::int as resets
    from mail where is_limited and mailbox = ${mailbox} and made_at > ${new Date(now.getTime() - dayMs)}`.execute(tx)
  return rows[0]!
}

/**
 * Whether an account's own mail may go to its address. An unverified address may belong to somebody else: ten mails a
 * day of all kinds. A verified one has no limit.
 */
export async function mayMailOwner(tx: Tx, { userId, to, now }: Sending & { userId: string }): Promise<boolean> {
  const person = await tx
    .selectFrom('user_account')
    .select('verified_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!person || person.verified_at) return true
  await lockMailbox(tx, foldMailbox(to))
  const { rows } = await sql<{ of_day: number }>`
    select count(*)::int as of_day from mail
    where user_id = ${userId} and made_at > ${new Date(now.getTime() - dayMs)}`.execute(tx)
  return rows[0]!.of_day < maxToUnverified
}

/** An advisory lock on the mailbox, since there is no row before its first mail. */
async function lockMailbox(tx: Tx, mailbox: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${mailbox}`}, 0))`.execute(tx)
}
