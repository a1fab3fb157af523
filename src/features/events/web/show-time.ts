import { addDays, bangkokTime, formatThaiDate, weekday } from '#lib/thai/bangkok-time.ts'
import { dayOf, daysOf } from '../calendar-rules.ts'
import { text } from './text.ts'

type Span = { starts_at: string; ends_at: string }

/** The time of day in Bangkok: '16:00'. */
export function clockOf(iso: string): string {
  return bangkokTime(new Date(iso))
}

/** '10:00–12:00 น.', or a range of days for longer events. */
export function hoursOf(event: Span): string {
  const { first, last } = daysOf(event)
  if (first === last) return `${clockOf(event.starts_at)}–${clockOf(event.ends_at)} น.`
  return `${formatThaiDate(first)} – ${formatThaiDate(last)}`
}

/** '21 พ.ย. 2569 10:00–12:00 น.' */
export function spanOf(event: Span): string {
  const { first, last } = daysOf(event)
  if (first === last) return `${formatThaiDate(first)} ${hoursOf(event)}`
  return `${momentOf(event.starts_at)} – ${momentOf(event.ends_at)}`
}

/** '21 พ.ย. 2569 10:00 น.' */
export function momentOf(iso: string): string {
  return `${formatThaiDate(dayOf(iso))} ${clockOf(iso)} น.`
}

/** A day in its parts: dayParts('2026-12-04', '2026-11-29') → ศ. · 4 · ธ.ค.; today and tomorrow have a name. */
export function dayParts(day: string, today: string) {
  const [date = '', month = ''] = formatThaiDate(day).split(' ')
  const near = day === today ? text.today : day === addDays(today, 1) ? text.tomorrow : null
  return { near, weekday: text.weekdays[weekday(day) % 7]![0], date, month }
}

/** A day in a word or three: 'วันนี้', 'พรุ่งนี้', 'ศ. 4 ธ.ค.'. */
export function dayNameOf(day: string, today: string): string {
  const { near, ...parts } = dayParts(day, today)
  return near ?? `${parts.weekday} ${parts.date} ${parts.month}`
}
