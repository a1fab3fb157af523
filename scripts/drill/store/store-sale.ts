import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { editPremium } from '#features/store/premiums/server/admin-commands.ts'
import { formOf } from '#features/store/premiums/server/admin-queries.ts'
import { findPremium } from '#features/store/premiums/server/queries.ts'
import { newDiskStorage } from '#lib/server/storage.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { anAddress, aPremium } from '#tests/fixtures/store.ts'
import type { newKiller } from '../money/money-kills.ts'
import type { Fixture } from '../support/drill-fixture.ts'
import { type Client, newClient, type Traffic } from '../support/http-client.ts'
import type { Random } from '../support/random.ts'

const prices = [10_000, 15_000, 20_000] as const
const perPremium = 50
const maxAsked = 20

export type Sale = {
  premiums: string[]
  people: TestPerson[]
  pieces: number
  /** One for each buyer and premium. */
  tries: number
  random: Random
}

/** Three premiums of fifty pieces each: parcels, codes and vouchers; and people who can pay for all of them. */
export async function openSale(
  fixture: Fixture,
  { buyers, random }: { buyers: number; random: Random },
): Promise<Sale> {
  const ground = { db: fixture.db, keys: fixture.keys, clock: { now: fixture.clock.now() } }
  // Smaller where the crowd is: there must be fewer pieces than buyers.
  const each = Math.min(perPremium, Math.max(1, Math.floor(buyers / 4)))
  const codes = Array.from({ length: each }, (_, i) => `DRILL-${i}`)
  const premiums = [
    await aPremium(ground, { stock: each, price: prices[0] }),
    await aPremium(ground, { codes, price: prices[0] }),
    await aPremium(ground, { type: 'voucher', stock: each, price: prices[0] }),
  ]
  const people = await fixture.people(buyers, { koin: 3 * prices[2] })
  return { premiums, people, pieces: each * premiums.length, tries: buyers * premiums.length, random }
}

type Tally = {
  bought: number
  cancelled: number
  askedAgain: number
  soldOut: number
  lies: string[]
  twice: string[]
}
type Given = { fixture: Fixture; sale: Sale; traffic: Traffic; killer: ReturnType<typeof newKiller> }
type Working = Given & { client: Client; tally: Tally; seen: Map<string, string> }

/** Lets everybody buy of everything, while the prices change; then every answer is compared with what is stored. */
export async function runSale(given: Given): Promise<Tally> {
  const { fixture, sale, traffic } = given
  const tally: Tally = { bought: 0, cancelled: 0, askedAgain: 0, soldOut: 0, lies: [], twice: [] }
  const client = newClient(fixture.server.port, traffic, { sockets: 64 })
  const working = { ...given, client, tally, seen: new Map<string, string>() }
  let isOver = false
  const changing = changePrices(fixture, sale, () => isOver)
  const visits = sale.people.flatMap((person) => sale.premiums.map((id) => ({ person, id })))
  let next = 0
  const work = async () => {
    while (next < visits.length) await visit(working, visits[next++]!)
  }
  await Promise.all(Array.from({ length: 64 }, work))
  isOver = true
  await changing
  client.close()
  await compareOrders(fixture, sale, tally)
  return tally
}

/** One buyer at one premium: buys at the price that they saw, is asked again when it changed, then looks or cancels. */
async function visit(working: Working, { person, id }: { person: TestPerson; id: string }): Promise<void> {
  const { fixture, client, tally, killer, sale } = working
  const [cancels, looks] = [sale.random.chance(0.3), sale.random.chance(0.5)]
  await killer.begin()
  const token = await fixture.tokenOf(person)
  let price: number = prices[0]
  for (let asked = 0; asked < maxAsked; asked++) {
    const key = `${id}-${asked}`
    const json = { id, quantity: 1, expected_price: price, address: anAddress }
    const reply = await client.insist({ method: 'POST', path: '/v2/api/store/buy', token, key, json })
    const said = reply.json as { code?: string; figures?: { price: number }; order?: { id: string; paid: number } }
    if (said.order) {
      tally.bought += 1
      if (said.order.paid !== price) tally.lies.push(`${said.order.id}: paid ${said.order.paid}, saw ${price}`)
      await finish(working, { person, orderId: said.order.id, cancels, looks })
      break
    }
    if (said.code === 'sold_out') {
      tally.soldOut += 1
      break
    }
    if (said.code !== 'price_changed') {
      tally.lies.push(`${person.id}: ${reply.status} ${said.code}`)
      break
    }
    tally.askedAgain += 1
    price = said.figures!.price
  }
  killer.end()
}

type Finish = { person: TestPerson; orderId: string; cancels: boolean; looks: boolean }

async function finish({ fixture, client, tally, seen }: Working, { person, orderId, cancels, looks }: Finish) {
  const token = await fixture.tokenOf(person)
  const post = (what: string) =>
    client.insist({ method: 'POST', path: `/v2/api/store/order/${what}?id=${orderId}`, token, json: {} })
  if (looks) {
    const { json } = await post('code')
    for (const code of (json as { codes?: string[] }).codes ?? []) {
      const other = seen.get(code)
      if (other && other !== orderId) tally.twice.push(`${code}: ${other} and ${orderId}`)
      seen.set(code, orderId)
    }
  }
  if (!cancels) return
  const { status } = await post('cancel')
  if (status === 200) tally.cancelled += 1
}

/** Staff changes the price again and again; a try that falls into a kill is made anew. */
async function changePrices(fixture: Fixture, { premiums, random }: Sale, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const premiumId = random.pick(premiums)
    try {
      const form = { ...formOf(await findPremium(fixture.db, premiumId)), price: random.pick(prices) }
      const storage = newDiskStorage(os.tmpdir())
      const change = { actorId: premiumId, premiumId, form, storage, now: fixture.clock.now() }
      await fixture.db.transaction().execute((tx) => editPremium(tx, change))
    } catch {
      // PostgreSQL was away.
    }
    await sleep(150)
  }
}

/** Every purchase that was answered is there, and none besides. */
async function compareOrders(fixture: Fixture, { premiums }: Sale, tally: Tally): Promise<void> {
  const orders = await fixture.db
    .selectFrom('premium_order')
    .select('state')
    .where('premium_id', 'in', premiums)
    .execute()
  const refunded = orders.filter(({ state }) => state === 'refunded').length
  if (orders.length !== tally.bought) tally.lies.push(`${orders.length} orders, ${tally.bought} answered`)
  if (refunded !== tally.cancelled) tally.lies.push(`${refunded} refunded, ${tally.cancelled} answered`)
}
