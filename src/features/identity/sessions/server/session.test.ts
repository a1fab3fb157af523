import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test } from 'vitest'
import * as accountContract from '#features/identity/accounts/contract.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { GivenKeys, openKeys, rotateAccessKey } from '#features/identity/keys/server/key-commands.ts'
import * as signInContract from '#features/identity/sign-in/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, testPassword } from '#tests/fixtures/people.ts'
import * as sessionContract from '../contract.ts'

const fixture = await openIdentityFixture()
const { send, clock, db } = fixture
const start = clock.now

afterEach(() => {
  clock.now = start
})

function pass(ms: number) {
  clock.now = new Date(clock.now.getTime() + ms)
}

const minute = 60_000
const day = 24 * 60 * minute

function login(email: string, password = testPassword, sent = {}, botCheck?: string) {
  return send(signInContract.login, { body: { email, password, ...(botCheck && { bot_check: botCheck }) } }, sent)
}

function refresh(token: string, cookie?: string) {
  const body = { grant_type: 'refresh_token', refresh_token: token }
  return send(sessionContract.refreshToken, { body }, cookie ? { cookie } : {}) as Promise<{
    status: number
    json: { access_token: string; refresh_token: string; error?: string }
  }>
}

const whoAmI = (token: string) => send(accountContract.getProfile, {}, { token })

test('a login returns both tokens and the profile; the access token is valid for fifteen minutes', async () => {
  const { email } = await aPerson(fixture)
  const { status, json, headers } = await login(` ${email.toUpperCase()} `)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(json.profile.exp).toEqual({ hours: 16, minutes: 15, seconds: 0 })
  expect(JSON.parse(atob(json.access_token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')))).toEqual({
    sub: expect.any(String),
    sid: expect.any(String),
    roles: [],
    type: 'GENERAL',
    iss: 'koinklass',
    aud: 'koinklass',
    iat: start.getTime() / 1000,
    exp: start.getTime() / 1000 + 900,
  })
  pass(15 * minute - 1000)
  expect((await whoAmI(json.access_token)).status).toBe(200)
  pass(1000)
  expect((await whoAmI(json.access_token)).status).toBe(401)
})

test('a wrong password and an unknown e-mail get the same reply, which is not a 401', async () => {
  const { email } = await aPerson(fixture)
  const wrong = await login(email, 'not the password')
  const unknown = await login('nobody@x.co', 'not the password')
  expect(wrong).toMatchObject({ status: 422, json: { code: 'invalid_credentials' } })
  expect(unknown.json).toEqual(wrong.json)
})

test('logout ends the session within a second, and replies ok to any input', async () => {
  const { email } = await aPerson(fixture)
  const { json } = await login(email)
  expect((await whoAmI(json.access_token)).status).toBe(200)
  expect(await send(sessionContract.logout, {}, { token: json.access_token })).toMatchObject({
    status: 200,
    json: { ok: true },
  })
  pass(1000)
  expect((await whoAmI(json.access_token)).status).toBe(401)
  expect((await refresh(json.refresh_token)).status).toBe(401)
  for (const sent of [{}, { token: 'rubbish' }, { token: json.access_token }])
    expect(await send(sessionContract.logout, {}, sent)).toMatchObject({ status: 200 })
})

test('logout with an expired access token ends the session too', async () => {
  const { email } = await aPerson(fixture)
  const { json } = await login(email)
  pass(60 * minute)
  expect((await send(sessionContract.logout, {}, { token: json.access_token })).status).toBe(200)
  expect((await refresh(json.refresh_token)).status).toBe(401)
})

test('another session of the same person stays active', async () => {
  const { email } = await aPerson(fixture)
  const [phone, school] = [(await login(email)).json, (await login(email)).json]
  await send(sessionContract.logout, {}, { token: school.access_token })
  pass(1000)
  expect((await whoAmI(phone.access_token)).status).toBe(200)
})

test('each refresh returns a new pair that works', async () => {
  const { email } = await aPerson(fixture)
  let token = (await login(email)).json.refresh_token
  for (let i = 0; i < 3; i++) {
    pass(15 * minute)
    const { status, json } = await refresh(token)
    expect(status).toBe(200)
    expect(json.refresh_token).not.toBe(token)
    expect((await whoAmI(json.access_token)).status).toBe(200)
    token = json.refresh_token
  }
})

test('twenty concurrent tabs with one token all get the same successor, and nobody is signed out', async () => {
  const { email } = await aPerson(fixture)
  const { refresh_token } = (await login(email)).json
  const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)))
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200))
  const [successor, ...others] = new Set(replies.map((reply) => reply.json.refresh_token))
  expect(others).toEqual([])
  pass(minute)
  expect((await refresh(successor!)).status).toBe(200)
})

test('a late tab within the grace period gets the newest token, not a used one', async () => {
  const { email } = await aPerson(fixture)
  const first = (await login(email)).json.refresh_token
  const second = (await refresh(first)).json.refresh_token
  pass(3000)
  const third = (await refresh(second)).json.refresh_token
  pass(3000)
  expect((await refresh(first)).json.refresh_token).toBe(third)
  pass(minute)
  expect((await refresh(third)).status).toBe(200)
})

test('a token reused after the grace period ends the whole family, its successor included', async () => {
  const { email } = await aPerson(fixture)
  const first = (await login(email)).json.refresh_token
  const second = (await refresh(first)).json
  pass(10_000)
  expect((await refresh(first)).status).toBe(200)
  pass(1)
  expect(await refresh(first)).toMatchObject({ status: 401, json: { error: 'invalid_grant' } })
  expect((await refresh(second.refresh_token)).status).toBe(401)
  pass(1000)
  expect((await whoAmI(second.access_token)).status).toBe(401)
  const ended = await db.selectFrom('session').select('ended_by').where('ended_by', '=', 'reuse').execute()
  expect(ended).toHaveLength(1)
})

test('a refresh token is valid for thirty days, a family for 180 days', async () => {
  const { email } = await aPerson(fixture)
  const idle = (await login(email)).json.refresh_token
  let used = (await login(email)).json.refresh_token
  for (let days = 29; days < 180; days += 29) {
    pass(29 * day)
    const { status, json } = await refresh(used)
    expect(status).toBe(200)
    used = json.refresh_token
  }
  expect((await refresh(idle)).status).toBe(401)
  pass(29 * day)
  expect((await refresh(used)).status).toBe(401)
})

test('a login from our own pages is bound to a cookie: without it a stolen token is worthless', async () => {
  const { email } = await aPerson(fixture)
  const { json, cookie } = await login(email, testPassword, { sameOrigin: true })
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 180 * 24 * 3600 })
  for (const wrong of [undefined, 'guessed'])
    expect(await refresh(json.refresh_token, wrong)).toMatchObject({ status: 401, json: { error: 'invalid_grant' } })
  expect((await refresh(json.refresh_token, cookie!.value)).status).toBe(200)
})

test('without cookies in the browser the session is unbound and stays valid', async () => {
  const { email } = await aPerson(fixture)
  const body = { email, password: testPassword, has_cookies: false }
  const { json, cookie } = await send(signInContract.login, { body }, { sameOrigin: true })
  expect(cookie).toBeUndefined()
  expect((await refresh(json.refresh_token)).status).toBe(200)
})

test.each([
  ['no grant type', { refresh_token: 'x' }, 'invalid_request'],
  ['no token', { grant_type: 'refresh_token' }, 'invalid_request'],
  ['two tokens', { grant_type: 'refresh_token', refresh_token: ['x', 'y'] }, 'invalid_request'],
  ['another grant', { grant_type: 'password', refresh_token: 'x' }, 'unsupported_grant_type'],
])('a malformed refresh (%s) gets an OAuth error', async (_what, body, error) => {
  expect(await send(sessionContract.refreshToken, { body })).toMatchObject({
    status: 400,
    json: { error, error_description: expect.any(String) },
  })
})

test('an unknown refresh token is invalid and has no effect', async () => {
  expect(await refresh('never seen')).toMatchObject({ status: 401, json: { error: 'invalid_grant' } })
})

test('a token that is changed, unsigned or signed by others is refused', async () => {
  const { token } = await aPerson(fixture)
  const other = await openIdentityFixture()
  const strange = await aPerson(other)
  const [head, body] = token.split('.')
  const none = `${btoa('{"alg":"none"}').replace(/=/g, '')}.${body}.`
  for (const forged of [strange.token, `${head}.${body}.AAAA`, none, `${token}x`, 'x.y.z'])
    expect((await whoAmI(forged)).status).toBe(401)
})

test('removed roles are gone within a second, whatever the token says', async () => {
  const { id, token } = await aPerson(fixture, { roles: ['editor'] })
  expect((await whoAmI(token)).json.roles).toEqual(['editor'])
  await db.updateTable('user_account').set({ roles: [] }).where('user_id', '=', id).execute()
  expect((await whoAmI(token)).json.roles).toEqual([])
})

test.each([
  ['application/json', '{"grant_type":"refresh_token","refresh_token":"x"}'],
  ['application/json', '{'],
  ['text/plain', 'grant_type=refresh_token'],
])('a token request with a body of %s gets an OAuth error', async (type, payload) => {
  const { path: url } = sessionContract.refreshToken
  const reply = await fixture.http.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_request'])
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
})

test('keys are rotated without signing anyone out, in every process', async () => {
  const { token } = await aPerson(fixture)
  const elsewhere = await openKeys({ db, clock: () => clock.now })
  await rotateAccessKey(db, clock.now)
  const made = await (await openKeys({ db, clock: () => clock.now })).sign(
    { sub: 'a', sid: 'b', roles: [], type: '' },
    clock.now,
  )
  expect(await elsewhere.read(made.token, clock.now)).toBeNull()
  pass(5_000)
  expect(await elsewhere.read(made.token, clock.now)).toMatchObject({ sub: 'a' })
  expect((await whoAmI(token)).status).toBe(200)
  pass(minute)
  const { token: later } = await elsewhere.sign({ sub: 'a', sid: 'b', roles: [], type: '' }, clock.now)
  expect(later.split('.')[0]).toBe(made.token.split('.')[0])
})

test('hashing is queued, and a full queue is refused with a time to retry', async () => {
  const hasher = await newPasswordHasher({ atOnce: 1, waiting: 2 })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash('some password')))
  expect(results.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(results[4]).toMatchObject({ reason: { code: 'overloaded', problem: { retry_after: 5 } } })
  const stored = await hasher.hash('ก้ำ some')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(stored, 'ก้ำ some')).toBe(true)
  expect(await hasher.verify(stored, 'other')).toBe(false)
  expect(await hasher.verify(null, 'other')).toBe(false)
})

test('keys from the environment leave none in the database, and the first of them signs', async () => {
  const bare = await openIdentityFixture()
  await bare.db.deleteFrom('server_secret').execute()
  const jwks = await Promise.all(
    [1, 2].map(async () => exportJWK((await generateKeyPair('EdDSA', { extractable: true })).privateKey)),
  )
  const hmac = 'h'.repeat(43)
  const parts = { db: bare.db, clock: () => start }
  const first = await openKeys({ ...parts, given: GivenKeys.parse({ hmac, accessToken: jwks }) })
  const turned = await openKeys({ ...parts, given: GivenKeys.parse({ hmac, accessToken: jwks.toReversed() }) })
  const { token } = await first.sign({ sub: 'a', sid: 'b', roles: [], type: 'GENERAL' }, start)
  expect(await turned.read(token, start)).toMatchObject({ sub: 'a' })
  const later = await turned.sign({ sub: 'a', sid: 'b', roles: [], type: 'GENERAL' }, start)
  expect(later.token.split('.')[0]).not.toBe(token.split('.')[0])
  expect(first.hmac('x', 'y')).toBe(turned.hmac('x', 'y'))
  expect(first.hmac('x', 'y')).not.toBe(first.hmac('xy', ''))
  expect(await bare.db.selectFrom('server_secret').selectAll().execute()).toEqual([])
})
