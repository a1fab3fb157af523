import type { OwnCase } from '../case-contract.ts'

type State = OwnCase['state']
export type Decision = 'approve' | 'return' | 'hide' | 'restore'

export const appealDays = 30
const appealMs = appealDays * 24 * 3_600_000

/** What a decision makes of an open case. */
export const stateAfter = {
  approve: 'approved',
  return: 'returned',
  hide: 'hidden',
  restore: 'restored',
} as const satisfies Record<Decision, State>

/** What may be decided: of what waits for approval, and of what readers reported. */
export const decisionsOf = {
  submission: ['approve', 'return'],
  report: ['hide', 'restore'],
} as const satisfies Record<'submission' | 'report', readonly Decision[]>

/** What a granted appeal makes of a case. */
export function stateAfterGrant(state: State): 'approved' | 'restored' {
  return state === 'returned' ? 'approved' : 'restored'
}

/** Until when an author may appeal; null where there is nothing to appeal against. */
export function appealUntil(state: State, decidedAt: Date | null): Date | null {
  if (decidedAt === null || (state !== 'hidden' && state !== 'returned')) return null
  return new Date(decidedAt.getTime() + appealMs)
}

/** A decision that takes something from an author says why; “other” in our own words. */
export function hasReason(decision: Decision, reason: string | undefined, note: string | undefined): boolean {
  if (decision !== 'return' && decision !== 'hide') return true
  return reason !== undefined && (reason !== 'other' || Boolean(note))
}
