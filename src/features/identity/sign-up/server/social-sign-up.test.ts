import { expect, test } from 'vitest'
import { newLocalPerson } from '#app/local/local-people.ts'
import { getAccount, getProfile } from '#features/identity/accounts/contract.ts'
import { getBotCheck } from '#features/identity/limits/contract.ts'
import { forgetPassword, login } from '#features/identity/sign-in/contract.ts'
import { mailResetLink } from '#features/identity/sign-in/server/reset-commands.ts'
import * as socialContract from '#features/identity/social/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openSocialFixture } from '#tests/fixtures/social.ts'
import { solveBotCheck } from '#tests/support/bot-solver.ts'
import * as socialSignUpContract from '../social-contract.ts'

const fixture = await openSocialFixture()
const { send, db, fetchToken } = fixture
let count = 0

async function aForm(given: object = {}) {
  const letters = String.fromCharCode(97 + (count % 26), 97 + (Math.floor(count++ / 26) % 26))
  return {
    email: `from.line.${letters}@example.com`,
    // Thai letters, since some Latin ones look alike and such names count as equal.
    display_name: `จากไลน์ ${'กขคงจฉชซญฐณดตถทนบปผพภมยรลวศสหอ'[count]}`,
    birth_date: '2000-05-01',
    province: '50',
    avatar: 'kla-1',
    law_version: 1,
    personal_version: 1,
    bot_check: await fixture.proof(),
    ...given,
  }
}

async function signUp(name: string, given: object = {}) {
  const { token, cookie } = await fetchToken('line', { name })
  const form = await aForm(given)
  return {
    form,
    reply: await send(null, socialSignUpContract.registerLine, { body: { ...form, token } as never }, { cookie }),
  }
}

async function logIn(name: string) {
  const { token, cookie } = await fetchToken('line', { name })
  return send(null, socialContract.loginLine, { query: { token } }, { cookie })
}

const userOf = (email: string) =>
  db.selectFrom('user_account').selectAll().where('email_key', '=', email).executeTakeFirst()

test('an adult signs up with LINE, has no password, must verify the e-mail, and signs in again with LINE', async () => {
  const { form, reply } = await signUp('สมัครเลย')
  expect(reply).toMatchObject({ status: 200, json: { profile: { display_name: form.display_name } } })
  const person = (await userOf(form.email))!
  expect(person).toMatchObject({ password_hash: null, verified_at: null })
  const { json: account } = await send({ token: reply.json.access_token }, getAccount, {})
  expect(account).toMatchObject({ state: 'unverified', is_verified: false })
  const mails = await db.selectFrom('mail').select('subject').where('user_id', '=', person.user_id).execute()
  expect(mails).toEqual([{ subject: 'ยืนยันอีเมลกับ Koinklass' }])
  expect((await logIn('สมัครเลย')).status).toBe(200)
})

test('the same with Facebook', async () => {
  const { token } = await fetchToken('facebook', { name: 'สมัครด้วยเฟซ' })
  const form = await aForm()
  const reply = await send(null, socialSignUpContract.registerFacebook, { body: { ...form, token } as never })
  expect(reply.status).toBe(200)
  expect((await send(null, socialContract.loginFacebook, { body: { token } })).status).toBe(200)
})

test("LINE's picture becomes the person's own if chosen, re-encoded and served by us", async () => {
  const { reply } = await signUp('มีรูป', { avatar: 'provider' })
  const image = reply.json.profile.display_image
  expect(image).toMatch(/^\/media\/[\w-]{43}\/256\.webp$/)
  expect((await fixture.get(image)).headers['content-type']).toBe('image/webp')
  expect((await signUp('เลือกเอง', { avatar: 'aom-2' })).reply.json.profile.display_image).toBe('aom-2')
})

test.each([
  ['none', null],
  ['one that is not there', '/local-facebook/nothing.png'],
  ['no picture at all', '/local-facebook/me'],
  ['one in the server’s own network', 'http://10.0.0.1/secret.png'],
  ['no address', 'data:image/png;base64,AAAA'],
])('a picture that cannot be fetched does not stop the sign-up: %s', async (why, at) => {
  const picture = at?.startsWith('/') ? fixture.providerOrigin + at : at
  const token = fixture.graph.newToken({ ...newLocalPerson(`ไม่มีรูป ${why}`, null), picture })
  const body = { ...(await aForm({ avatar: 'provider' })), token }
  const reply = await send(null, socialSignUpContract.registerFacebook, { body: body as never })
  expect(reply).toMatchObject({ status: 200, json: { profile: { display_image: 'kla-1' } } })
})

test('linking keeps the avatar unless the picture is requested too', async () => {
  const person = await aPerson(fixture)
  const shown = async () => {
    const { json } = await send(person, getProfile, {})
    return json.display_image
  }
  const before = await shown()
  const { token, cookie } = await fetchToken('line', { name: 'เชื่อมเฉยๆ' })
  await send(person, socialContract.linkLine, { body: { token } }, { cookie })
  expect(await shown()).toBe(before)
  const facebook = fixture.graph.newToken(newLocalPerson('เชื่อมกับรูป', null))
  await send(person, socialContract.linkFacebook, { body: { token: facebook, takes_picture: true } })
  expect(await shown()).toMatch(/^\/media\//)
})

test('an e-mail with an account is refused, never linked silently, and the account is unchanged', async () => {
  const owner = await aPerson(fixture, { email: 'taken@example.com' })
  const { reply } = await signUp('ชนกัน', { email: 'Taken@Example.com' })
  expect(reply).toMatchObject({ status: 409, json: { code: 'email_taken', fields: [{ path: 'email' }] } })
  expect(await db.selectFrom('social_link').selectAll().where('user_id', '=', owner.id).execute()).toEqual([])
  expect((await logIn('ชนกัน')).json.code).toBe('line_not_linked')
})

test('a minor must sign up by e-mail and not with LINE, since no guardian can have consented yet', async () => {
  const { reply, form } = await signUp('อายุสิบห้า', { birth_date: '2011-01-01', guardian_email: 'mae@example.com' })
  expect(reply).toMatchObject({ status: 403, json: { code: 'guardian_first' } })
  expect(await userOf(form.email)).toBeUndefined()
})

test('five concurrent sign-ups with one LINE identity make one account, and the others leave nothing', async () => {
  const trips = await Promise.all([1, 2, 3, 4, 5].map(() => fetchToken('line', { name: 'ห้าแท็บ' })))
  const forms = await Promise.all(trips.map(() => aForm()))
  const replies = await Promise.all(
    trips.map(({ token, cookie }, i) =>
      send(null, socialSignUpContract.registerLine, { body: { ...forms[i], token } as never }, { cookie }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.json.code).toBe('identity_taken')
  const made = await Promise.all(forms.map(({ email }) => userOf(email)))
  expect(made.filter(Boolean)).toHaveLength(1)
})

test('a sign-up needs an unused proof of work, and form faults are reported first', async () => {
  expect((await signUp('ไม่พิสูจน์', { bot_check: '' })).reply).toMatchObject({ json: { code: 'bot_check_failed' } })
  const { reply } = await signUp('เด็กเกินไป', { birth_date: '2020-01-01' })
  expect(reply).toMatchObject({ status: 422, json: { fields: [{ path: 'birth_date', code: 'too_young' }] } })
})

test('an account without a password answers a login like any other, and gets a reset link once verified', async () => {
  const { form } = await signUp('ไม่มีรหัส')
  const answer = async (email: string) => {
    const { status, json } = await send(null, login, { body: { email, password: 'anything at all' } })
    return { status, json }
  }
  expect(await answer(form.email)).toEqual(await answer('nobody@example.com'))

  const { json: challenge } = await send(null, getBotCheck, { query: { action: 'password_forget' } })
  const body = { email: form.email, bot_check: await solveBotCheck(challenge) }
  expect((await send(null, forgetPassword, { body })).json).toEqual({ ok: true })
  const resets = async () => {
    await db
      .transaction()
      .execute((tx) => mailResetLink(tx, { email: form.email, origin: 'x', now: fixture.clock.now }))
    return db.selectFrom('email_link').select('hash').where('purpose', '=', 'reset').execute()
  }
  expect(await resets()).toEqual([])
  await db.updateTable('user_account').set({ verified_at: fixture.clock.now }).where('email', '=', form.email).execute()
  expect(await resets()).toHaveLength(1)
})
