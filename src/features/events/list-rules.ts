import { addDays, weekday } from '#lib/thai/bangkok-time.ts'
import { addMonths, dayOf, isLong } from './calendar-rules.ts'
import type { EventItem } from './event-contract.ts'

/** The filters of the list; each stands in the address under its name. */
export const eventFilters = ['free', 'online', 'weekend'] as const
export type EventFilter = (typeof eventFilters)[number]

/** So many events are listed at first, and so many more with each step. */
export const eventsPerStep = 12
const maxListed = 1_000

/** What the list shows, as its address says it. */
export interface EventAsk {
  month: string | null
  day: string | null
  filters: readonly EventFilter[]
  /** How many events are listed at most. */
  max: number
}

/** Reads filters and length of the list; what is not understood counts as not given. */
export function readListed(search: URLSearchParams): Pick<EventAsk, 'filters' | 'max'> {
  const max = /^[1-9]\d{0,3}$/.test(search.get('show') ?? '') ? Number(search.get('show')) : eventsPerStep
  return {
    filters: eventFilters.filter((filter) => search.get(filter) === '1'),
    max: Math.min(maxListed, Math.max(eventsPerStep, max)),
  }
}

/** The address of a list; what is usual is left out. */
export function eventsPath({ month, day, filters, max }: EventAsk): string {
  const query = new URLSearchParams(day ? { day } : month ? { month } : {})
  for (const filter of eventFilters) if (filters.includes(filter)) query.set(filter, '1')
  if (max > eventsPerStep) query.set('show', `${max}`)
  const search = query.toString()
  return search ? `/events?${search}` : '/events'
}

/** The events that pass every chosen filter. An event that lasts for weeks is no event of a weekend. */
export function filterEvents<T extends EventItem>(items: readonly T[], filters: readonly EventFilter[]): T[] {
  const passes: Record<EventFilter, (event: T) => boolean> = {
    free: ({ fee }) => fee === 0,
    online: ({ is_online }) => is_online,
    weekend: (event) => !isLong(event) && weekday(dayOf(event.starts_at)) >= 6,
  }
  return items.filter((event) => filters.every((filter) => passes[filter](event)))
}

/**
 * The days of the strip: two weeks from the Sunday of the anchor's week. Only days whose events are known: those of the
 * anchor's month, with `isUpcoming` also those of the next one.
 */
export function stripDays(anchor: string, isUpcoming: boolean): string[] {
  const sunday = addDays(anchor, -(weekday(anchor) % 7))
  const month = anchor.slice(0, 7)
  const known = isUpcoming ? [month, addMonths(month, 1)] : [month]
  return Array.from({ length: 14 }, (_, i) => addDays(sunday, i)).filter((day) => known.includes(day.slice(0, 7)))
}

/** Whether the box that asks for the fee begins with a voucher: where koin do not suffice and a voucher does. */
export function startsWithVoucher(fee: number, { koin, vouchers }: { koin: number; vouchers: number }): boolean {
  return fee > koin && vouchers > 0
}
