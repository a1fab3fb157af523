// The attacks of `npm run drill -- hostile` at a small size (pictures are small already), against a process of `npm
// start`.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { listAttacks } from '../../../scripts/drill/hostile/hostile-attacks.ts'
import { anEvent } from '../../fixtures/events.ts'
import { aPerson, people } from '../../fixtures/people.ts'
import { aSaver } from '../../support/a-saver.ts'
import { findFreePort } from '../../support/find-free-port.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { measureTree, watchMemory } from '../../support/process-memory.ts'
import { startProcess } from '../../support/start-process.ts'

const maxMb = 400

const { db, url, ownerUrl } = await openOwnDatabase({ max: 4 })
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-hostile-'))
const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`
const product = await startProcess({
  DATABASE_URL: url,
  MIGRATION_DATABASE_URL: ownerUrl,
  DATA_DIR: dataDir,
  PUBLIC_URL: origin,
  PORT: String(port),
})
afterAll(async () => {
  await product.stop()
  fs.rmSync(dataDir, { recursive: true })
})
const clock = {
  get now() {
    return new Date()
  },
}
const fixture = { db, clock, keys: await openKeys({ db, clock: () => clock.now }) }
const [author, painters, owner] = [await aPerson(fixture), await people(fixture, 4), await aPerson(fixture)]
const target = { origin, db, author, painters, owner, saver: await aSaver(fixture, 5) }
await anEvent(fixture)

test.each(listAttacks(1))(
  '$name: the process responds as specified, and stays under 400 MB',
  async ({ run, isRight }) => {
    const memory = watchMemory(product.pid)
    const { statuses, fault } = await run(target)
    memory.stop()
    expect(fault).toBe(undefined)
    expect(statuses.filter((status) => !isRight(status))).toEqual([])
    expect(memory.maxMb()).toBeLessThan(maxMb)
  },
)

test('the measured memory of a process tree is positive, and zero for a process that has ended', () => {
  expect(measureTree(product.pid)).toBeGreaterThan(50 * 1024 * 1024)
  expect(measureTree(2 ** 30)).toBe(0)
})
