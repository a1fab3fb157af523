import type { RoboAccountDetail } from './contract.ts'
import type { RoboLog } from './log-contract.ts'

type Account = Pick<RoboAccountDetail, 'history' | 'fees'>

/** A day of a plan: money put in less what came out, its value, what was earned on it, and the fees paid so far (hundredths of baht). */
export type DayOfPlan = { day: string; put_in: number; value: number; earned: number; fees: number }

/**
 * A plan day by day. `earned` is value less money put in. Fees are those of purchases with a price; the last day has exactly the
 * account's fees, also where the log does not reach back to the first ones.
 */
export function planOverTime({ history, fees }: Account, logs: readonly Pick<RoboLog, 'orders'>[]): DayOfPlan[] {
  const paid = logs
    .flatMap(({ orders }) => orders)
    .flatMap(({ state, trade_on: day, fee }) =>
      fee !== null && (state === 'priced' || state === 'settled') ? [{ day, fee: fee as number }] : [],
    )
  const before = fees - paid.reduce((sum, { fee }) => sum + fee, 0)
  return history.map(({ day, value, put_in }, at) => {
    const isLast = at === history.length - 1
    const sum = paid.reduce((sofar, one) => sofar + (one.day <= day || isLast ? one.fee : 0), before)
    return { day, put_in, value, earned: value - put_in, fees: sum }
  })
}
