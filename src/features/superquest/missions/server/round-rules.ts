import { addDays } from '#lib/thai/bangkok-time.ts'
import type { Round } from '../content.ts'

/** A round of a mission: its name within the mission, and its Bangkok days, the last one included. */
export type Occurrence = { name: string; from: string; to: string }

/** How long before they open missions are there to be seen. */
const aheadDays = 45

/** The rounds that are on today, or begin soon. */
export function roundsAround(today: string, round: Round): Occurrence[] {
  const year = Number(today.slice(0, 4))
  const latest = addDays(today, aheadDays)
  return [year, year + 1].flatMap((of) => roundsOf(of, round)).filter(({ from, to }) => to >= today && from <= latest)
}

function roundsOf(year: number, round: Round): Occurrence[] {
  if (round.every === 'year') return [{ name: `${year}`, from: `${year}-${round.from}`, to: `${year}-${round.to}` }]
  const months = round.every === 'month' ? 1 : 3
  return Array.from({ length: 12 / months }, (_, i) => {
    const from = firstOf(year, i * months)
    const name = months === 1 ? from.slice(0, 7) : `${year}-q${i + 1}`
    return { name, from, to: addDays(firstOf(year, (i + 1) * months), -1) }
  })
}

function firstOf(year: number, month: number): string {
  return `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}
