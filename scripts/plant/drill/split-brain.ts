import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { query } from '../ask.ts'
import type { DbNode, Plant } from '../layout.ts'
import { openSecrets, urlsOf } from '../secrets.ts'

const table = 'drill_split_brain'

/**
 * Writes row after row straight to one node, past HAProxy, as a client would that knows only its address. `stop` counts
 * the rows that this node acknowledged and the present primary does not have.
 */
export async function writeToOld(plant: Plant, node: DbNode) {
  const { owner } = urlsOf(plant, openSecrets(plant))
  const direct = owner.replace(`${plant.haproxy}:5000`, `${plant.db[node]}:5432`)
  await query(owner, `create table if not exists ${table} (id uuid primary key)`)
  const acknowledged: string[] = []
  let sent = 0
  let isOver = false
  async function write() {
    const client = new pg.Client({ connectionString: direct, connectionTimeoutMillis: 1_000, query_timeout: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      while (!isOver) {
        const id = crypto.randomUUID()
        sent += 1
        await client.query(`insert into ${table} values ($1)`, [id])
        acknowledged.push(id)
        await sleep(20)
      }
    } catch {
      // Refused or without an answer: another connection tries again.
    } finally {
      void client.end().catch(() => {})
    }
  }
  const writing = Promise.all(
    Array.from({ length: 3 }, async () => {
      for (; !isOver; await sleep(50)) await write()
    }),
  )
  return {
    async stop() {
      isOver = true
      await writing
      const rows = await query<{ id: string }>(owner, `select id::text from ${table}`)
      const there = new Set(rows.map(({ id }) => id))
      await query(owner, `drop table ${table}`)
      return { sent, acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !there.has(id)).length }
    },
  }
}
