import { useQuery } from '@tanstack/react-query'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { Refusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readPersonId } from '#lib/web/offline/person.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { queryClient } from './query-client.ts'
import { nameOf } from './refresh.ts'

/** visitor: a personal reply that nobody is signed in for. */
type State = 'visitor' | 'loading' | 'ready' | 'failed'

type Options<R> = {
  /**
   * What the page's loader read. With `isPersonal` it is shown until the person's own reply comes; else it is the reply,
   * nothing is asked for, and a newer load takes its place.
   */
  initial?: R | undefined
  /** The server rendered the page for a visitor: the reply is asked for once somebody is signed in. */
  isPersonal?: boolean
  /** False: not yet. */
  isAsked?: boolean
  /** Asks again so often, in milliseconds, as long as the page is seen. */
  everyMs?: number
}

type Shown<R> = {
  reply: R
  state: State
  /** Why the last reading failed, also where an older reply is still shown. */
  refusal: Refusal | null
  isAsking: boolean
  /** Reads again; never throws. Answers the refusal, or null. */
  refresh: () => Promise<Refusal | null>
  /** Shows what an act has answered, without another call. */
  setReply: (reply: R | ((now: R) => R)) => void
}

/**
 * Reads what is personal or refreshed, typed by the endpoint. Two parts of a page that ask for the same share one call.
 * What is public and the same for everybody comes from the page's loader instead.
 *
 * @example
 * const { reply: event, state, refresh } = useReply(showEvent, { query: { id } }, { initial: shown, isPersonal: true })
 */
export function useReply<E extends Endpoint>(
  spec: E,
  input: CallInput<E>,
  options: Options<Reply<E>> & { initial: Reply<E> },
): Shown<Reply<E>>
export function useReply<E extends Endpoint>(
  spec: E,
  input: CallInput<E>,
  options?: Options<Reply<E>>,
): Shown<Reply<E> | undefined>
export function useReply<E extends Endpoint>(spec: E, input: CallInput<E>, options: Options<Reply<E>> = {}) {
  const { initial, isPersonal = false, isAsked = true, everyMs = false } = options
  const { isAuthenticated } = useAuth()
  const isLoaded = initial !== undefined && !isPersonal
  const queryKey = [nameOf(spec), readPersonId(), input, isLoaded ? turnOf(initial as object) : 0]
  const query = useQuery<Reply<E>>(
    {
      queryKey,
      queryFn: () => call(spec, input),
      enabled: isAsked && (!isPersonal || isAuthenticated),
      refetchInterval: everyMs,
      ...(isLoaded ? { initialData: initial as never, staleTime: Number.POSITIVE_INFINITY } : {}),
    },
    queryClient,
  )
  const hasOwn = query.data !== undefined
  const state: State =
    isPersonal && !isAuthenticated ? 'visitor' : hasOwn ? 'ready' : query.isError ? 'failed' : 'loading'
  return {
    reply: state === 'visitor' ? initial : (query.data ?? initial),
    state,
    refusal: query.error && asRefusal(query.error),
    isAsking: query.isFetching,
    refresh: async () => {
      const { error } = await query.refetch()
      return error && asRefusal(error)
    },
    setReply: (next: Reply<E> | ((now: Reply<E>) => Reply<E>)) =>
      void queryClient.setQueryData(queryKey, next as never),
  }
}

const turns = new WeakMap<object, number>()
let lastTurn = 0

/** Each load of a page's data begins a reply of its own, so that the newer load is what counts. */
function turnOf(loaded: object): number {
  const turn = turns.get(loaded) ?? ++lastTurn
  turns.set(loaded, turn)
  return turn
}
