import { addDays, bangkokDay, startOfBangkokDay } from './bangkok-time.ts'

const hourMs = 3_600_000
const morningMs = 7 * hourMs
const eveningMs = 21 * hourMs

/** From 21:00 to 07:00 in Bangkok nobody is written to who did not just ask for it, but to warn them. */
export function isQuiet(now: Date): boolean {
  const today = sinceMidnight(now)
  return today < morningMs || today >= eveningMs
}

/** The moment itself, or the next 07:00 in Bangkok where it is quiet. */
export function afterQuiet(now: Date): Date {
  if (!isQuiet(now)) return now
  const today = bangkokDay(now)
  const morning = sinceMidnight(now) < morningMs ? today : addDays(today, 1)
  return new Date(startOfBangkokDay(morning).getTime() + morningMs)
}

function sinceMidnight(now: Date): number {
  return now.getTime() - startOfBangkokDay(bangkokDay(now)).getTime()
}
