import { expect, test } from 'vitest'
import { changeEmail, confirmEmail, saveEmail } from '#features/identity/credentials/contract.ts'
import { changeGuardian } from '#features/identity/guardian/contract.ts'
import * as signInContract from '#features/identity/sign-in/contract.ts'
import * as signUpContract from '#features/identity/sign-up/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, testPassword } from '#tests/fixtures/people.ts'

const fixture = await openIdentityFixture()
const { send, aSignUp, db } = fixture
const anyBox = () => `box${crypto.randomUUID().slice(0, 8)}`

const register = async (given: Parameters<typeof aSignUp>[0]) =>
  (await send(signUpContract.register, { body: await aSignUp(given) })).json.code ?? 'done'
const isFree = async (email: string) =>
  (await send(signUpContract.checkEmail, { query: { email, bot_check: await fixture.proof('register_check') } })).json
    .available

/** The links mailed to an address, newest first. */
async function linksTo(email: string): Promise<string[]> {
  const mails = await db
    .selectFrom('mail')
    .select('text')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .execute()
  return mails.flatMap(({ text }) => text?.match(/token=([\w-]{43})/)?.[1] ?? [])
}

test('labels of one mailbox make one account, concurrently and in sequence, and the check says so', async () => {
  const box = anyBox()
  const codes = await Promise.all([0, 1, 2].map((i) => register({ email: `${box}+${i}@example.com` })))
  expect(codes.sort()).toEqual(['done', 'email_taken', 'email_taken'])
  for (const email of [`${box}@example.com`, `${box.toUpperCase()}+x+y@Example.com`]) {
    expect(await isFree(email)).toBe(false)
    expect(await register({ email })).toBe('email_taken')
  }
})

test('dots and googlemail.com are the same mailbox at Gmail, dots differ elsewhere', async () => {
  const box = anyBox()
  expect(await register({ email: `${box}@gmail.com` })).toBe('done')
  expect(await register({ email: `${box[0]}.${box.slice(1)}+a@googlemail.com` })).toBe('email_taken')
  expect(await register({ email: `${box}@example.com` })).toBe('done')
  expect(await register({ email: `${box[0]}.${box.slice(1)}@example.com` })).toBe('done')
})

test("an e-mail cannot be changed to a label of another person's mailbox, but to one's own", async () => {
  const box = anyBox()
  const owner = await aPerson(fixture, { email: `${box}@example.com` })
  const other = await aPerson(fixture)
  await send(changeEmail, { body: { email: `${box}+1@example.com`, password: testPassword } }, other)
  const { subject, text } = await db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('to_address', '=', `${box}+1@example.com`)
    .executeTakeFirstOrThrow()
  expect([subject, text?.includes('token=')]).toEqual(['อีเมลนี้มีบัญชี Koinklass อยู่แล้ว', false])

  await send(changeEmail, { body: { email: `${box}+2@example.com`, password: testPassword } }, owner)
  const [link] = await linksTo(`${box}+2@example.com`)
  expect((await send(confirmEmail, { body: { token: link! } })).status).toBe(200)
})

test('a mailbox that can still be reclaimed stays reserved with all its labels', async () => {
  const box = anyBox()
  const owner = await aPerson(fixture, { email: `${box}@example.com` })
  const next = `${anyBox()}@example.com`
  await send(changeEmail, { body: { email: next, password: testPassword } }, owner)
  const [object] = await linksTo(`${box}@example.com`)
  await send(confirmEmail, { body: { token: (await linksTo(next))[0]! } })
  expect(await isFree(`${box}+1@example.com`)).toBe(false)
  expect(await register({ email: `${box}+1@example.com` })).toBe('email_taken')
  expect((await send(saveEmail, { body: { token: object! } })).status).toBe(200)
})

test("a guardian mailbox has at most five children, in any spelling, and is never the child's own", async () => {
  const box = anyBox()
  const spelled = ['', '+a', '+b', '.'].map((way) =>
    way === '.' ? `${box[0]}.${box.slice(1)}@googlemail.com` : `${box}${way}@gmail.com`,
  )
  const children = await Promise.all(Array.from({ length: 8 }, () => aPerson(fixture, { age: 12 })))
  const replies = await Promise.all(
    children.map((child, i) => send(changeGuardian, { body: { email: spelled[i % 4]! } }, child)),
  )
  expect(replies.filter(({ json }) => json.code === 'guardian_full')).toHaveLength(3)
  const own = anyBox()
  const minor = { email: `${own}@gmail.com`, birth_date: '2012-05-01' }
  const reply = await send(signUpContract.register, {
    body: await aSignUp({ ...minor, guardian_email: `${own[0]}.${own.slice(1)}@googlemail.com` }),
  })
  expect(reply.json.fields).toMatchObject([{ path: 'guardian_email', code: 'same_as_own' }])
})

test('old accounts that share a mailbox keep working, and block further ones while one of them exists', async () => {
  const box = anyBox()
  const holder = await aPerson(fixture, { email: `${box}@example.com` })
  const twin = await aPerson(fixture)
  const email = `${box}+old@example.com`
  const shared = { email, email_key: email, shares_mailbox: true }
  await db.updateTable('user_account').set(shared).where('user_id', '=', twin.id).execute()
  for (const one of [holder.email, email])
    expect((await send(signInContract.login, { body: { email: one, password: testPassword } })).status).toBe(200)
  await db.deleteFrom('user_account').where('user_id', '=', holder.id).execute()
  expect(await register({ email: `${box}+new@example.com` })).toBe('email_taken')
  expect(await isFree(`${box}@example.com`)).toBe(false)
})
