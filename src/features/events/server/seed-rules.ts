import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { EventContent } from '../content.ts'

/** A Monday that weeks are counted from, so that every start computes the same days. */
const firstMonday = '2024-01-01'
const dayMs = 24 * 3_600_000
const backDays = 21
const aheadDays = 35

type Times = { day: string; opens_at: Date; closes_at: Date; starts_at: Date; ends_at: Date }

/** The dates of a recurring event around a day: from three weeks back to five weeks ahead. */
export function occurrencesAround(today: string, event: EventContent): Times[] {
  const from = addDays(today, -backDays)
  const roundDays = event.everyWeeks * 7
  const inRound = (event.week % event.everyWeeks) * 7 + event.weekday - 1
  const daysSince = Math.round((Date.parse(from) - Date.parse(firstMonday)) / dayMs)
  const wait = (((inRound - daysSince) % roundDays) + roundDays) % roundDays
  const days: string[] = []
  for (let at = wait; at < backDays + aheadDays; at += roundDays) days.push(addDays(from, at))
  return days.map((day) => timesOn(day, event))
}

function timesOn(day: string, { start, minutes, opensDays, closesHours }: EventContent): Times {
  const [hours = 0, rest = 0] = start.split(':').map(Number)
  const startsAt = startOfBangkokDay(day).getTime() + (hours * 60 + rest) * 60_000
  return {
    day,
    opens_at: new Date(startsAt - opensDays * dayMs),
    closes_at: new Date(startsAt - closesHours * 3_600_000),
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + minutes * 60_000),
  }
}
