import { sql } from 'kysely'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { prepareAct } from './earn-act.ts'
import { firstPerson, lastPerson, personId } from './earn-people.ts'
import type { Ground, Product } from './ground.ts'
import { findPgbench, type PgbenchRun, runPgbench } from './pgbench.ts'
import { alternate, median } from './rounds.ts'
import { atLeast, type Row, skipped, told } from './row.ts'
import { sendRequests } from './send-requests.ts'

const aim = 0.4
const rounds = 5
/** As many as the product has connections to the database. */
const clients = 10
const actsPerClient = 80
const perRound = clients * actsPerClient
/** So that none of the product's database connections waits for the next request. */
const connections = 2 * clients

type Act = Awaited<ReturnType<typeof prepareAct>>

/** An earning act through the whole HTTP API against pgbench that runs the act's own SQL, on one database. */
export async function measureEarn(ground: Ground): Promise<Row[]> {
  const pgbench = findPgbench()
  if (!pgbench)
    return [
      skipped('earn: HTTP API / pgbench', 'pgbench is not installed (Debian: apt-get install postgresql-contrib)'),
    ]
  const product = await ground.startProduct()
  const urls = await ground.useDatabase()
  const act = await prepareAct(urls)
  const close = ground.keep(act.close)
  const { replay, statements } = await act.record()

  const bench = async (mode: PgbenchRun['mode']) =>
    runPgbench(ground, pgbench, {
      url: urls.app,
      replay,
      mode,
      first: await act.addPeople(perRound),
      clients,
      actsPerClient,
    })
  const both = async () => ({ prepared: await bench('prepared'), extended: await bench('extended') })
  const overHttp = () => runHttp(product, act)

  await alternate(1, overHttp, both)
  const pairs = await alternate(rounds, overHttp, both)
  await proveBooks(act)
  await close()
  await product.stop()
  return [
    atLeast(
      aim,
      'earn: HTTP API / pgbench -M prepared',
      median(pairs.map(([ours, pg]) => ours.perSecond / pg.prepared)),
      '×',
    ),
    told('earn: HTTP API / pgbench -M extended', median(pairs.map(([ours, pg]) => ours.perSecond / pg.extended)), '×'),
    told('earn: HTTP API', median(pairs.map(([ours]) => ours.perSecond)), 'acts/s'),
    told('earn: HTTP API, CPU of Node', median(pairs.map(([ours]) => ours.cpuMs)), 'ms/act'),
    told('earn: round trips to the database', statements, 'per act'),
  ]
}

async function runHttp(product: Product, act: Act) {
  const first = await act.addPeople(perRound)
  const requests = await Promise.all(Array.from({ length: perRound }, (_, i) => act.request(first + i)))
  const before = await product.usage()
  const seconds = await sendRequests({ port: product.port, requests, connections })
  const after = await product.usage()
  return { perSecond: perRound / seconds, cpuMs: (after.cpuMs - before.cpuMs) / perRound }
}

/** Both sides did the same, and did it right: everyone was paid the same, and the books balance. */
async function proveBooks({ db }: Act): Promise<void> {
  const { rows } = await sql<{ satang: number; people: number }>`
    select satang, count(*) as people from wallet
    where currency = 'koin' and user_id > ${personId(firstPerson)} and user_id <= ${personId(lastPerson)}
    group by satang`.execute(db)
  if (rows.length !== 1 || !rows[0]?.satang) throw new Error(`people were paid differently: ${JSON.stringify(rows)}`)
  const faults = await auditLedger(db)
  if (faults.length) throw new Error(`the books do not balance: ${JSON.stringify(faults)}`)
}
