import type { Insertable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { importCodes } from '#features/store/codes/server/import-commands.ts'
import { buyPremium } from '#features/store/orders/contract.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { openTestbed } from './testbed.ts'

type Bed = Awaited<ReturnType<typeof openTestbed>>
type Ground = Pick<Bed, 'db' | 'keys'> & { clock: { now: Date } }

type Wanted = Omit<Partial<Insertable<Tables['premium']>>, 'price'> & {
  /** Hundredths of koin. */
  price?: number
  /** Of codes: what its pool gets. */
  codes?: string[]
}

const dayMs = 24 * 3_600_000

/** A premium straight in the database: on sale since yesterday, ten pieces of 100.00 koin, unless told otherwise. */
export async function aPremium(bed: Ground, { price = 10_000, codes, ...wanted }: Wanted = {}): Promise<string> {
  const { now } = bed.clock
  const id = newId(now)
  const type = wanted.type ?? (codes ? 'code' : 'physical')
  const stock = codes ? 0 : 10
  await bed.db
    .insertInto('premium')
    .values({
      id,
      type,
      title: 'ถุงผ้า',
      summary: 'ถุงผ้าหนึ่งใบ',
      description: 'ย่อหน้าเดียว',
      image: '/art/premiums/bag.svg',
      price: koin(price),
      stock,
      on_sale_from: new Date(now.getTime() - dayMs),
      partner: type === 'charity' ? 'ห้องสมุดจำลอง' : null,
      voucher_opens: type === 'voucher' ? 'event' : null,
      how_to_use: codes ? 'กรอกในหน้าของขวัญ' : null,
      made_at: now,
      updated_at: now,
      ...wanted,
    })
    .execute()
  if (codes) await putCodes(bed, id, codes)
  return id
}

/** Puts codes into a pool, as staff does. */
export async function putCodes(bed: Ground, premiumId: string, codes: string[]): Promise<void> {
  const actorId = crypto.randomUUID()
  const given = { actorId, premiumId, csv: codes.join('\n'), keys: bed.keys, now: bed.clock.now }
  await bed.db.transaction().execute((tx) => importCodes(tx, given))
}

/** A place that the list knows. */
export const anAddress = {
  name: 'นก ใจดี',
  phone: '081-234-5678',
  line: '99/1 ถนนสุขใจ',
  tambon: 'สามเสนใน',
  amphoe: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
}

/** The same place among somebody's kept ones; its id. */
export async function keepAddress(bed: Pick<Ground, 'db' | 'clock'>, userId: string): Promise<string> {
  const id = newId(bed.clock.now)
  await bed.db
    .insertInto('kept_address')
    .values({ user_id: userId, id, ...anAddress, used_at: bed.clock.now })
    .execute()
  return id
}

type Buying = { id: string; quantity?: number; price?: number; address?: object | undefined; key?: string }

/** Buys over HTTP, to `anAddress` unless told otherwise. */
export function buy(
  bed: Bed,
  who: { token: string },
  { id, quantity = 1, price = 10_000, address = anAddress, key = crypto.randomUUID() }: Buying,
) {
  const body = { id, quantity, expected_price: koin(price), address: address as typeof anAddress }
  return bed.send(who, buyPremium, { body }, { 'idempotency-key': key })
}

/** What must be empty: stock, sales, limits, codes, orders and books that do not agree to the unit. */
export async function findStoreFaults(bed: Pick<Bed, 'db'>): Promise<string[]> {
  const { db } = bed
  const [premiums, orders, buyers, codes, moves, books] = await Promise.all([
    db.selectFrom('premium').selectAll().execute(),
    db.selectFrom('premium_order').selectAll().execute(),
    db.selectFrom('premium_buyer').selectAll().execute(),
    db.selectFrom('premium_code').selectAll().execute(),
    db
      .selectFrom('ledger_transfer as transfer')
      .innerJoin('ledger_entry as line', (join) =>
        join
          .onRef('line.user_id', '=', 'transfer.user_id')
          .onRef('line.currency', '=', 'transfer.currency')
          .onRef('line.transfer_id', '=', 'transfer.id'),
      )
      .select(['transfer.cause', 'line.satang'])
      .where('line.account', 'in', ['store_revenue', 'donation'])
      .where('transfer.cause', 'like', 'store:%')
      .execute(),
    auditLedger(db),
  ])
  const faults = books.map(({ check, count }) => `${check}: ${count}`)
  const moved = new Map(moves.map(({ cause, satang }) => [cause, Number(satang)]))
  // What gifts of Super Quest cost, if anything, is booked by their own causes.
  const expected = orders.flatMap(({ id, paid, state, source }): [string, number][] => [
    ...(source === null ? [[`store:buy:${id}`, paid] as [string, number]] : []),
    ...(state === 'refunded' && paid > 0 ? [[`store:refund:${id}`, -paid] as [string, number]] : []),
  ])
  for (const [cause, amount] of expected)
    if (moved.get(cause) !== amount) faults.push(`${cause}: ${moved.get(cause)} booked, ${amount} due`)
  if (moved.size !== expected.length) faults.push(`${moved.size} movements, ${expected.length} due`)
  for (const { id, sold, taken, stock, type } of premiums) {
    const kept = orders.filter((order) => order.premium_id === id && order.state !== 'refunded')
    const pieces = kept.reduce((sum, { quantity }) => sum + quantity, 0)
    const paid = kept.reduce((sum, order) => sum + order.paid, 0)
    if (sold !== pieces || taken !== paid)
      faults.push(`${id}: ${sold} for ${taken} counted, ${pieces} for ${paid} there`)
    const free = codes.filter((code) => code.premium_id === id && code.order_id === null).length
    if (type === 'code' && stock !== free) faults.push(`${id}: stock ${stock}, ${free} codes free`)
    for (const { user_id, bought } of buyers.filter(({ premium_id }) => premium_id === id)) {
      const own = kept
        .filter((order) => order.user_id === user_id && order.source === null)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      if (own !== bought) faults.push(`${id}: ${bought} counted for one buyer, ${own} there`)
    }
  }
  for (const order of orders.filter(({ type }) => type === 'code')) {
    const own = codes.filter(({ order_id, void_at }) => order_id === order.id && void_at === null).length
    const due = order.state === 'refunded' ? 0 : order.quantity
    if (own !== due) faults.push(`${order.id}: ${own} codes, ${due} due`)
  }
  return faults
}
