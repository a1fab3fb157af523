import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { AdminFund } from '../admin-contract.ts'
import { findFund, listFunds, toItem } from './queries.ts'
import { describeFund } from './view-queries.ts'

/** How many accounts hold each fund, and how many orders are on the way; funds without either are left out. */
async function countUse(db: Db | Tx): Promise<Map<string, { holders: number; open_orders: number }>> {
  const { rows } = await sql<{ code: string; holders: number; open_orders: number }>`
    select code, sum(holders)::int as holders, sum(open_orders)::int as open_orders from (
      select code, count(*) as holders, 0 as open_orders from fund_holding where units > 0 group by code
      union all
      select code, 0, count(*) from fund_order where state = 'accepted' group by code
      union all
      select code, 0, count(*) from fund_order where state = 'priced' group by code
    ) as used group by code`.execute(db)
  return new Map(rows.map(({ code, ...use }) => [code, use]))
}

const unused = { holders: 0, open_orders: 0 }

/** All funds for staff. */
export async function listAdminFunds(db: Db | Tx) {
  const [funds, use] = await Promise.all([listFunds(db), countUse(db)])
  return funds.map((fund) => ({ ...toItem(fund), source: fund.source, ...(use.get(fund.code) ?? unused) }))
}

/** One fund for staff. Throws fund_not_found. */
export async function viewAdminFund(db: Db | Tx, code: string, now: Date): Promise<AdminFund> {
  const fund = await findFund(db, code)
  const use = (await countUse(db)).get(code) ?? unused
  return {
    ...describeFund(fund, now),
    pause_reason: fund.pause_reason,
    version: fund.version,
    updated_at: fund.updated_at.toISOString(),
    ...use,
  }
}
