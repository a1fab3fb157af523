import { bangkokIso, bangkokMinute } from '#lib/thai/bangkok-time.ts'
import { readHundredths } from '#ui/fields/read-number.ts'

/** A moment as a datetime-local box holds it, in Bangkok: '2027-02-01T09:30'. */
export function boxMoment(iso: string): string {
  return bangkokMinute(new Date(iso))
}

/** What such a box holds, as the call wants it; '' where it is empty. */
export function readMoment(box: string): string {
  return box ? bangkokIso(box) : ''
}

/** Hundredths of koin as a box holds them: 1550 → '15.50', 1500 → '15'. */
export function boxAmount(amount: number): string {
  return (amount / 100).toFixed(2).replace(/\.00$/, '')
}

/** '15.5' → 1550 hundredths. What is no amount becomes NaN: the server says what is wrong. */
export function readAmount(box: string): number {
  return readHundredths(box) ?? Number.NaN
}

/** '12' → 12, '' → null. What is no whole number becomes −1, which no such field takes: the server says so. */
export function readWhole(box: string): number | null {
  const text = box.trim()
  if (!text) return null
  return /^\d{1,7}$/.test(text) ? Number(text) : -1
}
