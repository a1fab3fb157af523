import { addDays, weekOfDay } from '#lib/thai/bangkok-time.ts'

/** The path of the calendar; what it shows stands in its address. */
export const calendarPath = '/admin/calendar'

export type CalendarView = 'weeks' | 'month'
export type CalendarAddress = { view: CalendarView; from: string | null; kinds: string | null }

const dayPattern = /^20\d{2}-\d{2}-\d{2}$/

/** 30 February is none, though Date reads it. */
function isDay(text: string): boolean {
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** What an address asks for; a day that is none is left out. */
export function readAddress(search: URLSearchParams): CalendarAddress {
  const from = search.get('from') ?? ''
  return {
    view: search.get('view') === 'month' ? 'month' : 'weeks',
    from: dayPattern.test(from) && isDay(from) ? from : null,
    kinds: search.get('kinds') || null,
  }
}

/** The address of what is asked for. */
export function calendarPathOf({ view, from, kinds }: CalendarAddress): string {
  const search = new URLSearchParams({
    ...(view === 'month' && { view }),
    ...(from && { from }),
    ...(kinds && { kinds }),
  })
  return search.size > 0 ? `${calendarPath}?${search}` : calendarPath
}

/** The day that the way back or on leads to. */
export function stepped({ view, from }: CalendarAddress, today: string, by: 1 | -1): string {
  const day = from ?? today
  return view === 'weeks' ? addDays(weekOfDay(day), by * 28) : firstOfMonth(day, by)
}

function firstOfMonth(day: string, later: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10)
}
