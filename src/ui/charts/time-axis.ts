import { formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { type ChartTick, thinPlaces } from './chart-data.ts'

const dayMs = 86_400_000

/** A day as a place on a time axis: days since 1970. */
export function placeOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

/** '2026-11-20' → '20 พ.ย. 69': a date of the Buddhist era where little room is left. */
export function shortThaiDate(day: string): string {
  return formatThaiDate(day).replace(/\d{2}(\d{2})$/, '$1')
}

/** '2026-11-20' → 'พ.ย. 69'. */
export function shortThaiMonth(day: string): string {
  return formatThaiMonth(day.slice(0, 7)).replace(/\d{2}(\d{2})$/, '$1')
}

/** Three named places of a row of days: first, middle, last. By month where the days are more than 60 days apart. */
export function dayTicks(days: readonly string[]): ChartTick[] {
  const places = days.map(placeOfDay)
  const isLong = (places.at(-1) ?? 0) - (places[0] ?? 0) > 60
  const name = isLong ? shortThaiMonth : (day: string) => formatThaiDate(day).replace(/ \d{4}$/, '')
  return thinPlaces(days.length, 3).map((i) => ({ at: places[i]!, label: name(days[i]!) }))
}
