import { afterEach, expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { koin } from '#lib/money.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { anAddress, aPremium, buy, findStoreFaults } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { buyPremium } from '../contract.ts'
import { trySale } from '../sandbox-contract.ts'

const fixture = await openTestbed()
const start = fixture.clock.now

afterEach(async () => {
  fixture.clock.now = start
  expect(await findStoreFaults(fixture)).toEqual([])
})

const tables = [
  'premium',
  'premium_buyer',
  'premium_order',
  'order_count',
  'order_parcel',
  'premium_code',
  'code_look',
  'kept_address',
  'wish',
  'event_voucher',
  'wallet',
  'ledger_transfer',
  'ledger_entry',
  'activity',
  'notice',
  'mail',
  'idempotency_key',
] as const

/** Every row of all that a purchase touches. */
async function everything() {
  const rows = tables.map((table) => fixture.db.selectFrom(table).selectAll().execute())
  const sorted = (await Promise.all(rows)).map((found) => found.map((row) => JSON.stringify(row)).sort())
  return Object.fromEntries(tables.map((table, i) => [table, sorted[i]]))
}

type Trying = { id: string; quantity?: number; price?: number; wallet?: number; is_sent?: boolean }
const attempt = (
  who: TestPerson,
  { id, quantity = 1, price = 10_000, wallet: purse = 50_000, is_sent = true }: Trying,
) => fixture.send(who, trySale, { body: { id, quantity, expected_price: koin(price), koin: purse, is_sent } })

test.each([
  ['a thing', {}, 'paid'],
  ['a code', { codes: ['TRY-1111', 'TRY-2222'] }, 'paid'],
  ['an entry to an event', { type: 'voucher' }, 'delivered'],
  ['words of hangman', { type: 'voucher', voucher_opens: 'hangman', voucher_words: 20 }, 'delivered'],
  ['a donation', { type: 'charity', stock: null }, 'delivered'],
] as const)('%s is bought out of a wallet that never was, and nothing of it is kept', async (what, wanted, state) => {
  const codes = 'codes' in wanted ? [...wanted.codes] : undefined
  const id = await aPremium(fixture, { ...wanted, codes: codes!, title: what })
  const tester = await aPerson(fixture, { koin: 700 })
  const before = await everything()
  const { status, json } = await attempt(tester, { id, quantity: 2 })
  expect(status).toBe(200)
  expect(json).toMatchObject({ before: 50_000, after: 30_000, order: { name: what, state, paid: 20_000, quantity: 2 } })
  expect(await everything()).toEqual(before)
})

test('it refuses as the shop does, with the same words and figures', async () => {
  const tester = await aPerson(fixture, { koin: 5_000 })
  const open = await aPremium(fixture, { stock: 3, per_person: 2 })
  const over = await aPremium(fixture, { on_sale_until: new Date(start.getTime() - 1) })
  const soon = await aPremium(fixture, { on_sale_from: new Date(start.getTime() + 60_000) })
  const scarce = await aPremium(fixture, { stock: 1 })
  const before = await everything()
  const codeOf = async (trying: Trying) => (await attempt(tester, trying)).json.code
  expect(await codeOf({ id: open, quantity: 3 })).toBe('limit_reached')
  expect(await codeOf({ id: over })).toBe('sale_over')
  expect(await codeOf({ id: soon })).toBe('not_on_sale_yet')
  expect(await codeOf({ id: scarce, quantity: 2 })).toBe('sold_out')
  expect(await codeOf({ id: open, price: 9_000 })).toBe('price_changed')
  expect(await codeOf({ id: open, is_sent: false })).toBe('address_needed')
  expect(await codeOf({ id: crypto.randomUUID() })).toBe('premium_not_found')
  const short = (await attempt(tester, { id: open, wallet: 5_000 })).json
  const { type, title, detail, figures } = (await buy(fixture, tester, { id: open })).json
  expect(short).toMatchObject({ code: 'koin_short', type, title, detail, figures })
  const child = await aPerson(fixture, { verified: false })
  expect((await attempt(child, { id: open })).json.code).toBe('buy_not_allowed')
  expect((await everything()).premium).toEqual(before.premium)
})

test('50 trials beside real purchases of the same things by the same people change nothing of what was bought', async () => {
  const things = [
    await aPremium(fixture, { stock: 12 }),
    await aPremium(fixture, { codes: [...Array(12).keys()].map((i) => `RACE-${i}00`) }),
  ]
  const people = await Promise.all([...Array(6).keys()].map(() => aPerson(fixture, { koin: 100_000 })))
  const trials = [...Array(50).keys()].map((i) => attempt(people[i % 6]!, { id: things[i % 2]!, wallet: 10_000 }))
  const bought = people.flatMap((who) => things.map((id) => buy(fixture, who, { id })))
  const tried = await Promise.all(trials)
  expect((await Promise.all(bought)).map(({ status }) => status)).toEqual(bought.map(() => 200))
  expect([...new Set(tried.map(({ status }) => status))]).toEqual([200])
  for (const { id } of people) expect(await readBalance(fixture.db, id)).toBe(80_000)
  const stocks = fixture.db.selectFrom('premium').select('stock').where('id', 'in', things)
  expect((await stocks.execute()).map(({ stock }) => stock)).toEqual([6, 6])
})

test('a visitor is asked to sign in, and a key makes no second purchase of a trial', async () => {
  const id = await aPremium(fixture)
  const tester = await aPerson(fixture, { koin: 10_000 })
  const body = { id, quantity: 1, expected_price: koin(10_000), koin: 10_000, is_sent: true }
  expect((await fixture.send(null, trySale, { body })).status).toBe(401)
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await fixture.send(tester, trySale, { body }, key)).status).toBe(200)
  const wanted = {
    id,
    quantity: 1,
    expected_price: koin(10_000),
    address: { ...anAddress, is_confirmed: false, save: false },
  }
  expect((await fixture.send(tester, buyPremium, { body: wanted }, key)).status).toBe(200)
})

test('production has no such call', async () => {
  const production = await openTestbed({ isSandboxOpen: false })
  const body = { id: crypto.randomUUID(), quantity: 1, expected_price: koin(1), koin: 1, is_sent: true }
  const who = await aPerson(production)
  expect(await production.send(who, trySale, { body })).toMatchObject({ status: 404, json: { code: 'not_found' } })
})
