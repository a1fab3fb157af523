import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { orderDayAt } from '#features/bank/clock/business-day-rules.ts'
import { lockPracticeWallet } from '#features/bank/practice-wallet/server/commands.ts'
import { tellRobo } from '#features/robo/notices/server/commands.ts'
import { findAssessment } from '#features/robo/risk/server/queries.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { dayFigure } from '../../../notices/notice-words-rules.ts'
import { isLive, stateAfter } from '../../account-state-rules.ts'
import { findFalls } from '../../fall-rules.ts'
import { driftOffered, largestDrift } from '../../weight-rules.ts'
import {
  type FundFigure,
  readAccountHistory,
  readFlows,
  readFunds,
  readTradedDrift,
  toPositions,
} from '../figures/figure-queries.ts'
import { changeOf, readKnownP50 } from '../plan/target-queries.ts'
import { type AccountRow, findPlan, lockForEndOfDay, type StoredTarget } from '../queries.ts'
import { closeAccount } from '../trades/money-commands.ts'
import { rebalanceByItself } from '../trades/rebalance-commands.ts'
import { placeTrades, tradesOfSale } from '../trades/trade-commands.ts'

/** `navOn` is the day of the last NAVs; `target` a fresh projection, or null where none was made. */
type Looking = { userId: string; accountId: string; navOn: string; target: StoredTarget | null; now: Date }

/** An assessment that ends is told this many days ahead. */
const assessmentDays = 14

/**
 * Looks at an account after a day's NAVs: its state, drift, falls that are over, and what its projection says. May run twice:
 * every notice has its cause.
 */
export async function reviewAccount(tx: Tx, looking: Looking): Promise<void> {
  const { userId, accountId, navOn, now } = looking
  await lockPracticeWallet(tx, { userId, now })
  const account = await lockForEndOfDay(tx, looking)
  if (!account || account.state === 'closed' || (account.looked_on ?? '') >= navOn) return
  const { parts } = await findPlan(tx, { userId, id: account.plan_id })
  const funds = await readFunds(tx, { userId, accountId, parts })
  const flows = await readFlows(tx, looking)
  const hasUnits = funds.some(({ units }) => units > 0)
  const state = stateAfter(account.state, { hasUnits, hasOpenOrders: flows.open_orders > 0 })
  if (state === 'closed') {
    const figures = await closeAccount(tx, { userId, accountId, now })
    await tellRobo(tx, { userId, accountId, kind: 'closed', figures, cause: `robo:closed:${accountId}`, now })
    return
  }
  const drift = largestDrift(toPositions(funds))
  const isRebalanced =
    isLive(state) &&
    drift >= driftOffered &&
    (await rebalanceByItself(tx, account, { funds, flows, drift, navOn, now }))
  const isDriftTold =
    !isRebalanced && (await tellDrift(tx, account, { funds, hasOpenOrders: flows.open_orders > 0, looking }))
  await sql`
    update robo_account set state = ${state}, looked_on = ${navOn}, drift_told = ${isDriftTold}
    where user_id = ${userId} and id = ${accountId}`.execute(tx)
  if (state === 'closing') await sellWhatCame(tx, looking, { funds, hasOpenOrders: flows.open_orders > 0 })
  else await tellMore(tx, account, looking)
}

type Standing = { funds: readonly FundFigure[]; hasOpenOrders: boolean }

/** Tells of a drift once, and again after it was mended. */
async function tellDrift(
  tx: Tx,
  { user_id: userId, id: accountId, state, drift_told }: AccountRow,
  { funds, hasOpenOrders, looking }: Standing & { looking: Looking },
): Promise<boolean> {
  const drift = largestDrift(toPositions(funds))
  if (drift < driftOffered || state === 'closing') return false
  if (drift_told || hasOpenOrders) return drift_told
  const cause = `robo:drift:${accountId}:${looking.navOn}`
  const traded = await readTradedDrift(tx, looking, funds)
  const figures = { drift, ...(traded && { traded_drift: traded.drift, traded_on: dayFigure(traded.on) }) }
  await tellRobo(tx, { userId, accountId, kind: 'drift', figures, cause, now: looking.now })
  return true
}

/** A dividend of the days of closing bought units: they are sold too. */
async function sellWhatCame(
  tx: Tx,
  { userId, accountId, now }: Looking,
  { funds, hasOpenOrders }: Standing,
): Promise<void> {
  if (hasOpenOrders || funds.every(({ free }) => free === 0)) return
  if (funds.some(({ free, paused }) => free > 0 && paused === 'all')) return
  const none = { put_in: 0, withdrawn: 0, on_the_way: 0, open_orders: 0, until: null }
  const trades = tradesOfSale(funds, none, { all: true })
  await placeTrades(tx, { userId, accountId, tradeOn: orderDayAt(now), now }, trades)
}

async function tellMore(tx: Tx, account: AccountRow, looking: Looking): Promise<void> {
  const { userId, accountId, target, now } = looking
  const { points } = await readAccountHistory(tx, looking)
  for (const { alarm_on, judged_on, fall, value, later } of findFalls(points)) {
    const figures = { fall, value, later, alarm_on: dayFigure(alarm_on), judged_on: dayFigure(judged_on) }
    await tellRobo(tx, { userId, accountId, kind: 'fall', figures, cause: `robo:fall:${accountId}:${alarm_on}`, now })
  }
  const assessment = await findAssessment(tx, userId, now)
  const until = assessment?.valid_until
  if (until && until >= bangkokDay(now) && until <= addDays(bangkokDay(now), assessmentDays)) {
    const cause = `robo:assessment:${until}`
    await tellRobo(tx, { userId, accountId, kind: 'assessment_ends', figures: { until: dayFigure(until) }, cause, now })
  }
  if (target) await tellTarget(tx, account, { ...looking, target })
}

/** Keeps a projection, and tells its owner when P50 is more than 5 % from the one they know. */
export async function tellTarget(
  tx: Tx,
  account: AccountRow,
  { target, now }: { target: StoredTarget; now: Date },
): Promise<void> {
  const { user_id: userId, id: accountId } = account
  await sql`
    update robo_account set target = ${JSON.stringify(target)}, target_at = ${now},
      told_p50 = coalesce(told_p50, ${target.p50}), told_at = coalesce(told_at, ${now})
    where user_id = ${userId} and id = ${accountId}`.execute(tx)
  const known = await readKnownP50(tx, account)
  const change = known && changeOf(known.p50, target.p50)
  if (!known || change === null) return
  const figures = { before: known.p50 as number, after: target.p50 as number, change }
  // Once for each figure that the owner knows.
  const cause = `robo:target:${accountId}:${known.at.getTime()}`
  await tellRobo(tx, { userId, accountId, kind: 'target_changed', figures, cause, now })
}
