import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { openCase, withdrawCase } from '#features/moderation/server/case-commands.ts'
import { isHeld } from '#features/moderation/server/case-queries.ts'
import { type Checked, flagsOf } from '#features/moderation/server/text-checker.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { mayShowAgain, type PostStatus, statusesChangedBy } from '../../documents/post-state-rules.ts'
import { writingErrors } from '../contract.ts'
import { findMissing, trustedFrom, writtenText } from '../draft-rules.ts'
import { type DraftRow, lockDraft } from './draft-commands.ts'
import { fallBack, putUp, takeDown } from './shown-commands.ts'

const refusal = refusals(writingErrors)

type Submitting = {
  userId: string
  id: string
  version?: number | undefined
  /** The flags of the draft's text, checked just before the transaction. */
  checked: Checked | null
  isStaff: boolean
  now: Date
}

/**
 * Submits a draft. It waits for a review, or is published at once when its author is staff or trusted and the text has
 * no flags. A resubmission replaces the waiting revision, also a published one that nobody has reviewed; a revision
 * that is waiting, or approved and published, is not submitted again. Returns the new revision's id, null when there is
 * none. Throws draft_not_found, draft_changed, post_hidden, invalid_input.
 */
export async function submitPost(
  tx: Tx,
  { userId, id, version, checked, isStaff, now }: Submitting,
): Promise<string | null> {
  const draft = await lockDraft(tx, { userId, id, command: 'submit' })
  if (version !== undefined && version !== draft.version) throw refusal('draft_changed')
  const fields = findMissing(draft.content)
  if (fields.length > 0) throw commonRefusal('invalid_input', { fields })
  const before = await readHandedIn(tx, draft)
  if (before.pending === draft.version) return null
  if (before.live === draft.version) {
    await showAgain(tx, draft, before.status)
    return null
  }
  const revisionId = await handIn(tx, draft, now)
  // If the draft was saved between check and lock, the text has changed and is reviewed by a person.
  const flags = flagsOf(checked, writtenText(draft.content))
  const isAtOnce = flags.length === 0 && (isStaff || (await isTrusted(tx, userId)))
  if (isAtOnce && !(await isHeldBack(tx, draft, before.status))) await goLive(tx, draft, revisionId, now)
  else if (draft.live_id && before.live === null) await dropUnseen(tx, draft, before.status, now)
  // A review is needed in both cases: it decides on the payment.
  await openCase(tx, { subjectKind: 'post', subjectId: id, revisionId, authorId: userId, flags, now })
  return revisionId
}

type HandedIn = { pending: number | null; live: number | null; status: PostStatus | null }

/** The waiting version, the published version if it was reviewed, and the status of the post. */
async function readHandedIn(tx: Tx, { author_id, post_id, pending_id, live_id }: DraftRow): Promise<HandedIn> {
  const { rows } = await sql<HandedIn>`
    select (select version from post_revision where author_id = ${author_id} and id = ${pending_id}) as pending,
      (select version from post_revision where author_id = ${author_id} and id = ${live_id} and state = 'approved') as live,
      (select status from post where id = ${post_id}) as status`.execute(tx)
  return rows[0]!
}

/** Whether moderators hold a post back, also when its author has unpublished it. */
async function isHeldBack(tx: Tx, { post_id }: DraftRow, status: PostStatus | null): Promise<boolean> {
  return !mayShowAgain({ status, isHeld: await isHeld(tx, { subjectKind: 'post', subjectId: post_id }) })
}

/** A post that was approved and then unpublished by its author needs no second review. */
async function showAgain(tx: Tx, draft: DraftRow, status: PostStatus | null): Promise<void> {
  if (await isHeldBack(tx, draft, status)) throw refusal('post_hidden')
  const { author_id, post_id, pending_id } = draft
  if (pending_id) await withdraw(tx, { userId: author_id, id: post_id, to: 'withdrawn' })
  await tx
    .updateTable('post')
    .set({ status: 'published' satisfies PostStatus })
    .where('id', '=', post_id)
    .where('status', 'in', statusesChangedBy('show-again'))
    .execute()
}

async function handIn(tx: Tx, { author_id, post_id, version, content }: DraftRow, now: Date): Promise<string> {
  await withdraw(tx, { userId: author_id, id: post_id, to: 'replaced' })
  const id = newId(now)
  await tx
    .insertInto('post_revision')
    .values({
      author_id,
      id,
      post_id,
      version,
      state: 'pending',
      content: JSON.stringify(content),
      made_at: now,
    })
    .execute()
  await tx
    .updateTable('post_draft')
    .set({ pending_id: id, returned_id: null })
    .where('author_id', '=', author_id)
    .where('post_id', '=', post_id)
    .execute()
  return id
}

async function isTrusted(tx: Tx, userId: string): Promise<boolean> {
  const author = await tx.selectFrom('post_writer').select('approved').where('user_id', '=', userId).executeTakeFirst()
  return (author?.approved ?? 0) >= trustedFrom
}

async function goLive(tx: Tx, draft: DraftRow, revisionId: string, now: Date): Promise<void> {
  await putUp(tx, { draft, content: draft.content, now })
  await setLive(tx, draft, revisionId)
}

/**
 * Replaces a published but unreviewed revision when a newer one waits in its place: readers then see the last approved
 * one.
 */
async function dropUnseen(tx: Tx, draft: DraftRow, status: PostStatus | null, now: Date): Promise<void> {
  // An unpublished post stays unpublished.
  await setLive(tx, draft, status === 'unpublished' ? null : await fallBack(tx, draft, now))
}

/** Stores which revision readers see. */
async function setLive(tx: Tx, draft: DraftRow, revisionId: string | null): Promise<void> {
  await tx
    .updateTable('post_draft')
    .set({ live_id: revisionId })
    .where('author_id', '=', draft.author_id)
    .where('post_id', '=', draft.post_id)
    .execute()
}

type Owner = { userId: string; id: string }

/** Withdraws the waiting revision. */
async function withdraw(tx: Tx, { userId, id, to }: Owner & { to: 'replaced' | 'withdrawn' }): Promise<void> {
  await withdrawCase(tx, { subjectKind: 'post', subjectId: id })
  await tx
    .updateTable('post_revision')
    .set({ state: to })
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  await tx
    .updateTable('post_draft')
    .set({ pending_id: null })
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .execute()
}

/** Withdraws the waiting revision and unpublishes the post. Throws draft_not_found. */
export async function unpublishPost(tx: Tx, owner: Owner): Promise<void> {
  await takeBack(tx, owner, 'unpublish')
}

async function takeBack(tx: Tx, { userId, id }: Owner, command: 'unpublish' | 'delete'): Promise<void> {
  await lockDraft(tx, { userId, id, command })
  await withdraw(tx, { userId, id, to: 'withdrawn' })
  await takeDown(tx, id)
}

/** Deletes a post; it can be restored for thirty days (sweep-commands.ts). Idempotent. Throws draft_not_found. */
export async function deletePost(tx: Tx, { userId, id, now }: Owner & { now: Date }): Promise<void> {
  await takeBack(tx, { userId, id }, 'delete')
  await tx
    .updateTable('post_draft')
    .set({ deleted_at: now })
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .execute()
}

/** Restores a deleted post; it stays unpublished until its author publishes it. Throws draft_not_found. */
export async function restorePost(tx: Tx, { userId, id }: Owner): Promise<void> {
  await lockDraft(tx, { userId, id, command: 'restore' })
  await tx
    .updateTable('post_draft')
    .set({ deleted_at: null })
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .execute()
}
