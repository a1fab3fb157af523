import { afterEach, expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { editPremium } from '#features/store/premiums/server/admin-commands.ts'
import { formOf } from '#features/store/premiums/server/admin-queries.ts'
import { findPremium } from '#features/store/premiums/server/queries.ts'
import { aPerson, people, type TestPerson } from '#tests/fixtures/people.ts'
import { aPremium, buy, findStoreFaults, putCodes } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { moveOrder, refundOrder } from '../admin-contract.ts'
import { cancelOrder, showCode } from '../contract.ts'

const fixture = await openTestbed()

afterEach(async () => {
  expect(await findStoreFaults(fixture)).toEqual([])
})

const codesOf = (replies: { status: number; json: { code: string } }[]) =>
  replies.map(({ status, json }) => (status === 200 ? 'ok' : json.code)).sort()
const stockOf = async (id: string) => (await findPremium(fixture.db, id)).stock

test('the last piece is sold once, and the others keep their koin', async () => {
  const id = await aPremium(fixture, { stock: 1 })
  const crowd = await people(fixture, 20, { koin: 10_000 })
  const replies = await Promise.all(crowd.map((one) => buy(fixture, one, { id })))
  expect(codesOf(replies)).toEqual(['ok', ...Array(19).fill('sold_out')])
  const balances = await Promise.all(crowd.map(({ id }) => readBalance(fixture.db, id)))
  expect(balances.reduce((sum, one) => sum + one, 0)).toBe(190_000)
  expect(await stockOf(id)).toBe(0)
})

test('purchases of different sizes never take more than there is', async () => {
  const id = await aPremium(fixture, { stock: 10 })
  const crowd = await people(fixture, 12, { koin: 40_000 })
  const replies = await Promise.all(crowd.map((one, i) => buy(fixture, one, { id, quantity: (i % 4) + 1 })))
  const sold = replies.reduce((sum, { status }, i) => sum + (status === 200 ? (i % 4) + 1 : 0), 0)
  expect(await stockOf(id)).toBe(10 - sold)
})

test('one person at many tabs stays within the limit and the wallet', async () => {
  const id = await aPremium(fixture, { per_person: 3, stock: 50 })
  const limited = await aPerson(fixture, { koin: 100_000 })
  const poor = await aPerson(fixture, { koin: 25_000 })
  const tabs = (one: TestPerson) => Promise.all(Array.from({ length: 8 }, () => buy(fixture, one, { id })))
  expect(codesOf(await tabs(limited))).toEqual([...Array(5).fill('limit_reached'), ...Array(3).fill('ok')])
  const replies = codesOf(await tabs(poor))
  expect(replies.filter((code) => code === 'ok')).toHaveLength(2)
  expect(await readBalance(fixture.db, poor.id)).toBe(5_000)
})

test('no code is given twice, while codes are imported and orders cancelled', async () => {
  const id = await aPremium(fixture, { codes: Array.from({ length: 8 }, (_, i) => `FIRST-${i}`) })
  const crowd = await people(fixture, 16, { koin: 10_000 })
  const more = Array.from({ length: 4 }, (_, i) => `SECOND-${i}`)
  const [replies] = await Promise.all([
    Promise.all(
      crowd.map(async (one, i) => {
        const bought = await buy(fixture, one, { id })
        if (bought.status === 200 && i % 4 === 0)
          await fixture.send(one, cancelOrder, { query: { id: bought.json.order.id } })
        return bought
      }),
    ),
    putCodes(fixture, id, more),
  ])
  const shown = await Promise.all(
    replies.map(({ status, json }, i) =>
      status === 200 ? fixture.send(crowd[i]!, showCode, { query: { id: json.order.id } }) : null,
    ),
  )
  const seen = shown.flatMap((reply) => (reply?.status === 200 ? reply.json.codes : []))
  expect(new Set(seen).size).toBe(seen.length)
})

test('cancelling, refunding and packing at once: one of them happens', async () => {
  const id = await aPremium(fixture, { stock: 20 })
  const nok = await aPerson(fixture, { koin: 100_000 })
  const staff = await aPerson(fixture, { roles: ['fulfilment'] })
  for (let round = 0; round < 5; round++) {
    const query = { id: (await buy(fixture, nok, { id })).json.order.id }
    const before = await readBalance(fixture.db, nok.id)
    await Promise.all([
      fixture.send(nok, cancelOrder, { query }),
      fixture.send(nok, cancelOrder, { query }),
      fixture.send(staff, refundOrder, { query, body: { reason: 'ของหมดคลัง' } }),
      fixture.send(staff, moveOrder, { query, body: { from: 'paid', to: 'packed' } }),
    ])
    const { state } = await fixture.db
      .selectFrom('premium_order')
      .select('state')
      .where('id', '=', query.id)
      .executeTakeFirstOrThrow()
    const gained = (await readBalance(fixture.db, nok.id)) - before
    expect([state, gained]).toEqual(state === 'refunded' ? ['refunded', 10_000] : ['packed', 0])
  }
})

test('a look and a cancellation at once: the code is seen, or the koin come back', async () => {
  const id = await aPremium(fixture, { codes: ['LOOK-1', 'LOOK-2', 'LOOK-3', 'LOOK-4'] })
  const crowd = await people(fixture, 4, { koin: 10_000 })
  for (const one of crowd) {
    const query = { id: (await buy(fixture, one, { id })).json.order.id }
    const [look, cancel] = await Promise.all([
      fixture.send(one, showCode, { query }),
      fixture.send(one, cancelOrder, { query }),
    ])
    expect([look.status, cancel.status].sort()).toEqual([200, 409])
    expect(await readBalance(fixture.db, one.id)).toBe(look.status === 200 ? 0 : 10_000)
  }
})

test('nobody pays a price that they did not see, while staff changes it', async () => {
  const id = await aPremium(fixture, { stock: 100 })
  const crowd = await people(fixture, 16, { koin: 20_000 })
  const raise = async () => {
    const form = { ...formOf(await findPremium(fixture.db, id)), price: 15_000 }
    const change = {
      actorId: crypto.randomUUID(),
      premiumId: id,
      form,
      storage: fixture.storage,
      now: fixture.clock.now,
    }
    await fixture.db.transaction().execute((tx) => editPremium(tx, change))
  }
  const [replies] = await Promise.all([Promise.all(crowd.map((one) => buy(fixture, one, { id }))), raise()])
  for (const { status, json } of replies)
    if (status === 200) expect(json.order.paid).toBe(10_000)
    else expect(json).toMatchObject({ code: 'price_changed', figures: { price: 15_000 } })
})
