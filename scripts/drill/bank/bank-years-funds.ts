import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { orderDayAt } from '#features/bank/clock/business-day-rules.ts'
import { cancelOrder } from '#features/bank/fund-orders/server/commands.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { viewHoldings } from '#features/bank/fund-orders/server/holding-queries.ts'
import { placeBuy, placeSell, placeSwitch } from '#features/bank/fund-orders/server/place-commands.ts'
import { openPracticeWallet, payPracticeWallets } from '#features/bank/practice-wallet/server/commands.ts'
import type { Random } from '../support/random.ts'

const codes = ['SIM-CASH', 'SIM-GOV3', 'SIM-MIX60', 'SIM-THAI50', 'SIM-TECH'] as const

export async function openPracticeWallets(db: Db, ids: readonly string[], now: Date): Promise<void> {
  for (const userId of ids) await db.transaction().execute((tx) => openPracticeWallet(tx, { userId, now }))
}

/** The monthly sums, and the funds' days since the last time. */
export async function passFundEndOfDay(db: Db, now: Date): Promise<void> {
  await payPracticeWallets(db, now)
  await runFundEndOfDays(db, now)
}

/** One act of somebody with funds: a purchase, a sale, a switch or a cancellation. Throws refusals. */
export async function actWithFunds(tx: Tx, random: Random, { userId, now }: { userId: string; now: Date }) {
  const code = random.pick(codes)
  const placing = { userId, account: 'own', tradeOn: orderDayAt(now), now, code }
  const kind = random.int(1, 10)
  if (kind <= 5) return placeBuy(tx, { ...placing, amount: random.int(5_000, 200_000) })
  const wanted = random.chance(0.3) ? { all: true } : { units: random.int(1, 500_000) }
  if (kind <= 7) return placeSell(tx, { ...placing, wanted })
  if (kind <= 9) return placeSwitch(tx, { ...placing, to: codes.find((one) => one !== code)!, wanted })
  const { rows } = await sql<{ id: string }>`
    select id from fund_order where user_id = ${userId} and state = 'accepted' limit 1`.execute(tx)
  if (rows[0]) return cancelOrder(tx, { userId, id: rows[0].id, now })
}

/** What somebody's page of funds says, beside the ledger. */
export async function findUntrueFunds(db: Db, userId: string, now: Date): Promise<string[]> {
  const { wallet: purse, in_orders, items } = await viewHoldings(db, userId, now)
  const { rows } = await sql<{ wallet: number; orders: number; units: number }>`
    select coalesce(sum(satang) filter (where account = 'wallet'), 0)::float8 as wallet,
      coalesce(sum(satang) filter (where account = 'fund_order'), 0)::float8 as orders,
      coalesce(sum(satang) filter (where account = 'fund_units'), 0)::float8 as units
    from ledger_entry where user_id = ${userId} and currency = 'practice_baht'`.execute(db)
  const { wallet, orders, units } = rows[0]!
  const cost = items.reduce((sum, one) => sum + one.cost, 0)
  return purse === wallet && in_orders === orders && cost === units
    ? []
    : [`${userId} ${now.toISOString()}: funds ${purse} ${in_orders} ${cost}, books ${wallet} ${orders} ${units}`]
}
