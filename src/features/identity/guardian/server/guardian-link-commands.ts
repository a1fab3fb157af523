import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { ageTierOf } from '#features/identity/accounts/account-rules.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { hashOf, newCode, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { attemptOf, claimAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { hasRefused } from '#features/identity/limits/server/refusal-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { mayMailStranger } from '#features/notifications/server/mailbox-commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { guardianErrors } from '../contract.ts'
import { codeDays, codeLength, codeSigns, plainCode, shownCode } from '../guardian-rules.ts'
import { askMail, type GuardianWays, type Sender } from './guardian-mails.ts'
import { findCodeOwner, findLinkOwner } from './guardian-queries.ts'

const refusal = refusals(guardianErrors)

/** The job that sends the first request to a guardian. */
export const askGuardianTask = 'ask-guardian'
/** The job that tells a child the guardian's answer, outside quiet hours. */
export const tellAnswerTask = 'tell-guardian-answer'

/** The maximum number of links stored per guardian; older ones are deleted. */
const maxLinks = 12

/** `at`: not before this moment; null means at once. */
type Job = { task: string; userId: string; at: Date | null }

/** Queues a job, replacing a waiting one of the same kind for the person. */
export async function addGuardianJob(tx: Tx, { task, userId, at }: Job) {
  await sql`
    select from graphile_worker.add_job(
      ${task}, payload => ${JSON.stringify({ userId })}::json, run_at => ${at}::timestamptz, max_attempts => 12,
      job_key => ${`${task}:${userId}`}, job_key_mode => 'replace'
    )`.execute(tx)
}

type Holding = { userId: string; now: Date }

/**
 * Locks the row of a person's guardian and returns it with the child; undefined without a guardian or when the person
 * is erased.
 */
export async function lockGuardian(tx: Tx, { userId, now }: Holding) {
  const guardian = await tx
    .selectFrom('guardian')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!guardian) return undefined
  const child = await tx
    .selectFrom('user_account')
    .select(['display_name', 'email', 'birth_date', 'verified_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...guardian, child, isOver: ageTierOf(child.birth_date, bangkokDay(now)) === 'adult' }
}

export type Held = NonNullable<Awaited<ReturnType<typeof lockGuardian>>>
export type Ask = { userId: string; origin: string; now: Date }
/** A request that may send the guardian a mail. */
export type KeyedAsk = Ask & { keys: Keys; sender: Sender }

/** Mails the first link. Idempotent; it stops when the guardian has answered or the address was changed. */
export async function askGuardian(tx: Tx, { userId, origin, sender, keys, now }: KeyedAsk): Promise<void> {
  const held = await lockGuardian(tx, { userId, now })
  if (!held || held.isOver || held.state !== 'waiting' || (await hasLink(tx, userId))) return
  await mailLink(tx, held, { origin, sender, keys, now, kind: 'ask' })
}

async function hasLink(tx: Tx, userId: string): Promise<boolean> {
  return Boolean(
    await tx.selectFrom('guardian_link').select('hash').where('user_id', '=', userId).limit(1).executeTakeFirst(),
  )
}

type Sending = { origin: string; sender: Sender; keys: Keys; now: Date; kind: 'ask' | 'remind' | 'ask-anew' }

/**
 * Mails a new link to the guardian; earlier links stay valid. A mail that a child can trigger is sent only within the
 * limits (mayAsk), and the child is not told, since the reply must not reveal what reaches a mailbox. A request for a
 * new policy version is ours and is always sent.
 */
export async function mailLink(tx: Tx, held: Held, { origin, sender, keys, now, kind }: Sending): Promise<void> {
  const isLimited = kind !== 'ask-anew'
  if (isLimited && !(await mayAsk(tx, held, { keys, now }))) return
  const ways = await newWays(tx, { userId: held.user_id, origin, now })
  const mail = askMail({ name: held.child.display_name, ways, sender, kind })
  await queueMail(tx, { ...mail, userId: null, to: held.email, kind: `guardian.${kind}`, isLimited, now })
}

/**
 * Whether a child's request may be mailed to the guardian. A mailbox whose owner refused gets none, except one in
 * thirty days from the child whose guardian they refused to be; and every mailbox has a daily limit for all senders
 * together.
 */
async function mayAsk(tx: Tx, { email, mailbox, state }: Held, { keys, now }: { keys: Keys; now: Date }) {
  if (await hasRefused(tx, { keys, email })) {
    if (state !== 'refused') return false
    if (!(await claimAttempt(tx, attemptOf(keys, limits.guardianAskAgain, mailbox), now))) return false
  }
  return mayMailStranger(tx, { to: email, now })
}

const dayMs = 24 * 3_600_000

/**
 * A new link and the code that opens the same: both ways to one consent. The token is in the URL fragment, which
 * browsers send neither to a server nor in a Referer header.
 */
export async function newWays(tx: Tx, { userId, origin, now }: Ask): Promise<GuardianWays> {
  const code = newCode(codeSigns, codeLength)
  const token = await addLink(tx, { userId, now, code })
  return { link: `${origin}/guardian#${token}`, code: shownCode(code), address: `${origin}/guardian` }
}

/** Stores a new link's hash, with its code's → the token. */
async function addLink(tx: Tx, { userId, now, code }: Holding & { code: string | null }): Promise<string> {
  const token = newSecret()
  const withCode = code !== null && { code_hash: hashOf(code), code_until: new Date(now.getTime() + codeDays * dayMs) }
  await tx
    .insertInto('guardian_link')
    .values({ user_id: userId, hash: hashOf(token), made_at: now, ...withCode })
    .execute()
  const saved = tx
    .selectFrom('guardian_link')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('hash')
    .limit(maxLinks)
  await tx.deleteFrom('guardian_link').where('user_id', '=', userId).where('hash', 'not in', saved).execute()
  return token
}

/**
 * Spends a typed code → a token for the same consent, and the child's user id. Of two who type it at once one gets it.
 * Throws guardian_code_dead.
 */
export async function spendCode(tx: Tx, { typed, now }: { typed: string; now: Date }) {
  const hash = hashOf(plainCode(typed))
  const owner = await findCodeOwner(tx, hash, now)
  // The guardian's row first, as in every other act on it: otherwise this could deadlock with a change of the address.
  const held = owner && (await lockGuardian(tx, { userId: owner, now }))
  if (!held) throw refusal('guardian_code_dead')
  const spent = await tx
    .updateTable('guardian_link')
    .set({ code_hash: null, code_until: null })
    .where('user_id', '=', held.user_id)
    .where('code_hash', '=', hash)
    .where('code_until', '>', now)
    .returning('hash')
    .executeTakeFirst()
  if (!spent) throw refusal('guardian_code_dead')
  return { userId: held.user_id, token: await addLink(tx, { userId: held.user_id, now, code: null }) }
}

/** Checks the link again after locking the row, since the address may have changed in between. */
export async function lockByLink(tx: Tx, token: string, now: Date): Promise<Held> {
  const userId = await findLinkOwner(tx, token)
  const held = userId && (await lockGuardian(tx, { userId, now }))
  if (!held || (await findLinkOwner(tx, token)) !== userId) throw refusal('guardian_link_dead')
  return held
}
