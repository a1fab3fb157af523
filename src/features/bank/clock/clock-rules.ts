import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'

/**
 * The bank clock. Deposits, funds and robo run on bank time: a bank month lasts `days_per_month` real days (7 by default), and its
 * calendar is an ordinary one (months of 28 to 31 days, leap years), so that interest by days / 365 is as in life.
 * A bank day is 'YYYY-MM-DD' with the year of the bank (0001 is its first), so that nobody takes it for a real date.
 */
export type BankDay = string

/** From bank month `month` (0 is 0001-01), which begins on the real Bangkok day `starts_on`, a month lasts this long. */
export type ClockPart = { month: number; starts_on: string; days_per_month: number }

/** The parts in order of `month`; at least one. A change of the setting adds a part and moves no past day. */
export type BankClock = readonly ClockPart[]

/** The clock as shipped: bank month 0001-01 begins on Monday, 5 January 2026, and one real week is one bank month. */
export const firstClock: BankClock = [{ month: 0, starts_on: '2026-01-05', days_per_month: 7 }]

/**
 * Bounds of the setting: a bank month of 4 real days pays interest 1.75 times as fast as the one of 7 that is shipped, one of
 * 14 half as fast. A shorter one would turn the clock into a press for koin; a longer one makes 24 months more than a year.
 */
export const minDaysPerMonth = 4
export const maxDaysPerMonth = 14

/** A change is of so many days at most, and begins with the first bank month that is at least so many real days away. */
export const maxClockStep = 2
export const clockNoticeDays = 7

/** Who shortened the bank's month, and their family, open no deposit until so many real days after it began. */
export const ownClockWaitDays = 90

const realDay = 24 * 3_600_000

/** The bank day at a moment; 0001-01-01 before the clock begins. */
export function bankDayAt(clock: BankClock, now: Date): BankDay {
  const today = bangkokDay(now)
  const part = clock.findLast((one) => one.starts_on <= today)
  if (!part) return dayOfMonth(0, 1)
  const elapsed = now.getTime() - startOfBangkokDay(part.starts_on).getTime()
  const length = part.days_per_month * realDay
  const months = Math.floor(elapsed / length)
  const month = part.month + months
  const inMonth = elapsed - months * length
  return dayOfMonth(month, Math.floor((inMonth * daysInBankMonth(month)) / length) + 1)
}

/** The number of the bank month to which a real Bangkok day belongs; below 0 before the clock begins, whose months go on backwards. */
export function monthOnRealDay(clock: BankClock, day: string): number {
  const part = clock.findLast((one) => one.starts_on <= day) ?? clock[0]!
  const elapsed = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${part.starts_on}T00:00:00Z`)) / realDay)
  return part.month + Math.floor(elapsed / part.days_per_month)
}

/** The first and the last real Bangkok day of a bank month. */
export function realDaysOfMonth(clock: BankClock, month: number): { first: string; last: string } {
  const part = clock.findLast((one) => one.month <= month) ?? clock[0]!
  const first = addDays(part.starts_on, (month - part.month) * part.days_per_month)
  return { first, last: addDays(first, part.days_per_month - 1) }
}

/** The moment at which a bank day begins. */
export function startOfBankDay(clock: BankClock, day: BankDay): Date {
  const month = monthIndex(day)
  const part = clock.findLast((one) => one.month <= month) ?? clock[0]!
  const length = part.days_per_month * realDay
  const start = startOfBangkokDay(part.starts_on).getTime() + (month - part.month) * length
  const days = Number(day.slice(8)) - 1
  return new Date(start + Math.ceil((days * length) / daysInBankMonth(month)))
}

/** The bank day that begins last before or at each of these days, as a moment: see startOfBankDay. For fields of a reply. */
export function bankMoment(clock: BankClock, day: BankDay): { day: BankDay; at: string } {
  return { day, at: startOfBankDay(clock, day).toISOString() }
}

/** The number of a bank day's month: 0 is 0001-01. */
export function monthIndex(day: BankDay): number {
  return (Number(day.slice(0, 4)) - 1) * 12 + Number(day.slice(5, 7)) - 1
}

/** A day of a bank month; beyond its last day it is the last. */
export function dayOfMonth(month: number, day: number): BankDay {
  const year = String(Math.floor(month / 12) + 1).padStart(4, '0')
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two((((month % 12) + 12) % 12) + 1)}-${two(Math.min(day, daysInBankMonth(month)))}`
}

/** Adds bank months: the same day of a later month, or that month's last day (31 Jan + 1 → 28 Feb). */
export function addBankMonths(day: BankDay, months: number): BankDay {
  return dayOfMonth(monthIndex(day) + months, Number(day.slice(8)))
}

/** Adds bank days (or subtracts, if negative). */
export function addBankDays(day: BankDay, days: number): BankDay {
  return addDays(day, days)
}

/** The number of bank days from one day to another: the first counts, the last does not, as banks count interest. */
export function bankDaysBetween(from: BankDay, to: BankDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / realDay)
}

/** 28 to 31: the days of a bank month by its number. */
export function daysInBankMonth(month: number): number {
  const year = Math.floor(month / 12) + 1
  const ofYear = (((month % 12) + 12) % 12) + 1
  if (ofYear === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(ofYear) ? 30 : 31
}

/**
 * The first bank month that begins at least `clockNoticeDays` after today, and the real day on which it begins: where a
 * changed setting can begin.
 */
export function noticedBankMonth(clock: BankClock, now: Date): { month: number; starts_on: string } {
  const earliest = addDays(bangkokDay(now), clockNoticeDays)
  const startOf = (month: number) => bangkokDay(startOfBankDay(clock, dayOfMonth(month, 1)))
  let month = monthIndex(bankDayAt(clock, now)) + 1
  while (startOf(month) < earliest) month++
  return { month, starts_on: startOf(month) }
}

/**
 * The clock with another length of the month from the first bank month that leaves the notice. It replaces an earlier change
 * that was to begin with the same month; a change that begins before stays.
 */
export function changeClock(clock: BankClock, daysPerMonth: number, now: Date): ClockPart {
  return { ...noticedBankMonth(clock, now), days_per_month: daysPerMonth }
}

/** The length that a change made now would follow. */
export function lengthBefore(clock: BankClock, part: ClockPart): number {
  return (clock.findLast((one) => one.month < part.month) ?? clock[0]!).days_per_month
}

/** A part with the members of staff who proposed and decided it; null: as shipped. */
export type StaffClockPart = ClockPart & { made_by: string | null; decided_by: string | null }

/**
 * The real day from which on a person may open deposits again, since they or their `family` shortened the bank's month; null
 * when nothing stands in the way.
 */
export function waitOfOwnClock(
  clock: readonly StaffClockPart[],
  family: ReadonlySet<string>,
  today: string,
): string | null {
  const days = clock
    .filter((part, nth) => nth > 0 && part.days_per_month < clock[nth - 1]!.days_per_month)
    .filter(({ made_by, decided_by }) => [made_by, decided_by].some((id) => id !== null && family.has(id)))
    .map(({ starts_on }) => addDays(starts_on, ownClockWaitDays))
  const last = days.sort().at(-1)
  return last && last > today ? last : null
}
