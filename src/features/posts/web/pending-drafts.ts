import { call } from '#lib/web/call.ts'
import { connectSender, keepAct, type News } from '#lib/web/offline/outbox.ts'
import { dropKept, readKept } from '#lib/web/offline/outbox-store.ts'
import { readPersonId } from '#lib/web/offline/person.ts'
import { createPost, type DraftContent, type Saved, updatePost } from '../writing-contract.ts'
import { pendingDraftsText as text } from './pending-drafts-text.ts'

/** A text that could not be saved when it was written. `id` is null before the first save. */
export type PendingDraft = { key: string; id: string | null; version: number; content: DraftContent }

const pendingKind = 'post-draft'
const nameOf = ({ key, id }: Pick<PendingDraft, 'key' | 'id'>) => `draft:${id ?? key}`

/** Saves a draft, or begins it. `keeps`: what is written over is put by. Throws a Refusal. */
export function sendDraft({ key, id, version, content }: PendingDraft, keeps = false): Promise<Saved> {
  return id === null
    ? call(createPost, { body: { key, content } })
    : call(updatePost, { body: { id, version, content, keeps } })
}

/** Keeps the newest text until it is sent, in place of an older one of the same post. False where the browser cannot. */
export function keepPendingDraft(draft: PendingDraft): Promise<boolean> {
  return keepAct(pendingKind, nameOf(draft), draft, true)
}

/** It was saved meanwhile. */
export async function dropPendingDraft(draft: Pick<PendingDraft, 'key' | 'id'>): Promise<void> {
  await Promise.all([dropKept(nameOf(draft)), dropKept(nameOf({ ...draft, id: null }))]).catch(() => {})
}

/**
 * Lets the outbox save drafts that wait. Where the post was changed elsewhere meanwhile, the text is put by among the older
 * ones: nobody is there to be asked, and nothing is lost.
 */
export function connectPendingDrafts(): void {
  connectSender(pendingKind, ({ body }) => sendAside(body as PendingDraft))
}

/** Texts that the server did not take, with its reason. */
export function describeDrafts(news: News[]): string[] {
  return news.flatMap(({ act, refusal }) => {
    if (act.kind !== pendingKind || !refusal) return []
    const { title } = (act.body as PendingDraft).content
    return text.notTaken(title || text.untitled, refusal.message)
  })
}

function sendAside({ key, id, version, content }: PendingDraft): Promise<Saved> {
  if (id === null) return call(createPost, { body: { key, content } })
  return call(updatePost, { body: { id, version, content, otherwise: 'keep' } })
}

/** Saves what waits of a post, whatever waits before it. */
export async function sendPendingOf(id: string): Promise<void> {
  const kept = (await readKept().catch(() => [])).find(
    ({ key, userId }) => key === nameOf({ key: '', id }) && userId === readPersonId(),
  )
  if (!kept) return
  await sendAside(kept.body as PendingDraft)
  await dropKept(kept.key)
}
