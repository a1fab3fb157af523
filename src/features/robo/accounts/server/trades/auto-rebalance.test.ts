// A plan that brings itself back to its shares: only where its owner turned that on, once for each evening's NAVs, whole or not at all.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nextBusinessDay } from '#features/bank/clock/business-day-rules.ts'
import { getNotifications } from '#features/robo/notices/contract.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { assess, key, moveMarket, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { setAutoRebalance, showAutoRebalance } from '../../rebalance-contract.ts'
import { lookAtAccounts } from '../review/end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)
const noProjector = { project: async () => null, warm: async () => {}, close: async () => {} }
const look = () => lookAtAccounts(fixture.db, noProjector, fixture.clock.now)

const set = async (who: TestPerson, accountId: string, is_on: boolean) =>
  fixture.send(await again(who), setAutoRebalance, { body: { accountId, is_on } }, key())

/** The evening of a later business day, after its NAVs. */
async function eveningIn(days: number): Promise<void> {
  let day = bangkokDay(fixture.clock.now)
  for (let nth = 0; nth < days; nth++) day = nextBusinessDay(day)
  await goTo(`${day}T19:20`)
}

async function told(who: TestPerson) {
  const { json } = await fixture.send(await again(who), getNotifications, { query: {} })
  return json.items.filter(({ kind }) => kind === 'rebalanced' || kind === 'drift').map(({ kind }) => kind)
}

/** A settled plan whose shares have drifted by more than five points since. */
async function aDrifted(moment: string, isOn: boolean) {
  await goTo(moment)
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 500_000, monthly: 0 })
  if (isOn) expect((await set(who, accountId, true)).json.is_on).toBe(true)
  await eveningIn(4)
  await look()
  const { holdings } = (await detail(who, accountId)).mutualFundAccountDetail
  const codes = holdings.filter((one) => one.class === 'equity').map(({ code }) => code)
  await eveningIn(1)
  await moveMarket(fixture.db, codes, 2.5)
  return { who, accountId, codes, begin: bangkokDay(fixture.clock.now) }
}

const ordersOf = async (who: TestPerson, accountId: string) => {
  const { mutualFundAccountDetail: account, transactionLogs: logs } = await detail(who, accountId)
  return { account, logs: logs.filter(({ type }) => type === 'rebalance') }
}

test('it is off until it is turned on; on twice at once is on once, and only the owner of a live plan may', async () => {
  await goTo('2026-11-23T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 200_000 })
  const show = async () => (await fixture.send(await again(who), showAutoRebalance, { query: { accountId } })).json
  expect(await show()).toEqual({ is_on: false, since: null })
  const both = await Promise.all([set(who, accountId, true), set(who, accountId, true)])
  expect(both.map(({ json }) => json.since)).toEqual([fixture.clock.now.toISOString(), fixture.clock.now.toISOString()])
  await goTo('2026-11-24T10:00')
  expect((await set(who, accountId, true)).json.since).toBe(both[0]!.json.since)
  expect((await set(who, accountId, false)).json).toEqual({ is_on: false, since: null })
  const other = await aPerson(fixture)
  expect((await set(other, accountId, true)).json.code).toBe('robo_account_not_found')
})

test('without it a drift is told and nothing is ordered', async () => {
  const { who, accountId } = await aDrifted('2027-01-11T10:00', false)
  await look()
  const { account, logs } = await ordersOf(who, accountId)
  expect([account.has_open_orders, logs.length]).toEqual([false, 0])
  expect(await told(who)).toEqual(['drift'])
})

test('with it two workers at once order one set of switches, tell it once, and the plan is in line when they settle', async () => {
  const { who, accountId } = await aDrifted('2027-02-08T10:00', true)
  await Promise.all([look(), look(), look()])
  await look()
  const { account, logs } = await ordersOf(who, accountId)
  expect(account.drift).toBeLessThan(500)
  expect(logs).toHaveLength(1)
  expect(logs[0]).toMatchObject({ title: 'ปรับสัดส่วนให้ตรงแผน', note: 'อัตโนมัติตามที่คุณเปิดไว้' })
  expect(logs[0]!.orders.length).toBeGreaterThan(1)
  // Nobody, not even the plan, trades at a NAV that is known.
  for (const { trade_on } of logs[0]!.orders) expect(trade_on > bangkokDay(fixture.clock.now)).toBe(true)
  expect(await told(who)).toEqual(['rebalanced'])
  // While orders are open nothing more is ordered.
  await eveningIn(1)
  await look()
  expect((await ordersOf(who, accountId)).logs).toHaveLength(1)
  await eveningIn(6)
  await look()
  expect((await ordersOf(who, accountId)).account).toMatchObject({ has_open_orders: false })
  expect((await ordersOf(who, accountId)).account.drift).toBeLessThan(500)
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('a worker that dies in the middle leaves no order behind, and the next run does all of it', async () => {
  const { who, accountId } = await aDrifted('2027-03-15T10:00', true)
  await fixture.runAsOwner(`
    create or replace function die_in_the_middle() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
    create trigger die_in_the_middle before insert on robo_notice for each row execute function die_in_the_middle()`)
  await expect(look()).rejects.toThrow()
  await fixture.runAsOwner('drop trigger die_in_the_middle on robo_notice')
  const dead = await ordersOf(who, accountId)
  expect([dead.account.has_open_orders, dead.logs.length]).toEqual([false, 0])
  await look()
  expect((await ordersOf(who, accountId)).logs).toHaveLength(1)
  expect(await told(who)).toEqual(['rebalanced'])
  await eveningIn(6)
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('it waits, and tells the drift, where a fund is paused, the assessment has ended or the plan is too risky now', async () => {
  const { who, accountId, codes } = await aDrifted('2027-04-26T10:00', true)
  const waits = async () => {
    await sql`update robo_account set looked_on = null, drift_told = false where id = ${accountId}`.execute(fixture.db)
    await look()
    const { account, logs } = await ordersOf(who, accountId)
    expect([account.has_open_orders, logs.length]).toEqual([false, 0])
  }
  await sql`update fund set paused = 'all', pause_reason = 'ตรวจ' where code = any (${codes}::text[])`.execute(
    fixture.db,
  )
  await waits()
  expect(await told(who)).toEqual(['drift'])
  await sql`update fund set paused = null where code = any (${codes}::text[])`.execute(fixture.db)
  await assess(fixture.db, who.id, 1, fixture.clock.now)
  await waits()
  await sql`update robo_assessment set level = 3, valid_until = '2027-01-01' where user_id = ${who.id}`.execute(
    fixture.db,
  )
  await waits()
  await assess(fixture.db, who.id, 3, fixture.clock.now)
  await sql`update robo_account set looked_on = null where id = ${accountId}`.execute(fixture.db)
  await look()
  expect((await ordersOf(who, accountId)).logs).toHaveLength(1)
})
