import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { worthOf } from '#features/bank/funds/fund-rules.ts'
import { practiceBaht } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { viewDetail } from './figures/detail-queries.ts'
import { listAccounts } from './queries.ts'

type FundRow = {
  code: string
  name: string
  risk: number
  paused: 'buy' | 'all' | null
  pause_reason: string | null
  plans: number
  holders: number
  units: number
  nav: number
}

/** What hangs on each fund, and how many accounts there are: listRoboFunds of the contract. */
export async function readRoboFunds(db: Db | Tx, now: Date) {
  const { rows } = await sql<FundRow>`
    with planned as (
      select part.code, count(*) as plans from robo_plan as plan
      join robo_account as account on account.user_id = plan.user_id and account.plan_id = plan.id
        and account.state in ('open', 'active'),
        jsonb_to_recordset(plan.parts) as part (code text)
      group by part.code
    ), held as (
      select code, count(*) as holders, sum(units) as units from fund_holding
      where account <> 'own' and units > 0 group by code
    )
    select fund.code, name, risk, paused, pause_reason, coalesce(plans, 0)::int as plans,
      coalesce(holders, 0)::int as holders, coalesce(held.units, 0)::float8 as units, last.nav
    from fund join fund_figure as last on last.code = fund.code
    left join planned on planned.code = fund.code left join held on held.code = fund.code
    where planned.code is not null or held.code is not null or paused is not null
    order by risk, fund.code`.execute(db)
  const items = rows.map(({ units, nav, ...row }) => ({ ...row, value: practiceBaht(worthOf(units, nav)) }))
  return { items, ...(await countAccounts(db, now)) }
}

async function countAccounts(db: Db | Tx, now: Date) {
  const { rows } = await sql<Record<'open' | 'active' | 'closing' | 'closed' | 'dca_paused' | 'late', number>>`
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'closing')::int as closing, count(*) filter (where state = 'closed')::int as closed,
      count(*) filter (where dca_paused_at is not null and state in ('open', 'active'))::int as dca_paused,
      count(*) filter (where dca_try_on < ${bangkokDay(now)}::date)::int as late
    from robo_account`.execute(db)
  const { late, ...accounts } = rows[0]!
  return { accounts, late }
}

/** Everything of a person's robo accounts. */
export async function viewRoboPerson(db: Db | Tx, userId: string, now: Date) {
  const items = []
  for (const { id: accountId } of await listAccounts(db, userId))
    items.push(await viewDetail(db, { userId, accountId }, now))
  return { items }
}
