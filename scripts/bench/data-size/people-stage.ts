import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { startPostgres } from '#db/embedded.ts'
import { type Db, openDb } from '#db/open.ts'
import { prepareDatabase } from '#db/roles.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { openSession } from '#features/identity/sessions/server/session-commands.ts'
import { anAddress, aPremium } from '#tests/fixtures/store.ts'
import { personId } from '../support/earn-people.ts'
import { findArticle } from '../support/find-article.ts'
import { openGround } from '../support/ground.ts'
import { readTreeCpu } from '../support/process-cpu.ts'
import { waitForContent } from '../support/stage.ts'
import { firstOfPopulation, measurePopulation, peopleMark } from './population.ts'

const price = 100

/** A statement as PostgreSQL counts it; `blocks` were hit or read. */
export type Counted = { query: string; calls: number; blocks: number; rows: number; ms: number }

export type PeopleStage = Awaited<ReturnType<typeof openPeopleStage>>

/**
 * The product with so many people in a folder of its own, which is kept: they are made where they are missing. Each
 * statement is counted by pg_stat_statements.
 */
export async function openPeopleStage(dir: string, { people, pupils: wanted }: { people: number; pupils: number }) {
  await makePeople(dir, people)
  await preload(path.join(dir, 'postgres'))
  const ground = openGround(dir)
  try {
    return await openOn(ground, { people, wanted })
  } catch (error) {
    await ground.close()
    throw error
  }
}

async function openOn(ground: ReturnType<typeof openGround>, { people, wanted }: { people: number; wanted: number }) {
  const { app, owner, postgresPid } = await ground.useDatabase('population')
  const product = await ground.startProduct('population')
  const [db, asOwner] = [openDb(app, { max: 2 }), openDb(owner, { max: 1 })]
  ground.save(() => Promise.all([db.destroy(), asOwner.destroy()]))
  await waitForContent(db)
  const now = new Date()
  const premium = await aPremium({ db, clock: { now } } as Parameters<typeof aPremium>[0], { stock: 1_000_000, price })
  return {
    people,
    port: product.port,
    tokens: await signIn(db, { people, wanted, now }),
    ways: { article: await findArticle(product.origin), premium, price, address: anAddress },
    /** CPU of the product and of PostgreSQL so far, in milliseconds. */
    readCpu: async () => ({ product: (await product.usage()).cpuMs, database: readTreeCpu(postgresPid) }),
    async forget() {
      await sql`select pg_stat_statements_reset()`.execute(asOwner)
    },
    /** What was counted since `forget`, of the product and not of this measure. */
    async listCounted(): Promise<Counted[]> {
      const { rows } = await sql<Counted>`
        select query, sum(calls)::float8 as calls, sum(shared_blks_hit + shared_blks_read)::float8 as blocks,
          sum(rows)::float8 as rows, sum(total_exec_time)::float8 as ms
        from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
          and query not like '%pg_stat_statements%'
        group by query`.execute(asOwner)
      return rows
    },
    close: ground.close,
  }
}

async function makePeople(dir: string, people: number): Promise<void> {
  if (fs.existsSync(path.join(dir, peopleMark))) return
  const ground = openGround(dir)
  try {
    await measurePopulation(ground, people)
  } finally {
    await ground.close()
  }
}

/** From its next start on PostgreSQL counts statements; the owner may read and forget them. */
async function preload(dir: string): Promise<void> {
  const server = await startPostgres(dir, { durable: false })
  try {
    const { owner } = await prepareDatabase(server, 'population')
    const role = pg.escapeIdentifier(new URL(owner).username)
    const client = new pg.Client(server.url('population'))
    await client.connect()
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
    await client.query(`alter system set pg_stat_statements.max = 10000`).catch(() => {})
    await client.query('create extension if not exists pg_stat_statements')
    await client.query(`grant pg_read_all_stats to ${role}`)
    await client.query(`grant execute on function pg_stat_statements_reset to ${role}`)
    await client.end()
  } finally {
    await server.stop()
  }
}

/** Access tokens of people spread evenly over all of them. */
async function signIn(db: Db, given: { people: number; wanted: number; now: Date }): Promise<string[]> {
  const { people, wanted, now } = given
  const keys = await openKeys({ db, clock: () => now })
  const step = Math.max(1, Math.floor(people / wanted))
  const tokens: string[] = []
  for (let nth = 0; nth < people && tokens.length < wanted; nth += step) {
    const id = personId(firstOfPopulation + nth)
    const { sessionId } = await db.transaction().execute((tx) => openSession(tx, { userId: id, binding: null, now }))
    tokens.push((await keys.sign({ sub: id, sid: sessionId, roles: [], type: 'GENERAL' }, now)).token)
  }
  return tokens
}
