import { isRefusal, type Refusal } from '#lib/errors.ts'
import { type Send, sendUnder } from '#lib/web/data/send-under.ts'
import { readPersonId } from './person.ts'
import { fateOf, isForgotten, isTooOld } from './unsent-act-rules.ts'
import { dropSaved, dropSettled, putSaved, readSaved, type Saved } from './unsent-act-store.ts'

/** The result of a stored action: the server's reply, or the reason for its refusal. */
export type News = { act: Saved; reply: unknown; refusal: null } | { act: Saved; reply: null; refusal: Refusal }
/** `send` calls under the act's key, so that whatever is tried again counts once. */
type Sender = (act: Saved, send: Send) => Promise<unknown>
type Listener = (news: News[]) => void

const senders = new Map<string, Sender>()
const listeners = new Set<Listener>()
// During rendering on the server there are no tabs, and an open channel would keep the process alive.
const otherTabs = typeof document === 'undefined' ? null : new BroadcastChannel('unsent-acts')
if (otherTabs) otherTabs.onmessage = () => tell([])

/** A feature says how acts of its kind are sent. */
export function connectSender(kind: string, send: Sender): void {
  senders.set(kind, send)
}

/** Subscribes to every change, with the actions settled in this tab. Returns the unsubscribe function. */
export function followUnsentActs(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores an action of the signed-in person; `how` as in Kept. Returns false when the browser cannot store it. */
export async function saveAct(
  kind: string,
  key: string,
  body: unknown,
  how: Pick<Saved, 'isLasting' | 'isAside'> = {},
): Promise<boolean> {
  const userId = readPersonId()
  if (userId === null || !('indexedDB' in globalThis)) return false
  try {
    await putSaved({ key, userId, kind, at: Date.now(), body, ...how })
  } catch {
    return false
  }
  announce([])
  return true
}

/** This person's unsent actions, the oldest first; empty when the browser stores nothing. */
export async function listWaiting(): Promise<Saved[]> {
  return (await listLosable()).filter(({ isAside }) => !isAside)
}

/** What this person would lose with this browser, including refused actions, which they can correct. */
export async function listLosable(): Promise<Saved[]> {
  return (await listOwn()).filter((act) => !isTooOld(act, Date.now()))
}

/** This person's expired actions that will not be sent, until they are reported (`dropUnsent`). */
export async function listUnsent(): Promise<Saved[]> {
  return (await listOwn()).filter((act) => isTooOld(act, Date.now()))
}

/** Deletes actions that have been reported. */
export async function dropUnsent(told: readonly Saved[]): Promise<void> {
  await Promise.all(told.map(({ key }) => dropSaved(key)))
}

/** Deletes everybody's actions that are too old to be reported. */
export async function forgetOld(): Promise<void> {
  await dropUnsent((await readSaved()).filter((act) => isForgotten(act, Date.now())))
}

async function listOwn(): Promise<Saved[]> {
  const userId = readPersonId()
  if (userId === null || !('indexedDB' in globalThis)) return []
  const all = await readSaved().catch(() => [])
  return all.filter((act) => act.userId === userId)
}

/**
 * Sends waiting actions in order, in one tab at a time. Returns whether the queue is empty. A refused action is deleted
 * and reported; at the first one that cannot be sent now, all later ones keep waiting.
 */
export function sendWaiting(): Promise<boolean> {
  // Without the Web Locks API two tabs may both send: the idempotency key makes it one action.
  // The lock's name stays the same, so that tabs of an earlier release do not send at the same time.
  return navigator.locks ? navigator.locks.request('koinklass-outbox', sendAll) : sendAll()
}

async function sendAll(): Promise<boolean> {
  const news: News[] = []
  let isAllSent = true
  try {
    for (const act of await listWaiting()) {
      const send = senders.get(act.kind)
      if (!send) continue
      const one = await settle(act, send)
      if (one === null) return false
      if (!(await dropSettled(act))) isAllSent = false
      news.push(one)
    }
    return isAllSent
  } finally {
    if (news.length > 0) announce(news)
  }
}

/** Null when it must wait. */
async function settle(act: Saved, send: Sender): Promise<News | null> {
  try {
    return { act, reply: await send(act, sendUnder(act.key)), refusal: null }
  } catch (error) {
    return fateOf(error) === 'refused' && isRefusal(error) ? { act, reply: null, refusal: error } : null
  }
}

function announce(news: News[]): void {
  tell(news)
  otherTabs?.postMessage(null)
}

function tell(news: News[]): void {
  for (const listener of listeners) listener(news)
}
