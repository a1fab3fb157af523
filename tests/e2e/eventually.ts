import { expect } from 'vitest'

/** What a test waits for comes in its time: this long it may take on the slowest machine. */
export const patienceMs = 60_000

/** Asks again until the expectation holds: `await eventually(() => page.url()).toBe(…)`. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: patienceMs, interval: 50 })
}
