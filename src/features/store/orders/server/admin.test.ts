import { afterEach, expect, test } from 'vitest'
import { joinEvent } from '#features/events/joining-contract.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { koin } from '#lib/money.ts'
import { anEvent } from '#tests/fixtures/events.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { aPremium, aSale, buy, findStoreFaults } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { runEveryJob } from '#tests/support/whole-life.ts'
import {
  exportOrders,
  importOrders,
  listAdminOrders,
  moveOrder,
  refundOrder,
  showAdminOrder,
} from '../admin-contract.ts'
import { showCode, showOrder } from '../contract.ts'
import { deliverArrived, undoForgotten } from './arrival-commands.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const staff = await aPerson(fixture, { roles: ['fulfilment'] })
const tracking = { carrier: 'ไปรษณีย์ไทย', number: 'TH0123456789' }

afterEach(async () => {
  fixture.clock.now = start
  expect(await findStoreFaults(fixture)).toEqual([])
})

async function anOrder(wanted: Parameters<typeof aPremium>[1] = {}, name = 'คนแลก') {
  const premium = await aPremium(fixture, wanted)
  const buyer = await aPerson(fixture, { koin: 30_000, name: `${name} ${crypto.randomUUID().slice(0, 6)}` })
  const { order } = (await buy(fixture, buyer, { id: premium })).json
  return { premium, buyer, id: order.id, number: order.number }
}
const move = (id: string, body: { from: 'paid' | 'packed' | 'shipped'; to: 'packed' | 'shipped' | 'delivered' }) =>
  fixture.send(staff, moveOrder, {
    query: { id },
    body: { ...body, tracking: body.to === 'shipped' ? tracking : null },
  })
const noticesOf = async (who: TestPerson) =>
  (await fixture.send(who, listNotices, { query: {} })).json.items.map(({ title }) => title)

test('an order goes from paid to delivered; the buyer is told of each step and sees the parcel', async () => {
  const { buyer, id } = await anOrder()
  expect(await move(id, { from: 'paid', to: 'packed' })).toMatchObject({ json: { state: 'packed' } })
  expect(await move(id, { from: 'paid', to: 'shipped' })).toMatchObject({ status: 409, json: { code: 'order_moved' } })
  const bare = { query: { id }, body: { from: 'packed', to: 'shipped' } as const }
  expect(await fixture.send(staff, moveOrder, bare)).toMatchObject({ json: { code: 'tracking_needed' } })
  await move(id, { from: 'packed', to: 'shipped' })
  expect(await fixture.send(buyer, showOrder, { query: { id } })).toMatchObject({
    json: { tracking: { carrier: 'ไปรษณีย์ไทย', url: expect.stringMatching(/^https:.*TH0123456789$/) } },
  })
  await move(id, { from: 'shipped', to: 'delivered' })
  expect(await noticesOf(buyer)).toEqual(['“ถุงผ้า” ถึงแล้ว', 'ส่ง “ถุงผ้า” ออกแล้ว', 'แพ็ก “ถุงผ้า” แล้ว'])
})

test('shipping straight from paid is packing and shipping at once', async () => {
  const { id } = await anOrder()
  expect(await move(id, { from: 'paid', to: 'shipped' })).toMatchObject({ json: { state: 'shipped' } })
  const row = await fixture.db.selectFrom('premium_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.packed_at, row.shipped_at]).toEqual([fixture.clock.now, fixture.clock.now])
  const acts = await fixture.db
    .selectFrom('staff_act')
    .select(['before', 'after'])
    .where('subject_id', '=', id)
    .execute()
  expect(acts).toEqual([{ before: { state: 'paid' }, after: { state: 'shipped', passed: 'packed' } }])
})

test('shipping sends a mail, packing none', async () => {
  const { buyer, id } = await anOrder()
  const mails = async () => {
    await runEveryJob(fixture)
    const sent = fixture.db.selectFrom('mail').select('subject').where('user_id', '=', buyer.id)
    return (await sent.execute()).map(({ subject }) => subject)
  }
  await move(id, { from: 'paid', to: 'packed' })
  expect(await mails()).toEqual([])
  await move(id, { from: 'packed', to: 'shipped' })
  expect(await mails()).toEqual(['ส่ง “ถุงผ้า” ออกแล้ว'])
})

test('the queue is filtered and finds an order by its number', async () => {
  const { id, number, premium, buyer } = await anOrder({}, 'คิว')
  const list = (query: object) => fixture.send(staff, listAdminOrders, { query })
  const { json } = await list({ premium, state: 'paid' })
  expect(json).toMatchObject({
    total: 1,
    items: [{ id, number, buyer: { id: buyer.id }, address: { name: 'นก ใจดี' } }],
  })
  expect(json.counts.paid).toBeGreaterThan(0)
  expect((await list({ number })).json.items.map((one) => one.id)).toEqual([id])
  expect((await list({ premium, state: 'shipped' })).json.total).toBe(0)
  expect((await list({ premium, missed: '1' })).json.total).toBe(0)
  expect(await fixture.send(staff, showAdminOrder, { query: { id } })).toMatchObject({ json: { id } })
})

test('a refund gives koin and stock back once, with a reason that the buyer reads', async () => {
  const { buyer, id, premium } = await anOrder({ stock: 1 })
  await move(id, { from: 'paid', to: 'shipped' })
  const body = { reason: 'พัสดุตีกลับ', is_back: true }
  expect(await fixture.send(staff, refundOrder, { query: { id }, body })).toMatchObject({ json: { state: 'refunded' } })
  expect(await fixture.send(staff, refundOrder, { query: { id }, body })).toMatchObject({
    json: { code: 'order_refunded' },
  })
  expect(await readBalance(fixture.db, buyer.id)).toBe(30_000)
  expect(await fixture.send(buyer, showOrder, { query: { id } })).toMatchObject({ json: { refund_reason: 'พัสดุตีกลับ' } })
  const other = await aPerson(fixture, { koin: 10_000 })
  expect(await buy(fixture, other, { id: premium })).toMatchObject({ status: 200 })
})

test('what is lost is paid back and not sold again; a code that was seen is spoilt', async () => {
  const lost = await anOrder({ stock: 1 })
  await move(lost.id, { from: 'paid', to: 'shipped' })
  await fixture.send(staff, refundOrder, { query: { id: lost.id }, body: { reason: 'หาย', is_back: false } })
  const seen = await anOrder({ codes: ['SEEN-0001'] })
  await fixture.send(seen.buyer, showCode, { query: { id: seen.id } })
  await fixture.send(staff, refundOrder, { query: { id: seen.id }, body: { reason: 'โค้ดเสีย' } })
  const rows = fixture.db.selectFrom('premium').select('stock').where('id', 'in', [lost.premium, seen.premium])
  expect(await rows.execute()).toEqual([{ stock: 0 }, { stock: 0 }])
})

test('a voucher is taken back with the koin, and a used one is not refunded', async () => {
  const free = await anOrder({ type: 'voucher', stock: null })
  await fixture.send(staff, refundOrder, { query: { id: free.id }, body: { reason: 'แลกผิด' } })
  const event = { id: await anEvent(fixture, { fee: 100 }), useVoucher: 'true' as const }
  expect(await fixture.send(free.buyer, joinEvent, { query: event })).toMatchObject({ json: { code: 'no_voucher' } })
  const used = await anOrder({ type: 'voucher', stock: null })
  await fixture.send(used.buyer, joinEvent, { query: event })
  const refused = await fixture.send(staff, refundOrder, { query: { id: used.id }, body: { reason: 'แลกผิด' } })
  expect(refused).toMatchObject({ status: 409, json: { code: 'voucher_used' } })
  const words = await anOrder({ type: 'voucher', stock: null, voucher_opens: 'hangman', voucher_words: 5 })
  const back = await fixture.send(staff, refundOrder, { query: { id: words.id }, body: { reason: 'แลกผิด' } })
  expect(back.status).toBe(200)
})

test('who packs sees how many other accounts have had parcels sent to the same phone', async () => {
  const one = await anOrder()
  const other = await anOrder()
  const phoneOf = (id: string) =>
    fixture.db.updateTable('order_parcel').set({ phone: '0899999999' }).where('order_id', '=', id)
  const seen = async (id: string, who = staff) =>
    (await fixture.send(who, showAdminOrder, { query: { id } })).json.same_phone
  await phoneOf(one.id).execute()
  expect(await seen(one.id)).toBe(0)
  await phoneOf(other.id).execute()
  expect([await seen(one.id), await seen(other.id)]).toEqual([1, 1])
  expect(await seen(one.id, await aPerson(fixture, { roles: ['finance'] }))).toBe(0)
})

test('finance opens orders to refund them, sees no address, and moves nothing', async () => {
  const { id, premium } = await anOrder()
  const finance = await aPerson(fixture, { roles: ['finance'] })
  const { json: list } = await fixture.send(finance, listAdminOrders, { query: { premium } })
  expect(list).toMatchObject({ may_pack: false, items: [{ id, may_pack: false, address: null }] })
  const { json: seen } = await fixture.send(finance, showAdminOrder, { query: { id } })
  expect(seen).toMatchObject({ may_pack: false, address: null })
  const move = { query: { id }, body: { from: 'paid', to: 'packed' } as const }
  expect(await fixture.send(finance, moveOrder, move)).toMatchObject({ status: 403 })
  expect(await fixture.send(finance, exportOrders, { body: {} })).toMatchObject({ status: 403 })
  const refund = await fixture.send(finance, refundOrder, { query: { id }, body: { reason: 'แลกผิด' } })
  expect(refund).toMatchObject({ status: 200, json: { state: 'refunded', address: null } })
  expect(await fixture.send(staff, showAdminOrder, { query: { id } })).toMatchObject({
    json: { may_pack: true, address: { name: 'นก ใจดี' } },
  })
})

test('a refund asks for a step-up', async () => {
  const { id } = await anOrder()
  fixture.clock.now = new Date(start.getTime() + 11 * 60_000)
  const token = await freshToken(fixture, staff, ['fulfilment'])
  expect(await fixture.send({ token }, refundOrder, { query: { id }, body: { reason: 'ของหมด' } })).toMatchObject({
    status: 403,
    json: { code: 'step_up_needed' },
  })
})

test('the file that went out comes back and moves its orders; sent again, it changes nothing', async () => {
  const { id, premium, buyer } = await anOrder({ title: '=ถุง,"ผ้า"' })
  const out = (await fixture.send(staff, exportOrders, { body: { premium } })).json
  expect(out).toMatchObject({ rows: 1, file_name: expect.stringMatching(/^orders-.*\.csv$/) })
  expect(out.csv).toContain('081')
  const csv = out.csv.replace(/paid,,/, 'shipped,Flash,TH12345678')
  const send = (is_trial: boolean) => fixture.send(staff, importOrders, { body: { csv, is_trial } })
  expect((await send(true)).json).toEqual({ moved: 1, unchanged: 0 })
  expect(await fixture.send(buyer, showOrder, { query: { id } })).toMatchObject({ json: { state: 'paid' } })
  expect((await send(false)).json).toEqual({ moved: 1, unchanged: 0 })
  expect((await send(false)).json).toEqual({ moved: 0, unchanged: 1 })
  expect(await fixture.send(buyer, showOrder, { query: { id } })).toMatchObject({
    json: { state: 'shipped', tracking: { carrier: 'Flash Express', number: 'TH12345678' } },
  })
})

test('fifty orders go out in one file and come back sent, each with the number of its own parcel', async () => {
  const premiumId = await aPremium(fixture, { stock: 60 })
  for (let i = 0; i < 50; i += 1) await aSale(fixture, { premiumId, name: `ผู้รับ ${i}` })
  const exported = async () => (await fixture.send(staff, exportOrders, { body: { premium: premiumId } })).json
  const out = await exported()
  expect(out.rows).toBe(50)
  let parcel = 0
  const csv = out.csv.replaceAll(/paid,,/g, () => `shipped,Flash,TH${10_000_000 + parcel++}`)
  expect(parcel).toBe(50)
  const { json } = await fixture.send(staff, importOrders, { body: { csv, is_trial: false } })
  expect(json).toEqual({ moved: 50, unchanged: 0 })
  // The file goes by the ids of the orders, so each has the number that stood in its row.
  const numberOf = (text: string) =>
    new Map([...text.matchAll(/^"?([0-9a-f-]{36})"?,.*?(TH\d{8})/gm)].map(([, id, number]) => [id, number]))
  const wanted = numberOf(csv)
  const sent = await fixture.db
    .selectFrom('premium_order')
    .innerJoin('order_parcel', 'order_parcel.order_id', 'premium_order.id')
    .select(['premium_order.id', 'state', 'tracking'])
    .where('premium_id', '=', premiumId)
    .execute()
  expect(wanted.size).toBe(50)
  expect(sent.map(({ id, state, tracking }) => [id, state, tracking]).toSorted()).toEqual(
    [...wanted].map(([id, number]) => [id, 'shipped', number]).toSorted(),
  )
  expect(numberOf((await exported()).csv)).toEqual(wanted)
})

test('a wrong row is named, and nothing of the file is done', async () => {
  const good = await anOrder()
  const gift = await anOrder({ type: 'charity', stock: null })
  const rows = [
    `${good.id},packed,,`,
    `${crypto.randomUUID()},packed,,`,
    `${gift.id},shipped,Flash,TH99999`,
    `${good.id},shipped,Flash,TH99999`,
  ]
  const csv = (lines: string[]) => ['order,state,carrier,tracking', ...lines].join('\n')
  const send = (lines: string[]) => fixture.send(staff, importOrders, { body: { csv: csv(lines) } })
  const paths = async (lines: string[]) => (await send(lines)).json.fields?.map(({ path }) => path)
  expect(await paths(rows)).toEqual(['rows.4'])
  expect(await paths(rows.slice(0, 3))).toEqual(['rows.2', 'rows.3'])
  expect(await paths([`${good.id},shipped,Flash,`, 'x,packed,,', `${good.id},lost,,`])).toEqual([
    'rows.1',
    'rows.2',
    'rows.3',
  ])
  expect(await fixture.send(staff, importOrders, { body: { csv: 'a,b\n1,2' } })).toMatchObject({ status: 422 })
  expect(await fixture.send(staff, showAdminOrder, { query: { id: good.id } })).toMatchObject({
    json: { state: 'paid' },
  })
})

test('what nobody missed for two weeks counts as delivered; who misses it later has it on its way again', async () => {
  const { id, buyer } = await anOrder()
  await move(id, { from: 'paid', to: 'shipped' })
  const after = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000)
  const stateOf = async () => (await fixture.send(staff, showAdminOrder, { query: { id } })).json.state
  await deliverArrived(fixture.db, after(14))
  expect(await stateOf()).toBe('shipped')
  await deliverArrived(fixture.db, new Date(after(14).getTime() + 1))
  await deliverArrived(fixture.db, after(15))
  expect(await stateOf()).toBe('delivered')
  expect((await fixture.send(buyer, showOrder, { query: { id } })).json.may.report_not_arrived).toBe(true)
})

test('orders of people who are gone are undone, once', async () => {
  const { id, premium, buyer } = await anOrder({ stock: 3, price: 10_000 })
  await fixture.db.deleteFrom('order_parcel').where('order_id', '=', id).execute()
  for (const _ of [1, 2]) await undoForgotten(fixture.db, fixture.clock.now)
  const { stock } = await fixture.db
    .selectFrom('premium')
    .select('stock')
    .where('id', '=', premium)
    .executeTakeFirstOrThrow()
  expect([stock, await readBalance(fixture.db, buyer.id)]).toEqual([3, koin(30_000)])
})
