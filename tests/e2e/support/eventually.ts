import { expect } from 'vitest'

/** The longest time that a test waits for something, for the slowest machine. */
export const patienceMs = 60_000

/** Polls until the expectation holds: `await eventually(() => page.url()).toBe(…)`. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: patienceMs, interval: 50 })
}
