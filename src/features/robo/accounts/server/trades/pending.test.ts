// Orders on the way count as held when money is distributed and when drift is judged, over HTTP.
import { expect, test } from 'vitest'
import { key, moveMarket, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { getNotifications } from '../../../notices/contract.ts'
import { adjustMutualFund, buyMutualFund, saleMutualFund, showRoboQuote } from '../../money-contract.ts'
import { lookAtAccounts } from '../review/end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)

/** Nobody asks for a projection here. */
const projector = {
  project: () => Promise.reject(new Error('no projection is asked for')),
  close: () => Promise.resolve(),
}

async function look(): Promise<void> {
  await fixture.db.updateTable('robo_account').set({ target_at: fixture.clock.now }).execute()
  await lookAtAccounts(fixture.db, projector as never, fixture.clock.now)
}

test('money that comes while a new level is under way goes to what the plan will lack, not to what is being sold', async () => {
  await goTo('2027-01-11T10:00')
  let who = await anInvestor(2)
  const accountId = await anAccount(who, { start_amount: 300_000, level: 2, monthly: 0 })
  await goTo('2027-01-14T10:00')
  who = await again(who)
  const level = { accountId, level: 3 as const, is_level_acknowledged: true }
  const { json: shown } = await fixture.send(who, showRoboQuote, { query: { kind: 'level', accountId, level: '3' } })
  expect((await fixture.send(who, adjustMutualFund, { body: { ...level, quote: shown.quote } }, key())).status).toBe(
    200,
  )

  const under = (await detail(who, accountId)).mutualFundAccountDetail
  expect(under.has_open_orders).toBe(true)
  // A part that is too small for an order of its own is not moved: 100 of 3,000.
  expect(under.drift).toBeLessThan(334)
  const quote = (await fixture.send(who, showRoboQuote, { query: { kind: 'buy', accountId, amount: 700_000 } })).json
  for (const { share, target_share } of quote.after) expect(Math.abs(share - target_share)).toBeLessThan(100)
  const bought = await fixture.send(
    who,
    buyMutualFund,
    { body: { accountId, amount: 700_000, quote: quote.quote } },
    key(),
  )
  expect(bought.status).toBe(200)

  await goTo('2027-01-15T10:00')
  for (const { drift } of (await detail(who, accountId)).mutualFundAccountDetail.holdings)
    expect(Math.abs(drift)).toBeLessThan(200)
  await goTo('2027-01-25T10:00')
  const after = (await detail(who, accountId)).mutualFundAccountDetail
  expect(after.has_open_orders).toBe(false)
  for (const { drift } of after.holdings) expect(Math.abs(drift)).toBeLessThan(200)
  await look()
  const { items } = (await fixture.send(await again(who), getNotifications, {})).json
  expect(items.filter(({ kind }) => kind === 'drift')).toEqual([])
})

test('a sale on the way is no longer held: new money replaces what is sold', async () => {
  await goTo('2027-02-08T10:00')
  let who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 400_000, monthly: 0 })
  await goTo('2027-02-11T10:00')
  who = await again(who)
  await moveMarket(fixture.db, ['SIM-MIX60'], 2)
  const { json: sold } = await fixture.send(who, saleMutualFund, { body: { accountId, amount: 100_000 } }, key())
  expect(sold.trades.toSorted((one, other) => other.amount - one.amount)[0]!.code).toBe('SIM-MIX60')
  const quote = (await fixture.send(who, showRoboQuote, { query: { kind: 'buy', accountId, amount: 600_000 } })).json
  expect(
    (await fixture.send(who, buyMutualFund, { body: { accountId, amount: 600_000, quote: quote.quote } }, key()))
      .status,
  ).toBe(200)
  await goTo('2027-02-16T10:00')
  for (const { drift } of (await detail(who, accountId)).mutualFundAccountDetail.holdings)
    expect(Math.abs(drift)).toBeLessThan(200)
})

test('the notice of a drift tells what the last orders left and what prices did since', async () => {
  await goTo('2027-03-08T10:00')
  const who = await anInvestor(3)
  await anAccount(who, { start_amount: 400_000, monthly: 0 })
  await goTo('2027-03-12T10:00')
  await moveMarket(fixture.db, ['SIM-MIX60'], 1.6)
  await look()
  const { items } = (await fixture.send(await again(who), getNotifications, {})).json
  const [drift] = items.filter(({ kind }) => kind === 'drift')
  expect(drift!.figures).toMatchObject({ traded_drift: expect.any(Number), traded_on: 20_270_308 })
  expect(drift!.figures.traded_drift).toBeLessThan(100)
  expect(drift!.body).toContain('ราคากองทุนขยับตั้งแต่คำสั่งวันที่ 8 มี.ค. 2570')
})

test('a drift that orders left is not blamed on the market', async () => {
  await goTo('2027-04-19T10:00')
  let who = await anInvestor(3)
  await fixture.db
    .updateTable('fund')
    .set({ paused: 'buy', pause_reason: 'ปิดปรับปรุง' })
    .where('code', '=', 'SIM-MIX60')
    .execute()
  const accountId = await anAccount(who, { start_amount: 400_000, monthly: 0 })
  await goTo('2027-04-23T10:00')
  who = await again(who)
  await look()
  await fixture.db
    .updateTable('fund')
    .set({ paused: null, pause_reason: null })
    .where('code', '=', 'SIM-MIX60')
    .execute()
  const { items } = (await fixture.send(who, getNotifications, {})).json
  const [drift] = items.filter(({ kind }) => kind === 'drift')
  expect(drift!.figures.traded_drift).toBeGreaterThan(1_500)
  expect(drift!.body).toContain('หลังคำสั่งวันที่ 19 เม.ย. 2570 ห่างจากแผนอยู่แล้ว')
  expect(drift!.body).not.toContain('ราคากองทุนขยับ')
  expect((await detail(who, accountId)).mutualFundAccountDetail.may_rebalance).toBe(true)
})
