import type { RoboAccountState } from './contract.ts'

/*
 * The life of an account. open: its first orders have no price yet. → active: it has units. → closing: everything is ordered to
 * be sold. → closed: nothing is left and nothing is on the way; it stays to be read. An account whose orders were all cancelled
 * closes from open.
 */

/** Whether money may be moved, and the plan changed. */
export function isLive(state: RoboAccountState): boolean {
  return state === 'open' || state === 'active'
}

/** The state that an account's units and orders call for. */
export function stateAfter(
  state: RoboAccountState,
  { hasUnits, hasOpenOrders }: { hasUnits: boolean; hasOpenOrders: boolean },
): RoboAccountState {
  if (state === 'open' && hasUnits) return 'active'
  if (state === 'closing' && !hasUnits && !hasOpenOrders) return 'closed'
  return state
}
