import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { refreshToken } from '#features/identity/sessions/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openSocialFixture } from '#tests/fixtures/social.ts'
import * as contract from '../contract.ts'
import { readOauthState } from './oauth-state.ts'

const fixture = await openSocialFixture()
const { send, db, fetchToken, travel, get } = fixture
const hour = 3_600_000

type Came = { token: string; cookie: string }
const logIn = ({ token, cookie }: Came) => send(null, contract.loginLine, { query: { token } }, { cookie })
const link = (who: { token: string }, { token, cookie }: Came) =>
  send(who, contract.linkLine, { body: { token } }, { cookie })

async function links(userId?: string) {
  const all = db.selectFrom('social_link').selectAll()
  return (userId ? all.where('user_id', '=', userId) : all).execute()
}

/** A person whose account is linked to LINE. */
async function aLinked(name: string) {
  const person = await aPerson(fixture)
  expect((await link(person, await fetchToken('line', { name }))).status).toBe(200)
  return person
}

test('from the button to LINE and back: the token is in the URL fragment, and reaches no log or referrer', async () => {
  const { cookie, answer, address } = await travel('line', { name: 'มะปราง' }, '?redirect=/quiz/daily')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'the-tests-channel',
    redirect_uri: 'https://koinklass.test/line/callback',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const back = await get(answer, cookie)
  expect(back.statusCode).toBe(302)
  expect(String(back.headers.location)).toMatch(/^\/line\/id#token=[\w.-]+&redirect=%2Fquiz%2Fdaily$/)
  expect(back.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
})

test('the cookie of the trip is bound to this browser, and its secrets are not in the URL', async () => {
  const started = await get('/line')
  const [cookie] = started.cookies
  expect(cookie).toMatchObject({ name: 'line-trip', httpOnly: true, sameSite: 'Lax', secure: true, path: '/' })
  const oauthState = readOauthState(fixture.keys, 'line', cookie!.value, fixture.clock.now)!
  expect(String(started.headers.location)).not.toContain(oauthState.verifier)
  expect(String(started.headers.location)).not.toContain(cookie!.value)
})

test('the redirect target is also taken from the referring page if it is ours', async () => {
  const wantedFrom = async (referer: string) => {
    const started = await fixture.http.inject({ method: 'GET', url: '/line', headers: { referer } })
    return readOauthState(fixture.keys, 'line', started.cookies[0]!.value, fixture.clock.now)?.wanted
  }
  expect(await wantedFrom('https://koinklass.test/login?redirect=%2Fstore')).toBe('/store')
  expect(await wantedFrom('https://koinklass.test.evil.example/login?redirect=%2Fstore')).toBeNull()
  expect(await wantedFrom('https://koinklass.test/login?redirect=%2F%2Fevil.example')).toBeNull()
})

test('an unlinked identity is a 404, and its token can still be used to link and then to sign in', async () => {
  const came = await fetchToken('line', { name: 'ใหม่เอี่ยม' })
  expect(await logIn(came)).toMatchObject({ status: 404, json: { code: 'line_not_linked' } })
  const person = await aPerson(fixture)
  expect(await link(person, came)).toMatchObject({
    status: 200,
    json: { items: [{ provider: 'line', name: 'ใหม่เอี่ยม' }], has_password: true },
  })
  const again = await fetchToken('line', { name: 'ใหม่เอี่ยม' })
  const reply = await logIn(again)
  expect(reply.status).toBe(200)
  const { json: profile } = await send({ token: reply.json.access_token }, getProfile, {})
  expect(profile).toEqual(reply.json.profile)
  const [mail] = await db.selectFrom('mail').selectAll().where('user_id', '=', person.id).execute()
  expect(mail).toMatchObject({ subject: 'เชื่อม LINE แล้ว', to_address: person.email })
})

test('a login from our own pages is bound to the browser like a password login', async () => {
  await aLinked('ผูกไว้')
  const { token, cookie } = await fetchToken('line', { name: 'ผูกไว้' })
  const reply = await send(null, contract.loginLine, { query: { token } }, { cookie, 'sec-fetch-site': 'same-origin' })
  expect(reply.cookies.map(({ name }) => name).sort()).toEqual(['line-trip', 'log-position', 'session-binding'])
  const body = { grant_type: 'refresh_token', refresh_token: reply.json.refresh_token }
  expect((await send(null, refreshToken, { body })).status).toBe(401)
})

test('an ID token signs in once, and only with the cookie of its trip', async () => {
  await aLinked('ครั้งเดียว')
  const came = await fetchToken('line', { name: 'ครั้งเดียว' })
  const other = await fetchToken('line', { name: 'ครั้งเดียว' })
  const { cookie: own } = came
  const forged = `${own.slice(0, 20)}${own[20] === 'A' ? 'B' : 'A'}${own.slice(21)}`
  for (const cookie of ['', other.cookie, 'line-trip=x.y.z', forged])
    expect(await logIn({ ...came, cookie })).toMatchObject({ status: 422, json: { code: 'line_token_dead' } })
  expect((await logIn(came)).status).toBe(200)
  expect(await logIn(came)).toMatchObject({ status: 422, json: { code: 'line_token_dead' } })
})

test('of ten concurrent logins with one ID token one succeeds', async () => {
  await aLinked('แข่งเข้า')
  const came = await fetchToken('line', { name: 'แข่งเข้า' })
  const replies = await Promise.all(Array.from({ length: 10 }, () => logIn(came)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)])
})

test('a callback with another state, without the cookie, too late or repeated leads to an error page', async () => {
  const one = await travel('line', { name: 'หลงทาง' })
  const two = await travel('line', { name: 'หลงทาง' })
  const where = async (answer: string, cookie?: string) => (await get(answer, cookie)).headers.location
  expect(await where(one.answer)).toBe('/line/id?fault=expired')
  expect(await where(one.answer, two.cookie)).toBe('/line/id?fault=failed')
  expect(await where(one.answer.replace(/state=[^&]+/, 'state=x'), one.cookie)).toMatch('/line/id?fault=')
  const three = await travel('line', { name: 'หลงทาง' })
  expect(await where(three.answer, three.cookie)).toMatch(/^\/line\/id#token=/)
  expect(await where(three.answer, three.cookie)).toBe('/line/id?fault=expired')
  const late = await travel('line', { name: 'หลงทาง' })
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 11 * 60_000)
  expect(await where(late.answer, late.cookie)).toBe('/line/id?fault=expired')
  fixture.clock.now = new Date()
})

test("a stolen code is worthless in another browser, since the provider wants this trip's verifier", async () => {
  const mine = await travel('line', { name: 'โดนขโมย' })
  const thief = await travel('line', { name: 'ขโมย' })
  const code = new URL(mine.answer, 'https://x.example').searchParams.get('code')!
  const stolen = thief.answer.replace(/code=[^&]+/, `code=${encodeURIComponent(code)}`)
  expect((await get(stolen, thief.cookie)).headers.location).toBe('/line/id?fault=failed')
})

test('a refusal at LINE leads back to a page that says so', async () => {
  const { answer, cookie } = await travel('line', 'deny')
  expect((await get(answer, cookie)).headers.location).toBe('/line/id?fault=denied')
})

test('expired tokens, and tokens of another channel, another issuer or forged ones are refused', async () => {
  await aLinked('ปลอม')
  const came = await fetchToken('line', { name: 'ปลอม' })
  const [head = '', body = '', signature = ''] = came.token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const pack = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const keys = await (await fetch(`${fixture.providerOrigin}/local-line/jwks`)).json()
  const published = new TextEncoder().encode(JSON.stringify(keys.keys[0]))
  const foreign = await generateKeyPair('ES256', { extractable: true })
  const own = new TextEncoder().encode(fixture.secret)
  const signed = (given: object, key: Parameters<SignJWT['sign']>[0], alg: string) =>
    new SignJWT({ ...claims, ...given }).setProtectedHeader({ alg, kid: keys.keys[0].kid }).sign(key)
  const forged = {
    unsigned: `${pack({ alg: 'none' })}.${body}.`,
    'with another body': `${head}.${pack({ ...claims, sub: 'U1' })}.${signature}`,
    'with the public key as a secret': await signed({}, published, 'HS256'),
    'with the public key’s coordinates as a secret': await signed(
      {},
      Buffer.from(keys.keys[0].x, 'base64url'),
      'HS256',
    ),
    'with somebody’s own key': await signed({}, foreign.privateKey, 'ES256'),
    'with a key that it brings along': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(foreign.publicKey) })
      .sign(foreign.privateKey),
    'with an algorithm that is not ours': await signed({}, Buffer.alloc(64, fixture.secret), 'HS512'),
    'for another channel': await signed({ aud: 'another-channel' }, own, 'HS256'),
    'of another issuer': await signed({ iss: 'https://access.line.me' }, own, 'HS256'),
    'of another trip': await signed({ nonce: 'x'.repeat(43) }, own, 'HS256'),
    'without a nonce': await signed({ nonce: undefined }, own, 'HS256'),
    'that is over': await signed({ exp: Math.floor(fixture.clock.now.getTime() / 1000) - 1 }, own, 'HS256'),
    'that never ends': await signed({ exp: undefined }, own, 'HS256'),
    'for nobody': await signed({ sub: undefined }, own, 'HS256'),
    nonsense: 'x',
  }
  for (const [what, token] of Object.entries(forged)) {
    const reply = await logIn({ ...came, token })
    expect({ what, status: reply.status, code: reply.json.code }).toEqual({
      what,
      status: 422,
      code: 'line_token_dead',
    })
  }
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 2 * hour)
  expect((await logIn(came)).json.code).toBe('line_token_dead')
  fixture.clock.now = new Date()
  expect((await logIn(came)).status).toBe(200)
})

test('when two accounts concurrently link one LINE identity, one gets it and the other is told why, eight times over', async () => {
  for (let round = 0; round < 8; round++) {
    const a = await aPerson(fixture)
    const b = await aPerson(fixture)
    const name = `สองคน ${round}`
    const one = await fetchToken('line', { name })
    const two = await fetchToken('line', { name })
    const replies = await Promise.all([link(a, one), link(b, two)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.json.code).toBe('identity_taken')
    expect([...(await links(a.id)), ...(await links(b.id))]).toHaveLength(1)
  }
})

test('a second press, another tab and a retry link once and all succeed', async () => {
  const person = await aPerson(fixture)
  const came = await fetchToken('line', { name: 'กดสองที' })
  const replies = await Promise.all(Array.from({ length: 5 }, () => link(person, came)))
  expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await links(person.id)).toHaveLength(1)
  expect(await db.selectFrom('mail').select('id').where('user_id', '=', person.id).execute()).toHaveLength(1)
})

test('an account has one LINE identity: another is refused until the first is unlinked', async () => {
  const person = await aLinked('คนแรก')
  const came = await fetchToken('line', { name: 'คนที่สอง' })
  expect(await link(person, came)).toMatchObject({ status: 409, json: { code: 'other_linked' } })
  const body = { provider: 'line' } as const
  expect((await send(person, contract.unlinkSocial, { body })).json.items).toEqual([])
  expect((await link(person, came)).status).toBe(200)
})

test.each([
  ['unverified', { verified: false }, 'verify_first'],
  ['16 and waiting for the guardian', { age: 16, guardian: 'waiting' }, 'guardian_first'],
  ['16 and refused by the guardian', { age: 16, guardian: 'refused' }, 'guardian_first'],
] as const)('an account that is %s cannot link, and nothing is stored', async (_who, options, code) => {
  const person = await aPerson(fixture, options)
  const came = await fetchToken('line', { name: `ยังไม่ได้ ${code}` })
  expect(await link(person, came)).toMatchObject({ status: 403, json: { code } })
  expect(await links(person.id)).toEqual([])
})

test("at 16 linking needs the guardian's consent; after a withdrawal LINE no longer signs in", async () => {
  const person = await aPerson(fixture, { age: 16, guardian: 'allowed' })
  expect((await link(person, await fetchToken('line', { name: 'ได้แล้ว' }))).status).toBe(200)
  expect((await logIn(await fetchToken('line', { name: 'ได้แล้ว' }))).status).toBe(200)
  await db.updateTable('guardian').set({ state: 'refused' }).where('user_id', '=', person.id).execute()
  expect(await logIn(await fetchToken('line', { name: 'ได้แล้ว' }))).toMatchObject({
    status: 403,
    json: { code: 'guardian_first' },
  })
})

test('an identity that is unlinked and linked elsewhere signs in to the other account', async () => {
  const first = await aLinked('ย้ายบ้าน')
  await send(first, contract.unlinkSocial, { body: { provider: 'line' } })
  const second = await aLinked('ย้ายบ้าน')
  const { json } = await logIn(await fetchToken('line', { name: 'ย้ายบ้าน' }))
  const claims = await fixture.keys.read(json.access_token, fixture.clock.now)
  expect(claims?.sub).toBe(second.id)
})
