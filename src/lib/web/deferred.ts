export type Deferred = { promise: Promise<void>; resolve: () => void }

/** A promise and what settles it. `Promise.withResolvers` for browsers from 2023. */
export function newDeferred(): Deferred {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
