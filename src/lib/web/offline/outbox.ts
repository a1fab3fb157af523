import { isRefusal, type Refusal } from '#lib/errors.ts'
import { type Send, sendUnder } from '#lib/web/data/send-under.ts'
import { fateOf, isForgotten, isTooOld } from './outbox-rules.ts'
import { dropKept, dropSettled, type Kept, putKept, readKept } from './outbox-store.ts'
import { readPersonId } from './person.ts'

/** What became of a kept act: the server's answer, or why it does not count. */
export type News = { act: Kept; reply: unknown; refusal: null } | { act: Kept; reply: null; refusal: Refusal }
/** `send` calls under the act's key, so that whatever is tried again counts once. */
type Sender = (act: Kept, send: Send) => Promise<unknown>
type Listener = (news: News[]) => void

const senders = new Map<string, Sender>()
const listeners = new Set<Listener>()
// A server that draws a page has nobody to tell, and an open channel would keep it alive.
const otherTabs = typeof document === 'undefined' ? null : new BroadcastChannel('outbox')
if (otherTabs) otherTabs.onmessage = () => tell([])

/** A feature says how acts of its kind are sent. */
export function connectSender(kind: string, send: Sender): void {
  senders.set(kind, send)
}

/** Hears of every change, with what was settled in this tab. Returns how to stop. */
export function followOutbox(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps an act of the person who is signed in; `how` as in Kept. False where the browser cannot. */
export async function keepAct(
  kind: string,
  key: string,
  body: unknown,
  how: Pick<Kept, 'isLasting' | 'isAside'> = {},
): Promise<boolean> {
  const userId = readPersonId()
  if (userId === null || !('indexedDB' in globalThis)) return false
  try {
    await putKept({ key, userId, kind, at: Date.now(), body, ...how })
  } catch {
    return false
  }
  announce([])
  return true
}

/** What this person has not sent yet, the first first; nothing where the browser keeps nothing. */
export async function listWaiting(): Promise<Kept[]> {
  return (await listLosable()).filter(({ isAside }) => !isAside)
}

/** What this person would lose with this browser: also what was refused, and is theirs to mend. */
export async function listLosable(): Promise<Kept[]> {
  return (await listOwn()).filter((act) => !isTooOld(act, Date.now()))
}

/** What this person did and nobody will send any more, until they were told of it (`dropUnsent`). */
export async function listUnsent(): Promise<Kept[]> {
  return (await listOwn()).filter((act) => isTooOld(act, Date.now()))
}

/** They were told of, and need not be again. */
export async function dropUnsent(told: readonly Kept[]): Promise<void> {
  await Promise.all(told.map(({ key }) => dropKept(key)))
}

/** Takes what anybody left here too long ago to be told of it. */
export async function forgetOld(): Promise<void> {
  await dropUnsent((await readKept()).filter((act) => isForgotten(act, Date.now())))
}

async function listOwn(): Promise<Kept[]> {
  const userId = readPersonId()
  if (userId === null || !('indexedDB' in globalThis)) return []
  const all = await readKept().catch(() => [])
  return all.filter((act) => act.userId === userId)
}

/**
 * Sends what waits, in order, one tab at a time. Answers whether nothing is left. An act that the server refuses is
 * dropped and told of; at the first that cannot be sent now the rest waits with it.
 */
export function sendWaiting(): Promise<boolean> {
  // Without locks two tabs may both send: the key makes it one act.
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
async function settle(act: Kept, send: Sender): Promise<News | null> {
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
