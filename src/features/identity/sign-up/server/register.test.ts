import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as accountContract from '#features/identity/accounts/contract.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import * as signUpContract from '../contract.ts'

const fixture = await openIdentityFixture()
const { send, aSignUp, db } = fixture

async function register(given: Parameters<typeof aSignUp>[0] = {}, sent = {}) {
  return send(signUpContract.register, { body: await aSignUp(given) }, sent)
}

async function readLink(userId: string) {
  const mail = await db
    .selectFrom('mail')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return mail.text!.match(/verify\?token=(\S+)/)![1]!
}

async function findUser(email: string) {
  const person = await db.selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  return person.user_id
}

test('an adult signs up and is signed in at once, with wallets, receipts and a mail', async () => {
  const signUp = await aSignUp({ email: '  Nok@Example.com ' })
  const reply = await send(signUpContract.register, { body: signUp })
  expect(reply).toMatchObject({
    status: 200,
    json: {
      token_type: 'Bearer',
      expires_in: 900,
      profile: {
        roles: [],
        exp: { hours: 16, minutes: 15, seconds: 0 },
        display_name: signUp.display_name,
        display_image: 'kla-1',
        klass: 1,
        type: 'GENERAL',
        koin: 0,
      },
    },
  })
  const userId = await findUser('Nok@Example.com')
  expect(userId[14]).toBe('4')
  const receipts = await db.selectFrom('consent_receipt').selectAll().where('user_id', '=', userId).execute()
  expect(receipts.map(({ policy, policy_version, act, how }) => [policy, policy_version, act, how])).toEqual([
    ['law', 1, 'given', 'sign_up'],
    ['personal', 1, 'given', 'sign_up'],
  ])
  const { json } = await send(accountContract.getAccount, {}, { token: reply.json.access_token })
  expect(json).toEqual({
    email: 'Nok@Example.com',
    is_verified: false,
    state: 'unverified',
    may: expect.objectContaining({ learn: true, publish: false, buy: false }),
    age_tier: 'adult',
    guardian: null,
    province: '50',
    school: null,
    interests: ['saving', 'green'],
    member_since: '2026-11',
  })
})

test('the stored profile has exactly the fields of the specification', async () => {
  const { json } = await register()
  const { json: profile } = await send(accountContract.getProfile, {}, { token: json.access_token })
  expect(profile).toEqual(json.profile)
  expect(Object.keys(profile).sort()).toEqual([
    'display_image',
    'display_name',
    'exp',
    'klass',
    'koin',
    'roles',
    'type',
  ])
})

test.each([
  ['under 10, with a kind sentence', { birth_date: '2016-11-22' }, 'birth_date', 'too_young'],
  ['in the future', { birth_date: '2026-11-22' }, 'birth_date', 'in_future'],
  ['10 without a guardian', { birth_date: '2016-11-21' }, 'guardian_email', 'required'],
  [
    'a guardian who is the child',
    { birth_date: '2010-01-01', email: 'ann@x.co', guardian_email: 'Ann+mum@X.co' },
    'guardian_email',
    'same_as_own',
  ],
  ['a password with the name in it', { display_name: 'Somchai', password: 'xx-SOMCHAI-xx' }, 'password', 'holds_name'],
  [
    'a password with the e-mail name in it',
    { email: 'naree9@x.co', password: 'my naree9 pw' },
    'password',
    'holds_email',
  ],
  ['a common password', { password: 'Password123!' }, 'password', 'common'],
  ['a name with a phone', { display_name: 'โทร 08-1234-5678' }, 'display_name', 'custom'],
  ['a province that is none', { province: '99' }, 'province', 'invalid_value'],
  ['no policy accepted', { law_version: 0 }, 'law_version', 'too_small'],
])('refused: %s', async (_what, given, path, code) => {
  const { status, json } = await register(given as object)
  expect({ status, fields: json.fields }).toEqual({
    status: 422,
    fields: [{ path, code, detail: expect.stringMatching(/[ก-๙]/) }],
  })
})

test('a child of ten signs up with a guardian and waits for consent', async () => {
  const { status, json } = await register({ birth_date: '2016-11-21', guardian_email: 'mae@example.com' })
  expect(status).toBe(200)
  const { json: account } = await send(accountContract.getAccount, {}, { token: json.access_token })
  expect(account).toMatchObject({ age_tier: 'minor', guardian: { state: 'waiting', email: 'm•••@example.com' } })
})

test('a taken e-mail, and a taken name in any case and width, are reported at their fields', async () => {
  const first = await aSignUp({ display_name: 'Nok Noi' })
  expect((await send(signUpContract.register, { body: first })).status).toBe(200)
  expect(await register({ email: first.email.toUpperCase() })).toMatchObject({
    status: 409,
    json: { code: 'email_taken', fields: [{ path: 'email' }] },
  })
  expect(await register({ display_name: 'NOK NOI' })).toMatchObject({
    status: 409,
    json: { code: 'name_taken', fields: [{ path: 'display_name' }] },
  })
  expect(await register({ email: first.email, display_name: 'nok noi' })).toMatchObject({
    json: { code: 'email_taken', fields: [{ path: 'email' }, { path: 'display_name' }] },
  })
})

test('of ten concurrent sign-ups with one e-mail and one name one succeeds, and the others leave nothing', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 10 }, () => aSignUp({ email: 'race@x.co', display_name: 'แข่งกัน' })),
  )
  const replies = await Promise.all(bodies.map((body) => send(signUpContract.register, { body })))
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(9).fill(409)])
  const userId = await findUser('race@x.co')
  const mails = await db.selectFrom('mail').select('user_id').where('to_address', '=', 'race@x.co').execute()
  expect(mails).toEqual([{ user_id: userId }])
})

test('of eight concurrent children with one guardian five succeed', async () => {
  const children = await Promise.all(
    Array.from({ length: 8 }, (_, i) => aSignUp({ birth_date: '2012-02-02', guardian_email: `mum+${i}@x.co` })),
  )
  const replies = await Promise.all(children.map((body) => send(signUpContract.register, { body })))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5)
  expect(replies.filter((reply) => reply.json.code === 'guardian_full')).toHaveLength(3)
})

test('a proof is required, bound to its action, and valid once', async () => {
  expect(await register({ bot_check: '' })).toMatchObject({ status: 422, json: { code: 'bot_check_failed' } })
  const wrong = await fixture.proof('login')
  expect(await register({ bot_check: wrong })).toMatchObject({ status: 422, json: { code: 'bot_check_failed' } })
  const once = await fixture.proof('register')
  expect((await register({ bot_check: once, password: 'x-x-x-x-x-x' })).status).toBe(422)
  expect((await register({ bot_check: once })).status).toBe(200)
  expect(await register({ bot_check: once })).toMatchObject({ status: 422, json: { code: 'bot_check_failed' } })
})

test('the check whether an e-mail is free needs a proof', async () => {
  const { email } = await aPerson(fixture)
  const ask = async (query: object) => send(signUpContract.checkEmail, { query: query as { email: string } })
  expect(await ask({ email, bot_check: await fixture.proof('register_check') })).toMatchObject({
    json: { available: false },
  })
  expect(await ask({ email: 'new@x.co', bot_check: await fixture.proof('register_check') })).toMatchObject({
    json: { available: true },
  })
  expect(await ask({ email })).toMatchObject({ status: 422, json: { code: 'bot_check_failed' } })
})

test('an address can check a limited number of e-mails an hour, with a proof or without', async () => {
  const from = '198.51.100.44'
  const ask = async (address: string) =>
    send(
      signUpContract.checkEmail,
      { query: { email: 'new@x.co', bot_check: await fixture.proof('register_check') } },
      { address },
    )
  expect((await ask(from)).status).toBe(200)
  const { count } = limits.checkAddress
  await db.updateTable('attempt').set({ count }).where('key', 'like', 'check-address:%').execute()
  expect(await ask(from)).toMatchObject({ status: 429, json: { code: 'too_many_requests', retry_after: 3600 } })
  const without = await send(signUpContract.checkEmail, { query: { email: 'new@x.co' } }, { address: from })
  expect(without.json.code).toBe('too_many_requests')
  expect((await ask('198.51.100.45')).status).toBe(200)
  await db.deleteFrom('attempt').execute()
})

test('the link verifies once and pays the reward once, also when used concurrently', async () => {
  const { json } = await register({ email: 'once@x.co' })
  const userId = await findUser('once@x.co')
  const body = { token: await readLink(userId) }
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(signUpContract.verifyEmail, { body })))
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(9).fill(410)])
  expect(replies.find(({ status }) => status === 200)?.json).toEqual({ ok: true, paid: 2_000 })
  expect(await readBalance(db, userId)).toBe(2_000)
  const { json: account } = await send(accountContract.getAccount, {}, { token: json.access_token })
  expect(account).toMatchObject({ is_verified: true, state: 'adult', may: { publish: true } })
  expect(await send(signUpContract.resendVerification, {}, { token: json.access_token })).toMatchObject({
    status: 409,
    json: { code: 'already_verified' },
  })
})

test('a link expires after 24 hours, and when a newer one was sent', async () => {
  const { json } = await register({ email: 'late@x.co' })
  const userId = await findUser('late@x.co')
  const old = await readLink(userId)
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 1000)
  expect((await send(signUpContract.resendVerification, {}, { token: json.access_token })).status).toBe(200)
  expect(await send(signUpContract.verifyEmail, { body: { token: old } })).toMatchObject({
    json: { code: 'link_dead' },
  })
  const link = await readLink(userId)
  const start = fixture.clock.now
  fixture.clock.now = new Date(start.getTime() + 24 * 3_600_000)
  expect(await send(signUpContract.verifyEmail, { body: { token: link } })).toMatchObject({ status: 410 })
  fixture.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1)
  expect((await send(signUpContract.verifyEmail, { body: { token: link } })).status).toBe(200)
  fixture.clock.now = start
})

test('the link is sent again at most five times an hour', async () => {
  const { token } = await aPerson(fixture, { verified: false })
  const again = () => send(signUpContract.resendVerification, {}, { token })
  for (let i = 0; i < 5; i++) expect((await again()).status).toBe(200)
  const sixth = await again()
  expect(sixth).toMatchObject({ status: 429, json: { code: 'too_many_requests', retry_after: 3600 } })
  expect(sixth.headers['retry-after']).toBe('3600')
})

test('a sign-up with an outdated policy version is refused', async () => {
  const newer = await openIdentityFixture({ policyVersions: async () => ({ law: 2, personal: 1 }) })
  expect(await newer.send(signUpContract.register, { body: await newer.aSignUp() })).toMatchObject({
    status: 409,
    json: { code: 'policy_changed' },
  })
  expect(await newer.send(signUpContract.register, { body: await newer.aSignUp({ law_version: 2 }) })).toMatchObject({
    status: 200,
  })
})

test('the list of interests is public', async () => {
  const { json } = await send(accountContract.listObjectives, {})
  expect(json.items).toHaveLength(10)
  expect(json.items[0]).toEqual({ key: 'saving', name: 'ออมเงินให้ถึงเป้า' })
})

test("a person's own picture at sign-up is re-encoded and shown at once; an invalid one is refused without an account", async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#396' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCam' } })
    .toBuffer()
  const image = { name: 'me.jpg', type: 'image/jpeg', bytes: new Uint8Array(bytes) }
  const { status, json } = await send(signUpContract.register, { body: { ...(await aSignUp()), image } })
  expect(status).toBe(200)
  expect(json.profile.display_image).toMatch(/^\/media\/[\w-]{43}\/256\.webp$/)
  const { rawPayload } = await fixture.http.inject({ url: json.profile.display_image })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(rawPayload.includes('SecretCam')).toBe(false)

  const input = await aSignUp()
  const broken = { ...image, bytes: new TextEncoder().encode('<svg onload=alert(1)>') }
  const refused = await send(signUpContract.register, { body: { ...input, image: broken } })
  expect(refused).toMatchObject({ status: 415, json: { code: 'image_type' } })
  expect(await db.selectFrom('user_account').select('user_id').where('email', '=', input.email).execute()).toEqual([])
  // Without a proof nothing is decoded.
  const without = await send(signUpContract.register, { body: { ...input, bot_check: '', image: broken } })
  expect(without.json.code).toBe('bot_check_failed')
})
