import type { Refusal } from '#lib/errors.ts'
import { type Send, sendUnder } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readPersonId } from '#lib/web/offline/person.ts'
import { fateOf } from '#lib/web/offline/unsent-act-rules.ts'
import { dropSaved, dropSettled, readSaved } from '#lib/web/offline/unsent-act-store.ts'
import { connectSender, listLosable, type News, saveAct } from '#lib/web/offline/unsent-acts.ts'
import { createPost, type DraftContent, type Saved, updatePost } from '../contract.ts'
import { pendingDraftsText as text } from './pending-drafts-text.ts'

/** A text that could not be saved. `id` is null before the first save. */
export type PendingDraft = { key: string; id: string | null; version: number; content: DraftContent }

/**
 * A text that the server refused, with the reason, for its author to correct. Its `key` creates a post at most once.
 */
export type RefusedDraft = { key: string; content: DraftContent; why: string }

const pendingKind = 'post-draft'
const refusedKind = 'post-draft-refused'
const nameOf = ({ key, id }: Pick<PendingDraft, 'key' | 'id'>) => `draft:${id ?? key}`
const refusedNameOf = ({ key }: Pick<RefusedDraft, 'key'>) => `draft-refused:${key}`

/**
 * The idempotency key for a new post with this text: its own if that created nothing, otherwise a derived one, always
 * the same.
 */
const keyAnew = ({ key, id }: Pick<PendingDraft, 'key' | 'id'>) =>
  id === null ? key : key.replace(/^./, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16))

/** Saves a draft, or creates it. `keeps`: the overwritten text is archived. Throws a Refusal. */
export function sendDraft({ key, id, version, content }: PendingDraft, keeps = false): Promise<Saved> {
  const send = sendUnder(crypto.randomUUID())
  return id === null
    ? send(createPost, { body: { key, content } })
    : send(updatePost, { body: { id, version, content, keeps } })
}

/**
 * Queues the newest text, in place of an older one of the same post. Returns false when the browser cannot store it.
 */
export async function savePendingDraft(draft: PendingDraft): Promise<boolean> {
  const isSaved = await saveAct(pendingKind, nameOf(draft), draft, { isLasting: true })
  if (isSaved) await dropRefusedDraft({ key: keyAnew(draft) })
  return isSaved
}

/** Removes a queued text that was saved in the meantime. */
export async function dropPendingDraft(draft: Pick<PendingDraft, 'key' | 'id'>): Promise<void> {
  const { key } = draft
  const refused = [{ key }, { key: keyAnew({ key, id: key }) }].map(refusedNameOf)
  const names = [nameOf(draft), nameOf({ key, id: null }), ...refused]
  await Promise.all(names.map(dropSaved)).catch(() => {})
}

/** Stores a refused text until its author handles it. Returns false when the browser cannot store it. */
export function saveRefusedDraft(draft: PendingDraft, why: string): Promise<boolean> {
  const refused: RefusedDraft = { key: keyAnew(draft), content: draft.content, why }
  return saveAct(refusedKind, refusedNameOf(refused), refused, { isLasting: true, isAside: true })
}

/** This person's refused texts, the oldest first. */
export async function listRefusedDrafts(): Promise<RefusedDraft[]> {
  return (await listLosable()).filter(({ kind }) => kind === refusedKind).map(({ body }) => body as RefusedDraft)
}

/** Deletes a refused text for its author. */
export async function dropRefusedDraft(draft: Pick<RefusedDraft, 'key'>): Promise<void> {
  await dropSaved(refusedNameOf(draft)).catch(() => {})
}

/**
 * Registers how unsent drafts are saved. When the post was changed elsewhere in the meantime, the text is archived without
 * asking, so that nothing is lost. Refused texts are kept as well.
 */
export function connectPendingDrafts(): void {
  connectSender(pendingKind, ({ body }) => sendAside(sendUnder(crypto.randomUUID()), body as PendingDraft))
}

/** Messages about refused texts, with the reason. */
export function describeDrafts(news: News[]): string[] {
  return news.flatMap(({ act, refusal }) => {
    if (act.kind !== pendingKind || !refusal) return []
    const { title } = (act.body as PendingDraft).content
    return text.notTaken(title || text.untitled, refusal.message)
  })
}

async function sendAside(send: Send, draft: PendingDraft): Promise<Saved> {
  const { key, id, version, content } = draft
  try {
    if (id === null) return await send(createPost, { body: { key, content } })
    return await send(updatePost, { body: { id, version, content, otherwise: 'keep' } })
  } catch (error) {
    if (fateOf(error) === 'refused') await setAside(draft, asRefusal(error))
    throw error
  }
}

function setAside(draft: PendingDraft, { code, message }: Refusal): Promise<boolean> {
  // The post created by its key was changed elsewhere: a save under this key could never succeed.
  const key = code === 'draft_changed' ? crypto.randomUUID() : draft.key
  return saveRefusedDraft({ ...draft, key }, message)
}

/** Saves the queued text of a post, ahead of other queued actions. */
export async function sendPendingOf(id: string): Promise<void> {
  const kept = (await readSaved().catch(() => [])).find(
    ({ key, userId }) => key === nameOf({ key: '', id }) && userId === readPersonId(),
  )
  if (!kept) return
  await sendAside(sendUnder(crypto.randomUUID()), kept.body as PendingDraft)
  await dropSettled(kept)
}
