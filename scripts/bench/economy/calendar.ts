import type { MissionContent } from '#features/superquest/missions/content.ts'
import { type Occurrence, roundsAround } from '#features/superquest/missions/server/round-rules.ts'
import { addDays, weekday } from '#lib/thai/bangkok-time.ts'

export type Day = {
  at: number
  day: string
  month: string
  isMonday: boolean
  isSunday: boolean
  /** The first and the last of its month. */
  isFirst: boolean
  isLast: boolean
}

/** So many Bangkok days from the first one on. */
export function listDays(first: string, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(first, at)
    const number = weekday(day)
    const [month, isLast] = [day.slice(0, 7), addDays(day, 1).endsWith('-01')]
    return { at, day, month, isMonday: number === 1, isSunday: number === 7, isFirst: day.endsWith('-01'), isLast }
  })
}

export type Opening = { mission: MissionContent; round: Occurrence; key: string; lastJoin: string }

/** The rounds of missions in these days, by the day on which they open: each by the product's own calendar. */
export function listOpenings(missions: readonly MissionContent[], days: readonly Day[]): Map<string, Opening[]> {
  const openings = new Map<string, Opening[]>()
  const [first, last] = [days[0]!.day, days.at(-1)!.day]
  for (const mission of missions) {
    const rounds = new Map<string, Occurrence>()
    for (const { day, isFirst } of days)
      if (isFirst || day === first)
        for (const one of roundsAround(day, mission.round)) if (one.from <= last) rounds.set(one.name, one)
    for (const round of rounds.values()) {
      const day = [round.from, first].toSorted()[1]!
      const lastJoin = addDays(round.to, -mission.lastJoinDays)
      const opening = { mission, round, key: `${mission.key}:${round.name}`, lastJoin }
      openings.set(day, [...(openings.get(day) ?? []), opening])
    }
  }
  return openings
}
