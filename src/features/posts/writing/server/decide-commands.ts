import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import type { StaffAct } from '#features/audit/contract.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { isRefusal, refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { bangkokDay, bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { type EventFacts, type PostStatus, statusAfter, statusesChangedBy } from '../../documents/post-state-rules.ts'
import { revisionErrors } from '../contract.ts'
import { postPublished } from './activities.ts'
import { type Approval, saveApproval } from './approval-commands.ts'
import { lockDraft } from './draft-commands.ts'
import { findRevision, type HandedIn } from './draft-queries.ts'
import { postApproved, postReturned } from './notices.ts'
import { fallBack, putUp } from './shown-commands.ts'

const refusal = refusals(revisionErrors)

type Deciding = { revisionId: string; byUserId: string; now: Date }

/**
 * Approves a revision, or a returned one that was not submitted again (after an appeal): it is published, and its
 * author is notified and paid once per post (rate post.approved). Throws revision_not_found, revision_decided (also
 * when its author withdrew it), revision_own, own_gain (family).
 */
export async function approveRevision(tx: Tx, { revisionId, byUserId, now }: Deciding): Promise<void> {
  const { revision, draft } = await lockRevision(tx, revisionId, byUserId, 'approve')
  await refuseOwnGain(tx, { actorId: byUserId, userId: revision.authorId })
  await decide(tx, revision, { state: 'approved', by: byUserId, reason: null, now })
  if (draft.live_id !== revisionId) await putUp(tx, { draft, content: revision.content, now })
  await tx
    .updateTable('post_draft')
    .set({ pending_id: null, returned_id: null, live_id: revisionId, approved_at: draft.approved_at ?? now })
    .where('author_id', '=', revision.authorId)
    .where('post_id', '=', revision.postId)
    .execute()
  const brought = draft.approved_at ? null : await rewardFirst(tx, revision, now)
  if (brought) await saveApproval(tx, revision, brought)
  const facts = { postId: revision.postId, title: revision.content.title, koin: brought?.paid ?? koin(0) }
  const { authorId: userId } = revision
  await notify(tx, { userId, kind: postApproved, facts, cause: `post:approved:${revisionId}`, now })
  await note(tx, { act: 'post.approved', revision, byUserId, now })
}

/**
 * Returns a revision to its author with a reason. The published revision stays; if a trusted author's unreviewed
 * revision is the published one, it is replaced by the last approved one. Throws like approveRevision.
 */
export async function returnRevision(
  tx: Tx,
  { revisionId, reason, byUserId, now }: Deciding & { reason: string },
): Promise<void> {
  const { revision, draft } = await lockRevision(tx, revisionId, byUserId, 'return')
  await decide(tx, revision, { state: 'returned', by: byUserId, reason, now })
  const liveId = draft.live_id === revisionId ? await fallBack(tx, draft, now) : draft.live_id
  await tx
    .updateTable('post_draft')
    .set({ pending_id: null, returned_id: revisionId, live_id: liveId })
    .where('author_id', '=', revision.authorId)
    .where('post_id', '=', revision.postId)
    .execute()
  const facts = { postId: revision.postId, title: revision.content.title, reason }
  const { authorId: userId } = revision
  await notify(tx, { userId, kind: postReturned, facts, cause: `post:returned:${revisionId}`, now })
  await note(tx, { act: 'post.returned', revision, byUserId, now })
}

/** Hides a published post until unhidePost. False when there was none to hide. */
export async function hidePost(tx: Tx, { postId, now }: { postId: string; now: Date }): Promise<boolean> {
  const hidden = await tx
    .updateTable('post')
    .set({ status: 'hidden' satisfies PostStatus, updated_at: now })
    .where('id', '=', postId)
    .where('status', 'in', statusesChangedBy('hide'))
    .executeTakeFirst()
  return hidden.numUpdatedRows > 0n
}

/**
 * Shows a hidden post again, unless its text was returned meanwhile. False when none was hidden: one that its author
 * unpublished is not.
 */
export async function unhidePost(tx: Tx, { postId, now }: { postId: string; now: Date }): Promise<boolean> {
  const { rows } = await sql<EventFacts & { status: PostStatus }>`
    select status,
      exists (select from leaving where leaving.user_id = post.author_id) as "isLeaving",
      not exists (select from post_draft where post_draft.post_id = post.id
        and (deleted_at is not null or live_id is null)) as "hasText"
    from post where id = ${postId} for update`.execute(tx)
  if (!rows[0]) return false
  const { status: before, ...facts } = rows[0]
  const status = statusAfter('unhide', before, facts)
  if (status === null || status === before) return false
  await tx.updateTable('post').set({ status, updated_at: now }).where('id', '=', postId).execute()
  return true
}

/** Locks the rows of a revision's author in the order of all decisions; does nothing without such a revision. */
export async function lockAuthor(tx: Tx, revisionId: string): Promise<void> {
  const found = await findRevision(tx, revisionId)
  if (!found) return
  await lockCounts(tx, found.authorId)
  await sql`
    select from post_draft where author_id = ${found.authorId} and post_id = ${found.postId} for update`.execute(tx)
}

async function lockCounts(tx: Tx, authorId: string): Promise<void> {
  await sql`
    insert into post_writer (user_id) values (${authorId})
    on conflict (user_id) do update set approved = post_writer.approved`.execute(tx)
}

/** Locks the author's counters first and then the draft, so that decisions on one person's posts are serialised. */
async function lockRevision(tx: Tx, revisionId: string, byUserId: string, command: 'approve' | 'return') {
  const found = await findRevision(tx, revisionId)
  if (!found) throw refusal('revision_not_found')
  if (found.authorId === byUserId) throw refusal('revision_own')
  await lockCounts(tx, found.authorId)
  const draft = await lockDraft(tx, { userId: found.authorId, id: found.postId, command }).catch((error) => {
    throw isRefusal(error) ? refusal('revision_decided') : error
  })
  // The text that is meant is the one that stands: another may have taken its place meanwhile.
  const isMeant = (draft.pending_id ?? draft.returned_id) === revisionId
  if (!isMeant) throw refusal('revision_decided')
  return { revision: found, draft }
}

type Decision = { state: 'approved' | 'returned'; by: string; reason: string | null; now: Date }

async function decide(tx: Tx, { authorId, id }: HandedIn, { state, by, reason, now }: Decision): Promise<void> {
  await tx
    .updateTable('post_revision')
    .set({ state, decided_at: now, decided_by: by, reason })
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .execute()
}

/** Pays the first approval of a post, as often per month as the rate allows. */
async function rewardFirst(tx: Tx, { authorId: userId, postId, content }: HandedIn, now: Date): Promise<Approval> {
  const rate = await readRate(tx, 'post.approved', now)
  const month = bangkokMonth(now)
  const { rows } = await sql<{ rewarded: number }>`
    update post_writer set approved = approved + 1, rewarded_month = ${month},
      rewarded = case when rewarded_month = ${month} then least(rewarded + 1, ${(rate.quota ?? 2 ** 30) + 1}::int) else 1 end
    where user_id = ${userId} returning rewarded`.execute(tx)
  const { club, skill } = content
  // No user text: the ledger outlives the account.
  const reason = {
    userId,
    cause: `post:approved:${postId}`,
    title: 'โพสต์ผ่านการตรวจ',
    href: `/post/detail/${postId}`,
    now,
  }
  await recordActivity(tx, {
    ...reason,
    kind: postPublished,
    subjectId: postId,
    facts: { club: club!, skill: skill! },
    day: bangkokDay(now),
  })
  if (rate.quota !== null && rows[0]!.rewarded > rate.quota) return { paid: koin(0), points: [] }
  const { paid } = await rewardKoin(tx, { source: 'post', amount: rate.koin, ...reason })
  await giveSkillPoints(tx, { points: { [skill!]: rate.points }, ...reason })
  return { paid, points: rate.points > 0 ? [{ skill: skill!, points: rate.points }] : [] }
}

type Noted = { act: StaffAct; revision: HandedIn; byUserId: string; now: Date }

async function note(tx: Tx, { act, revision, byUserId, now }: Noted): Promise<void> {
  const subject = { kind: 'post', id: revision.postId } as const
  const after = { revision: revision.id }
  await recordStaffAct(tx, { actorId: byUserId, act, subject, before: null, after, now })
}
