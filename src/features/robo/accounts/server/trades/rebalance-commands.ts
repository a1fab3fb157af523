import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { orderDayAt } from '#features/bank/clock/business-day-rules.ts'
import { minOrder } from '#features/bank/funds/fund-rules.ts'
import { lockPracticeWallet } from '#features/bank/practice-wallet/server/commands.ts'
import { tellRobo } from '#features/robo/notices/server/commands.ts'
import { isTooRisky } from '#features/robo/risk/level-rules.ts'
import { findAssessment } from '#features/robo/risk/server/queries.ts'
import { planSwitches } from '../../weight-rules.ts'
import { type Flows, type FundFigure, toPositions } from '../figures/figure-queries.ts'
import { addLog } from '../log-commands.ts'
import { type AccountRow, findAccount, findPlan, lockLiveAccount } from '../queries.ts'
import { placeTrades, tradesOfSwitch } from './trade-commands.ts'

type Owner = { userId: string; accountId: string }

/** Turns automatic rebalancing on or off; a repetition changes nothing. Throws robo_account_not_found, robo_account_closed. */
export async function setAutoRebalance(
  tx: Tx,
  { userId, accountId, isOn, now }: Owner & { isOn: boolean; now: Date },
): Promise<void> {
  await findAccount(tx, { userId, accountId })
  await lockPracticeWallet(tx, { userId, now })
  await lockLiveAccount(tx, { userId, accountId })
  await sql`
    update robo_account set auto_rebalance_at = ${isOn ? sql`coalesce(auto_rebalance_at, ${now})` : sql`null`}
    where user_id = ${userId} and id = ${accountId}`.execute(tx)
}

/** The bank takes so many open orders of a person; a switch is two. */
const maxOpenOrders = 50

type Standing = { funds: readonly FundFigure[]; flows: Flows; drift: number; navOn: string; now: Date }

/**
 * Switches an account that has drifted back to its plan, for an owner who wants that → whether it did. The caller holds the purse
 * and the account's row, and stores in the same transaction that these NAVs were looked at: a second worker, and a run after a
 * crash, find either all of it or nothing.
 */
export async function rebalanceByItself(
  tx: Tx,
  account: AccountRow,
  { funds, flows, drift, navOn, now }: Standing,
): Promise<boolean> {
  const { user_id: userId, id: accountId, plan_id } = account
  if (account.auto_rebalance_at === null || flows.open_orders > 0) return false
  const { level } = await findPlan(tx, { userId, id: plan_id })
  const assessment = await findAssessment(tx, userId, now)
  if (!assessment?.is_valid || isTooRisky(assessment.level, level)) return false
  if (!(await canSwitch(tx, userId, funds))) return false
  const trades = tradesOfSwitch(funds, flows, true)
  const orders = await placeTrades(tx, { userId, accountId, tradeOn: orderDayAt(now), now }, trades)
  const [amount, fees] = [sumOf(trades, (one) => one.amount), sumOf(trades, (one) => one.fee)]
  await addLog(tx, { userId, accountId, type: 'rebalance', amount, orders, facts: { is_automatic: true, drift }, now })
  const figures = { drift, amount, fees, switches: trades.length }
  await tellRobo(tx, {
    userId,
    accountId,
    kind: 'rebalanced',
    figures,
    cause: `robo:rebalanced:${accountId}:${navOn}`,
    now,
  })
  return true
}

const sumOf = <T>(list: readonly T[], pick: (one: T) => number) => list.reduce((sum, one) => sum + pick(one), 0)

/** Whether there is something to switch, no fund of it is paused, and the bank takes the orders. */
async function canSwitch(tx: Tx, userId: string, funds: readonly FundFigure[]): Promise<boolean> {
  const switches = planSwitches(toPositions(funds), minOrder)
  const pausedOf = (code: string) => funds.find((fund) => fund.code === code)?.paused ?? null
  const isPaused = switches.some(({ code, to }) => pausedOf(code) === 'all' || pausedOf(to) !== null)
  if (switches.length === 0 || isPaused) return false
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from fund_order
    where user_id = ${userId} and state in ('accepted', 'priced')`.execute(tx)
  return rows[0]!.open + 2 * switches.length <= maxOpenOrders
}
