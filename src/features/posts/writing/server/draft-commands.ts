import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { mayPost, type PostCommand, type PostState, stateOfPost } from '../../documents/post-state-rules.ts'
import { type DraftContent, type Saved, writingErrors } from '../contract.ts'
import { cleanContent } from '../draft-rules.ts'

const refusal = refusals(writingErrors)
/** So many at a time may one person have. */
const mostDrafts = 200
/** How often a text that is being written is put by, and how many such there are of one post. */
const keepEveryMs = 10 * 60_000
const mostKept = 20

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
 * it. Refuses with draft_not_found, also where its state does not allow the command.
 */
export async function holdDraft(
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

/** Refuses with invalid_input what is more than a post may hold. */
function cleaned(content: DraftContent): DraftContent {
  const clean = cleanContent(content)
  if (clean) return clean
  const detail = 'เนื้อหายาวเกินไป แบ่งเป็นสองเรื่องแล้วลองอีกครั้ง'
  throw commonRefusal('invalid_input', { fields: [{ path: 'content.body', code: 'too_big', detail }] })
}

/**
 * Begins a post. The same `key` again begins nothing: it is a save of the draft that it began. Refuses with draft_limit, draft_changed.
 */
export async function createDraft(
  tx: Tx,
  { userId, key, content, now }: { userId: string; key: string; content: DraftContent; now: Date },
): Promise<Saved> {
  const clean = cleaned(content)
  const { rows } = await sql<{ post_id: string }>`
    insert into post_draft (author_id, post_id, made_with, version, content, made_at, saved_at)
    select ${userId}, ${newId(now)}, ${key}, 1, ${JSON.stringify(clean)}::jsonb, ${now}, ${now}
    where (select count(*) from post_draft where author_id = ${userId}) < ${mostDrafts}
      or exists (select from post_draft where author_id = ${userId} and made_with = ${key})
    on conflict (author_id, made_with) do nothing
    returning post_id`.execute(tx)
  if (rows[0]) return { id: rows[0].post_id, version: 1, saved_at: now.toISOString() }
  const known = await sql<{ post_id: string; version: number; saved_at: Date; is_same: boolean }>`
    select post_id, version, saved_at, content = ${JSON.stringify(clean)}::jsonb as is_same from post_draft
    where author_id = ${userId} and made_with = ${key} and deleted_at is null`.execute(tx)
  const draft = known.rows[0]
  if (!draft) throw refusal('draft_limit')
  // The answer to the first save got lost, and its writer went on.
  const saving = { userId, id: draft.post_id, version: 1, content, otherwise: 'refuse', keeps: false, now } as const
  if (!draft.is_same) return saveDraft(tx, saving)
  return { id: draft.post_id, version: draft.version, saved_at: draft.saved_at.toISOString() }
}

type Saving = {
  userId: string
  id: string
  /** What the writer began from. */
  version: number
  content: DraftContent
  otherwise: 'refuse' | 'keep'
  keeps: boolean
  now: Date
}

/**
 * Writes a draft over, from the version that the writer began from. The same text again is no new version. Refuses with
 * draft_not_found, draft_changed.
 */
export async function saveDraft(
  tx: Tx,
  { userId, id, version, content, otherwise, keeps, now }: Saving,
): Promise<Saved> {
  const clean = cleaned(content)
  const draft = await holdDraft(tx, { userId, id, command: 'save' })
  const saved = (at: Date, is: number) => ({ id, version: is, saved_at: at.toISOString() })
  const isSame = await isContent(tx, draft, clean)
  if (isSame) return saved(draft.saved_at, draft.version)
  if (draft.version !== version) {
    if (otherwise === 'refuse') throw refusal('draft_changed')
    await keepText(tx, { ...draft, content: clean }, now)
    return saved(draft.saved_at, draft.version)
  }
  if (keeps || (await isLongSinceKept(tx, draft, now))) await keepText(tx, draft, now)
  await tx
    .updateTable('post_draft')
    .set({ version: version + 1, content: JSON.stringify(clean), saved_at: now })
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .execute()
  return saved(now, version + 1)
}

/** As the database compares: the order of an object's names does not matter. */
async function isContent(tx: Tx, { author_id, post_id }: DraftRow, content: DraftContent): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`
    select content = ${JSON.stringify(content)}::jsonb as is_same from post_draft
    where author_id = ${author_id} and post_id = ${post_id}`.execute(tx)
  return rows[0]?.is_same ?? false
}

async function isLongSinceKept(tx: Tx, { author_id, post_id, version }: DraftRow, now: Date): Promise<boolean> {
  const last = await tx
    .selectFrom('post_revision')
    .select('made_at')
    .where('author_id', '=', author_id)
    .where('post_id', '=', post_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last ? now.getTime() - last.made_at.getTime() >= keepEveryMs : version > 1
}

/** Puts a text by; the oldest of too many goes. */
async function keepText(tx: Tx, { author_id, post_id, version, content }: DraftRow, now: Date): Promise<void> {
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
      order by id desc offset ${mostKept}
    )`.execute(tx)
}
