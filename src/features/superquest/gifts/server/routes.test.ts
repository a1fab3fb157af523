import { expect, test } from 'vitest'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { moveOrder, refundOrder } from '#features/store/orders/admin-contract.ts'
import { cancelOrder, showOrder } from '#features/store/orders/contract.ts'
import { koin } from '#lib/money.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { aPremium, findStoreFaults, saveAddress } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { premiumGiftHistory } from '../contract.ts'
import { orderGift } from './commands.ts'
import { isGift, listGifts } from './queries.ts'

const fixture = await openTestbed()

/** A person with a gift that they have asked for. */
async function aGift(wanted: Parameters<typeof aPremium>[1] = {}) {
  const who = await aPerson(fixture)
  const giftId = await aPremium(fixture, wanted)
  const addressId = await saveAddress(fixture, who.id)
  const asking = { userId: who.id, giftId, source: `mission:${giftId}`, addressId, now: fixture.clock.now }
  const { order } = await fixture.db.transaction().execute((tx) => orderGift(tx, asking))
  return { who, giftId, id: order }
}

test('a gift that is on its way leads to the page of its carrier', async () => {
  const { who, id } = await aGift()
  const packer = await aPerson(fixture, { roles: ['fulfilment'] })
  const history = async () => (await fixture.send(who, premiumGiftHistory, {})).json.items
  expect(await history()).toMatchObject([{ trackingNumber: '', tracking_url: null }])
  const tracking = { carrier: 'ไปรษณีย์ไทย', number: 'TH0123456789' }
  await fixture.send(packer, moveOrder, { query: { id }, body: { from: 'paid', to: 'shipped', tracking } })
  const url = expect.stringMatching(/^https:\/\/track\.thailandpost\.co\.th\/.*TH0123456789$/)
  expect(await history()).toMatchObject([{ trackingNumber: 'TH0123456789', tracking_url: url }])
})

test('a gift that cost nothing is not cancelled, for the right to it would be lost', async () => {
  const { who, id } = await aGift()
  expect(await fixture.send(who, showOrder, { query: { id } })).toMatchObject({ json: { may: { cancel: false } } })
  expect(await fixture.send(who, cancelOrder, { query: { id } })).toMatchObject({
    status: 409,
    json: { code: 'gift_not_cancellable' },
  })
  expect(await fixture.send(who, showOrder, { query: { id } })).toMatchObject({ json: { state: 'paid' } })
  expect(await findStoreFaults(fixture)).toEqual([])
})

test('a gift that staff takes back is not told as koin that come back', async () => {
  const { who, id } = await aGift()
  const packer = await aPerson(fixture, { roles: ['fulfilment'] })
  const body = { reason: 'ของเสียหายทั้งล็อต' }
  expect((await fixture.send(packer, refundOrder, { query: { id }, body })).status).toBe(200)
  const { items } = (await fixture.send(who, listNotices, { query: {} })).json
  expect(items).toMatchObject([{ title: 'ส่ง “ถุงผ้า” ให้ไม่ได้' }])
  expect(items[0]!.body).not.toContain('koin')
})

test('what is worth 1,000 baht or more is no gift', async () => {
  const dear = await aPremium(fixture, { price: 1_000_000 })
  const fair = await aPremium(fixture, { price: koin(999_900) })
  expect([await isGift(fixture.db, dear), await isGift(fixture.db, fair)]).toEqual([false, true])
  const listed = (await listGifts(fixture.db)).map(({ id }) => id)
  expect([listed.includes(dear), listed.includes(fair)]).toEqual([false, true])
})
