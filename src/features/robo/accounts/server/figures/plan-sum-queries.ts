import type { Db, Tx } from '#db/open.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { findPlan, listAccounts } from '../queries.ts'
import { readFlows, readFunds, sumsOf } from './figure-queries.ts'

export type PlanSum = { id: string; name: string; amount: PracticeBaht }

/**
 * What lies in each plan of a person that is not closed (hundredths of baht): units at the last NAVs, purchases without a price,
 * and what its sales have brought and the practice wallet does not have yet. Together it is `robo_value` of listHoldings.
 */
export async function sumPlans(db: Db | Tx, userId: string): Promise<PlanSum[]> {
  const sums: PlanSum[] = []
  for (const { id, name, state, plan_id } of await listAccounts(db, userId)) {
    if (state === 'closed') continue
    const { parts } = await findPlan(db, { userId, id: plan_id })
    const flows = await readFlows(db, { userId, accountId: id })
    const { value } = sumsOf(await readFunds(db, { userId, accountId: id, parts }), flows)
    sums.push({ id, name, amount: practiceBaht(value + flows.on_the_way) })
  }
  return sums
}
