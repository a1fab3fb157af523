import { sql } from 'kysely'
import { spendKoin } from '#features/koin/server/commands.ts'
import { settleKrazyDay } from '#features/superquest/krazy-day/server/settle-commands.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { aPremium, findStoreFaults, saveAddress } from '#tests/fixtures/store.ts'
import { newKiller } from '../money/money-kills.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { newClient, newTraffic, type Traffic } from '../support/http-client.ts'
import { newRandom, type Random } from '../support/random.ts'
import { printFaults, printTable, round } from '../support/report.ts'

const price = koin(100)
const minuteMs = 60_000
/** More people have points than there are pieces, many of them as many as others. */
const maxPoints = 40
/** Of those whose turn comes so many have spent their koin by then. */
const spentShare = 10

type Asker = TestPerson & { points: number }

/**
 * A crowd asks for a pool of a twenty-fifth of it in the ranked half hour, in an order that has nothing to do with their
 * points, while PostgreSQL and the server are killed; then some have spent their koin, two processes settle at once and
 * PostgreSQL is killed meanwhile. Each piece goes to one person, in the order of points and, where they are even, of ids.
 */
export const drillKrazyDay: Drill = async ({ fixture, database, options }) => {
  const { buyers, kills, seed } = options
  const pool = Math.max(1, Math.round(buyers / 25))
  console.log(
    `\nkrazy-day: ${buyers} people on a pool of ${pool}, ${kills}+${kills} kills, and ${kills} more at the draw`,
  )
  const crowd = await givePoints(fixture, await fixture.people(buyers, { koin: 10 * price }), newRandom(seed))
  const dayId = await openDay(fixture, pool)
  const traffic = newTraffic()
  const killer = newKiller({ database, server: fixture.server, traffic, acts: crowd.length, kills })
  const startedAt = performance.now()
  const refused = await askAll({ fixture, dayId, crowd, traffic, killer })
  const killed = await killer.kills
  await fixture.server.stop()
  const ranked = crowd.toSorted((one, other) => other.points - one.points || (one.id < other.id ? -1 : 1))
  const spent = ranked.slice(0, Math.ceil(pool / spentShare))
  for (const { id } of spent) await spendAll(fixture, id)
  await settleUnderKills(fixture, dayId, () => database.kill('everyone'), kills)
  const best = ranked.slice(spent.length, spent.length + pool)
  const faults = await findFaults(fixture, { dayId, pool, ranked, spent, best })
  if (refused.length > 0) faults.set('asks that were refused', refused)
  printTable('krazy-day', [
    ['people, pieces', `${crowd.length}, ${pool}`],
    [
      'points of the last one who was given a piece, of the next',
      `${best.at(-1)?.points}, ${ranked[spent.length + pool]?.points}`,
    ],
    ['first in the ranking who had spent their koin', spent.length],
    ['kills of PostgreSQL and the server', `${killed.length}, and ${kills} at the draw`],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['seconds', round((performance.now() - startedAt) / 1000)],
    ['what must be zero', faults.size],
  ])
  printFaults(faults)
  return faults.size === 0
}

type Asking = {
  fixture: Fixture
  dayId: string
  crowd: Asker[]
  traffic: Traffic
  killer: ReturnType<typeof newKiller>
}

/** Everybody asks once over HTTP, again and again until there is an answer; answers which asks were refused. */
async function askAll({ fixture, dayId, crowd, traffic, killer }: Asking): Promise<string[]> {
  const addresses = new Map<string, string>()
  for (const { id } of crowd)
    addresses.set(id, await saveAddress({ db: fixture.db, clock: { now: fixture.clock.now() } }, id))
  const client = newClient(fixture.server.port, traffic, { sockets: 64 })
  const path = '/v2/api/superQuestKrazyDay/redeem'
  const refused: string[] = []
  let next = 0
  const work = async () => {
    while (next < crowd.length) {
      const who = crowd[next++]!
      await killer.begin()
      const json = { id: dayId, price, address: addresses.get(who.id) }
      const reply = await client.insist({ method: 'POST', path, token: await fixture.tokenOf(who), key: dayId, json })
      if (reply.status !== 200) refused.push(`${who.id}: ${reply.status}`)
      killer.end()
    }
  }
  await Promise.all(Array.from({ length: 64 }, work))
  client.close()
  return refused
}

async function spendAll(fixture: Fixture, userId: string): Promise<void> {
  const spending = { amount: koin(10 * price), account: 'event_fee', cause: 'drill:spent', title: 'ซ้อม' } as const
  await fixture.db
    .transaction()
    .execute((tx) => spendKoin(tx, { userId, ...spending, href: '/events', now: fixture.clock.now() }))
}

async function openDay(fixture: Fixture, pool: number): Promise<string> {
  const now = fixture.clock.now()
  const gift = await aPremium({ db: fixture.db, keys: fixture.keys, clock: { now } }, { stock: pool })
  const id = newId(now)
  const opens = new Date(now.getTime() - minuteMs)
  await sql`
    insert into krazy_day (id, title, summary, gift_id, price, stock, opens_at, ends_at, made_at)
    values (${id}, 'ซ้อม', 'ซ้อม', ${gift}, ${price}, ${pool}, ${opens}, ${new Date(now.getTime() + 120 * minuteMs)}, ${now})
  `.execute(fixture.db)
  return id
}

/** Some points each by shares before the day, five on a Bangkok day as the product counts them. */
async function givePoints(fixture: Fixture, people: TestPerson[], random: Random): Promise<Asker[]> {
  const askers = people.map((who) => ({ ...who, points: random.int(0, maxPoints) }))
  const now = fixture.clock.now().getTime()
  for (const { id, points } of askers)
    for (let i = 0; i < points; i++) {
      const then = new Date(now - (1 + Math.floor(i / 5)) * 24 * 60 * minuteMs)
      const day = then.toISOString().slice(0, 10)
      await sql`
        insert into activity (user_id, id, cause, kind, subject_id, day, facts, happened_at)
        values (${id}, ${newId(then)}, ${`drill:${i}`}, 'post.shared', null, ${day}, '{"club":"hit"}', ${then})
      `.execute(fixture.db)
    }
  return askers
}

/** Lets the half hour be over and two processes settle, each tried again until nothing is left to do. */
async function settleUnderKills(
  fixture: Fixture,
  dayId: string,
  kill: () => Promise<unknown>,
  kills: number,
): Promise<void> {
  const past = new Date(fixture.clock.now().getTime() - 31 * minuteMs)
  await sql`update krazy_day set opens_at = ${past} where id = ${dayId}`.execute(fixture.db)
  let isKilling = true
  const settle = async () => {
    for (;;)
      try {
        await settleKrazyDay(fixture.db, dayId, fixture.clock.now())
        return
      } catch (error) {
        if (!isKilling) throw error
      }
  }
  const settling = [settle(), settle()]
  for (let i = 0; i < kills; i++) await kill()
  isKilling = false
  const results = await Promise.allSettled(settling)
  // A connection that broke at the last kill fails the try that held it; the next run goes on.
  if (results.some(({ status }) => status === 'rejected')) await settleKrazyDay(fixture.db, dayId, fixture.clock.now())
}

type Expected = { dayId: string; pool: number; ranked: Asker[]; spent: Asker[]; best: Asker[] }

async function findFaults(
  fixture: Fixture,
  { dayId, pool, ranked, spent, best }: Expected,
): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>()
  const note = (what: string, wrong: string[]) => wrong.length > 0 && faults.set(what, wrong)
  const asks = await fixture.db.selectFrom('krazy_day_ask').selectAll().where('day_id', '=', dayId).execute()
  const inState = (state: string) => asks.filter((ask) => ask.state === state).map(({ user_id }) => user_id)
  const given = inState('given')
  const source = `krazy-day:${dayId}`
  const orders = await fixture.db.selectFrom('premium_order').select('user_id').where('source', '=', source).execute()
  const day = await fixture.db.selectFrom('krazy_day').select('given').where('id', '=', dayId).executeTakeFirstOrThrow()
  const { rows: paid } = await sql<{ user_id: string }>`
    select user_id from ledger_transfer where cause like 'krazy-day:%'`.execute(fixture.db)
  const { rows: told } = await sql<{ user_id: string }>`
    select user_id from notice where cause like 'krazy-day:%'`.execute(fixture.db)
  const idsOf = (rows: { user_id: string }[]) => rows.map(({ user_id }) => user_id)
  note('counts of what was given', day.given === pool && given.length === pool ? [] : [`${day.given}, ${given.length}`])
  note('given to others than the best', sameOnes(given, idsOfPeople(best)))
  note('passed over for others than those without koin', sameOnes(inState('not_enough'), idsOfPeople(spent)))
  note('asks that nobody decided', inState('asked'))
  note('places that do not follow the points', misplaced(asks, ranked))
  note('orders that are not theirs', sameOnes(idsOf(orders), given))
  note('payments that are not theirs', sameOnes(idsOf(paid), given))
  note('people who were not told once', sameOnes(idsOf(told), idsOfPeople(ranked)))
  note('stock, orders and books that do not agree', await findStoreFaults(fixture))
  return faults
}

const idsOfPeople = (people: Asker[]) => people.map(({ id }) => id)

/** The people whose place or points differ from our own count. */
function misplaced(asks: { user_id: string; place: number | null; points: number }[], ranked: Asker[]): string[] {
  const byPerson = new Map(asks.map((ask) => [ask.user_id, ask]))
  return ranked.flatMap(({ id, points }, i) => {
    const ask = byPerson.get(id)
    return ask?.place === i + 1 && ask.points === points ? [] : [`${id}: place ${ask?.place}, due ${i + 1}`]
  })
}

/** What is in one list and not in the other, or twice in one. */
function sameOnes(one: string[], other: string[]): string[] {
  const [has, hasOther] = [new Set(one), new Set(other)]
  if (one.length !== has.size) return ['one of them twice']
  return [...one.filter((id) => !hasOther.has(id)), ...other.filter((id) => !has.has(id))]
}
