import { expect } from 'vitest'

/** Asks again until the expectation holds: `await eventually(() => page.url()).toBe(…)`. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 15_000, interval: 50 })
}
