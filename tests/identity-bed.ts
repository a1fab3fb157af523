import { Logger, runOnce } from 'graphile-worker'
import { afterAll } from 'vitest'
import { personTables } from '#app/features.ts'
import { serveMedia } from '#app/media.ts'
import type { Db, Tx } from '#db/open.ts'
import { consentRoutes } from '#features/consent/server/routes.ts'
import type { BotAction } from '#features/identity/contract.ts'
import { readReason } from '#features/identity/server/account-queries.ts'
import { newProofOfWork } from '#features/identity/server/bot-check-commands.ts'
import { credentialRoutes } from '#features/identity/server/credentials-routes.ts'
import { guardianRoutes } from '#features/identity/server/guardian-routes.ts'
import { newIdentify } from '#features/identity/server/identify-queries.ts'
import { identityJobs } from '#features/identity/server/jobs.ts'
import { openKeys } from '#features/identity/server/key-commands.ts'
import { newPasswordHasher } from '#features/identity/server/password-commands.ts'
import { pictureWidths } from '#features/identity/server/picture-commands.ts'
import { privacyRoutes } from '#features/identity/server/privacy-routes.ts'
import { profileRoutes } from '#features/identity/server/profile-routes.ts'
import { type IdentityParts, identityRoutes } from '#features/identity/server/routes.ts'
import type { SignUp } from '#features/identity/sign-up-rules.ts'
import { tasksOf } from '#kit/server/feature.ts'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { Problem } from '#lib/errors.ts'
import { type HttpOptions, newHttp, serve } from '#lib/server/http.ts'
import { newSquareMaker } from '#lib/server/pictures.ts'
import { solveBotCheck } from './bot-solver.ts'
import { openOwnDatabase } from './own-database.ts'
import { packBody } from './pack-body.ts'
import { openTemporaryStorage } from './temporary-storage.ts'
import { newTestClock } from './test-clock.ts'
import { easiest, testOrigin } from './testbed.ts'

const quiet = new Logger(() => () => {})

type Sent = { token?: string; cookie?: string; sameOrigin?: boolean; address?: string }

/**
 * Identity and consent alone over HTTP on their own database, as the role of requests; the clock stands until a test
 * moves it.
 */
export async function openIdentityBed(own: Partial<IdentityParts> & { httpOptions?: HttpOptions } = {}) {
  const { url, db, runAsOwner } = await openOwnDatabase({ max: 20 })
  const clock = newTestClock()
  const parts = { db, clock: () => clock.now }
  const keys = await openKeys(parts)
  const botCheck = newProofOfWork({ db, keys, difficulty: easiest })
  const origin = testOrigin
  const storage = openTemporaryStorage()
  const makeSquares = newSquareMaker({ widths: pictureWidths })
  const hasher = await newPasswordHasher()
  const identity = { ...parts, keys, hasher, botCheck, storage, makeSquares, origin, ...own }
  /** Versions of the policies in force and still valid; a test may replace them. */
  const versions = { current: { law: 1, personal: 1, cookies: 1 }, holding: { law: 1, personal: 1, cookies: 1 } }
  const routes = [
    ...identityRoutes(identity),
    ...guardianRoutes(identity),
    ...profileRoutes({ ...parts, keys, storage, makeSquares }),
    ...credentialRoutes(identity),
    ...privacyRoutes(identity),
    ...consentRoutes({ ...parts, whyLimited, policyRange: async () => versions }),
  ]
  const http = newHttp({ trustProxy: true, ...own.httpOptions })
  serve(http, routes, newIdentify({ ...parts, keys }))
  serveMedia(http, { db, storage })

  afterAll(() => http.close())

  /** Calls an endpoint over HTTP in its own body form. */
  async function send<E extends Endpoint>(spec: E, input: CallInput<E>, sent: Sent = {}) {
    const { query = {}, body } = input as { query?: Record<string, string>; body?: Record<string, unknown> }
    const packed = body && (await packBody(spec, body))
    const reply = await http.inject({
      method: spec.method,
      url: spec.path,
      query,
      ...(packed && { payload: packed.payload }),
      headers: {
        ...(packed && { 'content-type': packed.type }),
        ...(sent.token && { authorization: `Bearer ${sent.token}` }),
        ...(sent.cookie && { cookie: `session-binding=${sent.cookie}` }),
        ...(sent.sameOrigin && { 'sec-fetch-site': 'same-origin' }),
        'x-forwarded-for': sent.address ?? '203.0.113.7',
      },
    })
    const cookie = reply.cookies.find((one) => one.name === 'session-binding')
    return { status: reply.statusCode, headers: reply.headers, cookie, json: reply.json<Reply<E> & Problem>() }
  }

  const proof = async (action: BotAction) => solveBotCheck(await botCheck.challenge(action, clock.now))

  /** A valid sign-up with a new proof of work; the argument overrides parts of it. */
  const aSignUp = async (given: Partial<SignUp> = {}) => ({
    ...someSignUp(),
    bot_check: await proof('register'),
    ...given,
  })

  /**
   * Runs the queued jobs except for sending mails; `ahead` includes jobs that are due in fewer milliseconds than that.
   */
  async function runJobs(ahead = 0): Promise<void> {
    const sql = `update graphile_worker._private_jobs set run_at = now() where run_at < now() + ${ahead} * interval '1 ms'`
    await runAsOwner(sql)
    const tasks = tasksOf(identityJobs({ ...parts, keys, storage, transport: {}, origin, personTables }))
    await runOnce({ connectionString: url, taskList: tasks, noHandleSignals: true, logger: quiet })
  }
  return { versions, db, url, clock, keys, storage, personTables, http, routes, send, proof, aSignUp, runJobs }
}

function whyLimited(on: Db | Tx, userId: string, now: Date) {
  return readReason(on, userId, 'analytics_marketing', now)
}

function someSignUp(): Record<string, unknown> & SignUp {
  // Letters only: eight digits in a row would count as a phone number.
  const some = crypto
    .randomUUID()
    .replace(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? 'q')
    .slice(0, 12)
  return {
    email: `nok.${some}@example.com`,
    password: 'ดาวสี่ดวง-over-the-sea',
    display_name: `นกน้อย ${some}`,
    birth_date: '2000-05-01',
    province: '50',
    interests: ['saving', 'green'],
    avatar: 'kla-1',
    law_version: 1,
    personal_version: 1,
  }
}
