import type { Db, Tx } from '#db/open.ts'
import { type BankClock, bankDayAt, bankMoment } from '#features/bank/clock/clock-rules.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { tellReturns } from '#features/bank/fund-orders/return-rules.ts'
import { worthOf } from '#features/bank/funds/fund-rules.ts'
import { listFunds } from '#features/bank/funds/server/queries.ts'
import { practiceWalletMonthly } from '#features/bank/practice-wallet/contract.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { listAcceptances } from '#features/policies/server/robo-queries.ts'
import { countOpenNotices } from '#features/robo/notices/server/queries.ts'
import { findAssessment, findRehearsal } from '#features/robo/risk/server/queries.ts'
import { practiceBaht } from '#lib/money.ts'
import { isLive, stateAfter } from '../../account-state-rules.ts'
import {
  planLimits,
  type RoboAccount,
  type RoboAccountDetail,
  type RoboHolding,
  type RoboPlan,
} from '../../contract.ts'
import { monthsBetween } from '../../goal-rules.ts'
import type { RoboLog, RoboLogType } from '../../log-contract.ts'
import { wordsOfLog } from '../../log-words-rules.ts'
import { monthlyTaken } from '../../taken-rules.ts'
import { driftOffered, driftsOf } from '../../weight-rules.ts'
import { findDraft } from '../plan/draft-commands.ts'
import {
  type AccountRow,
  countOpenAccounts,
  findAccount,
  findPlan,
  listAccounts,
  listLogs,
  type PlanRow,
} from '../queries.ts'
import {
  type Flows,
  type FundFigure,
  gainOf,
  type OrderLine,
  readAccountHistory,
  readFlows,
  readFunds,
  readOrderLines,
  sumsOf,
  toPositions,
} from './figure-queries.ts'

type Owner = { userId: string; accountId: string }
type Figures = { funds: FundFigure[]; flows: Flows; plan: PlanRow }

async function readFigures(db: Db | Tx, account: AccountRow): Promise<Figures> {
  const owner = { userId: account.user_id, accountId: account.id }
  const plan = await findPlan(db, { userId: account.user_id, id: account.plan_id })
  return { plan, funds: await readFunds(db, { ...owner, parts: plan.parts }), flows: await readFlows(db, owner) }
}

async function toAccount(db: Db | Tx, account: AccountRow, { funds, flows, plan }: Figures): Promise<RoboAccount> {
  const { id, name, picture, image, opened_at, closed_at, dca_day, dca_paused_at, monthly } = account
  const { value, put_in, withdrawn, gain } = sumsOf(funds, flows)
  const hasUnits = funds.some(({ units }) => units > 0)
  return {
    id,
    name,
    picture,
    image,
    // The night stores it; until then it is shown as it is.
    state: account.state === 'open' ? stateAfter('open', { hasUnits, hasOpenOrders: true }) : account.state,
    level: plan.level,
    opened_at: opened_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    value,
    put_in,
    withdrawn,
    gain,
    goal_amount: plan.goal_amount,
    progress: Math.min(10_000, Math.floor((value * 10_000) / plan.goal_amount)),
    monthly,
    needs_day: monthly > 0 && dca_day === null,
    is_dca_paused: dca_paused_at !== null,
    open_notices: await countOpenNotices(db, account.user_id, id),
  }
}

/** One account of a person as a list shows it. Throws robo_account_not_found. */
export async function viewAccount(db: Db | Tx, owner: Owner): Promise<RoboAccount> {
  const account = await findAccount(db, owner)
  return toAccount(db, account, await readFigures(db, account))
}

/** A person's accounts, and the plan that was begun. */
export async function viewAccounts(db: Db | Tx, userId: string, now: Date) {
  const items: RoboAccount[] = []
  const accounts = await listAccounts(db, userId)
  for (const account of accounts) items.push(await toAccount(db, account, await readFigures(db, account)))
  const mayOpen = (await countOpenAccounts(db, userId)) < planLimits.accounts
  const taken = accounts.filter(({ state }) => isLive(state)).map(monthlyOf)
  const fits = practiceBaht(Math.max(0, practiceWalletMonthly - taken.reduce((sum, one) => sum + one, 0)))
  return {
    items,
    draft: await findDraft(db, userId),
    next: await findNextStep(db, userId, now),
    may_open: mayOpen,
    monthly_fits: fits,
  }
}

const monthlyOf = ({ monthly, dca_day, dca_paused_at }: AccountRow) =>
  monthlyTaken({ monthly, hasDay: dca_day !== null, isPaused: dca_paused_at !== null })

/** What was done of the first steps this year counts. */
async function findNextStep(db: Db | Tx, userId: string, now: Date) {
  const assessment = await findAssessment(db, userId, now)
  if (!assessment?.is_valid) return 'pre-question' as const
  const rehearsal = await findRehearsal(db, userId)
  return rehearsal && rehearsal.finished_at >= assessment.taken_at ? ('create-plan' as const) : ('rehearsal' as const)
}

/** Everything that a dashboard shows: getMutualFundDetail of the contract. Throws robo_account_not_found. */
export async function viewDetail(db: Db | Tx, owner: Owner, now: Date) {
  const account = await findAccount(db, owner)
  const figures = await readFigures(db, account)
  return {
    mutualFundAccountDetail: await toDetail(db, account, figures, now),
    mutualFundPlanDetail: await toPlan(db, figures.plan, account, now),
    transactionLogs: await viewLogs(db, owner),
  }
}

async function toDetail(db: Db | Tx, account: AccountRow, figures: Figures, now: Date): Promise<RoboAccountDetail> {
  const owner = { userId: account.user_id, accountId: account.id }
  const { funds, flows } = figures
  const { units_value, in_orders, fees } = sumsOf(funds, flows)
  const history = await readAccountHistory(db, owner)
  const holdings = toHoldings(funds)
  const drift = account.state === 'closing' ? 0 : Math.max(0, ...holdings.map((one) => Math.abs(one.drift)))
  const assessment = await findAssessment(db, owner.userId, now)
  const accepted = await listAcceptances(db, owner)
  const isLive = account.state === 'open' || account.state === 'active'
  return {
    ...(await toAccount(db, account, figures)),
    units_value,
    in_orders,
    on_the_way: practiceBaht(flows.on_the_way),
    fees,
    returns: tellReturns(history),
    holdings,
    drift,
    may_rebalance: isLive && drift >= driftOffered && flows.open_orders === 0,
    has_open_orders: flows.open_orders > 0,
    orders_until: flows.until,
    kept_months: account.kept_months,
    history: thin(history.points).map(({ day, value, put_in }) => ({
      day,
      value: practiceBaht(value),
      put_in: practiceBaht(put_in),
    })),
    wallet: await readPracticeBalance(db, owner.userId),
    assessment: assessment && {
      level: assessment.level,
      valid_until: assessment.valid_until,
      is_valid: assessment.is_valid,
    },
    accepted_policies: accepted.map((one) => ({ ...one, accepted_at: one.accepted_at.toISOString() })),
  }
}

const maxPoints = 300

/** Every nth point, with the last one. */
function thin<T>(points: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(points.length / maxPoints))
  return points.filter((_, at) => (points.length - 1 - at) % step === 0)
}

function toHoldings(funds: readonly FundFigure[]): RoboHolding[] {
  const drifts = new Map(driftsOf(toPositions(funds)).map((one) => [one.code, one]))
  return funds.map((fund) => {
    const { code, name, risk, units, free, nav, nav_on, in_orders, paused } = fund
    const { share, drift } = drifts.get(code)!
    return {
      code,
      name,
      class: fund.class,
      risk,
      units,
      free_units: free,
      nav,
      nav_on,
      value: practiceBaht(worthOf(units, nav)),
      in_orders: practiceBaht(in_orders),
      gain: practiceBaht(gainOf(fund)),
      share,
      target_share: fund.share,
      drift,
      paused,
    }
  })
}

/** A plan of a person. Throws robo_plan_not_found. */
export async function viewPlan(
  db: Db | Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<RoboPlan> {
  const plan = await findPlan(db, { userId, id })
  return toPlan(db, plan, await findAccount(db, { userId, accountId: plan.account_id }), now)
}

async function toPlan(db: Db | Tx, plan: PlanRow, account: AccountRow, now: Date): Promise<RoboPlan> {
  const clock = await readBankClock(db)
  const funds = await listFunds(
    db,
    plan.parts.map(({ code }) => code),
  )
  const { target, target_at } = account
  const isCurrent = plan.ended_at === null
  const { status = null, ...amounts } = target ?? {}
  return {
    id: plan.id,
    accountId: plan.account_id,
    name: plan.name,
    level: plan.level,
    assessed_level: plan.assessed_level,
    goal_amount: plan.goal_amount,
    goal_on: bankMoment(clock, plan.goal_on),
    start_amount: plan.start_amount,
    monthly: plan.monthly,
    dca_day: plan.dca_day,
    horizon: plan.horizon,
    months_done: monthsDone(clock, plan, now),
    parts: plan.parts.flatMap(({ code, share }) => {
      const fund = funds.find((one) => one.code === code)
      return fund ? [{ code, name: fund.name, class: fund.class, risk: fund.risk, share }] : []
    }),
    made_at: plan.made_at.toISOString(),
    ended_at: plan.ended_at?.toISOString() ?? null,
    target: isCurrent && target && target_at ? { ...target, ...amounts, at: target_at.toISOString() } : null,
    status: isCurrent ? status : null,
  }
}

function monthsDone(clock: BankClock, { starts_on, horizon }: PlanRow, now: Date): number {
  return Math.max(0, Math.min(horizon, monthsBetween(starts_on, bankDayAt(clock, now))))
}

/** The log of an account, newest first. */
export async function viewLogs(db: Db | Tx, owner: Owner): Promise<RoboLog[]> {
  const orders = await readOrderLines(db, owner)
  return (await listLogs(db, owner)).map(({ id, type, amount, orders: ids, facts, made_at }) => ({
    id,
    type: type as RoboLogType,
    at: made_at.toISOString(),
    ...wordsOfLog(type as RoboLogType, facts),
    amount,
    orders: ids.flatMap((one) => toLogOrder(orders.get(one))),
  }))
}

/** An order as logs and instalments show it; none for one that is not known. */
export function toLogOrder(order: OrderLine | undefined): RoboLog['orders'] {
  if (!order) return []
  const { priced_on: _, ...shown } = order
  return [shown]
}
