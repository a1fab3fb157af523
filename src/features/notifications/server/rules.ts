import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { NoticeGroup } from '../notice-rules.ts'

const hourMs = 3_600_000
const morningMs = 7 * hourMs
const eveningMs = 21 * hourMs

/**
 * When a mail of a group may leave that was asked for at `now`: no notice or reminder between 21:00 and 07:00 in Bangkok
 * (it waits for 07:00), but what warns of somebody in the account goes at once.
 */
export function mailTime(group: NoticeGroup, now: Date): Date {
  if (group === 'security') return now
  const today = bangkokDay(now)
  const sinceMidnight = now.getTime() - startOfBangkokDay(today).getTime()
  if (sinceMidnight >= morningMs && sinceMidnight < eveningMs) return now
  const morning = sinceMidnight < morningMs ? today : addDays(today, 1)
  return new Date(startOfBangkokDay(morning).getTime() + morningMs)
}
