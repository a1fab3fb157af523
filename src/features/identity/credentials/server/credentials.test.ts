import { afterAll, afterEach, expect, test } from 'vitest'
import * as accountContract from '#features/identity/accounts/contract.ts'
import * as sessionContract from '#features/identity/sessions/contract.ts'
import { openSession } from '#features/identity/sessions/server/session-commands.ts'
import * as signInContract from '#features/identity/sign-in/contract.ts'
import * as signUpContract from '#features/identity/sign-up/contract.ts'
import { mailTasks, newMailTransport } from '#features/notifications/server/jobs.ts'
import { startWorker } from '#lib/server/work/worker.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, people, type TestPerson, testPassword } from '#tests/fixtures/people.ts'
import { openSmtpSink } from '#tests/support/smtp-sink.ts'
import { changeEmail, changePassword, confirmEmail, getCredentials, saveEmail } from '../contract.ts'

const fixture = await openIdentityFixture()
const { send, db, clock, runJobs } = fixture
const sink = await openSmtpSink()
afterAll(() => sink.close())
const start = clock.now
const [minute, day] = [60_000, 24 * 3_600_000]

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
})

const newPassword = 'ฟ้าหลังฝน-over-the-hill'
const pass = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const login = (email: string, password: string) => send(signInContract.login, { body: { email, password } })
const whoAmI = (token: string) => send(accountContract.getProfile, {}, { token })
const change = ({ token }: { token: string }, password = testPassword, new_password = newPassword) =>
  send(changePassword, { body: { password, new_password } }, { token })
// Advances the clock, so that the newest mail has the greatest id.
function wish({ token }: { token: string }, email: string, password = testPassword) {
  pass(1)
  return send(changeEmail, { body: { email, password } }, { token })
}
function confirm(token: string) {
  pass(1)
  return send(confirmEmail, { body: { token } })
}
const save = (token: string) => send(saveEmail, { body: { token } })

function mailsTo(email: string) {
  return db.selectFrom('mail').selectAll().where('to_address', '=', email).orderBy('id', 'desc').execute()
}

async function linkTo(email: string): Promise<string> {
  const [mail] = (await mailsTo(email)).filter(({ text }) => text?.includes('?token='))
  return mail?.text?.match(/token=([\w-]{43})/)?.[1] ?? ''
}

async function anotherLogin({ id }: TestPerson): Promise<string> {
  const now = clock.now
  const { sessionId } = await db.transaction().execute((tx) => openSession(tx, { userId: id, binding: null, now }))
  return (await fixture.keys.sign({ sub: id, sid: sessionId, roles: [], type: 'GENERAL' }, now)).token
}

const newAddress = () => `new.${crypto.randomUUID()}@example.com`

test('a new password ends every other session, keeps this one and its refresh token, and sends a mail', async () => {
  const person = await aPerson(fixture)
  const other = await anotherLogin(person)
  expect(await change(person)).toMatchObject({ status: 200, json: { ok: true } })
  pass(1_000)
  expect((await whoAmI(person.token)).status).toBe(200)
  const body = { grant_type: 'refresh_token', refresh_token: person.refreshToken }
  expect((await send(sessionContract.refreshToken, { body })).status).toBe(200)
  expect((await whoAmI(other)).status).toBe(401)
  expect((await login(person.email, testPassword)).json.code).toBe('invalid_credentials')
  expect((await login(person.email, newPassword)).status).toBe(200)
  const [mail, ...more] = await mailsTo(person.email)
  expect(mail).toMatchObject({ subject: 'รหัสผ่านถูกเปลี่ยน' })
  expect(mail!.text).toContain('https://koinklass.test/forgot-password')
  expect(more).toEqual([])
})

test('a weak password is refused by the rules of sign-up, and the old one stays', async () => {
  const person = await aPerson(fixture, { name: 'ปลาทูทอด', email: 'somchai.jai@example.com' })
  for (const [word, code] of [
    ['short', 'too_small'],
    ['password123', 'common'],
    ['ชอบปลาทูทอดมาก', 'holds_name'],
    ['somchai.jai-2026', 'holds_email'],
    [testPassword, 'same'],
  ] as const) {
    const { status, json } = await change(person, testPassword, word)
    expect([status, json.fields?.[0]?.path, json.fields?.[0]?.code]).toEqual([422, 'new_password', code])
  }
  expect((await login(person.email, testPassword)).status).toBe(200)
})

test('a stolen session can guess the password five times in 15 minutes and twenty times a day, also in parallel', async () => {
  const person = await aPerson(fixture)
  const wrong = () => change(person, 'not the password')
  const burst = await Promise.all(Array.from({ length: 20 }, wrong))
  expect(burst.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(burst.filter(({ status }) => status === 429)).toHaveLength(15)
  expect(burst.find(({ status }) => status === 422)!.json).toMatchObject({
    code: 'wrong_password',
    fields: [{ path: 'password' }],
  })
  // The right password is refused too: otherwise the result would reveal it.
  expect((await change(person)).status).toBe(429)
  // Other acts that need the password share the limit.
  expect((await wish(person, newAddress(), 'not it')).status).toBe(429)

  const patient = await aPerson(fixture)
  let told = 0
  for (let quarter = 0; quarter < 8; quarter++) {
    clock.now = new Date(start.getTime() + quarter * 16 * minute)
    const token = await freshTokenOf(patient)
    for (let i = 0; i < 5; i++) told += (await change({ token }, 'not it')).status === 422 ? 1 : 0
  }
  expect(told).toBe(20)
})

async function freshTokenOf({ id, sessionId }: TestPerson): Promise<string> {
  return (await fixture.keys.sign({ sub: id, sid: sessionId, roles: [], type: 'GENERAL' }, clock.now)).token
}

test('of two tabs that change the password concurrently one succeeds, and its password is valid', async () => {
  const person = await aPerson(fixture)
  const words = ['เมฆสีชมพู-on-the-hill', 'ทะเลสีคราม-by-the-bay']
  const replies = await Promise.all(words.map((word) => change(person, testPassword, word)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  const winner = words[replies.findIndex(({ status }) => status === 200)]!
  expect((await login(person.email, winner)).status).toBe(200)
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('an account without a password can set one within ten minutes of its login, and not later', async () => {
  const person = await aPerson(fixture)
  await db.updateTable('user_account').set({ password_hash: null }).where('user_id', '=', person.id).execute()
  expect((await send(getCredentials, {}, person)).json).toEqual({
    email: person.email,
    has_password: false,
    pending_email: null,
  })
  pass(11 * minute)
  const body = { new_password: newPassword }
  expect((await send(changePassword, { body }, person)).json.code).toBe('login_again')
  clock.now = start
  expect((await send(changePassword, { body }, person)).status).toBe(200)
  expect((await login(person.email, newPassword)).status).toBe(200)
})

test('a password reset link mailed before is invalid after the change', async () => {
  const person = await aPerson(fixture)
  await send(signInContract.forgetPassword, {
    body: { email: person.email, bot_check: await fixture.proof('password_forget') },
  })
  await runJobs()
  const token = await linkTo(person.email)
  await change(person)
  const reply = await send(signInContract.resetPassword, { body: { token, password: 'another-word-of-four' } })
  expect(reply.json.code).toBe('reset_link_dead')
})

test('a new e-mail takes effect by its link, with real mails to both addresses, once', async () => {
  const person = await aPerson(fixture, { verified: false })
  const email = newAddress()
  const transport = newMailTransport({ smtpUrl: sink.url, dir: '/nowhere', from: 'Koinklass <no@koinklass.test>' })
  const tasks = mailTasks({ db, clock: () => clock.now, transport })
  const worker = await startWorker({ url: fixture.url, tasks, pollMs: 100 })
  expect((await wish(person, email, 'wrong one')).json.code).toBe('wrong_password')
  expect(await wish(person, email)).toMatchObject({ status: 200, json: { ok: true } })
  const at = (to: string) => sink.received.filter((one) => one.to.includes(to))
  await expect.poll(() => at(email).length + at(person.email).length, { timeout: 60_000 }).toBe(2)
  await worker.stop()
  transport.close()
  expect(at(person.email)[0]!.mail.text).toContain(email)
  expect((await send(getCredentials, {}, person)).json).toMatchObject({ email: person.email, pending_email: email })
  expect((await login(email, testPassword)).status).toBe(422)

  const link = new URL(at(email)[0]!.mail.text!.match(/https:\S+/)![0])
  expect(link.pathname).toBe('/account/confirm-email')
  const token = link.searchParams.get('token')!
  const twice = await Promise.all([confirm(token), confirm(token)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await confirm(token)).json.code).toBe('email_link_dead')
  expect((await login(email, testPassword)).status).toBe(200)
  expect((await login(person.email, testPassword)).status).toBe(422)
  const { json } = await send(accountContract.getAccount, {}, person)
  expect(json).toMatchObject({ email, is_verified: true })
  const [told] = await mailsTo(person.email)
  expect(told!.subject).toBe('อีเมลของบัญชี Koinklass ถูกเปลี่ยนแล้ว')
})

test('the link is valid for a day, and a newer request replaces it', async () => {
  const person = await aPerson(fixture)
  const [first, second] = [newAddress(), newAddress()]
  await wish(person, first)
  await wish(person, second)
  expect((await confirm(await linkTo(first))).status).toBe(410)
  clock.now = new Date(start.getTime() + day + 100)
  expect((await confirm(await linkTo(second))).status).toBe(410)
  clock.now = new Date(start.getTime() + day - 100)
  expect((await confirm(await linkTo(second))).status).toBe(200)
})

test('a taken address gets the same reply and notice; only its owner learns more', async () => {
  const [person, taken] = await people(fixture, 2)
  const free = newAddress()
  const replies = [await wish(person!, taken!.email), await wish(person!, free)]
  expect(replies[0]!.json).toEqual(replies[1]!.json)
  expect((await mailsTo(person!.email)).map(({ kind }) => kind)).toEqual(Array(2).fill('identity.email-notice'))
  const [mail] = await mailsTo(taken!.email)
  expect(mail).toMatchObject({ user_id: taken!.id, subject: 'อีเมลนี้มีบัญชี Koinklass อยู่แล้ว' })
  expect(mail!.text).not.toContain('token=')
  expect((await send(getCredentials, {}, person!)).json.pending_email).toBe(free)
})

test('when two people confirm one address concurrently one gets it, and both can sign in', async () => {
  const [one, two] = await people(fixture, 2)
  const email = newAddress()
  await wish(one!, email)
  const first = await linkTo(email)
  await wish(two!, email.toUpperCase())
  const second = await linkTo(email.toUpperCase())
  const replies = await Promise.all([confirm(first), confirm(second)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = replies[0]!.status === 409 ? one! : two!
  expect((await login(loser.email, testPassword)).status).toBe(200)
  expect((await login(email, testPassword)).status).toBe(200)
})

test("one's own address and the guardian's, in any spelling, are refused", async () => {
  const minor = await aPerson(fixture, { age: 15 })
  for (const [email, code] of [
    [minor.email.toUpperCase(), 'same'],
    [`parent-${minor.email}`.replace('@', '+x@'), 'same_as_guardian'],
  ] as const) {
    const { status, json } = await wish(minor, email)
    expect([status, json.fields?.[0]?.path, json.fields?.[0]?.code]).toEqual([422, 'email', code])
  }
})

test('an objection after the change restores the address, ends all sessions and voids the password', async () => {
  const person = await aPerson(fixture)
  const email = newAddress()
  await wish(person, email)
  const objection = await linkTo(person.email)
  await confirm(await linkTo(email))
  clock.now = new Date(start.getTime() + 7 * day)
  expect(await save(objection)).toMatchObject({ status: 200 })
  expect((await save(objection)).json.code).toBe('email_link_dead')
  clock.now = new Date(start.getTime() + 2_000)
  expect((await whoAmI(person.token)).status).toBe(401)
  for (const one of [email, person.email]) expect((await login(one, testPassword)).status).toBe(422)
  const token = await linkTo(person.email)
  expect((await send(signInContract.resetPassword, { body: { token, password: newPassword } })).status).toBe(200)
  expect((await login(person.email, newPassword)).status).toBe(200)
})

test('an objection before the change cancels it', async () => {
  const person = await aPerson(fixture)
  const email = newAddress()
  await wish(person, email)
  const objection = await linkTo(person.email)
  const confirmation = await linkTo(email)
  expect((await save(objection)).status).toBe(200)
  expect((await confirm(confirmation)).status).toBe(410)
})

test('the previous address is reserved for its owner until the objection period ends', async () => {
  const [person, other] = await people(fixture, 2)
  const email = newAddress()
  await wish(person!, email)
  await confirm(await linkTo(email))
  const taken = await send(signUpContract.register, { body: await fixture.aSignUp({ email: person!.email }) })
  expect(taken.json.code).toBe('email_taken')
  const check = async () =>
    (
      await send(signUpContract.checkEmail, {
        query: { email: person!.email, bot_check: await fixture.proof('register_check') },
      })
    ).json.available
  expect(await check()).toBe(false)
  await wish(other!, person!.email)
  expect((await mailsTo(person!.email))[0]!.text).not.toContain('token=')
  clock.now = new Date(start.getTime() + 8 * day + 100)
  await fixture.sweep(clock.now)
  expect(await check()).toBe(true)
  expect((await send(signUpContract.register, { body: await fixture.aSignUp({ email: person!.email }) })).status).toBe(
    200,
  )
})

test('the owner may change back to the previous address', async () => {
  const person = await aPerson(fixture)
  const email = newAddress()
  await wish(person, email)
  await confirm(await linkTo(email))
  await wish(person, person.email)
  expect((await confirm(await linkTo(person.email))).status).toBe(200)
  expect((await login(person.email, testPassword)).status).toBe(200)
})
