import { addDays, weekday } from '#lib/thai/bangkok-time.ts'

/** The month so many months later or earlier: addMonths('2026-12', 1) → '2027-01'. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The weeks of a month from Sunday to Saturday, as Thai calendars have them; null stands for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days: (string | null)[] = Array(weekday(first) % 7).fill(null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, i) => days.slice(i * 7, i * 7 + 7))
}

/** The same day of another month, or its last one. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

/** Where a key leads from a day in a month's grid; null for a key that leads nowhere. */
export function dayByKey(day: string, key: string): string | null {
  const inWeek = weekday(day) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -inWeek)
    case 'End':
      return addDays(day, 6 - inWeek)
    case 'PageUp':
      return dayInMonth(day, addMonths(day.slice(0, 7), -1))
    case 'PageDown':
      return dayInMonth(day, addMonths(day.slice(0, 7), 1))
    default:
      return null
  }
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

/** Whether an event lasts over more than one day and the night between. */
export function isLong({ starts_at, ends_at }: Span): boolean {
  return Date.parse(ends_at) - Date.parse(starts_at) > 24 * 3_600_000
}
