import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { FieldFault, Refusal } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { queryClient } from './query-client.ts'
import { refresh, type Stale } from './refresh.ts'
import { type Send, sendUnder } from './send-under.ts'

/** An act of several calls, or one that chooses its endpoint. The first call has the key `key`. */
type Work<I, R> = (send: Send, input: I, key: string) => Promise<R>

type Options<I, R> = {
  /** What is read again once it is done, before `run` answers; the profile is read on the side. */
  refresh?: readonly Stale[]
  /** Before anything is read again. */
  onDone?: (reply: R, input: I) => unknown
  /** Answers true where the page shows the refusal in its own way. */
  onRefused?: (refusal: Refusal, input: I) => unknown
  /** Without a network: keeps the act for later under its key (outbox.ts). False where the browser cannot. */
  keep?: (input: I, key: string) => Promise<boolean>
  /** It is kept, and counts once the network is back. */
  onKept?: (input: I) => unknown
  /** The act's own natural key, where it has one. */
  keyOf?: (input: I) => string
}

export type Act<I, R> = {
  /** Does it. Null where it was refused, kept, or another run was under way; it never throws. */
  run: Record<string, never> extends I
    ? (input?: I) => Promise<{ reply: R } | null>
    : (input: I) => Promise<{ reply: R } | null>
  isBusy: boolean
  /** What is sent, or was sent last. */
  input: I | undefined
  /** What the last run was answered; undefined before, and after a refusal. */
  done: { reply: R } | undefined
  refusal: Refusal | null
  /** The refusal in one sentence: of the first wrong field where it names one. */
  fault: string | null
  fields: readonly FieldFault[]
  /** Takes back what the last run came to. */
  forget: () => void
}

/**
 * Runs one act at a time: a second press meanwhile does nothing. The same content tried again after a failure is sent
 * under the same Idempotency-Key, so that it counts once; after a success or with other content a new act begins.
 *
 * @example
 * const join = useAct(joinEvent, { refresh: [showEvent, 'profile'], onDone: close })
 * <Button isBusy={join.isBusy} onClick={() => join.run({ query: { id } })} />
 * {join.fault && <Notice kind="danger" isAlert>{join.fault}</Notice>}
 */
export function useAct<E extends Endpoint>(
  spec: E,
  options?: Options<CallInput<E>, Reply<E>>,
): Act<CallInput<E>, Reply<E>>
export function useAct<R, I = void>(work: Work<I, R>, options?: Options<I, R>): Act<I, R>
export function useAct<I, R>(what: Endpoint | Work<I, R>, options: Options<I, R> = {}): Act<I, R> {
  const isRunning = useRef(false)
  const sent = useRef<{ of: string; key: string } | null>(null)
  const latest = useRef({ what, options })
  latest.current = { what, options }

  const { mutateAsync, reset, ...now } = useMutation<{ reply: R } | null, unknown, I>(
    { mutationFn: (input) => perform(latest.current, input, keyFor(sent, latest.current.options, input)) },
    queryClient,
  )
  const run = useCallback(
    async (input: I) => {
      if (isRunning.current) return null
      isRunning.current = true
      try {
        const done = await mutateAsync(input)
        sent.current = null
        return done
      } catch {
        return null
      } finally {
        isRunning.current = false
      }
    },
    [mutateAsync],
  )
  const refusal = now.error ? asRefusal(now.error) : null
  const fields = refusal?.problem.fields ?? []
  const fault = refusal && (fields[0]?.detail ?? refusal.message)
  const done = now.data ?? undefined
  return {
    run: run as Act<I, R>['run'],
    isBusy: now.isPending,
    input: now.variables,
    done,
    refusal,
    fault,
    fields,
    forget: reset,
  }
}

type Asked<I, R> = { what: Endpoint | Work<I, R>; options: Options<I, R> }

async function perform<I, R>({ what, options }: Asked<I, R>, input: I, key: string): Promise<{ reply: R } | null> {
  try {
    const work = typeof what === 'function' ? what : (send: Send) => send(what, (input ?? {}) as never)
    const reply = (await work(sendUnder(key), input, key)) as R
    await options.onDone?.(reply, input)
    await refresh(options.refresh ?? [])
    return { reply }
  } catch (error) {
    const refusal = asRefusal(error)
    if (isUnsent(refusal) && (await options.keep?.(input, key))) {
      await options.onKept?.(input)
      return null
    }
    if (await options.onRefused?.(refusal, input)) return null
    throw refusal
  }
}

/** One key for one content, until it is done. */
function keyFor<I, R>(sent: { current: { of: string; key: string } | null }, { keyOf }: Options<I, R>, input: I) {
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
