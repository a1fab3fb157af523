import { bangkokTime, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { dayOf, daysOf } from '../calendar-rules.ts'

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
