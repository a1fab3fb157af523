import { Logger, runOnce } from 'graphile-worker'
import { afterAll } from 'vitest'
import { personTables } from '#app/features.ts'
import { serveMedia } from '#app/files/media.ts'
import type { Db, Tx } from '#db/open.ts'
import { consentRoutes } from '#features/consent/server/routes.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { accountsFeature } from '#features/identity/accounts/server/feature.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { credentialsFeature } from '#features/identity/credentials/server/feature.ts'
import { guardianFeature } from '#features/identity/guardian/server/feature.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import type { BotAction } from '#features/identity/limits/contract.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import { limitsFeature } from '#features/identity/limits/server/feature.ts'
import { picturesFeature } from '#features/identity/pictures/server/feature.ts'
import { pictureWidths } from '#features/identity/pictures/server/picture-commands.ts'
import { privacyFeature } from '#features/identity/privacy/server/feature.ts'
import { profileFeature } from '#features/identity/profile/server/feature.ts'
import { sessionsFeature } from '#features/identity/sessions/server/feature.ts'
import { newIdentify } from '#features/identity/sessions/server/identify-queries.ts'
import { signInFeature } from '#features/identity/sign-in/server/feature.ts'
import { type SignUpParts, signUpRoutes } from '#features/identity/sign-up/server/routes.ts'
import type { SignUp } from '#features/identity/sign-up/sign-up-rules.ts'
import { socialFeature } from '#features/identity/social/server/feature.ts'
import { type Jobs, scheduleOf, tasksOf } from '#kit/server/feature.ts'
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

const jobRooms = [
  accountsFeature,
  limitsFeature,
  picturesFeature,
  sessionsFeature,
  privacyFeature,
  guardianFeature,
  signInFeature,
  credentialsFeature,
  socialFeature,
]

const quiet = new Logger(() => () => {})

type Sent = { token?: string; cookie?: string; sameOrigin?: boolean; address?: string }

/**
 * Identity and consent alone over HTTP on their own database, as the role of requests; the clock stands until a test
 * moves it.
 */
export async function openIdentityBed(own: Partial<SignUpParts> & { httpOptions?: HttpOptions } = {}) {
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
    ...limitsFeature.routes(identity),
    ...accountsFeature.routes(identity),
    ...sessionsFeature.routes(identity),
    ...signInFeature.routes(identity),
    ...signUpRoutes(identity),
    ...guardianFeature.routes(identity),
    ...profileFeature.routes(identity),
    ...credentialsFeature.routes(identity),
    ...privacyFeature.routes(identity),
    ...consentRoutes({ ...parts, whyLimited, policyRange: async () => versions }),
  ]
  /** The jobs of every room of identity, with this clock. */
  const jobsOf = (readClock: () => Date): Jobs => {
    const given = { ...parts, clock: readClock, keys, storage, transport: {}, origin, personTables }
    return Object.assign({}, ...jobRooms.map((room) => room.jobs(given)))
  }
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
    const tasks = tasksOf(jobsOf(parts.clock))
    await runOnce({ connectionString: url, taskList: tasks, noHandleSignals: true, logger: quiet })
  }

  /** Runs the daily jobs that delete expired rows, with the clock at `at`. */
  async function sweep(at: Date): Promise<void> {
    const jobs = jobsOf(() => at)
    for (const { task, cron } of scheduleOf(jobs)) if (cron === '10 20 * * *') await tasksOf(jobs)[task]!({})
  }
  return { sweep, versions, db, url, clock, keys, storage, personTables, http, routes, send, proof, aSignUp, runJobs }
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
