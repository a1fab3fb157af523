import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { cancelOrder } from '#features/store/orders/contract.ts'
import { koin } from '#lib/money.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { addActivity } from '#tests/fixtures/quests.ts'
import { aPremium, buy, findStoreFaults, saveAddress } from '#tests/fixtures/store.ts'
import { agreeToAll } from '#tests/support/second-person.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { createKrazyDay, editKrazyDay, listDeskKrazyDays } from '../admin-contract.ts'
import { readKrazyDay, redeemKrazyDay } from '../contract.ts'
import { askKrazyDay } from './commands.ts'
import { settleKrazyDay } from './settle-commands.ts'

const fixture = await openTestbed()
const price = koin(5_000)
/** A Saturday, 10 o'clock in Bangkok. */
const opensAt = new Date(startOfBangkokDay('2026-12-05').getTime() + 10 * 3_600_000)
const minutes = (count: number) => {
  fixture.clock.now = new Date(opensAt.getTime() + count * 60_000)
}
const start = fixture.clock.now

afterEach(async () => {
  expect(await findStoreFaults(fixture)).toEqual([])
  fixture.clock.now = start
})

/** A day of so many pieces, announced by staff two days before; everybody so far has gone by then. */
async function announce(stock: number, pieces = stock): Promise<{ id: string; gift: string }> {
  fixture.clock.now = new Date(opensAt.getTime() - 2 * 24 * 3_600_000)
  await fixture.db.updateTable('krazy_day').set({ cancelled_at: fixture.clock.now }).execute()
  const gift = await aPremium(fixture, { stock: pieces })
  const body = { title: 'วันตลาดนัด', summary: 'ของดีหนึ่งอย่าง', gift, price, stock, ...hours(0, 6) }
  const staff = await aPerson(fixture, { roles: ['editor'] })
  const { status, json } = await fixture.send(staff, createKrazyDay, { body })
  expect([status, json.code]).toEqual([200, undefined])
  if (json.is_waiting) await agreeToAll(fixture)
  return { id: json.id, gift }
}

const hours = (from: number, to: number) => ({
  opens_at: new Date(opensAt.getTime() + from * 3_600_000).toISOString(),
  ends_at: new Date(opensAt.getTime() + to * 3_600_000).toISOString(),
})

/** People with an address, koin, and `points(i)` quest points for the i-th of them. */
async function buyers(count: number, points: (i: number) => number = () => 0, wallet = 10_000) {
  const crowd = await people(fixture, count, { koin: wallet })
  return Promise.all(
    crowd.map(async (who, i) => {
      for (let n = 0; n < points(i); n++)
        await addActivity(fixture, who.id, 'post.shared', { day: `2026-11-${String(1 + (n % 25)).padStart(2, '0')}` })
      return { ...who, address: await saveAddress(fixture, who.id) }
    }),
  )
}

type Buyer = TestPerson & { address: string }
async function ask(who: Buyer, id: string, asked = price) {
  const token = await freshToken(fixture, who)
  return fixture.send({ token }, redeemKrazyDay, { body: { id, price: asked, address: who.address } })
}
const stateOf = async (who: Buyer) =>
  (await fixture.send({ token: await freshToken(fixture, who) }, readKrazyDay, {})).json.now?.mine

test('requests of the first half hour are ranked by quest points, not by time; later ones are first come, first served', async () => {
  const { id } = await announce(2)
  const [none, two, five, late] = (await buyers(4, (i) => [0, 2, 5, 0][i]!)) as [Buyer, Buyer, Buyer, Buyer]
  minutes(-1)
  expect((await ask(none, id)).json.code).toBe('krazy_day_not_open')
  minutes(0)
  expect(await ask(none, id)).toMatchObject({
    status: 200,
    json: { state: 'ranked', mine: { state: 'asked', points: 0 } },
  })
  expect((await ask(none, id)).json.code).toBe('krazy_day_asked')
  minutes(29)
  await ask(two, id)
  await ask(five, id)
  expect(await readBalance(fixture.db, five.id)).toBe(10_000)
  minutes(30)
  expect((await ask(late, id)).json.code).toBe('krazy_day_sorting')
  await Promise.all([1, 2, 3].map(() => settleKrazyDay(fixture.db, id, fixture.clock.now)))
  expect(await stateOf(five)).toMatchObject({ state: 'given', place: 1, points: 5, balance: 5_000 })
  expect(await stateOf(two)).toMatchObject({ state: 'given', place: 2 })
  expect(await stateOf(none)).toMatchObject({ state: 'not_reached', balance: 10_000 })
  expect((await ask(late, id)).json.code).toBe('krazy_day_gone')
  expect((await ask(five, id)).json.code).toBe('krazy_day_given')
})

test('an address that cannot be sent to is told at the ask, not after the ranking', async () => {
  const { id } = await announce(1)
  const [who, other] = (await buyers(2)) as [Buyer, Buyer]
  const child = await aPerson(fixture, { koin: 10_000, age: 15, guardian: 'waiting' })
  const waiting = { ...child, address: await saveAddress(fixture, child.id) }
  minutes(1)
  expect((await ask({ ...who, address: other.address }, id)).json.code).toBe('address_not_found')
  expect((await ask(waiting, id)).json.code).toBe('address_not_allowed')
  const refused = await aPerson(fixture, { koin: 10_000, age: 15, guardian: 'refused' })
  const ofRefused = { ...refused, address: await saveAddress(fixture, refused.id) }
  expect((await ask(ofRefused, id)).json.code).toBe('krazy_day_pays_not')
  expect((await stateOf(who))?.state).toBe('none')
  expect((await ask(who, id)).status).toBe(200)
})

test('a slow ask of the last moment that comes after the draw is refused, and may be made again', async () => {
  const { id } = await announce(1)
  const [who] = (await buyers(1)) as [Buyer]
  minutes(30)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  const asked = {
    dayId: id,
    userId: who.id,
    price,
    addressId: who.address,
    now: new Date(fixture.clock.now.getTime() - 1),
  }
  const late = fixture.db.transaction().execute((tx) => askKrazyDay(tx, asked))
  await expect(late).rejects.toMatchObject({ code: 'krazy_day_sorting' })
  expect((await ask(who, id)).json.mine?.state).toBe('given')
})

test('points that somebody gets on the day itself change nothing in its ranking', async () => {
  const { id } = await announce(1)
  const [steady, hasty] = (await buyers(2, (i) => [1, 0][i]!)) as [Buyer, Buyer]
  minutes(1)
  for (let n = 0; n < 5; n++) await addActivity(fixture, hasty.id, 'post.shared')
  await ask(hasty, id)
  await ask(steady, id)
  minutes(31)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  expect(await stateOf(steady)).toMatchObject({ state: 'given' })
})

test('what was bought for the rank and cancelled before the draw does not count', async () => {
  const { id } = await announce(1)
  const [steady, buyer] = (await buyers(2, (i) => [1, 0][i]!)) as [Buyer, Buyer]
  const bag = await aPremium(fixture, { price: 100 })
  const orders: string[] = []
  for (let n = 0; n < 2; n++) orders.push((await buy(fixture, buyer, { id: bag, price: 100 })).json.order.id)
  minutes(1)
  await ask(buyer, id)
  await ask(steady, id)
  for (const order of orders)
    expect(
      (await fixture.send({ token: await freshToken(fixture, buyer, []) }, cancelOrder, { query: { id: order } }))
        .status,
    ).toBe(200)
  minutes(31)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  expect([(await stateOf(steady))?.state, (await stateOf(buyer))?.state]).toEqual(['given', 'not_reached'])
})

test('a winner who cancels frees the piece for who comes', async () => {
  const { id } = await announce(1)
  const [winner, next] = (await buyers(2, (i) => [1, 0][i]!)) as [Buyer, Buyer]
  minutes(1)
  await ask(winner, id)
  minutes(31)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  expect((await ask(next, id)).json.code).toBe('krazy_day_gone')
  const order = await fixture.db
    .selectFrom('krazy_day_ask')
    .select('order_id')
    .where('user_id', '=', winner.id)
    .executeTakeFirstOrThrow()
  expect(
    (
      await fixture.send({ token: await freshToken(fixture, winner, []) }, cancelOrder, {
        query: { id: order.order_id! },
      })
    ).status,
  ).toBe(200)
  expect((await ask(next, id)).json.mine?.state).toBe('given')
})

test('a person who has spent the koin meanwhile is passed over, and a piece that is left goes to the next person who asks', async () => {
  const { id } = await announce(2)
  const [poor, rich] = (await buyers(2, (i) => [3, 0][i]!)) as [Buyer, Buyer]
  minutes(5)
  await ask(poor, id)
  await fixture.db.transaction().execute(async (tx) => {
    const { spendKoin } = await import('#features/koin/server/commands.ts')
    const reason = { userId: poor.id, cause: 'test:spent', title: 'ใช้ไป', href: null, now: fixture.clock.now }
    await spendKoin(tx, { ...reason, amount: koin(6_000), account: 'store_revenue' })
  })
  minutes(30)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  expect(await stateOf(poor)).toMatchObject({ state: 'not_enough', balance: 4_000 })
  expect((await ask(rich, id, koin(4_000))).json.code).toBe('krazy_day_price_changed')
  expect(await ask(rich, id)).toMatchObject({
    status: 200,
    json: { mine: { state: 'given', balance: 5_000 }, left: 1 },
  })
  expect((await ask(poor, id)).json.code).toBe('not_enough_koin')
  minutes(6 * 60)
  expect((await ask(poor, id)).json.code).toBe('krazy_day_over')
})

test('who has too little koin may ask in the first half hour, as the screen says, and is passed over if it stays so', async () => {
  const { id } = await announce(1)
  const [poor] = (await buyers(1, () => 3, 4_000)) as [Buyer]
  const [rich] = (await buyers(1)) as [Buyer]
  minutes(5)
  expect(await ask(poor, id)).toMatchObject({ status: 200, json: { mine: { state: 'asked', balance: 4_000 } } })
  await ask(rich, id)
  minutes(30)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  expect(await stateOf(poor)).toMatchObject({ state: 'not_enough', place: 1, balance: 4_000 })
  expect(await stateOf(rich)).toMatchObject({ state: 'given', place: 2, balance: 5_000 })
})

test('of five hundred on a pool of twenty, those with most points are given one each, and nobody else pays', async () => {
  const { id } = await announce(20)
  const crowd = await buyers(500, (i) => (i % 25 === 0 ? 1 + (i % 3) : 0))
  minutes(10)
  const asked: number[] = []
  for (let i = 0; i < crowd.length; i += 50)
    asked.push(...(await Promise.all(crowd.slice(i, i + 50).map((who) => ask(who, id)))).map(({ status }) => status))
  expect(new Set(asked)).toEqual(new Set([200]))
  minutes(30)
  await Promise.all([1, 2].map(() => settleKrazyDay(fixture.db, id, fixture.clock.now)))
  const rows = await fixture.db.selectFrom('krazy_day_ask').selectAll().where('day_id', '=', id).execute()
  const given = rows.filter(({ state }) => state === 'given')
  expect(given).toHaveLength(20)
  expect(given.every(({ points }) => points > 0)).toBe(true)
  expect(rows.filter(({ state }) => state === 'not_reached')).toHaveLength(480)
  const orders = await fixture.db
    .selectFrom('premium_order')
    .select('user_id')
    .where('source', '=', `krazy-day:${id}`)
    .execute()
  expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(20)
}, 120_000)

test('of fifty who come at once after the half hour, three of three pieces are given', async () => {
  const { id } = await announce(3)
  const crowd = await buyers(50)
  minutes(31)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  const replies = await Promise.all(crowd.flatMap((who) => [ask(who, id), ask(who, id)]))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  const purses = await Promise.all(crowd.map((who) => readBalance(fixture.db, who.id)))
  expect(purses.filter((wallet) => wallet === 5_000)).toHaveLength(3)
}, 60_000)

test('where the store runs out before the pool, the koin stays and the turn passes', async () => {
  const { id } = await announce(2, 1)
  const crowd = await buyers(2)
  minutes(1)
  for (const who of crowd) await ask(who, id)
  minutes(30)
  await settleKrazyDay(fixture.db, id, fixture.clock.now)
  const states = await Promise.all(crowd.map(async (who) => (await stateOf(who))?.state))
  expect(states.toSorted()).toEqual(['gift_failed', 'given'])
})

test('staff announce it outside school hours, a day before, one at a time, and change nothing of what has begun', async () => {
  const { id, gift } = await announce(1)
  const staff = { ...(await aPerson(fixture, { roles: ['editor'] })) }
  const form = { title: 'อีกวัน', summary: 'อีกอย่าง', gift, price, stock: 5 }
  const create = (times: object, more: object = {}) =>
    fixture.send(staff, createKrazyDay, {
      body: { ...form, ...times, ...more } as typeof form & ReturnType<typeof hours>,
    })
  const days = (count: number) => hours(24 * count - 2, 24 * count + 1)
  expect((await create(hours(2, 4))).json.code).toBe('krazy_day_overlaps')
  expect((await create(days(2))).json.code).toBe('krazy_day_in_school')
  expect((await create(hours(-47, -46))).json.code).toMatch(/krazy_day_(too_soon|in_school)/)
  expect((await create(hours(24, 24.5))).json.code).toBe('invalid_input')
  expect((await create(hours(24, 25), { gift: crypto.randomUUID() })).json.code).toBe('gift_not_found')
  minutes(1)
  const { token } = await aPerson(fixture, { roles: ['editor'] })
  const edit = (body: object) =>
    fixture.send({ token }, editKrazyDay, { query: { id }, body: body as typeof form & ReturnType<typeof hours> })
  const same = { title: 'วันตลาดนัด', summary: 'ของดีหนึ่งอย่าง', gift, price, ...hours(0, 6) }
  expect((await edit({ ...same, stock: 1, price: 100 })).json.code).toBe('krazy_day_begun')
  expect((await edit({ ...same, stock: 9 })).status).toBe(200)
})

test('the desk shows the newest of very many days', async () => {
  const { id } = await announce(1)
  await sql`
    insert into krazy_day (id, title, summary, gift_id, price, stock, opens_at, ends_at, settled_at, made_at)
    select gen_random_uuid(), title, summary, gift_id, price, stock, opens_at - interval '400 days', ends_at - interval '400 days',
      made_at, made_at
    from krazy_day, generate_series(1, 200) where id = ${id}`.execute(fixture.db)
  const staff = await aPerson(fixture, { roles: ['editor'] })
  const { items } = (await fixture.send(staff, listDeskKrazyDays, {})).json
  expect([items.length, items[0]!.day.id]).toEqual([200, id])
})
