import { sql } from 'kysely'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { firstPerson, lastPerson, personId } from '../support/earn-people.ts'
import type { Ground } from '../support/ground.ts'
import { findPgbench, type PgbenchRun, runPgbench } from '../support/pgbench.ts'
import { canReadCpu, readEndedCpu, readTreeCpu } from '../support/process-cpu.ts'
import { alternate, median } from '../support/rounds.ts'
import { aim, figure, type Row, skipped } from '../support/row.ts'
import { sendRequests } from '../support/send-requests.ts'
import { sizeOf } from '../support/toy.ts'
import { prepareAct } from './earn-act.ts'

const minRatio = 0.4
const rounds = sizeOf(4, 1)
/** As many as the product's database connections. */
const clients = 10
const actsPerClient = sizeOf(100, 3)
const perRound = clients * actsPerClient
/** More connections than the product's database pool, so that the pool is never idle. */
const connections = 2 * clients

type Act = Awaited<ReturnType<typeof prepareAct>>
/** Acts per second, and CPU milliseconds per act: PostgreSQL's, and those of its client (Node or pgbench). */
type Pace = { perSecond: number; database: number; asker: number }

/** An earning act through the whole HTTP API, compared with pgbench running the act's SQL on the same database. */
export async function measureEarn(ground: Ground): Promise<Row[]> {
  const pgbench = findPgbench()
  if (!pgbench)
    return [
      skipped('earn: HTTP API / pgbench', 'pgbench is not installed (Debian: apt-get install postgresql-contrib)'),
    ]
  const product = await ground.startProduct()
  const { postgresPid, ...urls } = await ground.useDatabase()
  const act = await prepareAct(urls)
  const close = ground.save(act.close)
  const { replay, statements } = await act.record()
  const databaseCpu = () => (canReadCpu ? readTreeCpu(postgresPid) : 0)

  async function overHttp(): Promise<Pace> {
    const first = await act.addPeople(perRound)
    const requests = await Promise.all(Array.from({ length: perRound }, (_, i) => act.request(first + i)))
    const [before, node] = [databaseCpu(), await product.usage()]
    const seconds = await sendRequests({ port: product.port, requests, connections })
    const asker = (await product.usage()).cpuMs - node.cpuMs
    return { perSecond: perRound / seconds, database: (databaseCpu() - before) / perRound, asker: asker / perRound }
  }

  async function bench(mode: PgbenchRun['mode']): Promise<Pace> {
    const run = { url: urls.app, replay, mode, first: await act.addPeople(perRound), clients, actsPerClient }
    const [before, ended] = [databaseCpu(), readEndedCpu(process.pid)]
    const perSecond = await runPgbench(ground, pgbench!, run)
    const asker = (readEndedCpu(process.pid) - ended) / perRound
    return { perSecond, database: (databaseCpu() - before) / perRound, asker }
  }

  const both = async () => ({ prepared: await bench('prepared'), extended: await bench('extended') })
  await alternate(1, overHttp, both)
  const pairs = await alternate(rounds, overHttp, both)
  await proveBooks(act)
  await close()
  await product.stop()
  return judge(pairs, statements)
}

function judge(pairs: [Pace, Record<'prepared' | 'extended', Pace>][], statements: number): Row[] {
  const bySpeed = (mode: 'prepared' | 'extended') =>
    median(pairs.map(([http, pgbench]) => http.perSecond / pgbench[mode].perSecond))
  const byCpu = (mode: 'prepared' | 'extended') =>
    median(pairs.map(([http, pgbench]) => costOf(pgbench[mode]) / costOf(http)))
  const middle = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick))
  const name = 'earn: HTTP API / pgbench -M prepared'
  // The judged figures do not depend on other load and the number of cores, as acts per second do.
  const judged = canReadCpu
    ? [
        aim({ min: minRatio }, `${name}, per CPU second`, byCpu('prepared'), '×'),
        figure(`${name}, per second`, bySpeed('prepared'), '×'),
      ]
    : [aim({ min: minRatio }, `${name}, per second`, bySpeed('prepared'), '×')]
  return [
    ...judged,
    figure('earn: HTTP API / pgbench -M extended, per second', bySpeed('extended'), '×'),
    figure(
      'earn: HTTP API',
      middle(([http]) => http.perSecond),
      'acts/s',
    ),
    figure(
      'earn: CPU of Node',
      middle(([http]) => http.asker),
      'ms/act',
    ),
    figure(
      'earn: CPU of PostgreSQL for Node',
      middle(([http]) => http.database),
      'ms/act',
    ),
    figure(
      'earn: CPU of PostgreSQL for pgbench -M extended',
      middle(([, pgbench]) => pgbench.extended.database),
      'ms/act',
    ),
    figure(
      'earn: CPU of PostgreSQL for pgbench -M prepared',
      middle(([, pgbench]) => pgbench.prepared.database),
      'ms/act',
    ),
    figure('earn: round trips to the database', statements, 'per act'),
  ]
}

function costOf({ database, asker }: Pace): number {
  return database + asker
}

/** Proves that both sides did the same and correctly: everyone was paid the same, and the ledger balances. */
async function proveBooks({ db }: Act): Promise<void> {
  const { rows } = await sql<{ satang: number; people: number }>`
    select satang, count(*) as people from wallet
    where currency = 'koin' and user_id > ${personId(firstPerson)} and user_id <= ${personId(lastPerson)}
    group by satang`.execute(db)
  if (rows.length !== 1 || !rows[0]?.satang) throw new Error(`people were paid differently: ${JSON.stringify(rows)}`)
  const faults = await auditLedger(db)
  if (faults.length) throw new Error(`the books do not balance: ${JSON.stringify(faults)}`)
}
