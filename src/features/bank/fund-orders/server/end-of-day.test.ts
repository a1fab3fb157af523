// The nights of funds against a pure model, with nights that die, run twice, at once, and are missed.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { businessDaysBetween, orderDayAt } from '../../clock/business-day-rules.ts'
import { frontFeeOf, unitsFor, worthOf } from '../../funds/fund-rules.ts'
import { buyFund, cancelFundOrder, sellFund, switchFund } from '../contract.ts'
import { highRiskVersion } from '../high-risk-rules.ts'
import { takeFromLots } from '../lot-rules.ts'
import { runFundEndOfDays } from './end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
type Person = Awaited<ReturnType<typeof aPerson>>

/** A small generator with a fixed seed, so that a failure repeats. */
function newChance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const codes = ['SIM-BONDDIV', 'SIM-THAI50', 'SIM-CASH'] as const
const fees: Record<string, number> = { 'SIM-BONDDIV': 0, 'SIM-THAI50': 0, 'SIM-CASH': 0, 'SIM-MIX30': 50 }

type Ordered = {
  id: string
  kind: 'buy' | 'sell'
  code: string
  amount: number | null
  units: number | null
  trade_on: string
  priced_on: string
  settled_on: string
  switch_id: string | null
}
type ModelLot = { id: string; units_left: number; cost_left: number; bought_on: string }

/** What a person ends with, worked out day by day from the orders alone. */
function runModel(orders: Ordered[], navs: Map<string, { nav: number; dividend: number }>, days: string[]) {
  const lots = new Map<string, ModelLot[]>()
  const lotsOf = (code: string) => lots.get(code) ?? lots.set(code, []).get(code)!
  const brought = new Map<string, number>()
  let cash = 0
  for (const day of days) {
    for (const order of orders.filter(({ priced_on }) => priced_on === day)) {
      const { nav } = navs.get(`${order.code} ${order.trade_on}`)!
      const own = lotsOf(order.code)
      if (order.kind === 'buy') {
        const amount = order.switch_id ? brought.get(order.switch_id)! : order.amount!
        if (!order.switch_id) cash -= amount
        const invested = amount - frontFeeOf(amount, fees[order.code]!)
        own.push({ id: order.id, units_left: unitsFor(invested, nav), cost_left: invested, bought_on: order.trade_on })
      } else {
        own.sort((a, b) => (a.bought_on + a.id < b.bought_on + b.id ? -1 : 1))
        for (const part of takeFromLots(own, order.units!)) {
          const lot = own.find(({ id }) => id === part.id)!
          lot.units_left -= part.units
          lot.cost_left -= part.cost
        }
        const proceeds = worthOf(order.units!, nav)
        if (order.switch_id) brought.set(order.switch_id, proceeds)
        else cash += proceeds
      }
    }
    for (const code of lots.keys()) {
      const paid = navs.get(`${code} ${day}`)
      const units = lotsOf(code).reduce((sum, lot) => sum + lot.units_left, 0)
      if (!paid?.dividend || units === 0) continue
      const amount = worthOf(units, paid.dividend)
      const bought = unitsFor(amount, paid.nav)
      if (bought > 0)
        lotsOf(code).push({ id: `dividend-${day}`, units_left: bought, cost_left: amount, bought_on: day })
    }
  }
  const left = [...lots].map(([code, own]) => {
    const sum = (pick: (lot: ModelLot) => number) => own.reduce((total, lot) => total + pick(lot), 0)
    return [code, sum((lot) => lot.units_left), sum((lot) => lot.cost_left)]
  })
  return { cash, left: left.toSorted() }
}

test('however its nights ran, a person ends where the model ends', async () => {
  const chance = newChance(18)
  const moments = businessDaysBetween('2026-11-23', '2027-01-08').flatMap((day) => [`${day}T09:30`, `${day}T19:00`])
  const persons: Person[] = []
  fixture.clock.now = new Date('2026-11-23T09:00+07:00')
  for (let nth = 0; nth < 4; nth++) persons.push(await aPerson(fixture))
  let taken = 0
  for (const moment of moments) {
    fixture.clock.now = new Date(`${moment}+07:00`)
    await runSomeEndOfDays(chance(6), chance)
    for (const who of persons) {
      who.token = await freshToken(fixture, who)
      if (chance(3) === 0) taken += await doSomething(who, chance)
    }
  }
  fixture.clock.now = new Date('2027-01-20T19:00+07:00')
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  expect(taken).toBeGreaterThan(25)
  const days = businessDaysBetween('2026-11-23', '2027-01-20')
  const navRows = await fixture.db.selectFrom('fund_nav').selectAll().where('day', '>=', '2026-11-20').execute()
  const navs = new Map(navRows.map((row) => [`${row.code} ${row.day}`, row]))
  for (const { id } of persons) {
    const { rows: orders } = await sql<Ordered & { state: string }>`
      select id, kind, code, amount::float8 as amount, units::float8 as units, trade_on, priced_on, settled_on, switch_id, state
      from fund_order where user_id = ${id} and state <> 'cancelled' order by trade_on, id`.execute(fixture.db)
    expect(orders.every(({ state }) => state === 'settled')).toBe(true)
    const model = runModel(orders, navs, days)
    const { rows: held } = await sql<{ code: string; units: number; cost: number }>`
      select code, sum(units_left)::float8 as units, sum(cost_left)::float8 as cost from fund_lot
      where user_id = ${id} group by code order by code`.execute(fixture.db)
    expect(held.map(({ code, units, cost }) => [code, units, cost])).toEqual(model.left)
    const { rows } = await sql<{ wallet: number; months: number }>`
      select satang::float8 as wallet, coalesce(months, 0) as months from wallet
      left join practice_purse on practice_purse.user_id = wallet.user_id
      where wallet.user_id = ${id} and currency = 'practice_baht'`.execute(fixture.db)
    expect(rows[0]!.wallet).toBe(1_000_000 + rows[0]!.months * 100_000 + model.cash)
  }
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

/** None, one, one that dies after some batches, two at once, or the same again. */
async function runSomeEndOfDays(kind: number, chance: (below: number) => number): Promise<void> {
  const { now } = fixture.clock
  if (kind <= 1) return
  if (kind === 2) await runFundEndOfDays(fixture.db, now, { batch: 1, max: chance(3) })
  else if (kind === 3) await Promise.all([1, 2].map(() => runFundEndOfDays(fixture.db, now, { batch: 1 })))
  else await runFundEndOfDays(fixture.db, now)
}

async function doSomething(who: Person, chance: (below: number) => number): Promise<number> {
  const trade_on = orderDayAt(fixture.clock.now)
  const code = codes[chance(codes.length)]!
  const header = { 'idempotency-key': crypto.randomUUID() }
  const act = chance(10)
  const part = { code, trade_on, ...(act === 7 ? { all: true as const } : { units: 100_000 + chance(3_000_000) }) }
  if (act < 5) {
    const body = { code, amount: 5_000 + chance(200_000), trade_on, risk_read: highRiskVersion }
    const { json, status } = await fixture.send(who, buyFund, { body: body as never }, header)
    if (status === 200 && chance(6) === 0)
      await fixture.send(who, cancelFundOrder, { body: { id: json.orders[0]!.id } })
    return status === 200 ? 1 : 0
  }
  const reply =
    act < 8
      ? await fixture.send(who, sellFund, { body: part as never }, header)
      : await fixture.send(who, switchFund, { body: { ...part, to: 'SIM-MIX30' } as never }, header)
  return reply.status === 200 ? 1 : 0
}
