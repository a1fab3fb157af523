import type { Endpoint } from '#lib/contract.ts'
import type { Refusal } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { refresh, type Stale } from './refresh.ts'
import { type Send, sendUnder } from './send-under.ts'

/** An act of several calls, or one that chooses its endpoint. The first call has the key `key`. */
export type Work<I, R> = (send: Send, input: I, key: string) => Promise<R>

/** What an act may say of itself. */
export type ActOptions<I, R> = {
  /** What is read again once it is done, before `run` answers; the profile is read on the side. */
  refresh?: readonly Stale[]
  /** Before anything is read again. */
  onDone?: (reply: R, input: I) => unknown
  /** Answers true where the page shows the refusal in its own way. */
  onRefused?: (refusal: Refusal, input: I) => unknown
  /** Without a network: keeps the act for later under its key (unsent-acts.ts). False where the browser cannot. */
  save?: (input: I, key: string) => Promise<boolean>
  /** It is kept, and counts once the network is back. */
  onSaved?: (input: I) => unknown
  /** The act's own natural key, where it has one. */
  keyOf?: (input: I) => string
}

export type Asked<I, R> = { what: Endpoint | Work<I, R>; options: ActOptions<I, R> }

/** Does an act once: null where it was kept for later or its refusal is shown elsewhere. Throws a Refusal. */
export async function perform<I, R>(
  { what, options }: Asked<I, R>,
  input: I,
  key: string,
): Promise<{ reply: R } | null> {
  try {
    const work = typeof what === 'function' ? what : (send: Send) => send(what, (input ?? {}) as never)
    const reply = (await work(sendUnder(key), input, key)) as R
    await options.onDone?.(reply, input)
    await refresh(options.refresh ?? [])
    return { reply }
  } catch (error) {
    const refusal = asRefusal(error)
    if (isUnsent(refusal) && (await options.save?.(input, key))) {
      await options.onSaved?.(input)
      return null
    }
    if (await options.onRefused?.(refusal, input)) return null
    throw refusal
  }
}

/** The content that was sent last and its key, until it is done. */
export type Sent = { of: string; key: string } | null

/** One key for one content, until it is done. */
export function keyFor<I, R>(sent: { current: Sent }, { keyOf }: ActOptions<I, R>, input: I) {
  if (keyOf) return keyOf(input)
  const of = JSON.stringify(input, nameFiles) ?? ''
  if (sent.current?.of !== of) sent.current = { of, key: crypto.randomUUID() }
  return sent.current.key
}

/** It may have arrived nevertheless: it is kept under the key with which it was tried. */
function isUnsent({ code }: Refusal): boolean {
  return code === 'offline' || code === 'timed_out'
}

/** A file stands for itself; of mere bytes nobody knows whether they are the same again. */
function nameFiles(_name: string, value: unknown): unknown {
  if (value instanceof FormData) return [...value]
  if (value instanceof File) return `${value.name} ${value.size} ${value.lastModified}`
  return value instanceof Blob || value instanceof Uint8Array ? crypto.randomUUID() : value
}
