import { addDays } from '#lib/thai/bangkok-time.ts'
import type { FactsOf, Goal, Rule } from './mission-rules.ts'

/** What a person did, as a rule sees it. `at` is the moment in ms, `day` the Bangkok day that it counts for. */
export type Fact = {
  id: string
  kind: string
  subject: string | null
  day: string
  facts: Record<string, unknown>
  at: number
}

/** How far facts bring a rule. `end` is the place of the fact that completes it among the sorted ones; null: it is not complete. */
export type Count = { done: number; of: number; end: number | null }

/** Of a step: `isOpen` is false while another one comes before it. */
export type StepCount = Count & { rule: Rule; isOpen: boolean }

/**
 * Counts a rule afresh over a set of facts. Order and repetition of the list do not matter: facts count by their moment and
 * their id, each id once.
 */
export function countRule(rule: Rule, facts: Fact[]): Count {
  return countFrom(rule, sortFacts(facts), 0)
}

/** The steps that a rule is shown in: the parts of a group, or the one goal. */
export function countSteps(rule: Rule, facts: Fact[]): StepCount[] {
  const sorted = sortFacts(facts)
  if (!('rules' in rule)) return [{ ...countFrom(rule, sorted, 0), rule, isOpen: true }]
  return partsOf(rule, sorted, 0)
}

/** Whether a fact is one that these count. */
export function matchesFact(of: FactsOf, { kind, subject, day, facts }: Omit<Fact, 'id' | 'at'>): boolean {
  return (
    of.kinds.includes(kind) &&
    (of.skill === undefined || facts.skill === of.skill) &&
    (of.club === undefined || facts.club === of.club) &&
    (of.level === undefined || facts.level === of.level) &&
    (of.subjects === undefined || (subject !== null && of.subjects.includes(subject))) &&
    (of.days === undefined || (of.days.from <= day && day <= of.days.to)) &&
    (of.where ?? []).every((test) => {
      const value = facts[test.fact]
      return 'is' in test ? value === test.is : typeof value === 'number' && value >= test.min
    })
  )
}

function sortFacts(facts: Fact[]): Fact[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return [...byId.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

function countFrom(rule: Rule, facts: Fact[], from: number): Count {
  if (!('rules' in rule)) return countGoal(rule, facts, from)
  const parts = partsOf(rule, facts, from)
  const ends = parts.flatMap(({ end }) => end ?? [])
  if (rule.rule === 'any_of') {
    const first = Math.min(...ends)
    const best = parts.reduce((one, other) => (other.done * one.of > one.done * other.of ? other : one))
    const { done, of } = parts.find(({ end }) => end === first) ?? best
    return { done, of, end: ends.length > 0 ? first : null }
  }
  return { done: ends.length, of: parts.length, end: ends.length === parts.length ? Math.max(...ends) : null }
}

function partsOf(rule: Extract<Rule, { rules: Rule[] }>, facts: Fact[], from: number): StepCount[] {
  let start: number | null = from
  return rule.rules.map((part) => {
    // What comes after a step that is not done counts nothing yet: it is run over no facts.
    const begin: number | null = rule.rule === 'in_order' ? start : from
    const count = countFrom(part, facts, begin ?? facts.length)
    start = begin === null || count.end === null ? null : count.end + 1
    return { ...count, rule: part, isOpen: begin !== null }
  })
}

function countGoal(goal: Goal, facts: Fact[], from: number): Count {
  const of = aimOf(goal)
  const add = tallyOf(goal)
  let done = 0
  for (let i = from; i < facts.length; i++) {
    if (!matchesFact(goal.of, facts[i]!)) continue
    done = add(facts[i]!)
    if (done >= of) return { done: of, of, end: i }
  }
  return { done, of, end: null }
}

/** What a goal counts up to. */
export function aimOf(goal: Goal): number {
  switch (goal.rule) {
    case 'count':
      return goal.times
    case 'distinct_subjects':
      return goal.subjects
    case 'sum':
      return goal.total
    default:
      return goal.days
  }
}

/** Takes facts one after the other; answers how far the goal is by then. */
function tallyOf(goal: Goal): (fact: Fact) => number {
  const seen = new Set<string>()
  let total = 0
  switch (goal.rule) {
    case 'count':
      return () => ++total
    case 'sum':
      return ({ facts }) => (total += wholeOf(facts[goal.fact]))
    case 'distinct_subjects':
      return ({ subject }) => (subject === null ? seen : seen.add(subject)).size
    case 'distinct_days':
      return ({ day }) => seen.add(day).size
    case 'days_in_window':
      return ({ day }) => (total = seen.has(day) ? total : Math.max(total, maxWithin(seen.add(day), goal.window, day)))
  }
}

/** Whatever is no number, or less than nothing, adds nothing. */
function wholeOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? Math.max(0, value) : 0
}

/** The most of these days that lie in one stretch of so many with `day` in it. */
function maxWithin(days: Set<string>, length: number, day: string): number {
  const starts = [...days].filter((start) => start <= day && day < addDays(start, length))
  return Math.max(
    ...starts.map((start) => {
      const end = addDays(start, length)
      return [...days].filter((one) => start <= one && one < end).length
    }),
  )
}
