import { sql } from 'kysely'
import { openDb } from '#db/open.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { type Client, newClient, newTraffic, type Traffic } from '../support/http-client.ts'
import { printFaults, printTable } from '../support/report.ts'
import { drillClockJumps } from './clock-jumps.ts'
import { drillDeadPost } from './dead-post.ts'

/** What a part found wrong, one sentence each. */
type Found = string[]
type Act = { token: string; userId: string; cause: string }

const amount = 100
/** Longer than the role of requests lets a statement run (5 s) or wait for a lock (3 s). */
const slowMs = 7_000

/**
 * Faults without a plant: every connection waits for a lock, a database that is slower than its statements may be, a mail
 * server that is gone, and a clock that jumps an hour. What is refused is a 503, is tried again, and counts once.
 */
export const drillFaults: Drill = async ({ fixture, options: { people } }) => {
  console.log(`\nfaults: ${people} people`)
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: 4 * people })
  const faults = new Map<string, Found>()
  const persons = await fixture.people(people, { koin: 100 * amount })
  const acts = async (fault: string): Promise<Act[]> =>
    Promise.all(
      persons.flatMap((person) =>
        [1, 2].map(async (nth) => ({
          token: await fixture.tokenOf(person),
          userId: person.id,
          cause: `${fault}:${nth}`,
        })),
      ),
    )
  const full = await spendDuring({ fixture, client, traffic, acts: await acts('pool'), damage: lockWallets })
  faults.set('a full pool', full.found)
  const slow = await spendDuring({ fixture, client, traffic, acts: await acts('slow'), damage: slowLedger })
  faults.set('a slow database', slow.found)
  faults.set('a dead mail server', await drillDeadPost(fixture, persons))
  faults.set('a jump of the clock', await drillClockJumps(fixture, client))
  faults.set(
    'books',
    (await auditLedger(fixture.db)).map(({ check, count }) => `${check}: ${count}`),
  )
  client.close()
  const wrong = new Map([...faults].filter(([, found]) => found.length > 0))
  printTable('faults', [
    ['503 while every connection waited', full.refused],
    ['503 while the database was too slow', slow.refused],
    ['requests', traffic.requests],
    ['  no reply, other 5xx', `${traffic.broken}, ${traffic.failed}`],
    ['what must be zero', wrong.size],
  ])
  printFaults(wrong)
  return wrong.size === 0
}

/** Does the damage, and gives what mends it again. Acts start only once the damage is done: a fast machine was done before it. */
type Damage = (fixture: Fixture) => Promise<() => Promise<void>>
type Spending = { fixture: Fixture; client: Client; traffic: Traffic; acts: Act[]; damage: Damage }

/**
 * All acts at once while the damage lasts, each until it has an answer. Every first answer must be a 503 with Retry-After;
 * afterwards each act was done exactly once.
 */
async function spendDuring({ fixture, client, traffic, acts, damage }: Spending) {
  const found: Found = []
  const before = { ...traffic }
  let isSeen = () => {}
  const seen = new Promise<void>((resolve) => {
    isSeen = resolve
  })
  const mend = await damage(fixture)
  const mended = seen.then(mend)
  const refusals = () => traffic.busy + traffic.failed - before.busy - before.failed
  const watching = setInterval(() => refusals() > 0 && isSeen(), 50)
  const at = fixture.clock.now().toISOString()
  const answers = await Promise.all(
    acts.map(({ token, cause }) =>
      client.insist({
        method: 'POST',
        path: '/drill/act',
        token,
        key: cause,
        json: { kind: 'spend', cause, at, amount },
      }),
    ),
  )
  isSeen()
  clearInterval(watching)
  await mended
  for (const [i, { status }] of answers.entries()) if (status !== 200) found.push(`${acts[i]!.cause}: ${status}`)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ledger_transfer where cause = any(${acts.map(({ cause }) => cause)}::text[])`.execute(
    fixture.db,
  )
  if (rows[0]!.n !== acts.length) found.push(`${rows[0]!.n} transfers of ${acts.length} acts`)
  const refused = traffic.busy - before.busy
  if (refused === 0) found.push('nothing was refused: the fault was not felt')
  if (traffic.failed > before.failed) found.push(`${traffic.failed - before.failed} answers were another 5xx than 503`)
  return { found, refused }
}

/** Somebody sits on the wallets: acts take every connection of the pool and wait. */
const lockWallets: Damage = async (fixture) => {
  const owner = openDb(fixture.urls.owner, { max: 1 })
  const locked = await owner.startTransaction().execute()
  await sql`lock table wallet in access exclusive mode`.execute(locked)
  return async () => {
    await locked.commit().execute()
    await owner.destroy()
  }
}

/** Each transfer takes longer than a statement may. */
const slowLedger: Damage = async (fixture) => {
  const owner = openDb(fixture.urls.owner, { max: 1 })
  await sql`create function be_slow() returns trigger language plpgsql as $$
    begin perform pg_sleep(${sql.lit(slowMs / 1000)}); return new; end $$`.execute(owner)
  await sql`create trigger slow before insert on ledger_transfer for each statement execute function be_slow()`.execute(
    owner,
  )
  return async () => {
    await sql`drop trigger slow on ledger_transfer`.execute(owner)
    await owner.destroy()
  }
}
