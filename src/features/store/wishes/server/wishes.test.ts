import { afterEach, expect, test } from 'vitest'
import { moveMoney } from '#features/koin/server/commands.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { koin } from '#lib/money.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { aPremium, buy } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { addWish, listWishes, removeWish } from '../contract.ts'
import { tellOfReached } from './reach-commands.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const dayMs = 24 * 3_600_000

afterEach(() => {
  fixture.clock.now = start
})

const at = (id: string) => ({ query: { id } })
/** Koin that were earned so many days ago. */
const earn = ({ id: userId }: TestPerson, amount: number, daysAgo: number) => {
  const lines = [
    { account: 'wallet' as const, amount: koin(amount) },
    { account: 'reward:event' as const, amount: koin(-amount) },
  ]
  const reason = { userId, cause: crypto.randomUUID(), title: 'กิจกรรม', href: null }
  const now = new Date(start.getTime() - daysAgo * dayMs)
  return fixture.db.transaction().execute((tx) => moveMoney(tx, { ...reason, currency: 'koin', lines, now }))
}
const tellAt = async (days: number, hours = 0) => {
  fixture.clock.now = new Date(start.getTime() + days * dayMs + hours * 3_600_000)
  await Promise.all([tellOfReached(fixture.db, fixture.clock.now), tellOfReached(fixture.db, fixture.clock.now)])
}
const toldOf = async (who: TestPerson) => {
  const token = await freshToken(fixture, who)
  const { items } = (await fixture.send({ token }, listNotices, { query: {} })).json
  return items.map(({ title }) => title)
}

test('a wish says how far it is at the pace of the past four weeks; gifts and old earnings do not count', async () => {
  const id = await aPremium(fixture, { price: 30_000 })
  const nok = await aPerson(fixture, { koin: 5_000, daysHere: 60 })
  await earn(nok, 2_800, 1)
  await earn(nok, 2_800, 20)
  await earn(nok, 9_999, 40)
  const { json } = await fixture.send(nok, addWish, at(id))
  const balance = 5_000 + 2_800 + 2_800 + 9_999
  const missing = 30_000 - balance
  expect(json).toMatchObject({
    koin: balance,
    items: [{ premium: { id }, missing, percent: 68, pace: { week: 1_400, days: Math.ceil(missing / 200) } }],
  })
  expect((await fixture.send(nok, addWish, at(id))).json.items).toHaveLength(1)
  for (const _ of [1, 2]) expect((await fixture.send(nok, removeWish, at(id))).json.items).toEqual([])
})

test('beside a far wish stands what can be had first: now and the dearest of it, else what is the fewest koin away', async () => {
  await fixture.db.updateTable('premium').set({ stock: 0 }).execute()
  const code = { type: 'code', stock: 5 } as const
  const nok = await aPerson(fixture, { koin: 5_000 })
  const nearest = async () => (await fixture.send(nok, listWishes, {})).json.nearest
  await aPremium(fixture, { ...code, price: 4_000 })
  expect(await nearest()).toBeNull()
  const far = await aPremium(fixture, { ...code, price: 900_000 })
  await fixture.send(nok, addWish, at(far))
  const [best, soon] = await Promise.all([
    aPremium(fixture, { ...code, price: 4_999, per_person: 1 }),
    aPremium(fixture, { ...code, price: 6_000 }),
  ])
  // Neither a gift, nor what is coming, sold out, over, or further than the wish.
  await aPremium(fixture, { type: 'charity', stock: null, price: 5_000 })
  await aPremium(fixture, { ...code, price: 5_000, on_sale_from: new Date(start.getTime() + dayMs) })
  await aPremium(fixture, { ...code, price: 5_000, stock: 0 })
  await aPremium(fixture, { ...code, price: 5_000, on_sale_until: start })
  expect(await nearest()).toMatchObject({ premium: { id: best }, missing: 0 })
  // Its limit is reached, then nothing is left that the koin suffice for.
  const own = { user_id: nok.id, premium_id: best, bought: 1 }
  await fixture.db.insertInto('premium_buyer').values(own).execute()
  const dear = await nearest()
  expect(dear).toMatchObject({ missing: 0 })
  expect(dear!.premium.id).not.toBe(best)
  await fixture.db.updateTable('premium').set({ stock: 0 }).where('id', 'not in', [far, soon]).execute()
  expect(await nearest()).toMatchObject({ premium: { id: soon }, missing: 1_000 })
  await fixture.db.updateTable('premium').set({ stock: 0 }).where('id', '=', soon).execute()
  expect(await nearest()).toBeNull()
})

test('a child who waits for a guardian is offered no thing that needs an address, and a reached wish stands alone', async () => {
  await fixture.db.updateTable('premium').set({ stock: 0 }).execute()
  const child = await aPerson(fixture, { koin: 5_000, age: 15, guardian: 'waiting' })
  const far = await aPremium(fixture, { type: 'code', stock: 5, price: 900_000 })
  await fixture.send(child, addWish, at(far))
  await aPremium(fixture, { price: 1_000 })
  expect((await fixture.send(child, listWishes, {})).json.nearest).toBeNull()
  const nok = await aPerson(fixture, { koin: 5_000 })
  const near = await aPremium(fixture, { type: 'code', stock: 5, price: 2_000 })
  await fixture.send(nok, addWish, at(near))
  expect((await fixture.send(nok, listWishes, {})).json.nearest).toBeNull()
})

test('who earned nothing lately is told no number of days, and who has enough is told 0', async () => {
  const dear = await aPremium(fixture, { price: 30_000 })
  const cheap = await aPremium(fixture, { price: 100 })
  const nok = await aPerson(fixture, { koin: 5_000 })
  await fixture.send(nok, addWish, at(dear))
  const { json } = await fixture.send(nok, addWish, at(cheap))
  const days = new Map(json.items.map(({ premium, pace }) => [premium.id, pace.days]))
  expect([days.get(dear), days.get(cheap)]).toEqual([null, 0])
})

test('a list ends at thirty wishes, at many tabs too; what is bought is wished for no more', async () => {
  const nok = await aPerson(fixture, { koin: 10_000 })
  const ids = await Promise.all(Array.from({ length: 32 }, () => aPremium(fixture)))
  const replies = await Promise.all(ids.map((id) => fixture.send(nok, addWish, at(id))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
  const { items } = (await fixture.send(nok, listWishes, {})).json
  await buy(fixture, nok, { id: items[0]!.premium.id })
  expect((await fixture.send(nok, listWishes, {})).json.items).toHaveLength(29)
  expect(await fixture.send(nok, addWish, at(crypto.randomUUID()))).toMatchObject({
    json: { code: 'premium_not_found' },
  })
})

test('what is reached is told once, one a week, the dearest first, never at night and never while sold out', async () => {
  const nok = await aPerson(fixture, { koin: 50_000 })
  const [cheap, dear, gone, far] = [
    await aPremium(fixture, { price: 1_000, title: 'ถูก' }),
    await aPremium(fixture, { price: 40_000, title: 'แพง' }),
    await aPremium(fixture, { price: 45_000, title: 'หมด', stock: 0 }),
    await aPremium(fixture, { price: 90_000, title: 'ไกล' }),
  ]
  for (const id of [cheap, dear, gone, far]) await fixture.send(nok, addWish, at(id))
  const told = (title: string) => `เก็บครบสำหรับ “${title}” แล้ว`
  // 23:00 in Bangkok.
  fixture.clock.now = new Date('2026-11-21T16:00:00Z')
  await tellOfReached(fixture.db, fixture.clock.now)
  expect(await toldOf(nok)).toEqual([])
  const noon = (days: number) => tellAt(days, 5 - start.getUTCHours())
  await noon(1)
  expect(await toldOf(nok)).toEqual([told('แพง')])
  await noon(7)
  expect(await toldOf(nok)).toEqual([told('แพง')])
  await noon(8.1)
  expect(await toldOf(nok)).toEqual([told('ถูก'), told('แพง')])
  await fixture.db.updateTable('premium').set({ stock: 1 }).where('id', '=', gone).execute()
  await noon(20)
  expect((await toldOf(nok))[0]).toBe(told('หมด'))
  await noon(40)
  expect(await toldOf(nok)).toHaveLength(3)
})
