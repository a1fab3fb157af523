import { addDays } from '#lib/thai/bangkok-time.ts'
import type { EventState } from './event-contract.ts'

/** The month so many months later or earlier: addMonths('2026-12', 1) → '2027-01'. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The same day of another month, or its last one. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

type Span = { starts_at: string; ends_at: string }

/** The Bangkok day of a moment; ISO in, since both sides have it so. */
export function dayOf(iso: string, shiftMs = 0): string {
  return new Date(Date.parse(iso) + 7 * 3_600_000 + shiftMs).toISOString().slice(0, 10)
}

/** The first and the last day of an event; what ends at midnight ends the day before. */
export function daysOf({ starts_at, ends_at }: Span): { first: string; last: string } {
  return { first: dayOf(starts_at), last: dayOf(ends_at, -1) }
}

/**
 * Whether an event belongs among those to come, on this day in Bangkok: not when it is over, and not when it lasts for
 * weeks and cannot be joined yet, which would only stand in the way.
 */
export function isComing(event: Span & { state: EventState }, today: string): boolean {
  if (event.state === 'finished' || daysOf(event).last < today) return false
  return !(isLong(event) && event.state === 'scheduled')
}

/** Whether an event lasts over more than one day and the night between. */
export function isLong({ starts_at, ends_at }: Span): boolean {
  return Date.parse(ends_at) - Date.parse(starts_at) > 24 * 3_600_000
}
