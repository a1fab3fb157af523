import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { countRewarded, findAsked } from '#features/posts/documents/server/asked-queries.ts'
import { lockReader } from '#features/posts/documents/server/reader-commands.ts'
import { endWork } from '#features/staff-work/server/claim-commands.ts'
import { refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { summaryDecisionErrors } from '../summary-admin-contract.ts'
import { type SummaryReason, summaryReasons } from '../summary-rules.ts'
import { summaryAccepted } from './activities.ts'
import { summaryAcceptedNotice, summaryReturned } from './notices.ts'
import { type SummaryRow, summaryWork } from './summary-queries.ts'

const refusal = refusals(summaryDecisionErrors)

/**
 * Publishes a waiting summary and pays it once, within the daily quota of paid articles on the day of its first
 * version. The caller has locked the summary.
 */
export async function acceptSummary(tx: Tx, { summary, now }: { summary: SummaryRow; now: Date }): Promise<void> {
  const { user_id: userId, post_id: postId, id, day } = summary
  const post = await findAsked(tx, postId)
  const rate = await readRate(tx, 'article.summary', now)
  const isWithin = (await countRewarded(tx, { userId, day, except: postId })) < (rate.quota ?? 0)
  await sql`
    update post_summary set state = 'accepted', decided_at = ${now}, is_rewarded = ${isWithin}, reason = null
    where id = ${id}`.execute(tx)
  // The post was hidden meanwhile: the summary is paid all the same.
  const { club, skill } = post ?? (await readPlain(tx, postId))
  const href = `/post/detail/${postId}`
  const reason = { userId, cause: `post:summary:${postId}`, title: 'สรุปบทความ', href, now }
  const { paid } = await rewardKoin(tx, { source: 'article', amount: isWithin ? rate.koin : koin(0), ...reason })
  const points = isWithin ? rate.points : 0
  await giveSkillPoints(tx, { points: { [skill]: points }, ...reason })
  await recordActivity(tx, { ...reason, kind: summaryAccepted, subjectId: postId, facts: { club, skill } })
  const facts = { postId, paid, points }
  await notify(tx, { userId, kind: summaryAcceptedNotice, facts, cause: `summary:${id}:accepted`, now })
}

async function readPlain(tx: Tx, postId: string) {
  const row = await tx.selectFrom('post').select(['club', 'skill']).where('id', '=', postId).executeTakeFirstOrThrow()
  return row as { club: string; skill: 'saving' }
}

type Returning = { summary: SummaryRow; reason: SummaryReason; now: Date }

/** Returns a waiting summary with a reason; its author may rewrite it. The caller has locked the summary. */
export async function returnSummary(tx: Tx, { summary, reason, now }: Returning): Promise<void> {
  const { user_id: userId, post_id: postId, id, version } = summary
  await sql`
    update post_summary set state = 'returned', decided_at = ${now}, reason = ${reason} where id = ${id}`.execute(tx)
  const facts = { postId, why: summaryReasons[reason] }
  await notify(tx, { userId, kind: summaryReturned, facts, cause: `summary:${id}:returned:${version}`, now })
}

type Deciding = { byUserId: string; id: string; version: number; reason: SummaryReason | null; now: Date }

/** A moderator's decision on a summary, once per version. Throws summary_decided, own_summary, own_gain (family). */
export async function decideSummary(tx: Tx, { byUserId, id, version, reason, now }: Deciding): Promise<void> {
  const summary = await lockSummary(tx, id)
  if (!summary || summary.version !== version || summary.state !== 'waiting') throw refusal('summary_decided')
  if (summary.user_id === byUserId) throw refusal('own_summary')
  await endWork(tx, { queue: summaryWork.name, id, userId: byUserId, now })
  if (reason === null) await refuseOwnGain(tx, { actorId: byUserId, userId: summary.user_id })
  if (reason === null) await acceptSummary(tx, { summary, now })
  else await returnSummary(tx, { summary, reason, now })
  await recordStaffAct(tx, {
    actorId: byUserId,
    act: `summary.${reason === null ? 'accepted' : 'returned'}`,
    subject: { kind: 'post_summary', id },
    before: { state: 'waiting' },
    after: { state: reason === null ? 'accepted' : 'returned', reason, post_id: summary.post_id },
    now,
  })
}

/** Locks a summary, after its author's row, in the order of writing; null when there is none. */
export async function lockSummary(tx: Tx, id: string): Promise<SummaryRow | null> {
  const { rows } = await sql<{ user_id: string }>`select user_id from post_summary where id = ${id}`.execute(tx)
  if (!rows[0]) return null
  await lockReader(tx, rows[0].user_id)
  const held = await sql<SummaryRow>`select * from post_summary where id = ${id} for update`.execute(tx)
  return held.rows[0] ?? null
}
