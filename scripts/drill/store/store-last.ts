import type { TestPerson } from '#tests/fixtures/people.ts'
import { anAddress, aPremium } from '#tests/fixtures/store.ts'
import type { Fixture } from '../support/drill-fixture.ts'
import type { Client } from '../support/http-client.ts'

type Round = { fixture: Fixture; client: Client; crowd: TestPerson[]; price: number }

/** How many of the crowd got the one piece of a new premium: counted by the orders that are there. */
export async function buyLastPiece({ fixture, client, crowd, price }: Round): Promise<number> {
  const id = await aPremium(
    { db: fixture.db, keys: fixture.keys, clock: { now: fixture.clock.now() } },
    { stock: 1, price },
  )
  const json = { id, quantity: 1, expected_price: price, address: anAddress }
  await Promise.all(
    crowd.map(async (person) => {
      const token = await fixture.tokenOf(person)
      await client.insist({ method: 'POST', path: '/v2/api/store/buy', token, key: id, json })
    }),
  )
  const { orders } = await fixture.db
    .selectFrom('premium_order')
    .select((e) => e.fn.countAll<number>().as('orders'))
    .where('premium_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(orders)
}
