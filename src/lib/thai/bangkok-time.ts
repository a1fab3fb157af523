/**
 * Thailand has UTC+7 all year without daylight saving time, so Bangkok days are plain arithmetic. Days are 'YYYY-MM-DD'
 * and months 'YYYY-MM' in the Common Era, in the database and in calls; the Buddhist era (year + 543) is for display
 * only.
 */
const offset = 7 * 3_600_000
const offsetIso = '+07:00'
const dayLength = 24 * 3_600_000
const buddhistEra = 543

const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.']

/** The day in Bangkok at a moment: 'YYYY-MM-DD'. */
export function bangkokDay(at: Date): string {
  return wallClock(at).slice(0, 10)
}

/** The month in Bangkok at a moment: 'YYYY-MM'. */
export function bangkokMonth(at: Date): string {
  return wallClock(at).slice(0, 7)
}

/** The week in Bangkok at a moment, named by its Monday (ISO 8601): 'YYYY-MM-DD'. */
export function bangkokWeek(at: Date): string {
  return weekOfDay(bangkokDay(at))
}

/** The week of a day, named by its Monday: weekOfDay('2026-11-22') → '2026-11-16'. */
export function weekOfDay(day: string): string {
  return addDays(day, 1 - weekday(day))
}

/** What a clock in Bangkok shows at a moment: 'HH:mm'. */
export function bangkokTime(at: Date): string {
  return wallClock(at).slice(11, 16)
}

/** Day and time in Bangkok at a moment, as a datetime-local box holds them: 'YYYY-MM-DDTHH:mm'. */
export function bangkokMinute(at: Date): string {
  return wallClock(at).slice(0, 16)
}

/** The same as calls take it: bangkokIso('2027-02-01T09:30') → '2027-02-01T09:30:00+07:00'. */
export function bangkokIso(minute: string): string {
  return `${minute.slice(0, 16)}:00${offsetIso}`
}

/** The weekday of a day: 1 Monday … 7 Sunday (ISO 8601). */
export function weekday(day: string): number {
  return parseDay(day).getUTCDay() || 7
}

/** Adds days (or subtracts, if negative): addDays('2026-12-31', 1) → '2027-01-01'. */
export function addDays(day: string, count: number): string {
  return new Date(parseDay(day).getTime() + count * dayLength).toISOString().slice(0, 10)
}

/** How many days later one day is than another; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** The same time of day so many days later: Bangkok has no summer time. */
export function shiftDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayLength)
}

/** The moment at which a day begins in Bangkok. */
export function startOfBangkokDay(day: string): Date {
  return new Date(parseDay(day).getTime() - offset)
}

/** 'DD/MM/BBBB | HH:mm' in Bangkok: '21/11/2569 | 16:00'. */
export function formatBangkokStamp(at: Date): string {
  const [year = '', month = '', day = ''] = bangkokDay(at).split('-')
  return `${day}/${month}/${Number(year) + buddhistEra} | ${bangkokTime(at)}`
}

/** A day for display: formatThaiDate('2026-11-21') → '21 พ.ย. 2569'. */
export function formatThaiDate(day: string): string {
  return `${parseDay(day).getUTCDate()} ${formatThaiMonth(day.slice(0, 7))}`
}

/** A month for display: formatThaiMonth('2026-11') → 'พ.ย. 2569'. */
export function formatThaiMonth(month: string): string {
  const first = parseDay(`${month}-01`)
  return `${months[first.getUTCMonth()]} ${first.getUTCFullYear() + buddhistEra}`
}

/** A moment in Bangkok for display: '21 พ.ย. 2569 16:00 น.'. */
export function formatThaiMoment(at: Date): string {
  return `${formatThaiDate(bangkokDay(at))} ${bangkokTime(at)} น.`
}

function wallClock(at: Date): string {
  return new Date(at.getTime() + offset).toISOString()
}

/** Throws a RangeError on an invalid day; Date alone would read 30 February as 2 March. */
function parseDay(day: string): Date {
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) throw new RangeError(`${day} is no day`)
  return at
}
