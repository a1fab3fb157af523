import { afterEach, expect, test } from 'vitest'
import { joinEvent } from '#features/events/joining-contract.ts'
import { readHangmanQuota } from '#features/games/hangman/hangman-contract.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { listPremiums, showPremium } from '#features/store/premiums/contract.ts'
import { koin } from '#lib/money.ts'
import { anEvent } from '#tests/fixtures/events.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { anAddress, aPremium, buy, findStoreFaults } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  buyPremium,
  cancelOrder,
  confirmArrival,
  listHistory,
  reportNotArrived,
  showCode,
  showOrder,
} from '../contract.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const dayMs = 24 * 3_600_000

afterEach(async () => {
  fixture.clock.now = start
  expect(await findStoreFaults(fixture)).toEqual([])
})

const balanceOf = ({ id }: TestPerson) => readBalance(fixture.db, id)
const at = (id: string) => ({ query: { id } })
const later = async (person: TestPerson, days: number) => {
  fixture.clock.now = new Date(start.getTime() + days * dayMs)
  return { ...person, token: await freshToken(fixture, person) }
}
const shipIt = (id: string) =>
  fixture.db.updateTable('premium_order').set({ state: 'shipped', shipped_at: start }).where('id', '=', id).execute()

test('a purchase takes koin and stock, and stands in the history with address and number', async () => {
  const id = await aPremium(fixture)
  const nok = await aPerson(fixture, { koin: 25_000 })
  const bought = await buy(fixture, nok, { id, quantity: 2 })
  expect(bought).toMatchObject({
    status: 200,
    json: {
      koin: 5_000,
      order: { state: 'paid', quantity: 2, paid: 20_000, tracking: null, may: { cancel: true, show_code: false } },
    },
  })
  expect(bought.json.order.address).toMatchObject({ name: 'นก ใจดี', phone: '0812345678', postcode: '10400' })
  expect(bought.json.order.number).toMatch(/^K[0-9A-Z]{8}$/)
  expect(await fixture.send(nok, showPremium, at(id))).toMatchObject({ json: { left: 8, mine: { bought: 2 } } })
  const history = await fixture.send(nok, listHistory, { query: {} })
  expect(history.json).toMatchObject({ total: 1, page: 1, pages: 1, items: [{ name: 'ถุงผ้า', tracking: null }] })
  expect(history.json.items[0]!.image).toBe('/art/premiums/tote-bag.svg')
  const acts = fixture.db.selectFrom('activity').select(['kind', 'facts']).where('user_id', '=', nok.id)
  expect(await acts.execute()).toEqual([
    { kind: 'premium.bought', facts: { type: 'physical', quantity: 2, paid: 20_000 } },
  ])
})

test('the same key buys once, and without a key nothing is bought', async () => {
  const id = await aPremium(fixture)
  const nok = await aPerson(fixture, { koin: 30_000 })
  const key = crypto.randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => buy(fixture, nok, { id, key })))
  expect(new Set(replies.map(({ json }) => json.order.id)).size).toBe(1)
  expect(await balanceOf(nok)).toBe(20_000)
  const body = { id, expected_price: koin(10_000), address: anAddress }
  expect(await fixture.send(nok, buyPremium, { body })).toMatchObject({
    status: 400,
    json: { code: 'idempotency_key_needed' },
  })
})

test('without a price that was seen, a piece is bought at what it costs, and the order says how much', async () => {
  const id = await aPremium(fixture, { price: 12_300 })
  const nok = await aPerson(fixture, { koin: 30_000 })
  const body = { id, quantity: 2, address: anAddress }
  const { status, json } = await fixture.send(nok, buyPremium, { body }, { 'idempotency-key': crypto.randomUUID() })
  expect(status).toBe(200)
  expect(json.order.paid).toBe(24_600)
  expect(await balanceOf(nok)).toBe(5_400)
})

test('each thing that keeps from buying is told with its figures, and nothing moves', async () => {
  const nok = await aPerson(fixture, { koin: 15_000 })
  const refused = async (id: string, code: string, figures?: object, more = {}) => {
    const reply = await buy(fixture, nok, { id, ...more })
    expect(reply.json).toMatchObject({ code, ...(figures && { figures }) })
    expect(await balanceOf(nok)).toBe(15_000)
  }
  await refused(crypto.randomUUID(), 'premium_not_found')
  await refused(await aPremium(fixture, { on_sale_from: new Date(start.getTime() + 1) }), 'not_on_sale_yet')
  await refused(await aPremium(fixture, { on_sale_until: start }), 'sale_over')
  await refused(await aPremium(fixture, { stock: 1 }), 'sold_out', { left: 1 }, { quantity: 2 })
  await refused(await aPremium(fixture, { price: 12_000 }), 'price_changed', { price: 12_000 })
  await refused(await aPremium(fixture, { per_person: 1 }), 'limit_reached', { limit: 1, bought: 0 }, { quantity: 2 })
  await refused(await aPremium(fixture, { price: 15_001 }), 'koin_short', { missing: 1 }, { price: 15_001 })
  await refused(await aPremium(fixture), 'address_unknown', undefined, { address: { ...anAddress, postcode: '99999' } })
  await refused(await aPremium(fixture), 'invalid_input', undefined, { address: { ...anAddress, phone: '12345' } })
  const body = { id: await aPremium(fixture), expected_price: koin(10_000) }
  expect(await fixture.send(nok, buyPremium, { body }, { 'idempotency-key': crypto.randomUUID() })).toMatchObject({
    json: { code: 'address_needed' },
  })
})

test('things worth 1,000 baht or more do not go out in one order', async () => {
  const nok = await aPerson(fixture, { koin: 4_000_000 })
  const lamp = await aPremium(fixture, { price: 350_000 })
  const reply = await buy(fixture, nok, { id: lamp, quantity: 3, price: 350_000 })
  expect(reply).toMatchObject({ status: 422, json: { code: 'order_too_large', figures: { max: 2 } } })
  expect(reply.json.detail).toContain('2 ชิ้น')
  expect(await buy(fixture, nok, { id: lamp, quantity: 2, price: 350_000 })).toMatchObject({ status: 200 })
  const given = await aPremium(fixture, { type: 'charity', stock: null, price: 1_200_000 })
  expect(await buy(fixture, nok, { id: given, price: 1_200_000 })).toMatchObject({ status: 200 })
})

test('an address that the list does not know is taken when the person confirms it', async () => {
  const id = await aPremium(fixture)
  const nok = await aPerson(fixture, { koin: 10_000 })
  const address = { ...anAddress, tambon: 'พญาไท', is_confirmed: true }
  expect(await buy(fixture, nok, { id, address })).toMatchObject({ status: 200 })
})

test('the limit counts all purchases, and a cancelled one no more', async () => {
  const id = await aPremium(fixture, { per_person: 2 })
  const nok = await aPerson(fixture, { koin: 60_000 })
  const first = await buy(fixture, nok, { id })
  await buy(fixture, nok, { id })
  expect((await buy(fixture, nok, { id })).json).toMatchObject({
    code: 'limit_reached',
    figures: { limit: 2, bought: 2 },
  })
  const many = await buy(fixture, nok, { id, quantity: 3 })
  expect(many.json).toMatchObject({ code: 'limit_reached', figures: { limit: 2, bought: 2 } })
  expect(many.json.detail).toContain('แลกไปแล้ว 2 ชิ้น')
  expect(await fixture.send(nok, cancelOrder, at(first.json.order.id))).toMatchObject({
    json: { koin: 50_000, order: { state: 'refunded' } },
  })
  expect(await buy(fixture, nok, { id })).toMatchObject({ status: 200 })
})

test('a minor waits for the guardian with what is sent, and buys what is not', async () => {
  const bag = await aPremium(fixture)
  const gift = await aPremium(fixture, { type: 'charity', stock: null })
  const child = await aPerson(fixture, { koin: 30_000, age: 15, guardian: 'waiting' })
  expect((await buy(fixture, child, { id: bag })).json).toMatchObject({
    code: 'address_not_allowed',
    detail: 'ยังส่งของไปที่อยู่ของบัญชีนี้ไม่ได้ รอผู้ปกครองยินยอมก่อน',
  })
  expect(await fixture.send(child, showPremium, at(bag))).toMatchObject({
    json: { mine: { address_not: 'guardian_waiting', pays_not: null } },
  })
  expect(await buy(fixture, child, { id: gift })).toMatchObject({ status: 200 })
  const allowed = await aPerson(fixture, { koin: 10_000, age: 15, guardian: 'allowed' })
  expect(await buy(fixture, allowed, { id: bag })).toMatchObject({ status: 200 })
  const newcomer = await aPerson(fixture, { koin: 10_000, verified: false })
  expect((await buy(fixture, newcomer, { id: gift })).json).toMatchObject({ code: 'buy_not_allowed' })
  const refused = await aPerson(fixture, { koin: 10_000, age: 15, guardian: 'refused' })
  expect((await buy(fixture, refused, { id: gift })).json).toMatchObject({ code: 'buy_not_allowed' })
  expect(await fixture.send(refused, showPremium, at(gift))).toMatchObject({
    json: { mine: { pays_not: 'guardian_refused' } },
  })
})

test('a donation stands in the public total, and as an activity of its own', async () => {
  const id = await aPremium(fixture, { type: 'charity', stock: null, aim: koin(100_000) })
  const nok = await aPerson(fixture, { koin: 30_000 })
  await buy(fixture, nok, { id, quantity: 3 })
  expect(await fixture.send(null, showPremium, at(id))).toMatchObject({
    json: { mine: null, charity: { given: 30_000, gifts: 3, aim: 100_000 } },
  })
  const acts = await fixture.db.selectFrom('activity').select('kind').where('user_id', '=', nok.id).execute()
  expect(acts).toEqual([{ kind: 'donation.made' }])
})

test('a voucher that was bought pays an event, and a used one cannot be undone', async () => {
  const id = await aPremium(fixture, { type: 'voucher', stock: null })
  const event = await anEvent(fixture, { fee: 500 })
  const nok = await aPerson(fixture, { koin: 20_000 })
  const { order } = (await buy(fixture, nok, { id })).json
  expect(order.state).toBe('delivered')
  expect(await fixture.send(nok, joinEvent, { query: { id: event, useVoucher: 'true' } })).toMatchObject({
    json: { mine: { with_voucher: true, koin: 10_000 } },
  })
})

test('a voucher of hangman brings practice words at once', async () => {
  const words = { voucher_opens: 'hangman', voucher_words: 20 } as const
  const id = await aPremium(fixture, { type: 'voucher', stock: null, ...words })
  const nok = await aPerson(fixture, { koin: 20_000 })
  await buy(fixture, nok, { id, quantity: 2 })
  expect(await fixture.send(nok, readHangmanQuota, {})).toMatchObject({ json: { quota: { practice_left: 40 } } })
  const packs = fixture.db.selectFrom('hangman_pack').select(['pack', 'words']).where('user_id', '=', nok.id)
  expect(await packs.execute()).toEqual([{ pack: 1_001, words: 40 }])
})

test('codes are shown to their buyer alone, each look is counted, and the first ends cancelling', async () => {
  const id = await aPremium(fixture, { codes: ['AAAA-1111', 'BBBB-2222', 'CCCC-3333'] })
  const nok = await aPerson(fixture, { koin: 40_000 })
  const other = await aPerson(fixture)
  const { order } = (await buy(fixture, nok, { id, quantity: 2 })).json
  expect(order).toMatchObject({ state: 'paid', may: { show_code: true, cancel: true }, address: null })
  expect(await fixture.send(other, showCode, at(order.id))).toMatchObject({ status: 404 })
  const shown = await fixture.send(nok, showCode, at(order.id))
  expect(shown.json).toMatchObject({ codes: ['AAAA-1111', 'BBBB-2222'], how_to_use: 'กรอกในหน้าของขวัญ', looks: 1 })
  expect((await fixture.send(nok, showCode, at(order.id))).json.looks).toBe(2)
  expect(await fixture.send(nok, showOrder, at(order.id))).toMatchObject({ json: { state: 'delivered' } })
  expect(await fixture.send(nok, cancelOrder, at(order.id))).toMatchObject({ status: 409, json: { code: 'code_seen' } })
  const saved = await fixture.db.selectFrom('idempotency_key').select('reply').execute()
  expect(JSON.stringify(saved)).not.toContain('AAAA-1111')
  const stored = await fixture.db.selectFrom('premium_code').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('AAAA')
})

test('a code that nobody has seen goes back into the pool with the koin', async () => {
  const id = await aPremium(fixture, { codes: ['DDDD-4444'] })
  const nok = await aPerson(fixture, { koin: 10_000 })
  const other = await aPerson(fixture, { koin: 10_000 })
  const { order } = (await buy(fixture, nok, { id })).json
  expect((await buy(fixture, other, { id })).json).toMatchObject({ code: 'sold_out', figures: { left: 0 } })
  await fixture.send(nok, cancelOrder, at(order.id))
  expect(await fixture.send(nok, showCode, at(order.id))).toMatchObject({ json: { code: 'code_taken_back' } })
  expect(await buy(fixture, other, { id })).toMatchObject({ status: 200 })
})

test('cancelling twice gives back once; what is packed cannot be cancelled', async () => {
  const id = await aPremium(fixture)
  const nok = await aPerson(fixture, { koin: 20_000 })
  const [one, two] = [(await buy(fixture, nok, { id })).json.order, (await buy(fixture, nok, { id })).json.order]
  for (const _ of [1, 2])
    expect(await fixture.send(nok, cancelOrder, at(one.id))).toMatchObject({ json: { koin: 10_000 } })
  await fixture.db.updateTable('premium_order').set({ state: 'packed' }).where('id', '=', two.id).execute()
  expect(await fixture.send(nok, cancelOrder, at(two.id))).toMatchObject({ json: { code: 'order_not_cancellable' } })
})

test('not arrived can be told from shipped on for 30 days, once; arriving ends it', async () => {
  const id = await aPremium(fixture)
  const nok = await aPerson(fixture, { koin: 20_000 })
  const { order } = (await buy(fixture, nok, { id })).json
  expect(await fixture.send(nok, reportNotArrived, at(order.id))).toMatchObject({ json: { code: 'order_not_on_way' } })
  await shipIt(order.id)
  expect(await fixture.send(await later(nok, 30), reportNotArrived, at(order.id))).toMatchObject({
    json: { not_arrived_at: expect.any(String), may: { report_not_arrived: false, confirm_arrival: true } },
  })
  expect(await fixture.send(await later(nok, 31), reportNotArrived, at(order.id))).toMatchObject({ status: 200 })
  expect(await fixture.send(await later(nok, 31), confirmArrival, at(order.id))).toMatchObject({
    json: { state: 'delivered', not_arrived_at: null },
  })
  expect(await fixture.send(await later(nok, 32), reportNotArrived, at(order.id))).toMatchObject({ status: 409 })
})

test('the history has its pages, newest first', async () => {
  const id = await aPremium(fixture, { type: 'charity', stock: null, price: 100 })
  const nok = await aPerson(fixture, { koin: 1_000 })
  for (const quantity of [1, 2, 3]) await buy(fixture, nok, { id, quantity, price: 100 })
  const page = (page: string) => fixture.send(nok, listHistory, { query: { page: Number(page), limit: 2 } })
  expect((await page('1')).json).toMatchObject({ total: 3, pages: 2, items: [{ quantity: 3 }, { quantity: 2 }] })
  expect((await page('2')).json).toMatchObject({ total: 3, page: 2, items: [{ quantity: 1 }] })
})

test('the list is filtered, sorted and paged', async () => {
  const type = 'voucher' as const
  const dear = await aPremium(fixture, { type, stock: null, price: 990_000, title: 'แพง' })
  const cheap = await aPremium(fixture, { type, stock: null, price: 500, title: 'ถูก', sold: 0 })
  const gone = await aPremium(fixture, { type, stock: 0, price: 600 })
  const over = await aPremium(fixture, { type, stock: 5, on_sale_until: start })
  const ids = async (sort: 'price_up' | 'price_down' | 'popular') =>
    (await fixture.send(null, listPremiums, { query: { type, sort, limit: 50 } })).json.items.map((item) => item.id)
  const up = await ids('price_up')
  expect(up.slice(0, 2)).toEqual([cheap, gone])
  expect((await ids('price_down'))[0]).toBe(dear)
  expect(up).not.toContain(over)
  const first = await fixture.send(null, listPremiums, { query: { type, limit: 1, page: 2 } })
  expect(first.json).toMatchObject({ page: 2, total: up.length, pages: up.length })
})
