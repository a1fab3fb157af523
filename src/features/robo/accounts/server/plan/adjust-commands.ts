import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { BankClock } from '#features/bank/clock/clock-rules.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import type { RoboLevel } from '#features/robo/risk/level-rules.ts'
import { findModelPortfolio } from '#features/robo/risk/server/portfolio-queries.ts'
import { requireLevel, requirePlanLevel } from '#features/robo/risk/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { practiceBaht } from '#lib/money.ts'
import { goalOf } from '../../goal-rules.ts'
import { roboMoneyErrors } from '../../money-contract.ts'
import { nextInstalment } from '../../next-instalment-rules.ts'
import { readFlows, readFunds } from '../figures/figure-queries.ts'
import { addLog } from '../log-commands.ts'
import { type AccountRow, type PlanRow, sumInstalments } from '../queries.ts'
import { lockAccount, type Ordering } from '../trades/money-commands.ts'
import {
  placeTrades,
  refuseOtherTrades,
  refuseSmallMonthly,
  type Trade,
  tradesOfSwitch,
} from '../trades/trade-commands.ts'
import { insertPlan } from './plan-commands.ts'

const refusal = refusals(roboMoneyErrors)

export type Changes = {
  name?: string | undefined
  level?: RoboLevel | undefined
  is_level_acknowledged?: boolean | undefined
  rebalance?: true | undefined
  goal_amount?: number | undefined
  horizon?: number | undefined
  monthly?: number | undefined
  dca_day?: number | undefined
  is_dca_paused?: boolean | undefined
}

type Adjusting = Ordering & { changes: Changes }
type Held = { account: AccountRow; plan: PlanRow }

/**
 * Changes a plan → the trades that it makes. A new level or a rebalance is ordered only as it was shown (`quote`). Refuses as
 * adjustMutualFund of the contract says.
 */
export async function adjustAccount(tx: Tx, adjusting: Adjusting): Promise<Trade[]> {
  const { changes, now } = adjusting
  refuseSmallMonthly(changes.monthly)
  const held = await lockAccount(tx, adjusting)
  if (!changesAnything(changes, held)) throw refusal('robo_nothing_to_adjust')
  const clock = await readBankClock(tx)
  const plan = await changePlan(tx, clock, held, adjusting)
  const trades = await switchParts(tx, plan, adjusting)
  await changeInstalments(tx, clock, held, { ...adjusting, now })
  return trades
}

function changesAnything(changes: Changes, { account, plan }: Held): boolean {
  const { is_level_acknowledged: _, rebalance, is_dca_paused, horizon, ...rest } = changes
  const before: Record<string, unknown> = { ...plan, name: account.name }
  const isPlan = Object.entries(rest).some(([name, value]) => value !== undefined && value !== before[name])
  const isPause = is_dca_paused !== undefined && is_dca_paused !== (account.dca_paused_at !== null)
  return isPlan || isPause || rebalance === true || horizon !== undefined
}

type Planned = { parts: PlanRow['parts']; levelBefore: RoboLevel | null; level: RoboLevel }

async function changePlan(tx: Tx, clock: BankClock, { account, plan }: Held, adjusting: Adjusting): Promise<Planned> {
  const { userId, accountId, changes, now } = adjusting
  const { name, level, goal_amount, horizon, monthly, dca_day } = changes
  const isNewLevel = level !== undefined && level !== plan.level
  const unchanged = { parts: plan.parts, levelBefore: null, level: plan.level }
  const wanted = level ?? plan.level
  const model = isNewLevel || changes.rebalance ? await findModelPortfolio(tx, wanted) : null
  const portfolio = model && (isNewLevel || model.version !== plan.portfolio_version) ? model : null
  if ([name, goal_amount, horizon, monthly, dca_day].every((one) => one === undefined) && !portfolio) return unchanged
  const isAcknowledged = changes.is_level_acknowledged ?? false
  const assessment = isNewLevel ? await requireLevel(tx, { userId, level: wanted, isAcknowledged, now }) : null
  const parts = portfolio?.parts.map(({ code, share }) => ({ code, share })) ?? plan.parts
  const goal = horizon === undefined ? plan : goalOf(clock, { horizon }, now)
  if ('fault' in goal) throw new Error('a horizon of months has a day')
  const assessed_level = assessment?.level ?? plan.assessed_level
  const id = await insertPlan(tx, {
    userId,
    accountId,
    level: wanted,
    assessed_level,
    acknowledged_at: assessment === null ? plan.acknowledged_at : assessed_level === wanted ? null : now,
    name: name ?? account.name,
    goal_amount: practiceBaht(goal_amount ?? plan.goal_amount),
    starts_on: goal.starts_on,
    goal_on: goal.goal_on,
    horizon: goal.horizon,
    start_amount: plan.start_amount,
    monthly: practiceBaht(monthly ?? plan.monthly),
    dca_day: dca_day ?? plan.dca_day,
    parts,
    portfolio_version: portfolio?.version ?? plan.portfolio_version,
    now,
  })
  await sql`
    update robo_account set plan_id = ${id}, name = ${name ?? account.name}, target = null, target_at = null,
      told_p50 = null, told_at = null
    where user_id = ${userId} and id = ${accountId}`.execute(tx)
  if (!changes.rebalance && !isNewLevel)
    await addLog(tx, { userId, accountId, type: 'adjust', facts: factsOf(changes), now })
  return { parts, levelBefore: isNewLevel ? plan.level : null, level: wanted }
}

function factsOf({ goal_amount, horizon, monthly, dca_day, name }: Changes): Record<string, number | boolean> {
  const numbers = Object.entries({ goal_amount, horizon, monthly, dca_day })
  const given = numbers.filter((one): one is [string, number] => one[1] !== undefined)
  return { ...Object.fromEntries(given), ...(name !== undefined && { is_renamed: true }) }
}

/** The trades of a new level or of a rebalance. A new level whose money is all on the way is only planned. */
async function switchParts(tx: Tx, plan: Planned, adjusting: Adjusting): Promise<Trade[]> {
  const { userId, accountId, changes, quote, now } = adjusting
  const isRebalance = changes.rebalance === true
  if (!isRebalance && plan.levelBefore === null) return []
  // A new level was asked for in changePlan; a rebalance buys into the plan as it is.
  if (isRebalance) await requirePlanLevel(tx, { userId, level: plan.level, now })
  const funds = await readFunds(tx, { userId, accountId, parts: plan.parts })
  const trades = tradesOfSwitch(funds, await readFlows(tx, adjusting), isRebalance && plan.levelBefore === null)
  refuseOtherTrades(trades, { quote, now, must: true })
  const orders = await placeTrades(tx, adjusting, trades)
  const amount = trades.reduce((sum, trade) => sum + trade.amount, 0)
  const { levelBefore, level } = plan
  await (levelBefore === null
    ? addLog(tx, { userId, accountId, type: 'rebalance', amount, orders, now })
    : addLog(tx, {
        userId,
        accountId,
        type: 'adjust',
        amount,
        orders,
        facts: { level_before: levelBefore, level, ...factsOf(changes) },
        now,
      }))
  return trades
}

/** A new day or amount begins with the next instalment that was not tried; a pause ends what waited. */
async function changeInstalments(tx: Tx, clock: BankClock, { account }: Held, adjusting: Adjusting): Promise<void> {
  const { userId, accountId, changes, now } = adjusting
  const { monthly = account.monthly, dca_day: day = account.dca_day, is_dca_paused } = changes
  const wasPaused = account.dca_paused_at !== null
  const isPaused = is_dca_paused ?? wasPaused
  const isSame = monthly === account.monthly && day === account.dca_day && isPaused === wasPaused
  if (isSame) return
  const { last } = await sumInstalments(tx, { userId, accountId })
  const next = isPaused
    ? { dca_month: null, dca_try_on: null, dca_tries: 0 }
    : nextInstalment(clock, { day, monthly, after: last, now })
  await sql`
    update robo_instalment set state = 'skipped', changed_at = ${now}
    where user_id = ${userId} and account_id = ${accountId} and state = 'short'`.execute(tx)
  await tx
    .updateTable('robo_account')
    .set({
      monthly: practiceBaht(monthly),
      dca_day: day,
      dca_paused_at: isPaused ? (account.dca_paused_at ?? now) : null,
      ...(isPaused !== wasPaused && { dca_skips: 0 }),
      ...next,
    })
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .execute()
  if (isPaused !== wasPaused)
    await addLog(tx, { userId, accountId, type: isPaused ? 'dca_paused' : 'dca_resumed', now })
}
