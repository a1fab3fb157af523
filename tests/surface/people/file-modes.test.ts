// Personal files in the data directory are readable only by the user that runs the product.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#app/boot/env.ts'
import { startProduct } from '#app/boot/product.ts'
import { listDemoPeople } from '#app/demo/demo-people.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newMailTransport } from '#features/notifications/server/jobs.ts'
import { newDiskStorage } from '#lib/server/storage.ts'
import { findFreePort } from '../../support/find-free-port.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { newTestClock } from '../../support/test-clock.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-modes-'))
afterAll(() => fs.rmSync(dataDir, { recursive: true }))

/** Every file that other users may read, and every folder that they may enter, below the folders of personal data. */
function openToOthers(): string[] {
  const found = fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  return found.filter((name) => (fs.statSync(path.join(dataDir, name)).mode & 0o077) !== 0)
}

test('uploads, exports, mails and demo passwords are files of mode 0600 in folders of mode 0700, also those of earlier releases', async () => {
  const { url, db } = await openOwnDatabase({ max: 2, hasContent: true })
  const clock = newTestClock()
  // As an earlier release created them.
  for (const name of ['files', 'mail']) fs.mkdirSync(path.join(dataDir, name), { mode: 0o755 })
  const port = await findFreePort()
  const settings = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' }
  const product = await startProduct({ env: readEnv(settings), clock: () => clock.now, hasContent: true })
  const storage = newDiskStorage(path.join(dataDir, 'files'))
  await storage.put('exports/a/data.zip', Buffer.from('x'))
  await storage.write(
    'videos/b.mp4',
    (async function* () {
      yield Buffer.from('x')
    })(),
  )
  const letters = newMailTransport({ smtpUrl: undefined, dir: path.join(dataDir, 'mail'), from: 'a@koinklass.test' })
  const letter = { id: 'x', kind: 'verify', to: 'b@koinklass.test', subject: 's', text: 't', html: '<p>t</p>' }
  await letters.send({ ...letter, madeAt: clock.now, unsubscribeUrl: null })
  const keys = await openKeys({ db, clock: () => clock.now })
  await listDemoPeople({ db, keys, dataDir, now: clock.now })
  await product.stop()
  const names = fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  for (const name of ['files/exports/a/data.zip', 'files/videos/b.mp4', 'demo-people.json'])
    expect(names).toContain(name)
  expect(names.some((name) => name.endsWith('.eml'))).toBe(true)
  expect(openToOthers()).toEqual([])
})
