import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { EventState } from './event-contract.ts'

/** Adds months to a month: addMonths('2026-12', 1) → '2027-01'. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The same day of another month, or that month's last day if it is shorter. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

type Span = { starts_at: string; ends_at: string }

/** The Bangkok day of an ISO time; server and browser both have times as ISO text. */
export function dayOf(iso: string, shiftMs = 0): string {
  return bangkokDay(new Date(Date.parse(iso) + shiftMs))
}

/** The first and last day of an event; an end at midnight belongs to the day before. */
export function daysOf({ starts_at, ends_at }: Span): { first: string; last: string } {
  return { first: dayOf(starts_at), last: dayOf(ends_at, -1) }
}

/**
 * Whether an event counts as upcoming on this Bangkok day. Not when it is over, and not when it lasts for weeks and
 * cannot be joined yet: it would clutter the list.
 */
export function isComing(event: Span & { state: EventState }, today: string): boolean {
  if (event.state === 'finished' || daysOf(event).last < today) return false
  return !(isLong(event) && event.state === 'scheduled')
}

/** Whether an event lasts longer than 24 hours. */
export function isLong({ starts_at, ends_at }: Span): boolean {
  return Date.parse(ends_at) - Date.parse(starts_at) > 24 * 3_600_000
}
