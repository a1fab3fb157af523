import type { PlanStatus } from './contract.ts'

/** From which chance of the goal (basis points) a plan is ahead, and on its way. */
export const aheadFrom = 8_000
export const onFrom = 5_000

/** How a plan stands, by its chance to reach the goal, in basis points. */
export function statusOf(chance: number): PlanStatus {
  if (chance >= aheadFrom) return 'ahead'
  return chance >= onFrom ? 'on' : 'behind'
}

/** Whether the middle of a projection moved by more than 5 % of what was told before (robo.md): then the person is told. */
export function hasMoved(before: number, now: number): boolean {
  return Math.abs(now - before) * 20 > before
}

/** The net part of a purchase after front-end fees, 0 to 1. Shares and fees in basis points; the fee is inside. */
export function savedOf(parts: readonly { share: number; front_fee: number }[]): number {
  return parts.reduce((sum, { share, front_fee }) => sum + share / (10_000 + front_fee), 0)
}
