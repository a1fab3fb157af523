import type { Refusal } from '#lib/errors.ts'
import { type Send, sendUnder } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { connectSender, keepAct, listLosable, type News } from '#lib/web/offline/outbox.ts'
import { fateOf } from '#lib/web/offline/outbox-rules.ts'
import { dropKept, dropSettled, readKept } from '#lib/web/offline/outbox-store.ts'
import { readPersonId } from '#lib/web/offline/person.ts'
import { createPost, type DraftContent, type Saved, updatePost } from '../writing-contract.ts'
import { pendingDraftsText as text } from './pending-drafts-text.ts'

/** A text that could not be saved when it was written. `id` is null before the first save. */
export type PendingDraft = { key: string; id: string | null; version: number; content: DraftContent }

/** A text that the server did not take, and why: its author's to mend, under the `key` that begins a post at most once. */
export type RefusedDraft = { key: string; content: DraftContent; why: string }

const pendingKind = 'post-draft'
const refusedKind = 'post-draft-refused'
const nameOf = ({ key, id }: Pick<PendingDraft, 'key' | 'id'>) => `draft:${id ?? key}`
const refusedNameOf = ({ key }: Pick<RefusedDraft, 'key'>) => `draft-refused:${key}`

/** The key that begins a text anew: its own where that began nothing, else another, always the same one. */
const keyAnew = ({ key, id }: Pick<PendingDraft, 'key' | 'id'>) =>
  id === null ? key : key.replace(/^./, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16))

/** Saves a draft, or begins it. `keeps`: what is written over is put by. Throws a Refusal. */
export function sendDraft({ key, id, version, content }: PendingDraft, keeps = false): Promise<Saved> {
  const send = sendUnder(crypto.randomUUID())
  return id === null
    ? send(createPost, { body: { key, content } })
    : send(updatePost, { body: { id, version, content, keeps } })
}

/** Keeps the newest text until it is sent, in place of an older one of the same post. False where the browser cannot. */
export async function keepPendingDraft(draft: PendingDraft): Promise<boolean> {
  const isKept = await keepAct(pendingKind, nameOf(draft), draft, { isLasting: true })
  if (isKept) await dropRefusedDraft({ key: keyAnew(draft) })
  return isKept
}

/** It was saved meanwhile. */
export async function dropPendingDraft(draft: Pick<PendingDraft, 'key' | 'id'>): Promise<void> {
  const { key } = draft
  const refused = [{ key }, { key: keyAnew({ key, id: key }) }].map(refusedNameOf)
  const names = [nameOf(draft), nameOf({ key, id: null }), ...refused]
  await Promise.all(names.map(dropKept)).catch(() => {})
}

/** Keeps a text that the server refused until its author has dealt with it. False where the browser cannot. */
export function keepRefusedDraft(draft: PendingDraft, why: string): Promise<boolean> {
  const refused: RefusedDraft = { key: keyAnew(draft), content: draft.content, why }
  return keepAct(refusedKind, refusedNameOf(refused), refused, { isLasting: true, isAside: true })
}

/** This person's texts that the server refused, the first first. */
export async function listRefusedDrafts(): Promise<RefusedDraft[]> {
  return (await listLosable()).filter(({ kind }) => kind === refusedKind).map(({ body }) => body as RefusedDraft)
}

/** Its author throws it away. */
export async function dropRefusedDraft(draft: Pick<RefusedDraft, 'key'>): Promise<void> {
  await dropKept(refusedNameOf(draft)).catch(() => {})
}

/**
 * Lets the outbox save drafts that wait. Where the post was changed elsewhere meanwhile, the text is put by among the older
 * ones: nobody is there to be asked, and nothing is lost. Nor is what the server refuses.
 */
export function connectPendingDrafts(): void {
  connectSender(pendingKind, ({ body }) => sendAside(sendUnder(crypto.randomUUID()), body as PendingDraft))
}

/** Texts that the server did not take, with its reason. */
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
  // What its key began was changed elsewhere: under it this text could never be saved.
  const key = code === 'draft_changed' ? crypto.randomUUID() : draft.key
  return keepRefusedDraft({ ...draft, key }, message)
}

/** Saves what waits of a post, whatever waits before it. */
export async function sendPendingOf(id: string): Promise<void> {
  const kept = (await readKept().catch(() => [])).find(
    ({ key, userId }) => key === nameOf({ key: '', id }) && userId === readPersonId(),
  )
  if (!kept) return
  await sendAside(sendUnder(crypto.randomUUID()), kept.body as PendingDraft)
  await dropSettled(kept)
}
