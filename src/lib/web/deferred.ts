export type Deferred = { promise: Promise<void>; resolve: () => void }

/** A promise with its resolver. Replaces `Promise.withResolvers` in browsers from 2023. */
export function newDeferred(): Deferred {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
