import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { fundOrderErrors } from '#features/bank/fund-orders/contract.ts'
import { lockPracticeWallet } from '#features/bank/practice-wallet/server/commands.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { acceptRoboPolicies } from '#features/policies/server/robo-commands.ts'
import { currentRoboVersions } from '#features/policies/server/robo-queries.ts'
import { findModelPortfolio } from '#features/robo/risk/server/portfolio-queries.ts'
import { requireLevel } from '#features/robo/risk/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { type PlanWanted, planLimits } from '../../contract.ts'
import { goalOf } from '../../goal-rules.ts'
import { roboAccountErrors } from '../../log-contract.ts'
import { nextInstalment } from '../../next-instalment-rules.ts'
import { roboOpened } from '../activities.ts'
import { readFunds } from '../figures/figure-queries.ts'
import { addLog } from '../log-commands.ts'
import { countOpenAccounts } from '../queries.ts'
import { placeTrades, refuseSmallMonthly, tradesOfBuy } from '../trades/trade-commands.ts'
import { insertPlan } from './plan-commands.ts'

const refusal = refusals({ ...roboAccountErrors, baht_short: fundOrderErrors.baht_short })

type Opening = { userId: string; plan: PlanWanted; image: string | null; now: Date }

/**
 * Opens an account with its plan and orders the start amount → its id. Needs an Idempotency-Key around it. Refuses as
 * openMutualFund of the contract says.
 */
export async function openAccount(tx: Tx, { userId, plan, image, now }: Opening): Promise<string> {
  const clock = await readBankClock(tx)
  const goal = goalOf(clock, plan, now)
  refuseSmallMonthly(plan.monthly)
  if ('fault' in goal) throw refuseGoal(goal)
  const { level, is_level_acknowledged: isAcknowledged } = plan
  const assessment = await requireLevel(tx, { userId, level, isAcknowledged, now })
  await requirePolicies(tx, plan, now)
  await lockPracticeWallet(tx, { userId, now })
  if ((await countOpenAccounts(tx, userId)) >= planLimits.accounts) throw refusal('robo_accounts_full')
  await refuseShortBaht(tx, userId, plan.start_amount)
  const accountId = newId(now)
  const portfolio = await findModelPortfolio(tx, level)
  const parts = portfolio.parts.map(({ code, share }) => ({ code, share }))
  const planId = await insertPlan(tx, {
    userId,
    accountId,
    level,
    assessed_level: assessment.level,
    acknowledged_at: level === assessment.level ? null : now,
    name: plan.name,
    goal_amount: practiceBaht(plan.goal_amount),
    ...goal,
    start_amount: practiceBaht(plan.start_amount),
    monthly: practiceBaht(plan.monthly),
    dca_day: plan.dca_day,
    parts,
    portfolio_version: portfolio.version,
    now,
  })
  const instalment = nextInstalment(clock, { day: plan.dca_day, monthly: plan.monthly, after: null, now })
  await tx
    .insertInto('robo_account')
    .values({
      user_id: userId,
      id: accountId,
      plan_id: planId,
      name: plan.name,
      picture: plan.picture,
      image,
      opened_at: now,
      monthly: practiceBaht(plan.monthly),
      dca_day: plan.dca_day,
      ...instalment,
    })
    .execute()
  await acceptRoboPolicies(tx, { userId, accountId, versions: plan.policies, now })
  const trades = tradesOfBuy(await readFunds(tx, { userId, accountId, parts }), plan.start_amount)
  const tradeOn = plan.trade_on ?? null
  const orders = await placeTrades(tx, { userId, accountId, tradeOn, now }, trades)
  await addLog(tx, { userId, accountId, type: 'open', amount: plan.start_amount, orders, facts: { level }, now })
  await sql`delete from robo_draft where user_id = ${userId}`.execute(tx)
  const facts = { level, horizon: goal.horizon }
  await recordActivity(tx, {
    userId,
    kind: roboOpened,
    subjectId: accountId,
    facts,
    cause: `robo:open:${accountId}`,
    now,
  })
  return accountId
}

function refuseGoal(goal: Extract<ReturnType<typeof goalOf>, { fault: string }>) {
  const values = 'months' in goal ? { months: Math.max(0, goal.months) } : {}
  return refusal(goal.fault, { values, figures: values })
}

/** Throws robo_policies_needed or robo_policy_changed unless every policy in force was accepted in its version. */
async function requirePolicies(tx: Tx, { policies }: PlanWanted, now: Date): Promise<void> {
  for (const { type, version } of await currentRoboVersions(tx, now)) {
    const given = policies.filter((one) => one.type === type)
    if (given.length !== 1) throw refusal('robo_policies_needed')
    if (given[0]!.version !== version) throw refusal('robo_policy_changed')
  }
}

/** Throws baht_short where the purse, held by the caller, has less than an amount. */
export async function refuseShortBaht(tx: Tx, userId: string, amount: number): Promise<void> {
  const balance = await readPracticeBalance(tx, userId)
  if (balance >= amount) return
  const missing = amount - balance
  throw refusal('baht_short', { values: { missing: formatKoin(practiceBaht(missing)) }, figures: { missing, balance } })
}
