import { useMutation } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { FieldFault, Refusal } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { queryClient } from './query-client.ts'
import { type ActOptions, keyFor, perform, type Sent, type Work } from './run-act.ts'

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
  options?: ActOptions<CallInput<E>, Reply<E>>,
): Act<CallInput<E>, Reply<E>>
export function useAct<R, I = void>(work: Work<I, R>, options?: ActOptions<I, R>): Act<I, R>
export function useAct<I, R>(what: Endpoint | Work<I, R>, options: ActOptions<I, R> = {}): Act<I, R> {
  const isRunning = useRef(false)
  const sent = useRef<Sent>(null)
  const latest = useRef({ what, options })
  // Before anything can be pressed.
  useLayoutEffect(() => {
    latest.current = { what, options }
  })

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
