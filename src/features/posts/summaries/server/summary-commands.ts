import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Tx } from '#db/open.ts'
import { readAccountState, readReason } from '#features/identity/accounts/server/account-queries.ts'
import type { Flag } from '#features/moderation/server/text-flags.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { findAsked } from '#features/posts/documents/server/asked-queries.ts'
import { lockReader } from '#features/posts/documents/server/reader-commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type GivenSummary, type MySummary, summaryErrors } from '../contract.ts'
import { outcomeOf, seats, type Verdict } from '../summary-rules.ts'
import { acceptSummary, lockSummary, returnSummary } from './summary-decision-commands.ts'
import { findSeat, noticeOf } from './summary-queries.ts'

const refusal = refusals({ ...postErrors, ...summaryErrors })
/** The maximum number of new summaries per person and day. */
const summariesOfDay = 10
/** How long a seat is reserved for a reader. */
const seatMs = 24 * 3_600_000

/** `flags`: what the checks found in the text. */
type Writing = { userId: string; ref: string; text: string; flags: Flag[]; now: Date }

/**
 * Stores a person's summary of a post or its next version, which resets the votes. Flagged ones wait for staff only.
 * Throws post_not_found, summary_accepted, summary_hidden, too_many_summaries, and the reason why this person's name
 * may not be shown.
 */
export async function summarizePost(tx: Tx, { userId, ref, text, flags, now }: Writing): Promise<MySummary> {
  const post = await findAsked(tx, ref)
  if (!post) throw refusal('post_not_found')
  const reason = await readReason(tx, userId, 'publish', now)
  if (reason) throw refusal(`summary_${reason}`)
  await lockReader(tx, userId)
  const day = bangkokDay(now)
  const known = await sql<{ state: string | null; of_day: number }>`
    select (select case when hidden_at is null then state else 'hidden' end from post_summary where user_id = ${userId} and post_id = ${post.id}) as state,
      (select count(*)::int from post_summary where user_id = ${userId} and day = ${day}) as of_day`.execute(tx)
  const { state, of_day } = known.rows[0]!
  if (state === 'accepted' || state === 'hidden') throw refusal(`summary_${state}`)
  if (state === null && of_day >= summariesOfDay)
    throw refusal('too_many_summaries', { values: { max: summariesOfDay } })
  const { numAffectedRows } = await sql`
    insert into post_summary as one (user_id, post_id, id, day, text, is_for_staff, flags, made_at, updated_at)
    values (${userId}, ${post.id}, ${newId(now)}, ${day}, ${text}, ${flags.length > 0}, ${JSON.stringify(flags)}, ${now}, ${now})
    on conflict (user_id, post_id) do update
    set text = excluded.text, version = one.version + 1, state = 'waiting', is_for_staff = excluded.is_for_staff,
      flags = excluded.flags, reason = null, decided_at = null, updated_at = excluded.updated_at
    where one.state <> 'accepted'`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('summary_accepted')
  return { text, state: 'waiting', reason: null, notice: noticeOf(flags) }
}

/**
 * Assigns a reader a random waiting summary of a post that they have finished, for a day (a seat); never their own, and
 * at most three readers each. An existing assignment is returned again; null when none waits, or while their e-mail is
 * unverified, since one person could otherwise act as three readers.
 */
export async function takeSummary(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<GivenSummary | null> {
  if ((await readAccountState(tx, userId, now)) === 'unverified') return null
  await lockReader(tx, userId)
  const since = new Date(now.getTime() - seatMs)
  const own = await findSeat(tx, userId, since)
  if (own) return own
  // Locks the summary alone: of two who want the last seat the second one counts again.
  const { rows } = await sql<{ id: string; version: number }>`
    select one.id, one.version from post_summary as one
    where state = 'waiting' and not is_for_staff and user_id <> ${userId}
      and post_id in (
        select post_id from post_answer where user_id = ${userId}
        union select post_id from post_summary where user_id = ${userId}
      )
      and exists (select from post where post.id = one.post_id and ${isShown('post')})
      and not exists (
        select from post_summary_review as mine
        where mine.user_id = ${userId} and mine.summary_id = one.id and mine.version = one.version
      )
      and (
        select count(*) from post_summary_review as seat
        where seat.summary_id = one.id and seat.version = one.version
          and (seat.verdict is not null or seat.given_at > ${since})
      ) < ${seats}
    order by random() limit 1 for update`.execute(tx)
  const found = rows[0]
  if (!found) return null
  if ((await countSeats(tx, found, since)) >= seats) return null
  await tx
    .insertInto('post_summary_review')
    .values({ user_id: userId, summary_id: found.id, version: found.version, given_at: now })
    .execute()
  return findSeat(tx, userId, since)
}

/** Counted again under the lock, since the first query's snapshot may be older. */
async function countSeats(tx: Tx, { id, version }: { id: string; version: number }, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from post_summary_review
    where summary_id = ${id} and version = ${version} and (verdict is not null or given_at > ${since})`.execute(tx)
  return rows[0]!.count
}

type Judging = { userId: string; id: string; version: number; verdict: Verdict; now: Date }

/**
 * Stores a reader's verdict, once. Two of three that agree decide; if they disagree, or one reports it as unsafe, staff
 * decides. Throws summary_changed (another version, or decided), not_your_seat.
 */
export async function judgeSummary(tx: Tx, { userId, id, version, verdict, now }: Judging): Promise<void> {
  const summary = await lockSummary(tx, id)
  if (!summary || summary.version !== version || summary.state !== 'waiting') throw refusal('summary_changed')
  const { numAffectedRows } = await sql`
    update post_summary_review set verdict = ${verdict}, voted_at = ${now}
    where user_id = ${userId} and summary_id = ${id} and version = ${version} and verdict is null`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('not_your_seat')
  const votes = await sql<{ verdict: Verdict }>`
    select verdict from post_summary_review
    where summary_id = ${id} and version = ${version} and verdict is not null`.execute(tx)
  const outcome = outcomeOf(votes.rows.map((vote) => vote.verdict))
  if (outcome === 'accepted') await acceptSummary(tx, { summary, now })
  else if (outcome === 'returned') await returnSummary(tx, { summary, reason: 'readers', now })
  else if (outcome === 'staff') await sql`update post_summary set is_for_staff = true where id = ${id}`.execute(tx)
}
