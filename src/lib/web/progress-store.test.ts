import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRefusal } from '#lib/errors.ts'
import { beginProgress, failProgress, readProgress, trackCall } from './progress-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Whatever another file of this process left on the bar is over.
  failProgress()
  vi.runAllTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** What the bar shows at these moments, in ms from now. */
function watch(moments: number[]): string[] {
  let now = 0
  return moments.map((moment) => {
    vi.advanceTimersByTime(moment - now)
    now = moment
    return readProgress()
  })
}

test('what is over within 150 ms shows no bar at all', () => {
  const finish = beginProgress()
  vi.advanceTimersByTime(149)
  finish(true)
  expect(watch([0, 1, 200])).toEqual(['rest', 'rest', 'rest'])
})

test('a bar that shows stays for 200 ms at least, and no longer than the work when that takes longer', () => {
  const short = beginProgress()
  vi.advanceTimersByTime(151)
  short(true)
  expect(watch([0, 198, 200])).toEqual(['busy', 'busy', 'rest'])
  const long = beginProgress()
  vi.advanceTimersByTime(5_000)
  long(true)
  expect(watch([1])).toEqual(['rest'])
})

test('work that begins while the bar shows keeps it, without a gap', () => {
  const first = beginProgress()
  vi.advanceTimersByTime(151)
  first(true)
  const second = beginProgress()
  expect(watch([100, 149, 160, 250, 500])).toEqual(['busy', 'busy', 'busy', 'busy', 'busy'])
  second(true)
  expect(watch([1])).toEqual(['rest'])
})

test('a failure turns it red for a while, and a quick call meanwhile neither ends that nor lets it stay for ever', () => {
  failProgress()
  const finish = beginProgress()
  vi.advanceTimersByTime(50)
  finish(true)
  expect(watch([0, 1_400, 1_500])).toEqual(['failed', 'failed', 'rest'])
})

test('what did not come is red, a refusal with a reason is not', async () => {
  await trackCall(() => Promise.reject(pageRefusal('page_not_found'))).catch(() => {})
  expect(readProgress()).toBe('rest')
  await trackCall(() => Promise.reject(pageRefusal('offline'))).catch(() => {})
  expect(readProgress()).toBe('failed')
})
