import type { Db } from '#db/open.ts'
import { viewAccounts } from '#features/bank/deposits/server/queries.ts'
import { viewHoldings } from '#features/bank/fund-orders/server/holding-queries.ts'
import { sumPlans } from '#features/robo/accounts/server/figures/plan-sum-queries.ts'
import { add, practiceBaht } from '#lib/money.ts'
import type { NetWorth } from '../contract.ts'

/**
 * What a person has, read in one snapshot: an order that settles in between would stand in two lines or in none. The totals are
 * sums of the lines; that they are the books' is tested over random lives.
 */
export async function viewNetWorth(db: Db, userId: string, now: Date): Promise<NetWorth> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { savings, fixed, thaweesup } = await viewAccounts(tx, { userId, now })
      const { wallet, in_orders, items, income } = await viewHoldings(tx, userId, now)
      const deposits = [
        ...fixed.map(({ id, term, principal }) => ({ id, term, amount: principal })),
        ...(thaweesup ? [{ id: thaweesup.id, term: null, amount: thaweesup.saved }] : []),
      ]
      const funds = items.map(({ code, name, value }) => ({ code, name, amount: value }))
      const plans = await sumPlans(tx, userId)
      const total = practiceBaht([...funds, ...plans].reduce((sum, { amount }) => sum + amount, wallet + in_orders))
      return {
        koin: {
          wallet: savings.balance,
          deposits,
          total: add(savings.balance, ...deposits.map(({ amount }) => amount)),
          accrued: savings.accrued,
        },
        practice: { wallet, in_orders, funds, plans, total, income, market: practiceBaht(total - income) },
      }
    })
}
