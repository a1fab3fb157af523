import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { giveKoin, spendKoin } from '#features/koin/server/commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { findPremium } from '#features/store/premiums/server/queries.ts'
import { type Koin, koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { OrderView } from '../contract.ts'
import { type Buying, buyPremium } from './buy-commands.ts'
import { viewOrder } from './queries.ts'

export type Trial = { order: OrderView; before: Koin; after: Koin; left: number | null }

/** Carries what was seen out of a transaction that must not be kept. */
class Undone extends Error {
  readonly seen: Trial

  constructor(seen: Trial) {
    super('a trial is undone')
    this.seen = seen
  }
}

/**
 * Buys by the shop's own command out of a wallet that holds `wallet` (hundredths) and takes everything back: the transaction is
 * always rolled back, with its orders, transfers, stock, codes, notices and jobs. Refuses as buyPremium.
 */
export async function trySale(db: Db, buying: Buying, wallet: Koin): Promise<Trial> {
  try {
    return await db.transaction().execute(async (tx) => {
      throw new Undone(await buyFrom(tx, buying, wallet))
    })
  } catch (error) {
    if (error instanceof Undone) return error.seen
    throw error
  }
}

async function buyFrom(tx: Tx, buying: Buying, wallet: Koin): Promise<Trial> {
  const { userId, premiumId, now } = buying
  await findPremium(tx, premiumId)
  await lockBuyer(tx, { userId, premiumId })
  await fillWallet(tx, { userId, wallet, now })
  const id = await buyPremium(tx, buying)
  const order = await viewOrder(tx, { userId, id, now })
  const { stock } = await findPremium(tx, premiumId)
  return { order, before: wallet, after: await readBalance(tx, userId), left: stock }
}

/** Locks a buyer's own rows in the order of a purchase, so that a real one of the same person waits and never in a ring. */
async function lockBuyer(tx: Tx, { userId, premiumId }: { userId: string; premiumId: string }): Promise<void> {
  await sql`
    insert into premium_buyer as own (user_id, premium_id, bought) values (${userId}, ${premiumId}, 0)
    on conflict (user_id, premium_id) do update set bought = own.bought`.execute(tx)
  await sql`
    insert into order_count as own (user_id, orders) values (${userId}, 0)
    on conflict (user_id) do update set orders = own.orders`.execute(tx)
}

/** Makes a wallet hold exactly `wallet`, by transfers of the ledger. */
async function fillWallet(tx: Tx, { userId, wallet, now }: { userId: string; wallet: Koin; now: Date }): Promise<void> {
  const move = (amount: number) => ({
    userId,
    amount: koin(amount),
    account: 'adjustment' as const,
    cause: `store:sandbox:${newId(now)}`,
    title: 'กระเป๋าทดลอง',
    href: null,
    now,
  })
  // The first one locks the wallet: what is read then stays.
  await giveKoin(tx, move(1))
  const surplus = (await readBalance(tx, userId)) - wallet
  if (surplus > 0) await spendKoin(tx, move(surplus))
  if (surplus < 0) await giveKoin(tx, move(-surplus))
}
