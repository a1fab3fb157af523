import { addDays, bangkokDay, startOfBangkokDay, weekday } from '#lib/thai/bangkok-time.ts'
import { type Holiday, holidaysOf } from './holiday-rules.ts'

/** Orders before 15:30 in Bangkok belong to that day (bank.md). */
export const cutOffMinutes = 15 * 60 + 30

const known = new Map<string, ReadonlyMap<string, Holiday>>()

/** The holiday on a real day ('YYYY-MM-DD' in Bangkok), or null. A weekend is none. */
export function holidayOn(day: string): Holiday | null {
  const year = day.slice(0, 4)
  let days = known.get(year)
  if (!days) {
    // A substitute for 31 December may lie in the next year.
    const lastYear = String(Number(year) - 1)
    days = new Map([...holidaysOf(lastYear), ...holidaysOf(year)].map((holiday) => [holiday.day, holiday]))
    known.set(year, days)
  }
  return days.get(day) ?? null
}

/** Whether banks and funds work on a real day: neither a weekend nor a bank holiday. */
export function isBusinessDay(day: string): boolean {
  return weekday(day) < 6 && holidayOn(day) === null
}

/** The first business day after a day. */
export function nextBusinessDay(day: string): string {
  let next = addDays(day, 1)
  while (!isBusinessDay(next)) next = addDays(next, 1)
  return next
}

/** The day itself if it is a business day, else the next one. */
export function businessDayFrom(day: string): string {
  return isBusinessDay(day) ? day : nextBusinessDay(day)
}

/** The nth business day after a day (T+n). 0: the day itself, or the next business day. */
export function addBusinessDays(day: string, count: number): string {
  let at = businessDayFrom(day)
  for (let done = 0; done < count; done++) at = nextBusinessDay(at)
  return at
}

/** The business days from one day to another, both included. */
export function businessDaysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = businessDayFrom(from); day <= to; day = nextBusinessDay(day)) days.push(day)
  return days
}

/** The moment at which a business day stops taking orders: 15:30 in Bangkok. An order at that moment is too late. */
export function cutOffOf(day: string): Date {
  return new Date(startOfBangkokDay(day).getTime() + cutOffMinutes * 60_000)
}

/** The business day to which an order of this moment belongs: today before the cut-off, else the next business day. */
export function orderDayAt(now: Date): string {
  const today = bangkokDay(now)
  return isBusinessDay(today) && now < cutOffOf(today) ? today : nextBusinessDay(today)
}
