import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { lockPracticeWallet } from '#features/bank/practice-wallet/server/commands.ts'
import { requirePlanLevel } from '#features/robo/risk/server/queries.ts'
import { practiceBaht } from '#lib/money.ts'
import { isInFall } from '../../fall-rules.ts'
import { readAccountHistory, readFlows, readFunds } from '../figures/figure-queries.ts'
import { addLog } from '../log-commands.ts'
import { refuseShortBaht } from '../plan/open-commands.ts'
import { findAccount, findPlan, lockLiveAccount } from '../queries.ts'
import { placeTrades, refuseOtherTrades, type ToSell, type Trade, tradesOfBuy, tradesOfSale } from './trade-commands.ts'

export type Ordering = {
  userId: string
  accountId: string
  tradeOn: string | null
  quote: string | undefined
  now: Date
}

/** Locks a person's purse and then one of their accounts that is live. Throws robo_account_not_found, _closed. */
export async function lockAccount(
  tx: Tx,
  { userId, accountId, now }: { userId: string; accountId: string; now: Date },
) {
  // Nobody who has no such account gets a purse.
  await findAccount(tx, { userId, accountId })
  await lockPracticeWallet(tx, { userId, now })
  const account = await lockLiveAccount(tx, { userId, accountId })
  return { account, plan: await findPlan(tx, { userId, id: account.plan_id }) }
}

/** Puts new money into an account → the trades. Refuses as buyMutualFund of the contract says. */
export async function buyIntoAccount(tx: Tx, ordering: Ordering & { amount: number }): Promise<Trade[]> {
  const { userId, accountId, amount, quote, now } = ordering
  const { plan } = await lockAccount(tx, ordering)
  await requirePlanLevel(tx, { userId, level: plan.level, now })
  const trades = tradesOfBuy(await readFunds(tx, { userId, accountId, parts: plan.parts }), amount)
  refuseOtherTrades(trades, { quote, now })
  await refuseShortBaht(tx, userId, amount)
  const orders = await placeTrades(tx, ordering, trades)
  await addLog(tx, { userId, accountId, type: 'buy', amount, orders, now })
  return trades
}

/** Sells from an account, or all of it to close it → the trades. Refuses as saleMutualFund of the contract says. */
export async function sellFromAccount(tx: Tx, ordering: Ordering & { sell: ToSell }): Promise<Trade[]> {
  const { userId, accountId, sell, quote, now } = ordering
  const { plan } = await lockAccount(tx, ordering)
  const flows = await readFlows(tx, ordering)
  const trades = tradesOfSale(await readFunds(tx, { userId, accountId, parts: plan.parts }), flows, sell)
  refuseOtherTrades(trades, { quote, now })
  const isFall = isInFall((await readAccountHistory(tx, ordering)).points)
  const orders = await placeTrades(tx, ordering, trades)
  const amount = trades.reduce((sum, trade) => sum + trade.amount, 0)
  const type = sell.close ? 'close' : 'sell'
  await addLog(tx, { userId, accountId, type, amount, orders, facts: { is_in_fall: isFall }, now })
  if (sell.close) await beginClosing(tx, ordering)
  if (isFall)
    await tx
      .updateTable('robo_account')
      .set({ sold_in_fall: true })
      .where('user_id', '=', userId)
      .where('id', '=', accountId)
      .execute()
  if (sell.close && trades.length === 0) await closeAccount(tx, { userId, accountId, now })
  return trades
}

async function beginClosing(tx: Tx, { userId, accountId, now }: Ordering): Promise<void> {
  await tx
    .updateTable('robo_account')
    .set({ state: 'closing', closing_at: now, dca_try_on: null, dca_month: null, dca_tries: 0 })
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .execute()
  await sql`
    update robo_instalment set state = 'skipped', changed_at = ${now}
    where user_id = ${userId} and account_id = ${accountId} and state = 'short'`.execute(tx)
}

/** Closes an account that is closing and has nothing left → what its owner got out and gained. */
export async function closeAccount(
  tx: Tx,
  { userId, accountId, now }: { userId: string; accountId: string; now: Date },
): Promise<{ withdrawn: number; gain: number }> {
  const { put_in, withdrawn } = await readFlows(tx, { userId, accountId })
  await tx
    .updateTable('robo_account')
    .set({ state: 'closed', closed_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .where('state', '=', 'closing')
    .execute()
  const amount = practiceBaht(withdrawn)
  await addLog(tx, { userId, accountId, type: 'closed', amount, facts: { gain: withdrawn - put_in }, now })
  return { withdrawn, gain: withdrawn - put_in }
}
