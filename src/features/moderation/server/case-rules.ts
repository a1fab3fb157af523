import type { OwnCase } from '../case-contract.ts'

type State = OwnCase['state']
export type Decision = 'approve' | 'return' | 'hide' | 'restore'

export const appealDays = 30
const appealMs = appealDays * 24 * 3_600_000

/** Decision → the state of the case afterwards. */
export const stateAfter = {
  approve: 'approved',
  return: 'returned',
  hide: 'hidden',
  restore: 'restored',
} as const satisfies Record<Decision, State>

/** The possible decisions for submissions and for reports. */
export const decisionsOf = {
  submission: ['approve', 'return'],
  report: ['hide', 'restore'],
} as const satisfies Record<'submission' | 'report', readonly Decision[]>

/** The state of a case after its appeal is granted. */
export function stateAfterGrant(state: State): 'approved' | 'restored' {
  return state === 'returned' ? 'approved' : 'restored'
}

/** The deadline of an appeal; null when there is nothing to appeal against. */
export function appealUntil(state: State, decidedAt: Date | null): Date | null {
  if (decidedAt === null || (state !== 'hidden' && state !== 'returned')) return null
  return new Date(decidedAt.getTime() + appealMs)
}

/** A decision against an author needs a reason; "other" needs a note. */
export function hasReason(decision: Decision, reason: string | undefined, note: string | undefined): boolean {
  if (decision !== 'return' && decision !== 'hide') return true
  return reason !== undefined && (reason !== 'other' || Boolean(note))
}
