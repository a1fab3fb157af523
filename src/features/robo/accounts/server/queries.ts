import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import type { PracticeBaht } from '#lib/money.ts'
import type { PlanStatus } from '../../projection/contract.ts'
import type { RoboLevel } from '../../risk/level-rules.ts'
import { isLive } from '../account-state-rules.ts'
import type { GoalPicture, RoboAccountState } from '../contract.ts'
import type { MissReason } from '../dca-rules.ts'
import { roboAccountErrors } from '../log-contract.ts'

const refusal = refusals(roboAccountErrors)

export type StoredTarget = {
  p15: PracticeBaht
  p50: PracticeBaht
  p85: PracticeBaht
  chance: number
  status: PlanStatus
}

export type AccountRow = {
  user_id: string
  id: string
  state: RoboAccountState
  plan_id: string
  name: string
  picture: GoalPicture
  image: string | null
  opened_at: Date
  closed_at: Date | null
  monthly: PracticeBaht
  dca_day: number | null
  dca_paused_at: Date | null
  dca_month: number | null
  dca_try_on: string | null
  dca_tries: number
  dca_skips: number
  kept_months: number
  sold_in_fall: boolean
  target: StoredTarget | null
  target_at: Date | null
  told_p50: PracticeBaht | null
  told_at: Date | null
  looked_on: string | null
  drift_told: boolean
  auto_rebalance_at: Date | null
}

export type PlanRow = {
  id: string
  account_id: string
  level: RoboLevel
  assessed_level: RoboLevel
  acknowledged_at: Date | null
  name: string
  goal_amount: PracticeBaht
  starts_on: string
  goal_on: string
  horizon: number
  start_amount: PracticeBaht
  monthly: PracticeBaht
  dca_day: number | null
  parts: { code: string; share: number }[]
  portfolio_version: number
  made_at: Date
  ended_at: Date | null
}

const selectAccounts = sql`
  select user_id, id, state, plan_id, name, picture, image, opened_at, closed_at, monthly::float8 as monthly, dca_day,
    dca_paused_at, dca_month, dca_try_on, dca_tries, dca_skips, kept_months, sold_in_fall, target, target_at,
    told_p50::float8 as told_p50, told_at, looked_on, drift_told, auto_rebalance_at
  from robo_account`

const selectPlans = sql`
  select id, account_id, level, assessed_level, acknowledged_at, name, goal_amount::float8 as goal_amount, starts_on,
    goal_on, horizon, start_amount::float8 as start_amount, monthly::float8 as monthly, dca_day, parts, portfolio_version,
    made_at, ended_at
  from robo_plan`

/** A person's account. Throws robo_account_not_found: an account of somebody else does not exist either. */
export async function findAccount(
  db: Db | Tx,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where user_id = ${userId} and id = ${accountId}`.execute(db)
  if (!rows[0]) throw refusal('robo_account_not_found')
  return rows[0]
}

/** findAccount with the row locked; the caller holds the purse already. Throws robo_account_closed unless it is live. */
export async function lockLiveAccount(tx: Tx, owner: { userId: string; accountId: string }): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where user_id = ${owner.userId} and id = ${owner.accountId} for no key update`.execute(tx)
  if (!rows[0]) throw refusal('robo_account_not_found')
  if (!isLive(rows[0].state)) throw refusal('robo_account_closed')
  return rows[0]
}

/** An account with its row locked, for the night; null where it is gone. */
export async function lockForEndOfDay(
  tx: Tx,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where user_id = ${userId} and id = ${accountId} for no key update`.execute(tx)
  return rows[0] ?? null
}

/** A person's accounts, those that are not closed first, newest first. */
export async function listAccounts(db: Db | Tx, userId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where user_id = ${userId} order by state = 'closed', id desc limit 50`.execute(db)
  return rows
}

/** How many accounts of a person are not closed. */
export async function countOpenAccounts(db: Db | Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from robo_account where user_id = ${userId} and state <> 'closed'`.execute(db)
  return rows[0]!.count
}

/** A plan of a person, also one that has ended. Throws robo_plan_not_found. */
export async function findPlan(db: Db | Tx, { userId, id }: { userId: string; id: string }): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`${selectPlans} where user_id = ${userId} and id = ${id}`.execute(db)
  if (!rows[0]) throw refusal('robo_plan_not_found')
  return rows[0]
}

export type LogRow = {
  id: string
  type: string
  amount: PracticeBaht | null
  orders: string[]
  facts: Record<string, string | number | boolean>
  made_at: Date
}

const maxLogs = 300

/** What happened in an account, newest first, with reinvested dividends among it. */
export async function listLogs(
  db: Db | Tx,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select * from (
      select id, type, amount::float8 as amount, orders, facts, made_at from robo_log
      where user_id = ${userId} and account_id = ${accountId}
      union all
      select id, 'dividend', cost::float8, '{}', jsonb_build_object('code', code),
        (bought_on + time '18:00') at time zone 'Asia/Bangkok'
      from fund_lot where user_id = ${userId} and account = ${accountId} and kind = 'dividend'
    ) as line order by made_at desc, id desc limit ${maxLogs}`.execute(db)
  return rows
}

export type InstalmentRow = {
  month: number
  due_on: string
  tried_on: string
  state: 'short' | 'paid' | 'skipped'
  reason: MissReason | null
  amount: PracticeBaht
  tries: number
  orders: string[]
}

/** The instalments of an account that were tried, newest first. */
export async function listInstalments(
  db: Db | Tx,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<InstalmentRow[]> {
  const { rows } = await sql<InstalmentRow>`
    select month, due_on, tried_on, state, reason, done.amount::float8 as amount, tries, coalesce(robo_log.orders, '{}') as orders
    from robo_instalment as done left join robo_log on robo_log.user_id = done.user_id and robo_log.id = done.log_id
    where done.user_id = ${userId} and done.account_id = ${accountId} order by month desc limit 60`.execute(db)
  return rows
}

/** What the instalments of an account came to. */
export async function sumInstalments(db: Db | Tx, { userId, accountId }: { userId: string; accountId: string }) {
  const { rows } = await sql<{
    paid_sum: PracticeBaht
    paid_count: number
    skipped_count: number
    last: number | null
  }>`
    select coalesce(sum(amount) filter (where state = 'paid'), 0)::float8 as paid_sum,
      count(*) filter (where state = 'paid')::int as paid_count,
      count(*) filter (where state = 'skipped')::int as skipped_count, max(month) as last
    from robo_instalment where user_id = ${userId} and account_id = ${accountId}`.execute(db)
  return rows[0]!
}
