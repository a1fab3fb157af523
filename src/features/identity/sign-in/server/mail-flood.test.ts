import { afterEach, expect, test } from 'vitest'
import { changeEmail, changePassword } from '#features/identity/credentials/contract.ts'
import * as guardian from '#features/identity/guardian/contract.ts'
import * as signUpContract from '#features/identity/sign-up/contract.ts'
import { maxToMailbox, maxToUnverified } from '#features/notifications/server/rules.ts'
import { openGuardianFixture } from '#tests/fixtures/guardian.ts'
import { aPerson, freshToken, people, testPassword } from '#tests/fixtures/people.ts'
import * as signInContract from '../contract.ts'

const fixture = await openGuardianFixture()
const { send, aSignUp, db, clock, pass, mailsTo, tokenOf, decline, agree, runJobs } = fixture
const start = clock.now
const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000]
const max = maxToMailbox.hour

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
})

const anyBox = () => `box${crypto.randomUUID().slice(0, 8)}`
const kindsTo = async (...addresses: string[]) =>
  (await Promise.all(addresses.map(mailsTo))).flat().map(({ kind }) => kind)

async function signUpUnder(guardian_email: string) {
  const { status, json } = await send(signUpContract.register, {
    body: await aSignUp({ birth_date: '2012-05-01', guardian_email }),
  })
  await runJobs()
  return { status, token: json.access_token }
}

async function forget(email: string, sent = {}) {
  const body = { email, bot_check: await fixture.proof('password_forget') }
  const { status } = await send(signInContract.forgetPassword, { body }, sent)
  await runJobs()
  return status
}

test('sign-ups and changes of guardian send a mailbox few mails an hour, in any spelling, with the same reply', async () => {
  const box = anyBox()
  const spelled = (i: number) => (i % 2 ? `${box}@gmail.com` : `${box[0]}.${box.slice(1)}+${i}@googlemail.com`)
  const told: number[] = []
  for (let i = 0; i < 5; i++) told.push((await signUpUnder(spelled(i))).status)
  const children = await people(fixture, 9, { age: 12 })
  // Removes other guardianships in between, so that the mailbox never has more than five children.
  for (const [i, child] of children.entries()) {
    await db.deleteFrom('guardian').where('mailbox', '=', `${box}@gmail.com`).where('user_id', '<>', child.id).execute()
    told.push((await send(guardian.changeGuardian, { body: { email: spelled(i) } }, child)).status)
  }
  expect(told).toEqual(Array(14).fill(200))
  const addresses = [...new Set(Array.from({ length: 14 }, (_, i) => spelled(i)))]
  expect(await kindsTo(...addresses)).toEqual(Array(max).fill('guardian.ask'))
})

test('a guardian who refused gets no mails for any account until they consent to one', async () => {
  const box = anyBox()
  const first = await signUpUnder(`${box}@example.com`)
  const token = await tokenOf(`${box}@example.com`)
  await decline(token)
  const before = (await kindsTo(`${box}@example.com`)).length
  pass(2 * day)
  const second = await signUpUnder(`${box}+a@example.com`)
  expect([first.status, second.status]).toEqual([200, 200])
  const child = await aPerson(fixture, { age: 13 })
  expect((await send(guardian.changeGuardian, { body: { email: `${box}+b@example.com` } }, child)).status).toBe(200)
  expect((await send(guardian.resendToGuardian, {}, child)).status).toBe(200)
  expect(await kindsTo(`${box}+a@example.com`, `${box}+b@example.com`)).toEqual([])
  expect(await kindsTo(`${box}@example.com`)).toHaveLength(before)
  expect(JSON.stringify(await db.selectFrom('mailbox_refusal').selectAll().execute())).not.toContain(box)

  await agree(token, 2)
  expect((await send(guardian.resendToGuardian, {}, child)).status).toBe(200)
  expect(await kindsTo(`${box}+b@example.com`)).toEqual(['guardian.ask'])
})

test("changing the address and back does not get around a guardian's refusal", async () => {
  const { child, address, token } = await fixture.aChild()
  await decline(token)
  const before = (await kindsTo(address)).length
  for (let i = 0; i < 2; i++) {
    await send(guardian.changeGuardian, { body: { email: `${anyBox()}@example.com` } }, child)
    expect((await send(guardian.changeGuardian, { body: { email: address } }, child)).status).toBe(200)
    pass(2 * minute)
    await send(guardian.resendToGuardian, {}, child)
  }
  // The only mail tells that the child named another guardian; none asks.
  expect((await kindsTo(address)).slice(before)).toEqual(['guardian.moved'])
})

test('twelve concurrent changes of e-mail to labels of one mailbox send few mails, with the same reply each', async () => {
  const box = anyBox()
  const wishers = await people(fixture, 12)
  const replies = await Promise.all(
    wishers.map((person, i) =>
      send(changeEmail, { body: { email: `${box}+${i}@example.com`, password: testPassword } }, person),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200))
  const addresses = wishers.map((_, i) => `${box}+${i}@example.com`)
  expect(await kindsTo(...addresses)).toHaveLength(max)
  // The owners are told of each request, as they must be.
  expect(await kindsTo(...wishers.map(({ email }) => email))).toEqual(Array(12).fill('identity.email-notice'))
})

test('flooding a mailbox blocks neither reset links for its owner nor the notice of a change', async () => {
  const person = await aPerson(fixture, { email: `${anyBox()}@example.com` })
  const children = await people(fixture, 5, { age: 12 })
  for (let h = 0; h < 4; h++) {
    for (const child of children) {
      await send(guardian.changeGuardian, { body: { email: `${anyBox()}@example.com` } }, child)
      await send(guardian.changeGuardian, { body: { email: person.email } }, child)
    }
    for (let i = 0; i < 5; i++) await forget(person.email)
    pass(hour)
  }
  const flood = await kindsTo(person.email)
  expect(flood.filter((kind) => kind === 'guardian.ask').length).toBeLessThanOrEqual(maxToMailbox.day)
  expect(flood.length).toBeLessThanOrEqual(maxToMailbox.day + 4)
  // The daily limit is reached; one link an hour is still sent.
  const links = () => kindsTo(person.email).then((kinds) => kinds.filter((kind) => kind === 'identity.reset').length)
  const before = await links()
  expect(await forget(person.email)).toBe(200)
  expect(await links()).toBe(before + 1)

  const body = { password: testPassword, new_password: 'ฟ้าหลังฝน-over-the-hill' }
  expect((await send(changePassword, { body }, { token: await freshToken(fixture, person) })).status).toBe(200)
  expect((await kindsTo(person.email)).at(-1)).toBe('identity.password-changed')
})

test('a stranger who locks an account hour after hour, and floods its mailbox, does not keep the owner of a new device out', async () => {
  const person = await aPerson(fixture, { email: `${anyBox()}@example.com` })
  const { email } = person
  const tryLogin = async (password: string, sent = {}) =>
    send(signInContract.login, { body: { email, password, bot_check: await fixture.proof('login') } }, sent)
  for (let h = 0; h < 3; h++) {
    for (let i = 0; i < 10; i++) await tryLogin('not the password', { address: '198.51.100.9' })
    for (let i = 0; i < 6; i++) await forget(email, { address: '198.51.100.9' })
    const locked = await tryLogin(testPassword, { sameOrigin: true })
    expect(locked).toMatchObject({ status: 429, json: { code: 'login_locked', retry_after: expect.any(Number) } })
    // The clock stands still: the newest link in the mailbox opens the door of this browser at once.
    await forget(email)
    const newest = (await mailsTo(email)).filter(({ kind }) => kind === 'identity.reset').at(-1)!
    const token = /token=([\w-]{43})/.exec(newest.text ?? '')![1]!
    const opened = await send(
      signInContract.resetPassword,
      { body: { token, password: testPassword } },
      { sameOrigin: true },
    )
    expect(opened.status).toBe(200)
    const cookie = opened.cookie!.value
    for (let i = 0; i < 10; i++) await tryLogin('not the password', { address: '198.51.100.9' })
    expect((await tryLogin(testPassword, { sameOrigin: true })).json.code).toBe('login_locked')
    expect((await tryLogin(testPassword, { sameOrigin: true, cookie })).status).toBe(200)
    pass(hour)
  }
})

test('an unverified address gets ten mails a day; a verified one has no limit', async () => {
  for (const [verified, count] of [
    [false, maxToUnverified],
    [true, 12],
  ] as const) {
    const person = await aPerson(fixture, { verified })
    const words = [testPassword, 'ฟ้าหลังฝน-over-the-hill']
    for (let i = 0; i < 12; i++) {
      const body = { password: words[i % 2]!, new_password: words[(i + 1) % 2]! }
      expect((await send(changePassword, { body }, person)).status).toBe(200)
    }
    expect(await kindsTo(person.email)).toEqual(Array(count).fill('identity.password-changed'))
  }
})
