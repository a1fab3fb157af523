import { groupBy } from '#lib/group-by.ts'
import { addDays, weekday } from '#lib/thai/bangkok-time.ts'
import { addMonths, dayOf, daysOf, isLong } from './calendar-rules.ts'
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

/** A part of the list under one heading: of the asked time, of the coming seven days, later, or of several days. */
export type EventPart = { name: 'asked' | 'soon' | 'later' | 'long'; days: [day: string, events: EventItem[]][] }

/**
 * The events of a month or day in their order, those of several days last. With `isUpcoming` what begins within seven
 * days, what began before and runs on, and what is later; within a day what takes people comes first.
 */
export function partEvents(items: readonly EventItem[], { today, isUpcoming }: Listed): EventPart[] {
  const nameOf = (event: EventItem): EventPart['name'] => {
    if (!isUpcoming) return isLong(event) ? 'long' : 'asked'
    const { first } = daysOf(event)
    return first < today ? 'long' : first < addDays(today, 7) ? 'soon' : 'later'
  }
  // The sort is stable: within a day the events come by their time.
  const sorted = isUpcoming
    ? items.toSorted((a, b) => compareDays(a, b) || Number(isOver(a)) - Number(isOver(b)))
    : items
  return (['asked', 'soon', 'long', 'later'] as const)
    .map((name) => {
      const events = sorted.filter((event) => nameOf(event) === name)
      return { name, days: [...groupBy(events, (event) => daysOf(event).first)] }
    })
    .filter(({ days }) => days.length > 0)
}

type Listed = { today: string; isUpcoming: boolean }

function compareDays(a: EventItem, b: EventItem): number {
  const [first, second] = [daysOf(a).first, daysOf(b).first]
  return first < second ? -1 : Number(first > second)
}

/** The next event that a person may join, for the head of the upcoming list; not one of several days. */
export function findLead(items: readonly EventItem[]): EventItem | null {
  return items.find((event) => event.state === 'open' && !isLong(event)) ?? null
}

/** Whether a person who has no seat can do nothing about an event any more. */
export function isOver({ state }: Pick<EventItem, 'state'>): boolean {
  return state !== 'open' && state !== 'full' && state !== 'scheduled'
}

/** Whether the box that asks for the fee begins with a voucher: where koin do not suffice and a voucher does. */
export function startsWithVoucher(fee: number, { koin, vouchers }: { koin: number; vouchers: number }): boolean {
  return fee > koin && vouchers > 0
}
