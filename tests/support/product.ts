import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { readEnv } from '#app/boot/env.ts'
import { startProduct } from '#app/boot/product.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import { openBrowser } from '../e2e/support/browser.ts'
import { aPerson, type PersonOptions, type TestPerson } from '../fixtures/people.ts'
import { giveBackPort, holdPort } from './find-free-port.ts'
import { openOwnDatabase, waitMs } from './own-database.ts'
import { openSmtpSink } from './smtp-sink.ts'
import { newTestClock } from './test-clock.ts'
import { easiest } from './testbed.ts'
import { failOnUndeclared } from './undeclared-refusals.ts'

export type Product = Awaited<ReturnType<typeof openProduct>>

type Options = {
  appEnv?: string
  hasProviders?: boolean
  /** Host name of the product: passkeys do not work with an IP address. */
  hostname?: string
  /** How long a page waits before it registers its service worker; the production value by default. */
  offlineAfterMs?: number
  /** Additional environment variables. */
  settings?: Record<string, string>
}

/**
 * The whole product for one spec file: its own database, listening server, mail server and browser, all removed when
 * the file ends. The clock stands until a test moves it. `hasProviders`: LINE and Facebook are available as stand-ins.
 */
export async function openProduct({
  appEnv = 'uat',
  hasProviders = false,
  hostname = '127.0.0.1',
  offlineAfterMs,
  settings = {},
}: Options = {}) {
  const { url, db } = await openOwnDatabase({ max: 2, hasContent: true })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-e2e-'))
  const [post, port] = await Promise.all([openSmtpSink(), holdPort(hostname)])
  const origin = `http://${hostname}:${port}`
  const env = readEnv({
    APP_ENV: appEnv,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SMTP_URL: post.url,
    LOG_LEVEL: 'silent',
    LOCAL_PROVIDERS: hasProviders ? 'on' : 'off',
    ...settings,
  })
  const clock = newTestClock()
  const keys = await openKeys({ db, clock: () => clock.now })
  const botCheck = newProofOfWork({ db, keys, difficulty: easiest })
  let loopDelayMs = 0
  const [server, browser] = await Promise.all([
    startProduct({
      env,
      clock: () => clock.now,
      parts: { botCheck, onUndeclared: failOnUndeclared() },
      hasContent: true,
      waitMs,
      loopDelay: () => loopDelayMs,
      ...(offlineAfterMs !== undefined && { offlineAfterMs }),
    }),
    openBrowser(origin),
  ])

  afterAll(async () => {
    try {
      await browser.close()
    } finally {
      await server.stop()
      await post.close()
      giveBackPort(hostname, port)
      fs.rmSync(dataDir, { recursive: true })
    }
  })

  return {
    ...browser,
    origin,
    db,
    clock,
    keys,
    /** Mails to this address that arrived over SMTP so far, oldest first. */
    mails: (to: string) => post.received.filter((one) => one.to.includes(to)).map(({ mail }) => mail),
    person: (options?: PersonOptions) => aPerson({ db, clock, keys }, options),
    /** The browser storage of a signed-in person. */
    storageOf: (person: TestPerson) => readStorage(origin, person),
    /** Stops listening at the product's address until `comeBack`, and closes all connections. */
    goDown: async () => {
      const closed = once(server.http.server, 'close')
      server.http.server.close()
      server.http.server.closeAllConnections()
      await closed
    },
    comeBack: async () => {
      server.http.server.listen(port, '127.0.0.1')
      await once(server.http.server, 'listening')
    },
    /** Makes the server see this delay of its event loop from now on. */
    lag: (ms: number) => {
      loopDelayMs = ms
    },
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
}

async function readStorage(origin: string, { token, refreshToken }: TestPerson): Promise<Record<string, string>> {
  const reply = await fetch(`${origin}/v2/api/user/get`, { headers: { authorization: `Bearer ${token}` } })
  return { 'auth.token': token, 'auth.refresh token': refreshToken, 'auth.profile': await reply.text() }
}
