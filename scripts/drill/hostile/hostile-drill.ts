import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { anEvent } from '#tests/fixtures/events.ts'
import { aPerson, people } from '#tests/fixtures/people.ts'
import { aSaver } from '#tests/support/a-saver.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { watchMemory } from '#tests/support/process-memory.ts'
import { startProcess } from '#tests/support/start-process.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { printFaults, printTable, round } from '../support/report.ts'
import { listAttacks } from './hostile-attacks.ts'
import { type Slowest, watchHealth } from './hostile-health.ts'
import type { Target } from './hostile-target.ts'

const events = 506
const passbookLines = 500
const slowestMs = 100
const maxMb = 400

/**
 * Runs the attacks that once blocked or exhausted the process, one by one, against the product as `npm start` runs it:
 * /healthz must answer within 100 ms all the time, and memory, children included, must stay under 400 MB.
 */
export const drillHostile: Drill = async ({ fixture, options: { percent } }) => {
  console.log(`\nhostile: at ${percent} % of the size at which they were found`)
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-hostile-'))
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const { app, owner } = fixture.urls
  const urls = { DATABASE_URL: app, MIGRATION_DATABASE_URL: owner, PUBLIC_URL: origin }
  const product = await startProcess({ ...urls, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const target = await prepare(fixture, origin, percent)
  const health = await watchHealth(port)
  const memory = watchMemory(product.pid)
  const faults = new Map<string, string[]>()
  const note = (kind: string, what: string) => faults.set(kind, [...(faults.get(kind) ?? []), what])
  const rows: [string, string][] = []
  await sleep(2_000)
  rows.push(['nothing', `${describe(health.takeSlowest())}, ${memory.maxMb()} MB`])
  for (const { name, run, isRight } of listAttacks(percent)) {
    console.log(`  … ${name}`)
    const startedAt = performance.now()
    const { statuses, fault } = await run(target)
    const seconds = (performance.now() - startedAt) / 1000
    await sleep(200)
    const slowest = health.takeSlowest()
    const counted = [...Map.groupBy(statuses, (one) => one)].map(([status, all]) => `${all.length} × ${status}`)
    rows.push([name, `${describe(slowest)}, ${memory.maxMb()} MB, ${round(seconds)} s, ${counted.join(', ')}`])
    // Delays of the machine itself are not attributed to the product.
    // Only the full size judges time: at a toy size the machine's own pauses are longer than what the input costs.
    if (percent === 100 && slowest.productMs >= slowestMs + slowest.machineMs)
      note('no answer within 100 ms', `${name}: ${describe(slowest)}`)
    if (fault) note('somebody suffers', `${name}: ${fault}`)
    if (!statuses.every(isRight)) note('another answer', `${name}: ${counted.join(', ')}`)
  }
  if (memory.maxMb() >= maxMb) note('more than 400 MB', `${memory.maxMb()} MB`)
  memory.stop()
  await health.stop()
  await product.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
  printTable('hostile: health and the most memory so far, of the server and all it starts', rows)
  printFaults(faults)
  return faults.size === 0
}

function describe({ productMs, machineMs }: Slowest): string {
  return `slowest ${round(productMs)} ms (machine ${round(machineMs)})`
}

/** People and events at real time, which the product uses. */
async function prepare({ db }: Fixture, origin: string, percent: number): Promise<Target> {
  const of = (whole: number) => Math.max(1, Math.round((whole * percent) / 100))
  const clock = {
    get now() {
      return new Date()
    },
  }
  const own = { db, clock, keys: await openKeys({ db, clock: () => clock.now }) }
  for (let i = 0; i < of(events); i++) await anEvent(own)
  const [author, painters, owner] = [await aPerson(own), await people(own, 4), await aPerson(own)]
  return { origin, db, author, painters, owner, saver: await aSaver(own, of(passbookLines)) }
}
