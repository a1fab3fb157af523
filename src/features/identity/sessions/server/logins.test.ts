import { afterEach, expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, testPassword } from '#tests/fixtures/people.ts'
import * as contract from '../contract.ts'
import { refreshToken } from '../contract.ts'
import { deviceOf } from './user-agent-rules.ts'

const fixture = await openIdentityFixture()
const { send, clock, db } = fixture
const start = clock.now

afterEach(() => {
  clock.now = start
})

const minute = 60_000
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

function pass(ms: number) {
  clock.now = new Date(clock.now.getTime() + ms)
}

/** Signs in from a device and returns the access token and the other parts of the reply. */
async function logIn(email: string, userAgent: string) {
  const reply = await fixture.http.inject({
    method: 'POST',
    url: login.path,
    payload: { email, password: testPassword },
    headers: { 'user-agent': userAgent },
  })
  return reply.json<{ access_token: string; refresh_token: string }>()
}

const list = async (token: string) => (await send(contract.listLogins, {}, { token })).json.items
const isIn = async (token: string) => (await send(getProfile, {}, { token })).status === 200

test('active sessions are listed with device, first and last use, the current one marked and first', async () => {
  const { email } = await aPerson(fixture)
  const phone = await logIn(email, android)
  pass(10 * minute)
  const body = { grant_type: 'refresh_token', refresh_token: phone.refresh_token }
  await send(refreshToken, { body })
  pass(minute)
  const here = await logIn(email, 'curl/8')
  pass(minute)
  const items = await list(here.access_token)
  expect(items.slice(0, 2)).toEqual([
    {
      id: expect.any(String),
      browser: null,
      system: null,
      is_current: true,
      began_at: '2026-11-21T09:11:00.000Z',
      used_at: '2026-11-21T09:12:00.000Z',
    },
    {
      id: expect.any(String),
      browser: 'Chrome',
      system: 'Android',
      is_current: false,
      began_at: '2026-11-21T09:00:00.000Z',
      used_at: '2026-11-21T09:10:00.000Z',
    },
  ])
  expect(JSON.stringify(items)).not.toMatch(/203\.0|SM-A155F|\d+\.\d+\.\d+\.\d+/)
  const stored = await db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(stored)).not.toMatch(/SM-A155F|203\.0\.113/)
})

test("a session ends within a second, another person's cannot be ended, and ending twice is the same reply", async () => {
  const { email } = await aPerson(fixture)
  const stranger = await aPerson(fixture)
  const phone = await logIn(email, android)
  const here = await logIn(email, 'curl/8')
  expect(await isIn(phone.access_token)).toBe(true)
  const { id } = (await list(here.access_token)).find(({ browser }) => browser === 'Chrome')!
  const end = (token: string) => send(contract.endLogin, { body: { id } }, { token })
  expect((await end(stranger.token)).json).toEqual({ ok: true })
  pass(1_000)
  expect(await isIn(phone.access_token)).toBe(true)
  expect((await Promise.all([end(here.access_token), end(here.access_token)])).map(({ status }) => status)).toEqual([
    200, 200,
  ])
  pass(1_000)
  expect([await isIn(phone.access_token), await isIn(here.access_token)]).toEqual([false, true])
  const body = { grant_type: 'refresh_token', refresh_token: phone.refresh_token }
  expect((await send(refreshToken, { body })).status).toBe(401)
  expect((await list(here.access_token)).map((one) => one.id)).not.toContain(id)
})

test('ending all sessions includes the current one, within a second, and affects nobody else', async () => {
  const { email, token } = await aPerson(fixture)
  const stranger = await aPerson(fixture)
  const phone = await logIn(email, android)
  expect([await isIn(token), await isIn(phone.access_token)]).toEqual([true, true])
  expect((await send(contract.endEveryLogin, {}, { token })).json).toEqual({ ok: true })
  pass(1_000)
  expect([await isIn(token), await isIn(phone.access_token), await isIn(stranger.token)]).toEqual([false, false, true])
})

test('a session that cannot be resumed is not listed', async () => {
  const { email } = await aPerson(fixture)
  await logIn(email, android)
  pass(31 * 24 * 60 * minute)
  const here = await logIn(email, 'curl/8')
  expect(await list(here.access_token)).toHaveLength(1)
})

test.each([
  [android, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.9.0',
    'LINE',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['', null, null],
])('%s is described in plain words', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
