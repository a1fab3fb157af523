import { buyPremium } from '#features/store/orders/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { anAddress, aPremium } from '#tests/fixtures/store.ts'
import { copyPerson, firstPerson } from '../support/earn-people.ts'
import { openServer, type Urls } from '../support/earn-server.ts'
import { recordSql, type Statement } from '../support/record-sql.ts'
import { makeReplay } from '../support/replay-sql.ts'

const { path } = buyPremium
const price = 100
/** Far from the people that other measures make. */
const firstBuyer = firstPerson + 700_000_000_000
const pieces = 1_000_000
/** An order's number follows from its id, and is no UUID that a replay could make another one of. */
const number = /"number":"K[0-9A-Z]{8}"/g

/** The act that is measured: a purchase of one piece that is sent to an address, all of the same premium. */
export async function prepareStore(urls: Urls) {
  const { db, owner, now, signIn, send, close } = await openServer(urls)
  const model = await aPerson({ db, clock: { now } }, { koin: 10 * price })
  const keys = { hmac: () => '' } as never
  const premiums = await Promise.all(
    Array.from({ length: 36 }, () => aPremium({ db, keys, clock: { now } }, { stock: pieces, price })),
  )
  const id = premiums[0]!
  const body = { id, quantity: 1, expected_price: price, address: anAddress }
  let made = 0

  /** Answers the number of the first of so many new people. */
  async function addPeople(count: number): Promise<number> {
    const first = firstBuyer + made
    made += count
    await copyPerson(owner, model.id, { first, count })
    return first
  }

  return {
    addPeople,
    close,
    /** The act as SQL for pgbench, recorded from the product's own code. */
    async record() {
      const act = async (n: number) => send(await signIn(n), 'POST', path, body)
      const first = await addPeople(3)
      await act(first)
      const one = withoutNumbers(await recordSql(() => act(first + 1)))
      const other = withoutNumbers(await recordSql(() => act(first + 2)))
      return { replay: await makeReplay(owner, one, other), statements: one.length }
    },
    /** The act as a request. */
    async request(n: number) {
      const { token, key } = await signIn(n)
      const text = JSON.stringify(body)
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(text)}`,
        'idempotency-key': key,
      }
      return { method: 'POST', path, headers, body: text }
    },
    /** What was sold is what was bought, at least so much. */
    async prove(min: number): Promise<void> {
      const premium = await db
        .selectFrom('premium')
        .select(['stock', 'sold'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const { orders } = await db
        .selectFrom('premium_order')
        .select((e) => e.fn.countAll<string>().as('orders'))
        .where('premium_id', '=', id)
        .executeTakeFirstOrThrow()
      const isWhole = premium.sold === Number(orders) && premium.stock === pieces - premium.sold
      if (!isWhole || premium.sold < min) throw new Error(`${premium.sold} sold, ${orders} orders`)
    },
  }
}

function withoutNumbers(statements: Statement[]): Statement[] {
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => value?.replace(number, '"number":"K00000000"') ?? null),
  }))
}
