import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { afterQuiet, isQuiet } from '#lib/thai/quiet-hours.ts'
import type { EventState, MonthRange } from '../event-contract.ts'
import { eventSoon, eventTomorrow } from './notices.ts'

const hourMs = 3_600_000
export const dayMs = 24 * hourMs

type Times = { opens_at: Date; closes_at: Date; starts_at: Date; ends_at: Date }
type Counts = { capacity: number; seats_taken: number; waiting: number; called_off_at: Date | null }

/**
 * The state of an event at a moment. It counts as full while people wait, since freed seats go to the waiting list
 * first. A boundary belongs to the state that begins with it.
 */
export function stateOf(event: Times & Counts, now: Date): EventState {
  if (event.called_off_at) return 'called_off'
  if (now >= event.ends_at) return 'finished'
  if (now >= event.starts_at) return 'running'
  if (now >= event.closes_at) return 'closed'
  if (now < event.opens_at) return 'scheduled'
  return event.seats_taken >= event.capacity || event.waiting > 0 ? 'full' : 'open'
}

/** Why a person cannot join or wait at a moment, apart from seats; null while registration is open. */
export function refusalOf(event: Times & Counts, now: Date) {
  const state = stateOf(event, now)
  if (state === 'called_off') return 'event_called_off' as const
  if (state === 'scheduled') return 'event_not_open' as const
  return state === 'open' || state === 'full' ? null : ('event_closed' as const)
}

/** The last moment at which cancelling is refunded: 24 hours before the start. */
export function refundUntil({ starts_at }: Pick<Times, 'starts_at'>): Date {
  return new Date(starts_at.getTime() - dayMs)
}

/** Whether cancelling at this moment refunds the fee. */
export function isRefunded(event: Pick<Times, 'starts_at'>, now: Date): boolean {
  return now <= refundUntil(event)
}

/** Check-in is open from an hour before the start to an hour after the end. */
export function canCheckIn(event: Pick<Times, 'starts_at' | 'ends_at'>, now: Date): boolean {
  return now.getTime() >= event.starts_at.getTime() - hourMs && now.getTime() < event.ends_at.getTime() + hourMs
}

/** From the start of the first month to the end of the last one (exclusive), in Bangkok. */
export function momentsOf({ fromMonth, fromYear, toMonth, toYear }: MonthRange): { from: Date; to: Date } {
  const beginning = (year: number, month: number) =>
    startOfBangkokDay(`${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`)
  return { from: beginning(fromYear, fromMonth), to: beginning(toYear, toMonth + 1) }
}

/** This month in Bangkok and the next. */
export function nextMonths(now: Date): MonthRange {
  const [fromYear = 0, fromMonth = 0] = bangkokDay(now).split('-').map(Number)
  return { fromMonth, fromYear, toMonth: (fromMonth % 12) + 1, toYear: fromMonth === 12 ? fromYear + 1 : fromYear }
}

/**
 * When to send a reminder that is due this long before the start. One in quiet hours moves to the morning, or, when
 * that is too late, to the evening before.
 */
export function reminderAt(startsAt: Date, beforeMs: number): Date {
  const due = new Date(startsAt.getTime() - beforeMs)
  if (!isQuiet(due)) return due
  const morning = afterQuiet(due)
  if (morning < startsAt) return morning
  const tonight = startOfBangkokDay(bangkokDay(due)).getTime() + 20.5 * hourMs
  return new Date(
    tonight <= due.getTime() ? tonight : startOfBangkokDay(addDays(bangkokDay(due), -1)).getTime() + 20.5 * hourMs,
  )
}

export const reminders = [
  { step: 1, kind: eventTomorrow, beforeMs: dayMs },
  { step: 2, kind: eventSoon, beforeMs: hourMs },
] as const
