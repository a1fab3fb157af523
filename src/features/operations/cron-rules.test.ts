import { expect, test } from 'vitest'
import { lastDue, nextDue } from './cron-rules.ts'

const now = new Date('2026-11-28T13:34:20Z')

test.each([
  ['* * * * *', '2026-11-28T13:34:00Z', '2026-11-28T13:35:00Z'],
  ['*/10 * * * *', '2026-11-28T13:30:00Z', '2026-11-28T13:40:00Z'],
  ['15 * * * *', '2026-11-28T13:15:00Z', '2026-11-28T14:15:00Z'],
  ['0 21 * * *', '2026-11-27T21:00:00Z', '2026-11-28T21:00:00Z'],
  ['20 0-13 * * *', '2026-11-28T13:20:00Z', '2026-11-29T00:20:00Z'],
  // Sundays alone; the 28th is a Saturday.
  ['0 3-13 * * 0', '2026-11-22T13:00:00Z', '2026-11-29T03:00:00Z'],
])('%s was due last at %s and is next at %s', (cron, last, next) => {
  expect(lastDue(cron, now)).toEqual(new Date(last))
  expect(nextDue(cron, now)).toEqual(new Date(next))
})
