import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { root } from '../../install.mjs'
import { findArticle } from '../support/find-article.ts'
import { type Ground, unsetSettings } from '../support/ground.ts'
import { median } from '../support/rounds.ts'
import { aim, budget, figure, type Row } from '../support/row.ts'
import { packRequest, sendRequests } from '../support/send-requests.ts'
import { sizeOf } from '../support/toy.ts'

const starts = sizeOf(3, 1)
const patienceMs = 120_000
const load = sizeOf(20_000, 400)
const megabyte = 1024 * 1024
const maxMegabytes = 200

type Started = Awaited<ReturnType<typeof startOnce>>

/** The time of `npm start` on a new and on an existing data folder, and the memory of the product. */
export async function measureStart(ground: Ground): Promise<Row[]> {
  const dir = ground.makeDir()
  const first = await startOnce(ground, dir)
  // Created after the first page; stopping earlier would interrupt the start.
  await waitFor(() => fs.existsSync(path.join(dir, 'demo-people.json')))
  await first.stop()
  const again: Started[] = []
  for (let i = 1; i < starts; i++) {
    again.push(await startOnce(ground, dir))
    await again.at(-1)!.stop()
  }
  const last = await startOnce(ground, dir)
  const idle = await last.memory()
  await work(last.port)
  const worked = await last.memory()
  await last.stop()
  const faults = [first, ...again, last].flatMap(({ faultOfStop }) => faultOfStop() ?? [])
  if (faults[0]) console.log(`start: a stop was not clean:\n${faults[0].slice(0, 1_000)}`)
  return [
    figure('start: scripts/start.mjs until the first page, new data folder', first.seconds, 's'),
    figure(
      'start: scripts/start.mjs until the first page, second start',
      median([...again, last].map((one) => one.seconds)),
      's',
    ),
    figure('start: memory after the first page', idle / megabyte, 'MB'),
    aim({ max: maxMegabytes }, `start: memory after ${load.toLocaleString('en')} requests`, worked / megabyte, 'MB'),
    budget({ max: 0 }, `start: stops that were not clean, of ${starts + 1}`, faults.length, '', { isToyProof: true }),
  ]
}

/** Starts without npm, which adds some tenths of a second, so that signals reach the process directly. */
async function startOnce(ground: Ground, dir: string) {
  const port = await findFreePort()
  const metricsPort = await findFreePort()
  const started = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...unsetSettings, DATA_DIR: dir, PORT: `${port}`, METRICS_PORT: `${metricsPort}` },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close')
  const stop = ground.save(async () => {
    child.kill('SIGTERM')
    await ended
  })
  await waitFor(
    () => hasPage(port),
    () => child.exitCode !== null,
  ).catch((error) => {
    throw new Error(`${error.message}: ${said}`)
  })
  const seconds = (performance.now() - started) / 1000
  const faultOfStop = () => (child.exitCode === 0 ? null : said)
  return { port, seconds, stop, faultOfStop, memory: () => readMemory(metricsPort) }
}

async function hasPage(port: number): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
  return Boolean(reply?.ok && (await reply.text()))
}

async function waitFor(isThere: () => boolean | Promise<boolean>, hasEnded = () => false): Promise<void> {
  for (let waited = 0; waited < patienceMs && !hasEnded(); waited += 20) {
    if (await isThere()) return
    await sleep(20)
  }
  throw new Error('the product did not start')
}

/** The resident memory of the product's process, from its metrics. */
async function readMemory(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (!found) throw new Error('the metrics do not tell the memory')
  return Number(found)
}

async function work(port: number): Promise<void> {
  const paths = ['/', await findArticle(`http://127.0.0.1:${port}`), '/club/hit', '/v2/api/post/detail?limit=12']
  const requests = Array.from({ length: load }, (_, i) => packRequest('GET', paths[i % paths.length]!))
  await sendRequests({ port, requests, connections: sizeOf(32, 2) })
}
