import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ground } from '../support/ground.ts'
import { findPgbench, runPgbench } from '../support/pgbench.ts'
import { figure, type Row, skipped } from '../support/row.ts'
import { isToy, sizeOf } from '../support/toy.ts'
import { prepareStore } from './store-act.ts'

const listsPerSecond = 300
const clients = 4
const perClient = sizeOf(150, 3)
const count = clients * perClient

/**
 * A purchase through the whole HTTP API while 300 lists of the store are read a second, all of one premium, whose row each
 * purchase waits for; beside pgbench with the purchase's own SQL and as many clients.
 */
export async function measureStore(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const urls = await ground.useDatabase()
  const act = await prepareStore(urls)
  const close = ground.save(act.close)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const first = await act.addPeople(count + 1)
  const requests = await Promise.all(Array.from({ length: count }, (_, i) => act.request(first + i)))
  const readers = readLists({ agent, port: product.port })
  // The lists are under way before the first purchase is measured.
  await sleep(isToy ? 50 : 1_000)
  const started = performance.now()
  let next = 0
  const taken: number[] = []
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < count) {
        const request = requests[next++]!
        taken.push(await timeOf({ agent, port: product.port, ...request }))
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const lists = await readers.stop()
  agent.destroy()
  const rows = [
    // Printed and not judged: it depends on the machine's other load.
    figure('store: purchase over HTTP, p99', at(taken, 0.99), 'ms'),
    figure('store: purchase over HTTP, p50', at(taken, 0.5), 'ms'),
    figure('store: purchases', count / seconds, '/s'),
    figure('store: lists read meanwhile', lists.count / lists.seconds, '/s'),
    figure('store: list, p99', at(lists.taken, 0.99), 'ms'),
    ...(await benchSql(ground, act, urls.app)),
  ]
  await act.prove(count)
  await close()
  await product.stop()
  return rows
}

async function benchSql(ground: Ground, act: Awaited<ReturnType<typeof prepareStore>>, url: string): Promise<Row[]> {
  const pgbench = findPgbench()
  if (!pgbench) return [skipped('store: pgbench, the same SQL', 'pgbench is not installed')]
  const { replay, statements } = await act.record()
  const first = await act.addPeople(count)
  const run = { url, replay, mode: 'extended' as const, first, clients, actsPerClient: perClient }
  const perSecond = await runPgbench(ground, pgbench, run)
  return [
    figure('store: pgbench -M extended, the same SQL, mean', (1000 * clients) / perSecond, 'ms'),
    figure('store: pgbench -M extended, the same SQL', perSecond, '/s'),
    figure('store: round trips to the database', statements, 'per purchase'),
  ]
}

type Sent = {
  agent: http.Agent
  port: number
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Milliseconds until a reply was whole. Throws when it is not a 200. */
function timeOf({ agent, port, method = 'GET', path, headers = {}, body }: Sent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, async (reply) => {
      const text = Buffer.concat(await reply.toArray()).toString('utf8')
      if (reply.statusCode === 200) resolve(performance.now() - started)
      else reject(new Error(`${path}: ${reply.statusCode} ${text.slice(0, 300)}`))
    })
    request.once('error', reject)
    request.end(body)
  })
}

/** Reads lists at a rate, whether or not earlier ones have been answered. */
function readLists({ agent, port }: { agent: http.Agent; port: number }) {
  const sorts = ['new', 'price_up', 'price_down', 'popular']
  const taken: number[] = []
  const waiting = new Set<Promise<void>>()
  const started = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) * listsPerSecond) / 1000)
    for (; sent < due; sent++) {
      const path = `/v2/api/store?sort=${sorts[sent % sorts.length]}&limit=12`
      const read = timeOf({ agent, port, path }).then((ms) => void taken.push(ms))
      waiting.add(read)
      void read.finally(() => waiting.delete(read)).catch(() => {})
    }
  }, 10)
  return {
    async stop() {
      clearInterval(timer)
      const seconds = (performance.now() - started) / 1000
      const inTime = taken.length
      await Promise.all(waiting)
      return { count: inTime, seconds, taken }
    },
  }
}

function at(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
