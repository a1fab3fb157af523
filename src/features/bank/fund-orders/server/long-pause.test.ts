// The funds' nights after a server that was off for months: every day is made up, in order, and nothing stands still.
import { expect, test } from 'vitest'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { businessDaysBetween } from '../../clock/business-day-rules.ts'
import { detailFund } from '../../funds/contract.ts'
import { checkMonth } from '../../nav/check-rules.ts'
import { listNavMonths, showNavMonth } from '../../nav/contract.ts'
import { addMonths } from '../../nav/server/month-commands.ts'
import { buyFund } from '../contract.ts'
import { runFundEndOfDays } from './end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const at = (moment: string) => new Date(`${moment}+07:00`)
let keys = 0

async function order(): Promise<string> {
  const who = await aPerson(fixture)
  const headers = { 'idempotency-key': `pause-${keys++}` }
  const { json } = await fixture.send(who, buyFund, { body: { code: 'SIM-CASH', amount: 10_000 } }, headers)
  return json.orders[0]!.id
}

const pauses: [months: number, from: string, to: string][] = [
  [3, '2026-12-14T10:00', '2027-03-15T20:00'],
  [13, '2027-03-22T10:00', '2028-04-24T20:00'],
  [30, '2028-05-15T10:00', '2030-11-18T20:00'],
]

test.each(pauses)('after %i months every day has its NAV, and the order of before has its own', async (_, from, to) => {
  fixture.clock.now = at(from)
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  const id = await order()
  fixture.clock.now = at(to)
  await Promise.all([runFundEndOfDays(fixture.db, fixture.clock.now), runFundEndOfDays(fixture.db, fixture.clock.now)])
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)]
  const { json } = await fixture.send(null, detailFund, { query: { type: 'SIM-CASH' } })
  expect(json.nav?.day).toBe(last)
  const days = await fixture.db
    .selectFrom('fund_nav')
    .select('day')
    .where('code', '=', 'SIM-CASH')
    .where('day', '>=', first)
    .orderBy('day')
    .execute()
  expect(days.map(({ day }) => day)).toEqual(businessDaysBetween(first, last))
  const done = await fixture.db
    .selectFrom('fund_order')
    .select(['state', 'trade_on', 'nav'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { nav } = await fixture.db
    .selectFrom('fund_nav')
    .select('nav')
    .where('code', '=', 'SIM-CASH')
    .where('day', '=', done.trade_on)
    .executeTakeFirstOrThrow()
  expect(done).toMatchObject({ state: 'settled', trade_on: first, nav })
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('months of the pause can be checked like all others, and say that they were promised late', async () => {
  const { items } = (await fixture.send(null, listNavMonths, {})).json
  const months = items.map(({ month }) => month)
  expect(months.toReversed()).toEqual(Array.from(months, (_, nth) => addMonths('2016-01', nth)))
  for (const month of ['2028-03', '2028-04', '2029-06', '2030-10']) {
    const { json } = await fixture.send(null, showNavMonth, { query: { month } })
    expect(await checkMonth(json)).toMatchObject({ isPromised: true, isRegime: true, faults: [] })
  }
  const isLate = (month: string) => items.find((one) => one.month === month)!.is_late
  expect(['2027-02', '2028-03', '2028-04', '2029-06', '2030-11', '2030-12'].map(isLate)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
  // The months of before this server are no promises at all.
  expect(isLate('2020-01')).toBe(false)
})
