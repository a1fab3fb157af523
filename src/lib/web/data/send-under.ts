import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import { call } from '#lib/web/call.ts'

/** `call` under the Idempotency-Key of an act. */
export type Send = <E extends Endpoint>(spec: E, input: CallInput<E>) => Promise<Reply<E>>

/** The calls of one act: the first under its key, each other under one made from it, since a key is good for one request. */
export function sendUnder(key: string): Send {
  let count = 0
  return (spec, input) => {
    count += 1
    return call(spec, input, { idempotencyKey: count === 1 ? key : `${key}/${count}` })
  }
}
