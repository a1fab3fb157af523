import { afterEach, expect, test } from 'vitest'
import { register } from '#features/identity/sign-up/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, testPassword } from '#tests/fixtures/people.ts'
import { login, resetPassword } from '../contract.ts'
import { mailResetLink } from './reset-commands.ts'

const fixture = await openIdentityFixture()
const { send, db, clock } = fixture
const start = clock.now

afterEach(() => {
  clock.now = start
})

const noticesOf = (userId: string) =>
  db.selectFrom('notice').select(['kind', 'facts']).where('user_id', '=', userId).orderBy('id').execute()

/** A person who signed up an hour ago. */
async function aMember() {
  const person = await aPerson(fixture)
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  return person
}

function logIn(email: string, sent = {}) {
  return send(login, { body: { email, password: testPassword } }, sent)
}

test('a login from an unknown browser sends a notice; the next one from there does not', async () => {
  const { id, email } = await aMember()
  const first = await logIn(email, { sameOrigin: true })
  const notice = { kind: 'security.sign-in', facts: { browser: null, system: null, at: clock.now.toISOString() } }
  expect(await noticesOf(id)).toEqual([notice])
  const second = await logIn(email, { sameOrigin: true, cookie: first.cookie!.value })
  await logIn(email, { sameOrigin: true, cookie: second.cookie!.value })
  expect(await noticesOf(id)).toHaveLength(1)
})

test("another person's cookie or a forged one does not make a browser known", async () => {
  const one = await aMember()
  const other = await aMember()
  const theirs = await logIn(other.email, { sameOrigin: true })
  await logIn(one.email, { sameOrigin: true, cookie: theirs.cookie!.value })
  await logIn(one.email, { sameOrigin: true, cookie: 'made-up' })
  expect(await noticesOf(one.id)).toHaveLength(2)
})

test('a sign-up is not reported as a new login', async () => {
  const { status } = await send(register, { body: await fixture.aSignUp({ email: 'new.person@example.com' }) })
  expect(status).toBe(200)
  const { user_id } = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', 'new.person@example.com')
    .executeTakeFirstOrThrow()
  expect(await noticesOf(user_id)).toEqual([])
})

test('a wrong password sends no notice', async () => {
  const { id, email } = await aMember()
  await send(login, { body: { email, password: 'something else' } })
  expect(await noticesOf(id)).toEqual([])
})

test('a password reset sends one notice, however often the link is sent', async () => {
  const { id, email } = await aMember()
  await db.transaction().execute((tx) => mailResetLink(tx, { email, origin: 'https://x.test', now: clock.now }))
  const { text } = await db.selectFrom('mail').select('text').where('user_id', '=', id).executeTakeFirstOrThrow()
  const token = text!.match(/token=([\w-]{43})/)![1]!
  const body = { token, password: 'ฟ้าหลังฝน-over-the-hill' }
  const replies = await Promise.all([1, 2, 3].map(() => send(resetPassword, { body })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await noticesOf(id)).toEqual([{ kind: 'security.password-changed', facts: { at: clock.now.toISOString() } }])
})
