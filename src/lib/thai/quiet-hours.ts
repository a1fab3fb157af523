import { addDays, bangkokDay, startOfBangkokDay } from './bangkok-time.ts'

const hourMs = 3_600_000
const morningMs = 7 * hourMs
const eveningMs = 21 * hourMs

/**
 * Quiet hours are 21:00 to 07:00 in Bangkok: no mails are sent then but warnings and those that the person just
 * requested.
 */
export function isQuiet(now: Date): boolean {
  const today = sinceMidnight(now)
  return today < morningMs || today >= eveningMs
}

/** The moment itself, or the next 07:00 in Bangkok if it falls into quiet hours. */
export function afterQuiet(now: Date): Date {
  if (!isQuiet(now)) return now
  const today = bangkokDay(now)
  const morning = sinceMidnight(now) < morningMs ? today : addDays(today, 1)
  return new Date(startOfBangkokDay(morning).getTime() + morningMs)
}

function sinceMidnight(now: Date): number {
  return now.getTime() - startOfBangkokDay(bangkokDay(now)).getTime()
}
