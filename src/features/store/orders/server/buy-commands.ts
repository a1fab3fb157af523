import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { spendKoin } from '#features/koin/server/commands.ts'
import type { AddressForm } from '#features/store/addresses/contract.ts'
import { claimCodes } from '#features/store/codes/server/commands.ts'
import { findPremium, type PremiumRow } from '#features/store/premiums/server/queries.ts'
import { takeStock } from '#features/store/premiums/server/stock-commands.ts'
import { refuseMakerOfPremium } from '#features/store/premiums/server/value-queries.ts'
import { removeWish } from '#features/store/wishes/server/commands.ts'
import { type Koin, koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { firstStateOf } from '../order-state-rules.ts'
import { donationMade, premiumBought } from './activities.ts'
import { readParcel, storeParcel } from './parcel-commands.ts'
import { refuseSale, refuseShort, refuseUnlessMayBuy } from './purchase-checks.ts'
import { giveVouchers } from './voucher-commands.ts'

/** Where to send: a kept address, or a new one, which may be kept. */
export type SendTo = { address_id: string } | (AddressForm & { save: boolean })

export type Buying = {
  userId: string
  premiumId: string
  quantity: number
  /** Undefined: at whatever it costs now. */
  expectedPrice: Koin | undefined
  address: SendTo | undefined
  now: Date
}

/**
 * Buys pieces of a premium → the order's id. The limit per person, the order, what it opens, the koin, the stock and the
 * codes, all or nothing, and locked in this order: the buyer's own rows, the wallet, last the row that everybody shares.
 * Needs an Idempotency-Key around it: each call buys. Refuses as buyPremium of the contract says; then nothing is kept.
 */
export async function buyPremium(tx: Tx, buying: Buying): Promise<string> {
  const { userId, premiumId, quantity, now } = buying
  const premium = await findPremium(tx, premiumId)
  await refuseUnlessMayBuy(tx, userId, now)
  await refuseMakerOfPremium(tx, { premiumId, userId, now })
  const had = premium.per_person === null ? 0 : await readBought(tx, buying)
  refuseSale(premium, { ...buying, bought: had + quantity })
  const parcel = premium.type === 'physical' ? await readParcel(tx, buying) : null
  const bought = await countBought(tx, premium, buying)
  const paid = koin(premium.price * quantity)
  await refuseShort(tx, { userId, paid, now })
  const orderId = newId(now)
  await storeOrder(tx, { premium, orderId, paid, buying })
  if (parcel) await storeParcel(tx, { userId, orderId, parcel })
  await removeWish(tx, { userId, premiumId })
  await giveVouchers(tx, { premium, orderId, userId, quantity, now })
  await payOrder(tx, { premium, orderId, paid, buying })
  await noteBought(tx, { premium, orderId, paid, buying })
  if (!(await takeStock(tx, { premiumId, quantity, price: premium.price, bought, now })))
    throw await explainTaken(tx, buying)
  if (premium.type === 'code' && !(await claimCodes(tx, { userId, orderId, premiumId, quantity })))
    throw new Error(`the codes of ${premiumId} are fewer than its stock`)
  return orderId
}

/** The pieces that the person has of a premium, for its limit. */
async function readBought(tx: Tx, { userId, premiumId }: Pick<Buying, 'userId' | 'premiumId'>): Promise<number> {
  const { rows } = await sql<{ bought: number }>`
    select bought from premium_buyer where user_id = ${userId} and premium_id = ${premiumId}`.execute(tx)
  return rows[0]?.bought ?? 0
}

/** Counts the pieces for the limit, under a row that is the person's own → how many they have then. */
async function countBought(tx: Tx, premium: PremiumRow, { userId, premiumId, quantity }: Buying): Promise<number> {
  const { rows } = await sql<{ bought: number }>`
    insert into premium_buyer as own (user_id, premium_id, bought) values (${userId}, ${premiumId}, ${quantity})
    on conflict (user_id, premium_id) do update set bought = own.bought + ${quantity}
    returning bought`.execute(tx)
  const { bought } = rows[0]!
  refuseSale(premium, { quantity, expectedPrice: premium.price, now: null, bought })
  return bought
}

type Storing = { premium: PremiumRow; orderId: string; paid: Koin; buying: Buying }

async function storeOrder(tx: Tx, { premium, orderId, paid, buying }: Storing): Promise<void> {
  const { userId, premiumId, quantity, now } = buying
  const type = premium.type as 'physical' | 'code' | 'voucher' | 'charity'
  const state = firstStateOf(type)
  await tx
    .insertInto('premium_order')
    .values({
      user_id: userId,
      id: orderId,
      premium_id: premiumId,
      type,
      name: premium.title,
      image: premium.image,
      quantity,
      price: premium.price,
      paid,
      state,
      paid_at: now,
      delivered_at: state === 'delivered' ? now : null,
    })
    .execute()
  await sql`
    insert into order_count as own (user_id, orders) values (${userId}, 1)
    on conflict (user_id) do update set orders = own.orders + 1`.execute(tx)
}

async function payOrder(tx: Tx, { premium, orderId, paid, buying: { userId, now } }: Storing): Promise<void> {
  const isCharity = premium.type === 'charity'
  await spendKoin(tx, {
    userId,
    amount: paid,
    account: isCharity ? 'donation' : 'store_revenue',
    cause: `store:buy:${orderId}`,
    title: isCharity ? 'บริจาค' : 'แลก',
    href: `/store/${premium.id}`,
    now,
  })
}

async function noteBought(tx: Tx, { premium, orderId, paid, buying }: Storing): Promise<void> {
  const { userId, quantity, now } = buying
  await recordActivity(tx, {
    userId,
    kind: premium.type === 'charity' ? donationMade : premiumBought,
    subjectId: premium.id,
    facts: { type: premium.type, quantity, paid },
    cause: `store:bought:${orderId}`,
    now,
  })
}

/** Why the stock was not to be had after all: what others or staff did meanwhile. */
async function explainTaken(tx: Tx, buying: Buying): Promise<Error> {
  const now = await findPremium(tx, buying.premiumId)
  refuseSale(now, { ...buying, bought: await readBought(tx, buying) })
  return new Error('a purchase failed for a reason that is over')
}
