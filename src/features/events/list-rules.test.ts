import { expect, test } from 'vitest'
import type { EventItem } from './event-contract.ts'
import {
  eventsPath,
  filterEvents,
  findLead,
  partEvents,
  readListed,
  startsWithVoucher,
  stripDays,
} from './list-rules.ts'

const event = (id: string, starts_at: string, hours: number, rest: Partial<EventItem> = {}) =>
  ({
    id,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + hours * 3_600_000).toISOString(),
    fee: 0,
    is_online: false,
    ...rest,
  }) as EventItem

test('filters are combined; a weekend is that of Bangkok, and weeks are no weekend', () => {
  const items = [
    event('fri', '2026-12-04T10:00:00Z', 2),
    // 01:00 on Saturday in Bangkok
    event('sat', '2026-12-04T18:00:00Z', 2),
    event('paid', '2026-12-05T03:00:00Z', 2, { fee: 2000 as EventItem['fee'] }),
    event('net', '2026-12-06T03:00:00Z', 2, { is_online: true }),
    event('weeks', '2026-12-05T03:00:00Z', 24 * 14),
  ]
  const ids = (filters: Parameters<typeof filterEvents>[1]) => filterEvents(items, filters).map(({ id }) => id)
  expect(ids([])).toHaveLength(5)
  expect(ids(['weekend'])).toEqual(['sat', 'paid', 'net'])
  expect(ids(['free', 'weekend'])).toEqual(['sat', 'net'])
  expect(ids(['free', 'online', 'weekend'])).toEqual(['net'])
})

test('an address is read as it was written, and an odd one as if it said nothing', () => {
  const asked = { month: null, day: '2026-12-05', filters: ['free', 'weekend'] as const, max: 24 }
  expect(eventsPath(asked)).toBe('/events?day=2026-12-05&free=1&weekend=1&show=24')
  expect(readListed(new URLSearchParams(eventsPath(asked).split('?')[1]))).toEqual({
    filters: ['free', 'weekend'],
    max: 24,
  })
  expect(eventsPath({ month: null, day: null, filters: [], max: 12 })).toBe('/events')
  expect(readListed(new URLSearchParams('free=yes&show=-3&online='))).toEqual({ filters: [], max: 12 })
  expect(readListed(new URLSearchParams('show=9999')).max).toBe(1_000)
})

test('the strip has two weeks from Sunday, without days whose events were not asked for', () => {
  expect(stripDays('2026-12-09', true)).toHaveLength(14)
  expect(stripDays('2026-12-09', true)[0]).toBe('2026-12-06')
  expect(stripDays('2026-12-29', true).at(-1)).toBe('2027-01-09')
  expect(stripDays('2026-12-29', false).at(-1)).toBe('2026-12-31')
  expect(stripDays('2026-12-01', false)[0]).toBe('2026-12-01')
})

test('a voucher is chosen beforehand only where koin do not suffice', () => {
  expect(startsWithVoucher(2000, { koin: 1999, vouchers: 1 })).toBe(true)
  expect(startsWithVoucher(2000, { koin: 2000, vouchers: 1 })).toBe(false)
  expect(startsWithVoucher(2000, { koin: 0, vouchers: 0 })).toBe(false)
})

test('upcoming events come within seven days first, then what runs on, then the later ones; what is closed ends its day', () => {
  const items = [
    event('runs', '2026-11-23T00:30:00Z', 24 * 14, { state: 'running' }),
    event('closed', '2026-11-29T08:30:00Z', 2, { state: 'closed' }),
    event('full', '2026-11-29T10:00:00Z', 2, { state: 'full' }),
    event('weeks', '2026-11-30T00:30:00Z', 24 * 14, { state: 'open' }),
    // 00:30 on 5 December in Bangkok
    event('night', '2026-12-04T17:30:00Z', 1, { state: 'open' }),
    event('eighth', '2026-12-06T03:00:00Z', 2, { state: 'open' }),
  ]
  const told = (isUpcoming: boolean) =>
    partEvents(items, { today: '2026-11-29', isUpcoming }).map(({ name, days }) => [
      name,
      ...days.map(([day, events]) => `${day.slice(5)} ${events.map(({ id }) => id).join(' ')}`),
    ])
  expect(told(true)).toEqual([
    ['soon', '11-29 full closed', '11-30 weeks', '12-05 night'],
    ['long', '11-23 runs'],
    ['later', '12-06 eighth'],
  ])
  expect(told(false)).toEqual([
    ['asked', '11-29 closed full', '12-05 night', '12-06 eighth'],
    ['long', '11-23 runs', '11-30 weeks'],
  ])
  // The first that may be joined now, and for one day.
  expect(findLead(items)?.id).toBe('night')
  expect(findLead(items.slice(0, 4))).toBeNull()
})
