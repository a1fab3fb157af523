import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import {
  addBankMonths,
  type BankClock,
  type BankDay,
  bankDayAt,
  bankDaysBetween,
  monthIndex,
  startOfBankDay,
} from './clock-rules.ts'

const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.']
const hour = 3_600_000

/** '5 มี.ค. ปีที่ 3': a bank day for display, where the context says that it is the bank's. */
export function sayBankDay(day: BankDay): string {
  return `${Number(day.slice(8))} ${sayBankMonth(day)}`
}

/** 'มี.ค. ปีที่ 3': the month of a bank day ('YYYY-MM' or a day). */
export function sayBankMonth(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ปีที่ ${Number(day.slice(0, 4))}`
}

/** '22 พ.ย. 2569 = 5 มี.ค. ปีที่ 3 ของธนาคาร': a bank day in both times. */
export function sayBothDays(clock: BankClock, day: BankDay): string {
  return `${formatThaiDate(bangkokDay(startOfBankDay(clock, day)))} = ${sayBankDay(day)} ของธนาคาร`
}

/**
 * 'อีก 2 สัปดาห์จริง = 2 เดือนของธนาคาร': how long it is until a bank day begins, in both times; 'ถึงกำหนดแล้ว' when it has
 * begun.
 */
export function sayWait(clock: BankClock, now: Date, day: BankDay): string {
  const ms = startOfBankDay(clock, day).getTime() - now.getTime()
  if (ms <= 0) return 'ถึงกำหนดแล้ว'
  return `อีก ${sayRealTime(ms)}จริง = ${sayBankSpan(bankDayAt(clock, now), day)}ของธนาคาร`
}

/** 'อีก 2 สัปดาห์': how long it is until a bank day begins, in real time alone. */
export function sayRealWait(clock: BankClock, now: Date, day: BankDay): string {
  const ms = startOfBankDay(clock, day).getTime() - now.getTime()
  return ms <= 0 ? 'ถึงกำหนดแล้ว' : `อีก ${sayRealTime(ms)}`
}

/** '2 สัปดาห์': how long a number of bank months lasts from this moment, in real time alone. */
export function sayRealTerm(clock: BankClock, now: Date, bankMonths: number): string {
  const from = bankDayAt(clock, now)
  const start = startOfBankDay(clock, from).getTime()
  const ms = startOfBankDay(clock, addBankMonths(from, bankMonths)).getTime() - start
  return sayRealTime(Math.round(ms / (24 * hour)) * 24 * hour)
}

/** '2 สัปดาห์จริง = 2 เดือนของธนาคาร': how long a number of bank months lasts from this moment, in both times. */
export function sayTerm(clock: BankClock, now: Date, bankMonths: number): string {
  return `${sayRealTerm(clock, now, bankMonths)}จริง = ${bankMonths} เดือนของธนาคาร`
}

/** '3 สัปดาห์ 2 วัน', '2 วัน 5 ชั่วโมง', '40 นาที': the two largest parts, rounded to the smaller one. */
export function sayRealTime(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.round(ms / 60_000))} นาที`
  const hours = Math.round(ms / hour)
  if (hours < 7 * 24) return joinParts(Math.floor(hours / 24), 'วัน', hours % 24, 'ชั่วโมง')
  const days = Math.round(hours / 24)
  return joinParts(Math.floor(days / 7), 'สัปดาห์', days % 7, 'วัน')
}

/** '2 เดือน 5 วัน': from one bank day to another; '0 วัน' between equal ones. */
export function sayBankSpan(from: BankDay, to: BankDay): string {
  let whole = monthIndex(to) - monthIndex(from)
  if (addBankMonths(from, whole) > to) whole--
  return joinParts(whole, 'เดือน', bankDaysBetween(addBankMonths(from, whole), to), 'วัน') || '0 วัน'
}

function joinParts(large: number, ofLarge: string, small: number, ofSmall: string): string {
  const parts = [large > 0 ? `${large} ${ofLarge}` : '', small > 0 ? `${small} ${ofSmall}` : '']
  return parts.filter((part) => part !== '').join(' ')
}
