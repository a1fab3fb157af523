// Orders of funds from the first tap to the money, over HTTP.
import { expect, test } from 'vitest'
import { showBankAccounts } from '#features/bank/deposits/contract.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { detailFund } from '../../funds/contract.ts'
import { frontFeeOf, unitsFor, worthOf } from '../../funds/fund-rules.ts'
import { showPracticeWallet } from '../../practice-wallet/contract.ts'
import { showFundBooks } from '../admin-contract.ts'
import {
  buyFund,
  cancelFundOrder,
  listFundOrders,
  listHoldings,
  sellFund,
  showFundOrder,
  showHoldingsHistory,
  switchFund,
} from '../contract.ts'
import { highRiskVersion } from '../high-risk-rules.ts'
import { runFundEndOfDays } from './end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
const at = (moment: string) => new Date(`${moment}+07:00`)
let keys = 0
const key = () => ({ 'idempotency-key': `order-${keys++}` })
type Person = Awaited<ReturnType<typeof aPerson>>

async function goTo(moment: string) {
  fixture.clock.now = at(moment)
  await runFundEndOfDays(db, fixture.clock.now)
}
const personAt = async (moment: string) => {
  fixture.clock.now = at(moment)
  return aPerson(fixture)
}
const buy = (who: Person, body: { code: string; amount: number; trade_on?: string }) =>
  send(who, buyFund, { body: { ...body, risk_read: highRiskVersion } as never }, key())
const sell = (who: Person, body: object) => send(who, sellFund, { body: body as never }, key())
const navOn = async (code: string, day: string) =>
  (
    await db
      .selectFrom('fund_nav')
      .select('nav')
      .where('code', '=', code)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).nav

async function readSettledNotices(who: Person): Promise<string[]> {
  const { items } = (await send(who, listNotices, { query: {} })).json
  return items.filter(({ href }) => href === '/bank/fund/orders').map(({ body }) => body)
}

async function expectBooks() {
  const staff = await aPerson(fixture, { roles: ['finance'] })
  const { json } = await send(staff, showFundBooks, {})
  expect(json.checks.filter(({ agrees }) => !agrees)).toEqual([])
}

/** The same person with a token of now. */
async function aPersonAgain(who: Person): Promise<Person> {
  return { ...who, token: await freshToken(fixture, who) }
}

test('bought on Wednesday before New Year, priced on Monday, settled on Tuesday; sold first in, first out', async () => {
  await goTo('2026-12-30T14:00')
  let who = await personAt('2026-12-30T14:00')
  const first = (await buy(who, { code: 'SIM-MIX60', amount: 100_050 })).json
  expect(first.balance).toBe(1_000_000 - 100_050)
  expect(first.orders).toMatchObject([
    {
      kind: 'buy',
      state: 'accepted',
      trade_on: '2026-12-30',
      priced_on: '2027-01-04',
      settled_on: '2027-01-05',
      nav: null,
    },
  ])
  expect((await send(who, listHoldings, {})).json).toMatchObject({
    in_orders: 100_050,
    total: 1_000_000,
    items: [],
  })

  await goTo('2027-01-04T09:00')
  who = await aPersonAgain(who)
  const nav = await navOn('SIM-MIX60', '2026-12-30')
  const fee = frontFeeOf(100_050, 50)
  const units = unitsFor(100_050 - fee, nav)
  const [order] = (await send(who, listFundOrders, { query: {} })).json.items
  expect(order).toMatchObject({ state: 'priced', nav, fee, units, may_cancel_until: null })
  expect((await sell(who, { code: 'SIM-MIX60', all: true })).json.code).toBe('no_units')

  await goTo('2027-01-05T09:00')
  who = await aPersonAgain(who)
  expect((await buy(who, { code: 'SIM-MIX60', amount: 200_000 })).status).toBe(200)
  await goTo('2027-01-07T09:00')
  who = await aPersonAgain(who)
  const held = (await send(who, listHoldings, {})).json
  const [holding] = held.items
  expect(holding!.lots.map(({ bought_on }) => bought_on)).toEqual(['2026-12-30', '2027-01-05'])
  expect(held.total).toBe(held.wallet + held.in_orders + worthOf(holding!.units, holding!.nav))
  const part = units + 10_000
  const sold = (await sell(who, { code: 'SIM-MIX60', units: part })).json.orders[0]!
  await goTo('2027-01-11T09:00')
  who = await aPersonAgain(who)
  const done = (await send(who, showFundOrder, { query: { id: sold.id } })).json
  const sellNav = await navOn('SIM-MIX60', '2027-01-07')
  expect(done).toMatchObject({ state: 'settled', units: part, nav: sellNav, proceeds: worthOf(part, sellNav) })
  expect(done.lots.map((lot) => [lot.bought_on, lot.units])).toEqual([
    ['2026-12-30', units],
    ['2027-01-05', 10_000],
  ])
  expect(done.lots[0]!.cost).toBe(100_050 - fee)
  expect(await readSettledNotices(who)).toEqual([
    `ขายสำเร็จ 1 รายการ ${formatKoin(practiceBaht(done.proceeds!))} บาทจำลองเข้ากระเป๋าฝึกแล้ว`,
    'ซื้อสำเร็จ 1 รายการ ได้หน่วยลงทุนแล้ว',
    'ซื้อสำเร็จ 1 รายการ ได้หน่วยลงทุนแล้ว',
  ])
  const after = (await send(who, listHoldings, {})).json
  expect(after.wallet).toBe(1_000_000 - 300_050 + done.proceeds! + (after.income - 1_000_000))
  expect(after.total - after.income).toBe(after.gain + after.realized - after.fees)
  expect(after.returns.time_weighted).not.toBeNull()
  const { points } = (await send(who, showHoldingsHistory, {})).json
  expect(points[0]).toMatchObject({ day: '2026-12-30', put_in: 100_050 })
  expect(points.at(-1)!.value).toBe(after.units_value)
  await expectBooks()
})

test('a switch sells and buys with what the sale brings, on the day it settles', async () => {
  await goTo('2027-02-01T09:00')
  let who = await personAt('2027-02-01T09:00')
  await buy(who, { code: 'SIM-CASH', amount: 500_000 })
  await goTo('2027-02-03T09:00')
  who = await aPersonAgain(who)
  const body = { code: 'SIM-CASH', to: 'SIM-WORLD', amount: 200_000, risk_read: highRiskVersion }
  const { json } = await send(who, switchFund, { body: body as never }, key())
  expect(json.orders.map(({ kind, code, trade_on }) => [kind, code, trade_on])).toEqual([
    ['sell', 'SIM-CASH', '2027-02-03'],
    ['buy', 'SIM-WORLD', '2027-02-05'],
  ])
  await goTo('2027-02-09T09:00')
  who = await aPersonAgain(who)
  const [bought, sold] = (await send(who, listFundOrders, { query: {} })).json.items
  expect(sold).toMatchObject({ state: 'settled', kind: 'sell' })
  expect(bought).toMatchObject({ state: 'settled', kind: 'buy', amount: sold!.proceeds, switch_with: 'SIM-CASH' })
  expect(sold!.proceeds).toBeGreaterThanOrEqual(200_000)
  await expectBooks()
})

test('cancelled before the cut-off everything is back; at 15:30 it is too late', async () => {
  await goTo('2027-03-01T15:00')
  let who = await personAt('2027-03-01T15:00')
  const [order] = (await buy(who, { code: 'SIM-THAI50', amount: 50_000 })).json.orders
  const [other] = (await buy(who, { code: 'SIM-THAI50', amount: 60_000 })).json.orders
  // What is in orders is not gone from the page of the bank.
  const { practice } = (await send(who, showBankAccounts, {})).json
  expect(practice).toEqual({ wallet: 890_000, funds: 110_000 })
  fixture.clock.now = at('2027-03-01T15:29:59.999')
  who = await aPersonAgain(who)
  const cancelled = (await send(who, cancelFundOrder, { body: { id: order!.id } })).json
  expect(cancelled).toMatchObject({ balance: 940_000, orders: [{ state: 'cancelled' }] })
  expect((await send(who, cancelFundOrder, { body: { id: order!.id } })).json.balance).toBe(940_000)
  fixture.clock.now = at('2027-03-01T15:30:00')
  who = await aPersonAgain(who)
  expect((await send(who, cancelFundOrder, { body: { id: other!.id } })).json).toMatchObject({
    code: 'cut_off_passed',
  })
})

const amountFaults: [string, number, string][] = [
  ['0', 0, 'invalid_input'],
  ['below the least', 4_999, 'below_least'],
  ['more than one has', 1_000_001, 'baht_short'],
  ['with three decimals', 5_000.5, 'invalid_input'],
  ['of 10^15 baht', 10 ** 17, 'invalid_input'],
  ['of 10^15', 10 ** 15, 'baht_short'],
]
test.each(amountFaults)('a purchase %s is refused in Thai and moves nothing', async (_, amount, code) => {
  const who = await personAt('2027-03-02T10:00')
  const { json, status } = await buy(who, { code: 'SIM-THAI50', amount })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(json).toMatchObject({ code, detail: expect.stringMatching(/[ก-๛]/) })
  expect((await send(who, listFundOrders, { query: {} })).json.total).toBe(0)
  expect((await send(who, showPracticeWallet, {})).json.is_open).toBe(false)
})

const lateOrders: [string, string, string, string][] = [
  ['at the cut-off to the millisecond', '2027-03-02T15:30:00.000', 'after_cut_off', '2027-03-03'],
  ['a second before midnight', '2027-03-02T23:59:59', 'after_cut_off', '2027-03-03'],
  ['on Saturday just after midnight', '2027-03-06T00:00:01', 'weekend', '2027-03-08'],
  ['on Chakri Day', '2027-04-06T10:00', 'bank_holiday', '2027-04-07'],
  ['on New Year', '2027-12-31T10:00', 'bank_holiday', '2028-01-04'],
]
test.each(lateOrders)('an order %s goes to the next business day and says so', async (_, moment, why, day) => {
  const who = await personAt(moment)
  const wrong = await buy(who, { code: 'SIM-CASH', amount: 10_000, trade_on: '2027-03-01' })
  expect(wrong.json).toMatchObject({ code: 'trade_day_changed', detail: expect.stringContaining('ยังไม่มีการหักเงิน') })
  expect((await send(who, showPracticeWallet, {})).json.is_open).toBe(false)
  const plain = await buy(who, { code: 'SIM-CASH', amount: 10_000 })
  expect(plain.json).toMatchObject({ orders: [{ trade_on: day }], later: { trade_on: day, why } })
  expect(plain.json.later!.words).toContain(`คำสั่งนี้จึงใช้ราคาของ ${formatThaiDate(day)}`)
  const guarded = await buy(who, { code: 'SIM-CASH', amount: 10_000, trade_on: day })
  expect(guarded.json.orders).toMatchObject([{ trade_on: day }])
  expect((await send(who, detailFund, { query: { type: 'SIM-CASH' } })).json.timing.trade_on).toBe(day)
})

test('a paused fund takes no purchase, and sells as long as the pause is for purchases', async () => {
  await goTo('2027-05-11T09:00')
  let who = await personAt('2027-05-11T09:00')
  await buy(who, { code: 'SIM-OIL', amount: 100_000 })
  await goTo('2027-05-13T09:00')
  who = await aPersonAgain(who)
  const pause = (paused: 'buy' | 'all' | null) =>
    db
      .updateTable('fund')
      .set({ paused, pause_reason: paused && 'ปรับปรุงข้อมูล' })
      .where('code', '=', 'SIM-OIL')
      .execute()
  await pause('buy')
  expect((await buy(who, { code: 'SIM-OIL', amount: 10_000 })).json).toMatchObject({
    code: 'fund_paused',
    detail: expect.stringContaining('ปรับปรุงข้อมูล'),
  })
  expect((await send(who, switchFund, { body: { code: 'SIM-CASH', to: 'SIM-OIL', all: true } }, key())).json.code).toBe(
    'fund_paused',
  )
  expect((await sell(who, { code: 'SIM-OIL', amount: 5_000 })).status).toBe(200)
  await pause('all')
  expect((await sell(who, { code: 'SIM-OIL', amount: 5_000 })).json.code).toBe('fund_paused')
  await pause(null)
  expect((await sell(who, { code: 'SIM-OIL', units: 10 ** 12 })).json.code).toBe('units_short')
  expect((await sell(who, { code: 'SIM-OIL', units: 1 })).json.code).toBe('below_least')
  expect((await sell(who, { code: 'SIM-OIL', units: 10_000, all: true })).json.code).toBe('one_measure')
  expect((await sell(who, { code: 'SIM-NOT', all: true })).json.code).toBe('fund_not_found')
  expect((await send(who, sellFund, { body: { code: 'SIM-OIL', all: true } })).json.code).toBe('fund_key_needed')
})

test('two tabs that sell the same units: one sale is taken; a double tap buys once', async () => {
  await goTo('2027-06-14T09:00')
  let who = await personAt('2027-06-14T09:00')
  const body = { code: 'SIM-BOND', amount: 300_000 } as never
  const same = key()
  const twice = await Promise.all([1, 2].map(() => send(who, buyFund, { body }, same)))
  expect(twice[0]!.json).toEqual(twice[1]!.json)
  await goTo('2027-06-16T09:00')
  who = await aPersonAgain(who)
  const tries = await Promise.all(Array.from({ length: 6 }, () => sell(who, { code: 'SIM-BOND', all: true })))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(tries.filter(({ status }) => status !== 200).map(({ json }) => json.code))).toEqual(
    new Set(['no_units']),
  )
  const races = await Promise.all(Array.from({ length: 6 }, () => buy(who, { code: 'SIM-CASH', amount: 400_000 })))
  expect(races.filter(({ status }) => status === 200)).toHaveLength(1)
  await goTo('2027-06-18T09:00')
  await expectBooks()
})
