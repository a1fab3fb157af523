// When things run out, if as many are taken as before: the figures are those of the orders, counted by other code.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { aPremium, buy } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { refundOrder } from '../admin-contract.ts'
import { readStockForecast } from '../stock-forecast-contract.ts'
import { lastsUntil } from '../stock-forecast-rules.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const dayMs = 24 * 3_600_000
const start = clock.now
const fulfilment = await aPerson(fixture, { roles: ['fulfilment'] })
const finance = await aPerson(fixture, { roles: ['finance'] })
const read = async () => (await send(fulfilment, readStockForecast, {})).json

test('a day is told from what is left and what was sold a day; of nothing sold none is told', () => {
  const of = (stock: number, sold: number, days = 28) => lastsUntil({ stock, sold, days }, '2026-11-29')
  expect(of(0, 5)).toBe('2026-11-29')
  expect(of(4, 0)).toBeNull()
  expect(of(1, 28)).toBe('2026-11-29')
  expect(of(2, 28)).toBe('2026-11-30')
  expect(of(10, 7)).toBe(addDays('2026-11-29', 39))
  expect(of(3, 2, 1)).toBe('2026-11-30')
  expect(of(1_000_000, 1)).toBe(addDays('2026-11-29', 730))
})

test('each figure equals the rows of the orders, without what went back on sale and what is older', async () => {
  const since = new Date(start.getTime() - 40 * dayMs)
  const bag = await aPremium(fixture, { title: 'ถุงของการทดสอบ', stock: 20, on_sale_from: since })
  const code = await aPremium(fixture, { title: 'โค้ดของการทดสอบ', codes: ['AAAA1', 'AAAA2', 'AAAA3', 'AAAA4'] })
  const quiet = await aPremium(fixture, { title: 'ของที่ไม่มีใครแลก', stock: 3 })
  await aPremium(fixture, { title: 'ยังไม่ขาย', on_sale_from: new Date(start.getTime() + dayMs) })
  const orders: string[] = []
  for (const [days, id] of [
    [35, bag],
    [20, bag],
    [3, bag],
    [2, bag],
    [0, code],
  ] as const) {
    clock.now = new Date(start.getTime() - days * dayMs)
    const buyer = await aPerson(fixture, { koin: 30_000 })
    const { status, json } = await buy(fixture, buyer, { id })
    expect([status, json.code]).toEqual([200, undefined])
    orders.push(json.order.id)
  }
  clock.now = start
  const back = await send(finance, refundOrder, { query: { id: orders[2]! }, body: { reason: 'ทดสอบ', is_back: true } })
  expect(back.status).toBe(200)
  const { day, items } = await read()
  expect(day).toBe(bangkokDay(start))
  const { rows } = await sql<{ id: string; stock: number; sold: number }>`
    select p.id, p.stock, (select count(*)::int from premium_order o where o.premium_id = p.id
      and o.state <> 'refunded' and o.paid_at > ${new Date(start.getTime() - 28 * dayMs)}) as sold
    from premium p where p.id = any (${[bag, code, quiet]}::uuid[])`.execute(db)
  const shown = items.filter(({ id }) => [bag, code, quiet].includes(id))
  expect(shown.map(({ id, stock, sold }) => ({ id, stock, sold })).toSorted(byId)).toEqual(rows.toSorted(byId))
  expect(shown.map(({ id, sold, days }) => [id, sold, days]).toSorted()).toEqual(
    [
      [bag, 2, 28],
      [code, 1, 1],
      [quiet, 0, 1],
    ].toSorted(),
  )
  const of = (id: string) => items.find((one) => one.id === id)!
  // 17 pieces left, 2 in 28 days: 238 days.
  expect([of(bag).stock, of(bag).lasts_until]).toEqual([17, addDays(day, 237)])
  expect([of(code).stock, of(code).lasts_until]).toEqual([3, addDays(day, 2)])
  expect(of(quiet).lasts_until).toBeNull()
  expect(items.map(({ title }) => title)).not.toContain('ยังไม่ขาย')
  const known = items.flatMap(({ lasts_until: until }) => until ?? [])
  expect(known).toEqual(known.toSorted())
})

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

test('who sells, stocks and pays sees it; others do not', async () => {
  for (const role of staffRoles) {
    const { status } = await send(await aPerson(fixture, { roles: [role] }), readStockForecast, {})
    expect([role, status]).toEqual([role, ['editor', 'fulfilment', 'finance'].includes(role) ? 200 : 403])
  }
})
