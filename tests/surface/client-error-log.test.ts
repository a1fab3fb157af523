import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reportClientError } from '#app/client-errors/contract.ts'
import { distOf } from '#app/pages/renderer.ts'
import { findFreePort } from '../support/find-free-port.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { callAt } from '../support/processes.ts'
import { startProcess } from '../support/start-process.ts'

test('an exception in a browser is a line of the log, at our sources and without personal data, and is counted', async () => {
  const { url, ownerUrl } = await openOwnDatabase({ max: 2 })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-errors-'))
  const [port, metrics] = await Promise.all([findFreePort(), findFreePort()])
  const product = await startProcess({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    METRICS_PORT: String(metrics),
  })
  try {
    const assets = path.join(distOf('production'), 'client/assets')
    const name = fs.readdirSync(assets).find((one) => /^client-[^.]*\.js$/.test(one))!
    // A call of ours, in the one line of the built file.
    const column = fs.readFileSync(path.join(assets, name), 'utf8').indexOf('addEventListener(') + 1
    const file = `${product.origin}/assets/${name}`
    const body = {
      kind: 'rejection' as const,
      name: 'TypeError',
      message: 'ปาล์ม ใจดี palm@example.com 0812345678 is not a function',
      stack: `TypeError: ปาล์ม\n    at go (${file}:1:${column})`,
      page: '/post/detail/:id?/:slug?',
    }
    expect((await callAt(product, reportClientError, { body })).status).toBe(200)
    const counted = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    expect(counted).toMatch(/^client_errors_total\{kind="rejection"\} 1$/m)
  } finally {
    expect(await product.stop()).toBe(0)
    fs.rmSync(dataDir, { recursive: true })
  }
  const line = product
    .said()
    .split('\n')
    .find((one) => one.includes('an exception in a browser'))
  const { level, clientError } = JSON.parse(line!)
  expect(level).toBe(50)
  expect(clientError).toMatchObject({ kind: 'rejection', name: 'TypeError', page: '/post/detail/:id?/:slug?' })
  expect(clientError.message).toBe('<thai> <thai> <e-mail> <number> is not a function')
  expect(clientError.frames).toEqual([expect.stringMatching(/ src\/[\w./-]+\.tsx?:\d+:\d+$/)])
})
