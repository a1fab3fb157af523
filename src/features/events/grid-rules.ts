import { addDays, weekday } from '#lib/thai/bangkok-time.ts'
import { addMonths, dayInMonth } from './calendar-rules.ts'

/** The weeks of a month from Sunday to Saturday, as in Thai calendars; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days: (string | null)[] = Array(weekday(first) % 7).fill(null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, i) => days.slice(i * 7, i * 7 + 7))
}

/** The day that a key moves to in a month's grid; null for other keys. */
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
