// Acts of one person at once: each unit and each baht goes once.
import { expect, test } from 'vitest'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import { at, key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { getMutualFund, openMutualFund } from '../contract.ts'
import { adjustMutualFund, buyMutualFund, saleMutualFund, showRoboQuote } from '../money-contract.ts'
import { takeDueInstalments } from './review/end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, planOf, anInvestor, open, anAccount, again, detail } = newRoboFixture(fixture)
const six = Array.from({ length: 6 }, (_, nth) => nth)
const codesOf = (replies: { json: { code?: string } }[]) => [...new Set(replies.flatMap(({ json }) => json.code ?? []))]

async function aSettled(moment: string, settled: string) {
  await goTo(moment)
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 400_000 })
  await goTo(settled)
  return { who: await again(who), accountId }
}

test('sold twice at once: the units go once, and nothing is sold that is in an order', async () => {
  const { who, accountId } = await aSettled('2026-11-23T10:00', '2026-11-25T10:00')
  const sells = await Promise.all(
    six.map(() => fixture.send(who, saleMutualFund, { body: { accountId, all: true } }, key())),
  )
  expect(sells.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(codesOf(sells)).toEqual(['robo_nothing_to_sell'])
  const same = key()
  const twice = await Promise.all(
    six.map(() => fixture.send(who, buyMutualFund, { body: { accountId, amount: 50_000 } }, same)),
  )
  expect(new Set(twice.map(({ json }) => JSON.stringify(json))).size).toBe(1)
  expect((await detail(who, accountId)).mutualFundAccountDetail.put_in).toBe(450_000)
  await goTo('2026-11-27T10:00')
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('sold by amounts at once: together no more than there is', async () => {
  const { who, accountId } = await aSettled('2026-12-01T10:00', '2026-12-03T10:00')
  const sells = await Promise.all(
    six.map(() => fixture.send(who, saleMutualFund, { body: { accountId, amount: 150_000 } }, key())),
  )
  const done = sells.filter(({ status }) => status === 200).length
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(3)
  for (const code of codesOf(sells)) expect(['robo_sells_short', 'robo_nothing_to_sell']).toContain(code)
  await goTo('2026-12-08T10:00')
  const { withdrawn } = (await detail(who, accountId)).mutualFundAccountDetail
  // A piece that is all of a fund brings its price of the day, which may have fallen since the sale was asked for.
  expect(withdrawn).toBeGreaterThan(done * 150_000 * 0.95)
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('sold while the night settles: every unit is in one place', async () => {
  const { who, accountId } = await aSettled('2026-12-14T10:00', '2026-12-15T10:00')
  fixture.clock.now = at('2026-12-16T10:00')
  const later = await again(who)
  const [, ...sells] = await Promise.all([
    runFundEndOfDays(fixture.db, fixture.clock.now, { batch: 1 }),
    ...six.map(() => fixture.send(later, saleMutualFund, { body: { accountId, percent: 40 } }, key())),
    runFundEndOfDays(fixture.db, fixture.clock.now),
  ])
  for (const reply of sells.slice(0, 6) as { status: number; json: { code?: string } }[])
    expect(
      reply.status === 200 || reply.json.code === 'robo_nothing_to_sell' || reply.json.code === 'below_least',
    ).toBe(true)
  await goTo('2026-12-21T10:00')
  await detail(who, accountId)
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('closed and bought at once: either order, and no baht is lost', async () => {
  const { who, accountId } = await aSettled('2027-01-11T10:00', '2027-01-13T10:00')
  const [closed, bought] = await Promise.all([
    fixture.send(who, saleMutualFund, { body: { accountId, close: true } }, key()),
    fixture.send(who, buyMutualFund, { body: { accountId, amount: 60_000 } }, key()),
  ])
  expect([closed.status, bought.status].filter((status) => status === 200)).toHaveLength(1)
  expect(['robo_orders_open', 'robo_account_closed']).toContain(closed.json.code ?? bought.json.code)
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('opened many times at once: one account a key, five a person, and never more than the purse', async () => {
  await goTo('2027-02-01T10:00')
  const who = await anInvestor(3)
  const body = { plan: JSON.stringify(await planOf({ start_amount: 50_000 })) }
  const same = key()
  const twice = await Promise.all(six.map(() => fixture.send(who, openMutualFund, { body }, same)))
  expect(new Set(twice.map(({ json }) => json.account.id)).size).toBe(1)
  const more = await Promise.all(six.map(() => open(who, { start_amount: 50_000 })))
  expect(more.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(codesOf(more)).toEqual(['robo_accounts_full'])
  const poor = await anInvestor(3)
  const tries = await Promise.all(six.map(() => open(poor, { start_amount: 600_000 })))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(codesOf(tries)).toEqual(['baht_short'])
  expect((await fixture.send(poor, showPracticeWallet, {})).json.balance).toBe(400_000)
  expect((await fixture.send(who, getMutualFund, {})).json).toMatchObject({ may_open: false, items: { length: 5 } })
})

test('an instalment, a purchase and a change of level at once leave the books whole', async () => {
  const { who, accountId } = await aSettled('2027-03-01T10:00', '2027-03-03T10:00')
  const quote = (await fixture.send(who, showRoboQuote, { query: { kind: 'level', accountId, level: '4' } })).json.quote
  const change = { accountId, level: 4 as const, is_level_acknowledged: true, quote }
  const replies = await Promise.all([
    ...six.map(() => fixture.send(who, adjustMutualFund, { body: change }, key())),
    fixture.send(who, adjustMutualFund, { body: { accountId, dca_day: 3 } }, key()),
  ])
  expect(replies.slice(0, 6).filter(({ status }) => status === 200)).toHaveLength(1)
  await Promise.all([
    takeDueInstalments(fixture.db, at('2027-03-10T09:00')),
    takeDueInstalments(fixture.db, at('2027-03-10T09:00')),
    fixture.send(who, buyMutualFund, { body: { accountId, amount: 5_000 } }, key()),
  ])
  await goTo('2027-03-16T10:00')
  const { mutualFundPlanDetail } = await detail(who, accountId)
  expect([mutualFundPlanDetail.level, mutualFundPlanDetail.dca_day]).toEqual([4, 3])
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})
