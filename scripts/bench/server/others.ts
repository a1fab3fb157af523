import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '#db/open.ts'
import { passbookPdfPath } from '#features/bank/statements/contract.ts'
import { listPosts, searchPosts } from '#features/posts/search/contract.ts'
import { aSaver } from '#tests/support/a-saver.ts'
import type { AskedMany } from '../support/ask-many.ts'
import { findArticle } from '../support/find-article.ts'
import type { Ground } from '../support/ground.ts'
import { budget, figure, type Row } from '../support/row.ts'
import { waitForContent } from '../support/stage.ts'
import { sizeOf } from '../support/toy.ts'

const [maxMs, lanes] = [50, 8]
/** Readings at least, also where the member's requests end sooner; and the pause between two. */
const [minReadings, pauseMs] = [sizeOf(200, 3), 5]

/**
 * What everybody else waits while one member asks eight at a time for the work that takes longest: the passbook of 500
 * lines as PDF, searches, /openapi.json. In milliseconds of the clock, so it means something on a quiet machine only:
 * the delays of an idle server on this machine are printed beside.
 */
export async function measureOthers(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const { app } = await ground.useDatabase()
  const db = openDb(app, { max: 2 })
  const close = ground.save(() => db.destroy())
  await waitForContent(db)
  const member = await aSaver({ db, clock: { now: new Date() } }, sizeOf(500, 5))
  const idle = http.createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  const stopIdle = ground.save(() => idle.close())
  const paths = ['/healthz', await findArticle(product.origin), `${listPosts.path}?limit=12`]
  const asked = { paths, port: product.port, idlePort: () => (idle.address() as AddressInfo).port }

  const sender = await ground.startChild('ask-many.ts')
  const rows = judge('nobody asks for more', paths, await timeWhile(asked, sleep(sizeOf(5_000, 10))), figure)
  for (const [what, urls] of Object.entries(listLoads())) {
    const load: AskedMany = { urls: urls.map((url) => product.origin + url), lanes, token: member.token }
    const sent = sender.ask<number[]>(load)
    const times = await timeWhile(asked, sent)
    const refused = (await sent).filter((status) => status !== 200)
    if (refused.length > 0) throw new Error(`${what}: ${refused.length} replies of ${refused[0]}, so less was measured`)
    rows.push(...judge(`one member asks for ${what}`, paths, times, (...row) => budget({ max: maxMs }, ...row)))
  }
  await sender.end()
  await stopIdle()
  await close()
  await product.stop()
  return rows
}

/** Fewer papers than a person may have in an hour (limit-rules.ts). */
function listLoads(): Record<string, string[]> {
  const keywords = ['เงิน', 'ดอกเบีย', 'โอนเงินให้มิจฉาชีพ', 'มิจฉชีพ', 'ไดโนเสาร์ตัวใหญ่', 'zzzzzz']
  const search = (n: number) =>
    `${searchPosts.path}?${new URLSearchParams({ keyword: keywords[n % keywords.length]! })}`
  return {
    'PDFs of a passbook': Array<string>(sizeOf(24, 2)).fill(`${passbookPdfPath}?account=savings`),
    searches: Array.from({ length: sizeOf(600, 12) }, (_, n) => search(n)),
    'openapi.json': Array<string>(sizeOf(300, 8)).fill('/openapi.json'),
  }
}

type Asked = { paths: string[]; port: number; idlePort: () => number }
type Times = Record<string, number[]>

/** Asks for each path in turn, one request at a time, until the work is over; '' is the idle server. */
async function timeWhile({ paths, port, idlePort }: Asked, work: Promise<unknown>): Promise<Times> {
  const agent = new http.Agent({ keepAlive: true })
  const times: Times = Object.fromEntries(['', ...paths].map((path) => [path, []]))
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver || times['']!.length < minReadings) {
    for (const path of ['', ...paths]) times[path]!.push(await timeOne(agent, path ? port : idlePort(), path || '/'))
    await sleep(pauseMs)
  }
  await over
  agent.destroy()
  return times
}

function timeOne(agent: http.Agent, port: number, path: string): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    http
      .get({ agent, host: '127.0.0.1', port, path }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${path}: ${reply.statusCode}`))
        reply.resume().once('end', () => resolve(performance.now() - begun))
      })
      .once('error', reject)
  })
}

function judge(
  when: string,
  paths: string[],
  times: Times,
  rowOf: (name: string, value: number, unit: string) => Row,
): Row[] {
  const names = ['/healthz', 'an article', 'a list of posts']
  const rows = paths.map((path, i) => rowOf(`others: p95 of ${names[i]} while ${when}`, p95(times[path]!), 'ms'))
  return [...rows, figure(`others: p95 of an idle server while ${when}`, p95(times['']!), 'ms')]
}

function p95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.95)]!
}
