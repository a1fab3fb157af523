// The indices of asset classes: made with the NAVs from the same secrets, before all fees, and made again from nothing.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { drawFirstDay, firstClassReturns } from '../first-nav-rules.ts'
import { assetClasses } from '../market-rules.ts'
import { drawRealDay } from '../nav-rules.ts'
import { openMonth } from './month-commands.ts'
import { makeHistory } from './publish-commands.ts'

const fixture = await openTestbed({ hasContent: true })

async function readIndices(from: string, until: string) {
  const { rows } = await sql<{ day: string; values: Record<string, number> }>`
    select day, jsonb_object_agg(class, value) as values from class_index
    where day between ${from} and ${until} group by day order by day`.execute(fixture.db)
  return rows
}

test('in the shown past each class gains what its secret draws, from 100 points on', async () => {
  const [first] = await readIndices('2016-01-01', '2016-01-31')
  for (const name of assetClasses) expect(first!.values[name]).toBe(1_000_000)
  const days = await readIndices('2019-10-31', '2019-11-30')
  expect(days.length).toBeGreaterThan(15)
  for (const [at, { day, values }] of days.entries()) {
    if (at === 0) continue
    const { secret, regime } = await openMonth(fixture.db, day.slice(0, 7))
    const gains = firstClassReturns(await drawFirstDay(secret, day), regime)
    for (const name of assetClasses)
      expect(values[name]).toBe(Math.round(days[at - 1]!.values[name]! * (1 + gains[name])))
  }
})

test('the days of the second recipe go on from there, once each, also where the night runs twice', async () => {
  fixture.clock.now = new Date('2026-12-08T19:30:00+07:00')
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  const days = await readIndices('2026-10-20', '2026-12-08')
  expect(days.at(-1)!.day).toBe('2026-12-08')
  const { rows: market } = await sql<{ day: string; market_days: number; state: 'calm' | 'nervous' | 'crisis' }>`
    select day, market_days, state from nav_day order by day`.execute(fixture.db)
  expect(market.length).toBeGreaterThan(8)
  for (const [nth, { day, market_days: marketDays }] of market.entries()) {
    const at = days.findIndex((one) => one.day === day)
    const { secret, regime } = await openMonth(fixture.db, day.slice(0, 7))
    const drawn = await drawRealDay(secret, { day, marketDays, state: market[nth - 1]?.state ?? regime })
    for (const name of assetClasses) {
      const growth = drawn.days.reduce((product, { returns }) => product * (1 + returns[name]), 1)
      expect(days[at]!.values[name]).toBe(Math.round(days[at - 1]!.values[name]! * growth))
    }
  }
})

test('a database of before gets the indices of its whole past at the next start, and NAVs stay as they are', async () => {
  const { history } = await readFundFile(new URL('../../../../../content/funds.json', import.meta.url))
  const all = () => readIndices('2016-01-01', '2030-01-01')
  const navs = async () =>
    (await sql`select md5(string_agg(code || day || nav, ',' order by code, day)) from fund_nav`.execute(fixture.db))
      .rows
  const [before, navsBefore] = [await all(), await navs()]
  await sql`delete from class_index`.execute(fixture.db)
  const again = () => fixture.db.transaction().execute((tx) => makeHistory(tx, history, fixture.clock.now))
  await again()
  expect(await all()).toEqual(before)
  await again()
  expect(await all()).toEqual(before)
  expect(await navs()).toEqual(navsBefore)
})
