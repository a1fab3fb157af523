import type { Skill } from '#kit/skills.ts'
import type { MyPath, PathUnit, UnitProgress } from './contract.ts'

/**
 * done: its re-check was answered right. now: the one to go on with. open: may be begun, or its re-check waits for an
 * answer. waiting: learned, and its re-check opens on a later day. locked: the stop before it on its island comes first.
 */
export type StopState = 'done' | 'now' | 'open' | 'waiting' | 'locked'

export type Stop = {
  unit: PathUnit
  /** Its number within the strand, from 1. */
  number: number
  state: StopState
  /** The question of its article is answered. */
  isLearned: boolean
  /** Null for a visitor. */
  progress: UnitProgress | null
  /** The stop that a locked one waits for. */
  before: PathUnit | null
}

export type Island = { strand: Skill; stops: Stop[]; learned: number; isKnown: boolean }

/** The stops that one drawn island has room for; a longer strand goes on with another of its kind. */
export const stopsPerIsland = 6

/**
 * The units as stops, by strand in the given order. Without progress (`mine` null) the first stop of each strand is
 * open, and the path's first one is the current.
 */
export function arrangeIslands(units: readonly PathUnit[], mine: MyPath | null, order: readonly Skill[]): Island[] {
  const progressOf = new Map(mine?.units.map((one) => [one.key, one]))
  const nextKey = mine ? mine.next?.key : units[0]?.key
  return order.flatMap((strand) => {
    const own = units.filter((unit) => unit.strand === strand)
    const stops = own.map((unit, i): Stop => {
      const before = own[i - 1] ?? null
      const progress = progressOf.get(unit.key) ?? null
      const isOpen = before === null || (progressOf.get(before.key)?.is_answered ?? false)
      const state = unit.key === nextKey ? 'now' : judgeState(progress, isOpen)
      const isLearned = progress?.is_answered ?? false
      return { unit, number: i + 1, state, isLearned, progress, before: state === 'locked' ? before : null }
    })
    const parts = Array.from({ length: Math.ceil(stops.length / stopsPerIsland) }, (_, i) =>
      stops.slice(i * stopsPerIsland, (i + 1) * stopsPerIsland),
    )
    return parts.map((part) => ({
      strand,
      stops: part,
      learned: part.filter(({ isLearned }) => isLearned).length,
      isKnown: mine !== null,
    }))
  })
}

/** What was begun is never locked, in whatever order its article was read. */
function judgeState(progress: UnitProgress | null, isOpen: boolean): Exclude<StopState, 'now'> {
  if (progress?.recheck === 'done') return 'done'
  if (progress?.recheck === 'waiting') return 'waiting'
  return isOpen || progress?.recheck === 'open' || progress?.is_answered ? 'open' : 'locked'
}
