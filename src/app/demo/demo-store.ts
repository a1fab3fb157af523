import { randomInt } from 'node:crypto'
import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { importCodes } from '#features/store/codes/server/import-commands.ts'
import { moveOrder } from '#features/store/orders/server/admin-commands.ts'
import { buyPremium } from '#features/store/orders/server/buy-commands.ts'
import { premiumStateOf } from '#features/store/premiums/premium-state-rules.ts'
import type { PremiumRow } from '#features/store/premiums/server/queries.ts'
import { addWish } from '#features/store/wishes/server/commands.ts'
import { koin } from '#lib/money.ts'

const dayMs = 24 * 3_600_000
const weeks = 13
const codesPerPool = 40
/** What a week of an eager pupil brings, in hundredths. */
const perWeek = [18_000, 24_000, 15_000, 21_000]

type Parts = { db: Db; keys: Pick<Keys, 'hmac'>; now: Date }
/** A buyer of the demo; who may not be sent anything buys what is not sent. */
export type DemoBuyer = { userId: string; name: string; isSentTo: boolean }

/** Three months of the store: codes in the pools, and purchases of these people, each once, by the product's own commands. */
export async function bringDemoOrders({ db, keys, now }: Parts, buyers: DemoBuyer[]): Promise<void> {
  await fillPools({ db, keys, now })
  for (const [i, buyer] of buyers.entries()) {
    const known = await db
      .selectFrom('premium_order')
      .select('id')
      .where('user_id', '=', buyer.userId)
      .executeTakeFirst()
    if (!known) await db.transaction().execute((tx) => liveThreeMonths(tx, buyer, i, now))
  }
}

/** Made-up codes for the pools that have none: the content brings none, since they could be taken for real ones. */
async function fillPools({ db, keys, now }: Parts): Promise<void> {
  const pools = await db.selectFrom('premium').select('id').where('type', '=', 'code').orderBy('id').execute()
  for (const { id: premiumId } of pools)
    await db.transaction().execute(async (tx) => {
      const filled = tx.selectFrom('premium_code').select('id').where('premium_id', '=', premiumId)
      if (await filled.executeTakeFirst()) return
      const codes = Array.from({ length: codesPerPool }, () => `DEMO-${randomInt(1e9)}-${randomInt(1e9)}`)
      await importCodes(tx, { actorId: premiumId, premiumId, csv: codes.join('\n'), keys, now })
    })
}

async function liveThreeMonths(tx: Tx, buyer: DemoBuyer, nth: number, now: Date): Promise<void> {
  const bought = new Set<string>()
  for (let week = 0; week < weeks; week++) {
    const then = new Date(now.getTime() - (weeks - week) * 7 * dayMs + nth * dayMs)
    await rewardKoin(tx, {
      userId: buyer.userId,
      source: 'event',
      amount: koin(perWeek[(week + nth) % perWeek.length]!),
      cause: `demo:week:${week}`,
      title: 'เข้าร่วมกิจกรรมตัวอย่าง',
      href: '/events',
      now: then,
    })
    const premium = await choosePremium(tx, { buyer, bought, turn: week + nth, then })
    if (!premium) continue
    bought.add(premium.id)
    await buyAndSend(tx, { buyer, premium, then, now, week })
  }
  const wished = await tx
    .selectFrom('premium')
    .select('id')
    .where('type', '=', 'physical')
    .orderBy('price', 'desc')
    .limit(2)
    .execute()
  for (const { id: premiumId } of wished) await addWish(tx, { userId: buyer.userId, premiumId, now })
}

type Choice = { buyer: DemoBuyer; bought: Set<string>; turn: number; then: Date }

/** Something that was on sale then, is not rare and was not bought before; what can be paid is seen by the wallet. */
async function choosePremium(tx: Tx, { buyer, bought, turn, then }: Choice): Promise<PremiumRow | null> {
  const wallet = await tx
    .selectFrom('wallet')
    .select('satang')
    .where('user_id', '=', buyer.userId)
    .where('currency', '=', 'koin')
    .executeTakeFirstOrThrow()
  const all = await tx.selectFrom('premium').selectAll().orderBy('price').orderBy('id').execute()
  const fitting = all.filter(
    (premium) =>
      premiumStateOf(premium, then) === 'on_sale' &&
      (premium.stock === null || premium.stock > 5) &&
      premium.price <= wallet.satang &&
      !bought.has(premium.id) &&
      (buyer.isSentTo || premium.type !== 'physical'),
  )
  return fitting[(turn * 7) % Math.max(1, fitting.length)] ?? null
}

type Order = { buyer: DemoBuyer; premium: PremiumRow; then: Date; now: Date; week: number }

/** The older a purchase, the further its parcel is. */
async function buyAndSend(tx: Tx, { buyer, premium, then, now, week }: Order): Promise<void> {
  const { userId, name } = buyer
  const address = { name, phone: '0812345678', line: '99/1 ซอยตัวอย่าง', ...place, is_confirmed: false, save: false }
  const wanted = { premiumId: premium.id, quantity: 1, expectedPrice: premium.price, address }
  const orderId = await buyPremium(tx, { userId, ...wanted, now: then })
  if (premium.type !== 'physical') return
  const after = (days: number) => new Date(then.getTime() + days * dayMs)
  const tracking = { carrier: 'ไปรษณีย์ไทย', number: `TH${orderId.replaceAll('-', '').slice(-10).toUpperCase()}` }
  const steps = [
    { from: 'paid', to: 'packed', at: after(1), tracking: null },
    { from: 'packed', to: 'shipped', at: after(2 + (week % 2)), tracking },
    { from: 'shipped', to: 'delivered', at: after(9), tracking: null },
  ] as const
  for (const { at, ...step } of steps) if (at < now) await moveOrder(tx, { orderId, ...step, now: at })
}

const place = { tambon: 'สามเสนใน', amphoe: 'พญาไท', province: 'กรุงเทพมหานคร', postcode: '10400' }
