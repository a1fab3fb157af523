import { addDays, weekday, weekOfDay } from '#lib/thai/bangkok-time.ts'

type Asked = { day: string; view: 'weeks' | 'month'; weeks: number }

/** The days that are shown, from a Monday to a Sunday: so many weeks from that of the day on, or the weeks of its month. */
export function daysShown({ day, view, weeks }: Asked): string[] {
  const first = view === 'month' ? `${day.slice(0, 7)}-01` : day
  const from = weekOfDay(first)
  const count = view === 'month' ? Math.ceil((weekday(first) - 1 + daysOfMonth(first)) / 7) : weeks
  return Array.from({ length: count * 7 }, (_, i) => addDays(from, i))
}

function daysOfMonth(first: string): number {
  const [year, month] = first.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
