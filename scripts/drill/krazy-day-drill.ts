import { sql } from 'kysely'
import { settleKrazyDay } from '#features/superquest/krazy-day/server/settle-commands.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { TestPerson } from '#tests/people.ts'
import { aPremium, findStoreFaults, keepAddress } from '#tests/store-bed.ts'
import type { Bed, Drill } from './bed.ts'
import { newClient, newTraffic } from './http-client.ts'
import { newKiller } from './money-kills.ts'
import { printFaults, printTable, round } from './report.ts'

const price = koin(100)
const minuteMs = 60_000

/**
 * A crowd asks for a pool of a twenty-fifth of it in the ranked half hour, while PostgreSQL and the server are killed; then
 * two processes settle at once and PostgreSQL is killed meanwhile. Each piece goes to one person, those with most points.
 */
export const drillKrazyDay: Drill = async ({ bed, database, options }) => {
  const { buyers, kills } = options
  const pool = Math.max(1, Math.round(buyers / 25))
  console.log(
    `\nkrazy-day: ${buyers} people on a pool of ${pool}, ${kills}+${kills} kills, and ${kills} more at the draw`,
  )
  const crowd = await bed.people(buyers, { koin: 10 * price })
  const dayId = await openDay(bed, pool)
  await givePoints(bed, crowd.slice(0, pool))
  const traffic = newTraffic()
  const client = newClient(bed.server.port, traffic, { sockets: 64 })
  const killer = newKiller({ database, server: bed.server, traffic, acts: crowd.length, kills })
  const startedAt = performance.now()
  const addresses = new Map<string, string>()
  for (const one of crowd)
    addresses.set(one.id, await keepAddress({ db: bed.db, clock: { now: bed.clock.now() } }, one.id))
  for (let i = 0; i < crowd.length; i += 64)
    await Promise.all(
      crowd.slice(i, i + 64).map(async (who) => {
        await killer.begin()
        const json = { id: dayId, price, address: addresses.get(who.id) }
        const path = '/v2/api/superQuestKrazyDay/redeem'
        await client.insist({ method: 'POST', path, token: await bed.tokenOf(who), key: dayId, json })
        killer.end()
      }),
    )
  const killed = await killer.kills
  client.close()
  await bed.server.stop()
  await settleUnderKills(bed, dayId, () => database.kill('everyone'), kills)
  const faults = await findFaults(bed, { dayId, pool, best: crowd.slice(0, pool).map(({ id }) => id) })
  printTable('krazy-day', [
    ['people, pieces', `${crowd.length}, ${pool}`],
    ['kills of PostgreSQL and the server', `${killed.length}, and ${kills} at the draw`],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['seconds', round((performance.now() - startedAt) / 1000)],
    ['what must be zero', faults.size],
  ])
  printFaults(faults)
  return faults.size === 0
}

async function openDay(bed: Bed, pool: number): Promise<string> {
  const now = bed.clock.now()
  const gift = await aPremium({ db: bed.db, keys: bed.keys, clock: { now } }, { stock: pool })
  const id = newId(now)
  const opens = new Date(now.getTime() - minuteMs)
  await sql`
    insert into krazy_day (id, title, summary, gift_id, price, stock, opens_at, ends_at, made_at)
    values (${id}, 'ซ้อม', 'ซ้อม', ${gift}, ${price}, ${pool}, ${opens}, ${new Date(now.getTime() + 120 * minuteMs)}, ${now})
  `.execute(bed.db)
  return id
}

/** One point each, from before the day. */
async function givePoints(bed: Bed, people: TestPerson[]): Promise<void> {
  const then = new Date(bed.clock.now().getTime() - 24 * 60 * minuteMs)
  const day = then.toISOString().slice(0, 10)
  for (const { id } of people)
    await sql`
      insert into activity (user_id, id, cause, kind, subject_id, day, facts, happened_at)
      values (${id}, ${newId(then)}, 'drill', 'post.shared', null, ${day}, '{"club":"hit"}', ${then})`.execute(bed.db)
}

/** Lets the half hour be over and two processes settle, each tried again until nothing is left to do. */
async function settleUnderKills(bed: Bed, dayId: string, kill: () => Promise<unknown>, kills: number): Promise<void> {
  const past = new Date(bed.clock.now().getTime() - 31 * minuteMs)
  await sql`update krazy_day set opens_at = ${past} where id = ${dayId}`.execute(bed.db)
  let isKilling = true
  const settle = async () => {
    for (;;)
      try {
        await settleKrazyDay(bed.db, dayId, bed.clock.now())
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
  if (results.some(({ status }) => status === 'rejected')) await settleKrazyDay(bed.db, dayId, bed.clock.now())
}

type Expected = { dayId: string; pool: number; best: string[] }

async function findFaults(bed: Bed, { dayId, pool, best }: Expected): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>()
  const asks = await bed.db.selectFrom('krazy_day_ask').selectAll().where('day_id', '=', dayId).execute()
  const given = asks.filter(({ state }) => state === 'given').map(({ user_id }) => user_id)
  const source = `krazy-day:${dayId}`
  const orders = await bed.db.selectFrom('premium_order').select('user_id').where('source', '=', source).execute()
  const day = await bed.db.selectFrom('krazy_day').select('given').where('id', '=', dayId).executeTakeFirstOrThrow()
  const { rows: paid } = await sql<{ user_id: string }>`
    select user_id from ledger_transfer where cause like 'krazy-day:%'`.execute(bed.db)
  const note = (what: string, wrong: string[]) => wrong.length > 0 && faults.set(what, wrong)
  note('counts of what was given', day.given === pool && given.length === pool ? [] : [`${day.given}, ${given.length}`])
  note(
    'given to other people than those with points',
    given.filter((id) => !best.includes(id)),
  )
  note(
    'orders that are not theirs',
    sameOnes(
      orders.map((one) => one.user_id),
      given,
    ),
  )
  note(
    'payments that are not theirs',
    sameOnes(
      paid.map((one) => one.user_id),
      given,
    ),
  )
  note(
    'asks that nobody decided',
    asks.filter(({ state }) => state === 'asked').map(({ user_id }) => user_id),
  )
  note('stock, orders and books that do not agree', await findStoreFaults(bed))
  return faults
}

/** What is in one list and not in the other, or twice in one. */
function sameOnes(one: string[], other: string[]): string[] {
  return one.length === new Set(one).size
    ? [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))]
    : ['one of them twice']
}
