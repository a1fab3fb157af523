import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRefusal } from '#lib/errors.ts'
import { beginProgress, failProgress, readProgress, trackCall } from './progress-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Ends work that another file of this process left on the bar.
  failProgress()
  vi.runAllTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** The states of the bar at these times, in ms from now. */
function watch(moments: number[]): string[] {
  let now = 0
  return moments.map((moment) => {
    vi.advanceTimersByTime(moment - now)
    now = moment
    return readProgress()
  })
}

test('work of less than 150 ms shows no bar', () => {
  const finish = beginProgress()
  vi.advanceTimersByTime(149)
  finish(true)
  expect(watch([0, 1, 200])).toEqual(['rest', 'rest', 'rest'])
})

test('a visible bar stays for 200 ms at least, and as long as the work when that takes longer', () => {
  const short = beginProgress()
  vi.advanceTimersByTime(151)
  short(true)
  expect(watch([0, 198, 200])).toEqual(['busy', 'busy', 'rest'])
  const long = beginProgress()
  vi.advanceTimersByTime(5_000)
  long(true)
  expect(watch([1])).toEqual(['rest'])
})

test('work that starts while the bar is visible keeps it, without a gap', () => {
  const first = beginProgress()
  vi.advanceTimersByTime(151)
  first(true)
  const second = beginProgress()
  expect(watch([100, 149, 160, 250, 500])).toEqual(['busy', 'busy', 'busy', 'busy', 'busy'])
  second(true)
  expect(watch([1])).toEqual(['rest'])
})

test('a failure turns it red for a while, and a quick call in the meantime neither shortens nor extends that', () => {
  failProgress()
  const finish = beginProgress()
  vi.advanceTimersByTime(50)
  finish(true)
  expect(watch([0, 1_400, 1_500])).toEqual(['failed', 'failed', 'rest'])
})

test('a failed load is red, a refusal with a reason is not', async () => {
  await trackCall(() => Promise.reject(pageRefusal('page_not_found'))).catch(() => {})
  expect(readProgress()).toBe('rest')
  await trackCall(() => Promise.reject(pageRefusal('offline'))).catch(() => {})
  expect(readProgress()).toBe('failed')
})
