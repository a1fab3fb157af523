import { addDays } from '#lib/thai/bangkok-time.ts'
import { type Acts, type Cohort, type Funnel, forecastDays, type KoinNumbers } from './admin-contract.ts'
import { hideSmall, hideSmallPart, retentionWeeks } from './count-rules.ts'

/** The accounts of people in the ledger of koin; all others are the product's. */
export const ownAccounts = ['wallet', 'deposit'] as const

export type CohortRow = {
  joined_week: string
  /** People by step. */
  steps: Readonly<Record<string, number>>
  /** People by weeks after joining; a week that nobody learned in is missing. */
  weeks: Readonly<Record<string, number>>
}

/** A cohort as it is shown: the weeks that are over up to `lastWeek`, with small groups hidden. */
export function describeCohort({ joined_week: week, steps, weeks }: CohortRow, lastWeek: string): Cohort {
  const size = steps.joined ?? 0
  const shown: (number | null)[] = []
  for (let after = 0; after < retentionWeeks && addDays(week, 7 * after) <= lastWeek; after++) {
    shown.push(hideSmallPart(weeks[after] ?? 0, size))
  }
  return { week, size: hideSmall(size), weeks: shown }
}

/** The steps of all cohorts together, with small groups hidden; null without a cohort. */
export function describeFunnel(cohorts: readonly CohortRow[]): Funnel | null {
  if (cohorts.length === 0) return null
  const sum = (step: string) => cohorts.reduce((all, { steps }) => all + (steps[step] ?? 0), 0)
  const [joined, asked] = [sum('joined'), sum('guardian_asked')]
  return {
    joined: hideSmall(joined),
    verified: hideSmallPart(sum('verified'), joined),
    learned: hideSmallPart(sum('learned'), joined),
    stayed: hideSmallPart(sum('stayed'), joined),
    guardian_asked: hideSmallPart(asked, joined),
    guardian_allowed: hideSmallPart(sum('guardian_allowed'), asked),
  }
}

type CountedActs = { to: string; all: number; kinds: readonly { kind: string; people: number; acts: number }[] }

/** What people did as it is shown: `titles` are the Thai words of the kinds; kinds of earlier releases have none and are left out. */
export function describeActs({ to, all, kinds }: CountedActs, titles: ReadonlyMap<string, string>): Acts {
  return {
    to,
    people: hideSmall(all),
    kinds: kinds.flatMap(({ kind, people, acts }) => {
      const title = titles.get(kind)
      const shown = hideSmallPart(people, all)
      return title ? [{ kind, title, people: shown, acts: shown === null ? null : acts }] : []
    }),
  }
}

type KoinRow = { day: string; account: string; satang: number }

/**
 * What the product paid people and took from them. An account counts by the sign of each day: `adjustment` may give on
 * one day and take on another. So supply at the end of a day = supply before + minted − spent, to the hundredth.
 * `supply` is that at the end of the last of `days`.
 */
export function describeKoin(days: readonly string[], rows: readonly KoinRow[], supply: number): KoinNumbers {
  const own: readonly string[] = ownAccounts
  const moved = rows.filter(({ account }) => !own.includes(account))
  const byDay = new Map(days.map((day) => [day, { day, minted: 0, spent: 0, supply: 0 }]))
  const [sources, sinks] = [new Map<string, number>(), new Map<string, number>()]
  for (const { day, account, satang } of moved) {
    const at = byDay.get(day)
    if (!at) continue
    if (satang < 0) at.minted -= satang
    else at.spent += satang
    const side = satang < 0 ? sources : sinks
    side.set(account, (side.get(account) ?? 0) + Math.abs(satang))
  }
  let left = supply
  for (const at of [...byDay.values()].toReversed()) {
    at.supply = left
    left -= at.minted - at.spent
  }
  const last = [...byDay.values()].slice(-forecastDays)
  const change = last.reduce((sum, { minted, spent }) => sum + minted - spent, 0)
  const forecast = last.length < forecastDays ? null : Math.max(0, supply + change)
  return { supply, days: [...byDay.values()], forecast, sources: largestFirst(sources), sinks: largestFirst(sinks) }
}

function largestFirst(sums: ReadonlyMap<string, number>) {
  return [...sums].map(([account, satang]) => ({ account, satang })).toSorted((a, b) => b.satang - a.satang)
}
