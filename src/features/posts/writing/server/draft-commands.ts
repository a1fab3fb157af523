import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { mayPost, type PostCommand, type PostState, stateOfPost } from '../../documents/post-state-rules.ts'
import { type DraftContent, type Saved, writingErrors } from '../contract.ts'
import { cleanContent } from '../draft-rules.ts'

const refusal = refusals(writingErrors)
/** The maximum number of drafts per person. */
const maxDrafts = 200
/** How often the text in work is saved as an old version, and how many of these a post keeps. */
const saveEveryMs = 10 * 60_000
const maxSaved = 20

export type DraftRow = {
  author_id: string
  post_id: string
  version: number
  content: DraftContent
  saved_at: Date
  pending_id: string | null
  live_id: string | null
  returned_id: string | null
  approved_at: Date | null
  deleted_at: Date | null
}

/** How a draft stands, by what it says itself: the status of its post's row makes no difference to the commands that ask. */
export function stateOfDraft(draft: DraftRow): PostState {
  const { pending_id, returned_id, deleted_at } = draft
  const texts = { isPending: pending_id !== null, isReturned: returned_id !== null }
  return stateOfPost({ ...texts, isDeleted: deleted_at !== null, status: null })
}

/**
 * A draft of this person for a command, locked until the transaction ends: who writes, hands in and decides take turns at
 * it. Throws draft_not_found, also where its state does not allow the command.
 */
export async function lockDraft(
  tx: Tx,
  { userId, id, command }: { userId: string; id: string; command: PostCommand },
): Promise<DraftRow> {
  const draft = await tx
    .selectFrom('post_draft')
    .selectAll()
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!draft || !mayPost(command, stateOfDraft(draft as DraftRow))) throw refusal('draft_not_found')
  return draft as DraftRow
}

/** Throws invalid_input when the content exceeds the limits of a post. */
function cleaned(content: DraftContent): DraftContent {
  const clean = cleanContent(content)
  if (clean) return clean
  const detail = 'เนื้อหายาวเกินไป แบ่งเป็นสองเรื่องแล้วลองอีกครั้ง'
  throw commonRefusal('invalid_input', { fields: [{ path: 'content.body', code: 'too_big', detail }] })
}

/**
 * Creates a draft. Repeated with the same `key` it saves to the draft created first. Throws draft_limit, draft_changed.
 */
export async function createDraft(
  tx: Tx,
  { userId, key, content, now }: { userId: string; key: string; content: DraftContent; now: Date },
): Promise<Saved> {
  const clean = cleaned(content)
  const { rows } = await sql<{ post_id: string }>`
    insert into post_draft (author_id, post_id, made_with, version, content, made_at, saved_at)
    select ${userId}, ${newId(now)}, ${key}, 1, ${JSON.stringify(clean)}::jsonb, ${now}, ${now}
    where (select count(*) from post_draft where author_id = ${userId}) < ${maxDrafts}
      or exists (select from post_draft where author_id = ${userId} and made_with = ${key})
    on conflict (author_id, made_with) do nothing
    returning post_id`.execute(tx)
  if (rows[0]) return { id: rows[0].post_id, version: 1, saved_at: now.toISOString() }
  const known = await sql<{ post_id: string; version: number; saved_at: Date; is_same: boolean }>`
    select post_id, version, saved_at, content = ${JSON.stringify(clean)}::jsonb as is_same from post_draft
    where author_id = ${userId} and made_with = ${key} and deleted_at is null`.execute(tx)
  const draft = known.rows[0]
  if (!draft) throw refusal('draft_limit')
  // The reply to the first save was lost, and the author went on writing.
  const saving = { userId, id: draft.post_id, version: 1, content, otherwise: 'refuse', keeps: false, now } as const
  if (!draft.is_same) return saveDraft(tx, saving)
  return { id: draft.post_id, version: draft.version, saved_at: draft.saved_at.toISOString() }
}

type Saving = {
  userId: string
  id: string
  /** The version that the author started from. */
  version: number
  content: DraftContent
  otherwise: 'refuse' | 'keep'
  keeps: boolean
  now: Date
}

/**
 * Saves a draft if it still has the version that the author started from (optimistic locking). An unchanged text makes
 * no new version. Throws draft_not_found, draft_changed.
 */
export async function saveDraft(
  tx: Tx,
  { userId, id, version, content, otherwise, keeps, now }: Saving,
): Promise<Saved> {
  const clean = cleaned(content)
  const draft = await lockDraft(tx, { userId, id, command: 'save' })
  const saved = (at: Date, is: number) => ({ id, version: is, saved_at: at.toISOString() })
  const isSame = await isContent(tx, draft, clean)
  if (isSame) return saved(draft.saved_at, draft.version)
  if (draft.version !== version) {
    if (otherwise === 'refuse') throw refusal('draft_changed')
    await saveText(tx, { ...draft, content: clean }, now)
    return saved(draft.saved_at, draft.version)
  }
  if (keeps || (await isLongSinceSaved(tx, draft, now))) await saveText(tx, draft, now)
  await tx
    .updateTable('post_draft')
    .set({ version: version + 1, content: JSON.stringify(clean), saved_at: now })
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .execute()
  return saved(now, version + 1)
}

/** Compared as jsonb, which ignores the order of keys. */
async function isContent(tx: Tx, { author_id, post_id }: DraftRow, content: DraftContent): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`
    select content = ${JSON.stringify(content)}::jsonb as is_same from post_draft
    where author_id = ${author_id} and post_id = ${post_id}`.execute(tx)
  return rows[0]?.is_same ?? false
}

async function isLongSinceSaved(tx: Tx, { author_id, post_id, version }: DraftRow, now: Date): Promise<boolean> {
  const last = await tx
    .selectFrom('post_revision')
    .select('made_at')
    .where('author_id', '=', author_id)
    .where('post_id', '=', post_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last ? now.getTime() - last.made_at.getTime() >= saveEveryMs : version > 1
}

/** Saves a text as an old version; the oldest of too many is deleted. */
async function saveText(tx: Tx, { author_id, post_id, version, content }: DraftRow, now: Date): Promise<void> {
  await tx
    .insertInto('post_revision')
    .values({
      author_id,
      id: newId(now),
      post_id,
      version,
      state: 'kept',
      content: JSON.stringify(content),
      made_at: now,
    })
    .execute()
  await sql`
    delete from post_revision where author_id = ${author_id} and id in (
      select id from post_revision where author_id = ${author_id} and post_id = ${post_id} and state = 'kept'
      order by id desc offset ${maxSaved}
    )`.execute(tx)
}
