import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { practiceBaht } from '#lib/money.ts'
import { priceBuy, priceSell } from '../end-of-day-rules.ts'
import { takeFromLots } from '../lot-rules.ts'
import { moveBaht } from './money-commands.ts'
import { fundOrdersSettled } from './notices.ts'

type Owner = { userId: string; day: string; now: Date }
type Due = {
  id: string
  account: string
  code: string
  kind: 'buy' | 'sell'
  amount: number | null
  units: number | null
  front_fee: number
  nav: number
  trade_on: string
  settled_on: string
}

/** Prices a person's accepted orders that are due on a day and whose NAV is there, in the order of their trade days. */
export async function priceOrders(tx: Tx, { userId, day, now }: Owner): Promise<void> {
  const { rows } = await sql<Due>`
    select id, account, ordered.code, kind, amount::float8 as amount, units::float8 as units, front_fee, priced.nav,
      trade_on, settled_on
    from fund_order as ordered join fund_nav as priced on priced.code = ordered.code and priced.day = trade_on
    where user_id = ${userId} and state = 'accepted' and priced_on <= ${day}::date
      and (kind = 'sell' or amount is not null)
    order by trade_on, id`.execute(tx)
  for (const due of rows)
    await (due.kind === 'buy' ? priceOneBuy(tx, userId, due, now) : priceOneSell(tx, userId, due, now))
}

async function priceOneBuy(tx: Tx, userId: string, due: Due, now: Date): Promise<void> {
  const amount = due.amount!
  const { fee, units, invested, back } = priceBuy({ amount, front_fee: due.front_fee, nav: due.nav })
  await markPriced(tx, userId, due, { units, fee, now })
  const amounts = { fund_order: -amount, fund_fee: fee, fund_units: invested, wallet: back }
  await moveBaht(tx, { userId, orderId: due.id, step: 'price', title: 'ได้หน่วยลงทุน', ...amounts, now })
  if (units === 0) return
  const cost = practiceBaht(invested)
  const { account, code, id, trade_on: bought_on, settled_on: settles_on, nav } = due
  await tx
    .insertInto('fund_lot')
    .values({
      user_id: userId,
      account,
      code,
      id,
      kind: 'buy',
      bought_on,
      settles_on,
      nav,
      units,
      units_left: units,
      cost,
      cost_left: cost,
    })
    .execute()
  await sql`
    insert into fund_holding as own (user_id, account, code, units, fees)
    values (${userId}, ${account}, ${code}, ${units}, ${fee})
    on conflict (user_id, account, code) do update set units = own.units + ${units}, fees = own.fees + ${fee}`.execute(
    tx,
  )
}

async function priceOneSell(tx: Tx, userId: string, due: Due, now: Date): Promise<void> {
  const { account, code, id, nav } = due
  const held = due.units!
  const { units, proceeds, fellShort } = priceSell({ amount: due.amount, held, nav })
  const { rows: lots } = await sql<{ id: string; bought_on: string; units_left: number; cost_left: number }>`
    select id, bought_on, units_left::float8 as units_left, cost_left::float8 as cost_left from fund_lot
    where user_id = ${userId} and account = ${account} and code = ${code} and units_left > 0
    order by bought_on, id`.execute(tx)
  const taken = takeFromLots(lots, units)
  const cost = taken.reduce((sum, one) => sum + one.cost, 0)
  await markPriced(tx, userId, due, { units, proceeds, cost, fellShort, now })
  for (const part of taken) {
    const { bought_on } = lots.find((lot) => lot.id === part.id)!
    await sql`
      with sold as (
        insert into fund_lot_sale (user_id, order_id, lot_id, bought_on, units, cost)
        values (${userId}, ${id}, ${part.id}, ${bought_on}, ${part.units}, ${part.cost})
      )
      update fund_lot set units_left = units_left - ${part.units}, cost_left = cost_left - ${part.cost}
      where user_id = ${userId} and account = ${account} and code = ${code} and id = ${part.id}`.execute(tx)
  }
  await sql`
    update fund_holding set units = units - ${units}, settled = settled - ${units}, held = held - ${held},
      realized = realized + ${proceeds - cost}
    where user_id = ${userId} and account = ${account} and code = ${code}`.execute(tx)
  const amounts = { fund_units: -cost, fund_gain: cost - proceeds, fund_order: proceeds }
  await moveBaht(tx, { userId, orderId: id, step: 'price', title: 'ขายหน่วยลงทุน', ...amounts, now })
}

type Priced = { units: number; fee?: number; proceeds?: number; cost?: number; fellShort?: boolean; now: Date }

async function markPriced(tx: Tx, userId: string, { id, nav }: Due, priced: Priced): Promise<void> {
  const { units, fee = 0, proceeds = null, cost = null, fellShort = false, now } = priced
  const { numAffectedRows } = await sql`
    update fund_order set state = 'priced', priced_at = ${now}, nav = ${nav}, units = ${units}, fee = ${fee},
      proceeds = ${proceeds}, cost = ${cost}, fell_short = ${fellShort}
    where user_id = ${userId} and id = ${id} and state = 'accepted'`.execute(tx)
  if (numAffectedRows !== 1n) throw new Error(`order ${id} is no longer accepted`)
}

type ToSettle = {
  id: string
  account: string
  code: string
  kind: 'buy' | 'sell'
  units: number
  proceeds: number | null
  switch_id: string | null
}

/** Settles a person's priced orders that are due on a day: units may be sold, money is in the purse or in the switch's purchase. */
export async function settleOrders(tx: Tx, { userId, day, now }: Owner): Promise<void> {
  const { rows } = await sql<ToSettle>`
    update fund_order set state = 'settled', settled_at = ${now}
    where user_id = ${userId} and state = 'priced' and settled_on <= ${day}::date
    returning id, account, code, kind, units::float8 as units, proceeds::float8 as proceeds, switch_id`.execute(tx)
  for (const order of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, account, code, kind, units, proceeds, switch_id } = order
    if (kind === 'buy')
      await sql`
        update fund_holding set settled = settled + ${units}
        where user_id = ${userId} and account = ${account} and code = ${code}`.execute(tx)
    else if (switch_id === null)
      await moveBaht(tx, {
        userId,
        orderId: id,
        step: 'settle',
        title: 'รับเงินขายกองทุน',
        wallet: proceeds!,
        fund_order: -proceeds!,
        now,
      })
    else await passOn(tx, { userId, switch_id, proceeds: proceeds!, now })
  }
  await tellSettled(tx, { userId, day, now }, rows)
}

/** The robo-adviser tells of its own accounts itself, and a switch is told of when its purchase settles. */
async function tellSettled(tx: Tx, { userId, day, now }: Owner, orders: readonly ToSettle[]): Promise<void> {
  const own = orders.filter(({ account }) => account === 'own')
  const sales = own.filter(({ kind, switch_id }) => kind === 'sell' && switch_id === null)
  const bought = own.filter(({ kind }) => kind === 'buy').length
  if (bought + sales.length === 0) return
  const facts = { bought, sold: sales.length, proceeds: sales.reduce((sum, { proceeds }) => sum + proceeds!, 0) }
  await notify(tx, { userId, kind: fundOrdersSettled, facts, cause: `fund-settled:${day}`, now })
}

/** Gives what the sale of a switch brought to its purchase; a sale that brought nothing ends the purchase. */
async function passOn(
  tx: Tx,
  { userId, switch_id, proceeds, now }: { userId: string; switch_id: string; proceeds: number; now: Date },
) {
  await (proceeds > 0
    ? sql`update fund_order set amount = ${proceeds} where user_id = ${userId} and switch_id = ${switch_id} and kind = 'buy'`
    : sql`
      update fund_order set state = 'cancelled', cancelled_at = ${now}
      where user_id = ${userId} and switch_id = ${switch_id} and kind = 'buy' and state = 'accepted'`
  ).execute(tx)
}
