// Orders of a plan after 15:30 and on days without business, sent as product/robo.md names them: without `trade_on`.
import { expect, test } from 'vitest'
import { key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { adjustMutualFund, buyMutualFund, saleMutualFund } from '../../money-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, open, again, detail } = newRoboFixture(fixture)

test('a plan is opened, bought and sold at any hour: the orders get the next business day, and the reply says so', async () => {
  await goTo('2027-01-11T20:00')
  let who = await anInvestor(3)
  const opened = (await open(who, { start_amount: 300_000, monthly: 0 })).json
  expect(opened.later).toMatchObject({ trade_on: '2027-01-12', why: 'after_cut_off' })
  expect(opened.later!.words).toContain('คำสั่งนี้จึงใช้ราคาของ 12 ม.ค. 2570')
  const accountId = opened.account.id

  await goTo('2027-01-16T10:00')
  who = await again(who)
  const bought = (await fixture.send(who, buyMutualFund, { body: { accountId, amount: 20_000 } }, key())).json
  expect(bought.later).toMatchObject({ trade_on: '2027-01-18', why: 'weekend' })
  const wrong = { accountId, amount: 20_000, trade_on: '2027-01-16' }
  expect((await fixture.send(who, buyMutualFund, { body: wrong }, key())).json.code).toBe('trade_day_changed')
  const sold = (await fixture.send(who, saleMutualFund, { body: { accountId, percent: 50 } }, key())).json
  expect(sold.later).toMatchObject({ trade_on: '2027-01-18' })
  const { transactionLogs } = await detail(who, accountId)
  for (const { trade_on } of transactionLogs.slice(0, 2).flatMap(({ orders }) => orders))
    expect(trade_on).toBe('2027-01-18')
  const renamed = await fixture.send(who, adjustMutualFund, { body: { accountId, name: 'ทะเลใหม่' } }, key())
  expect(renamed.json.later).toBeNull()

  await goTo('2027-01-21T10:00')
  who = await again(who)
  const today = (await fixture.send(who, buyMutualFund, { body: { accountId, amount: 20_000 } }, key())).json
  expect(today.later).toBeNull()
})
