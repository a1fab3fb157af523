import { expect, test } from 'vitest'
import { makeAdmin } from '#app/boot/create-admin.ts'
import { readFactors } from '#features/admin/factor-contract.ts'
import { login, resetPassword } from '#features/identity/sign-in/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed, testOrigin } from '#tests/support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, clock, send } = fixture
const origin = testOrigin

const password = 'ม้าถูกต้อง-over-the-sea'
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

test('the first admin sets a password at the printed address, signs in and is asked for a second factor', async () => {
  const email = 'boss@example.com'
  const [one, two] = await Promise.all([1, 2].map(() => makeAdmin(db, { email, origin, now: clock.now })))
  expect(one).not.toBe(two)
  const replies = await Promise.all(
    [one!, two!].map((link) => send(null, resetPassword, { body: { token: tokenOf(link), password } })),
  )
  // Only the newer address is valid, and only once.
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
  const { json } = await send(null, login, { body: { email, password } })
  const factors = await send({ token: json.access_token }, readFactors, {})
  expect(factors.json).toMatchObject({ roles: ['admin'], is_confirmed: false, totp: null, has_password: true })
  const acts = await db.selectFrom('staff_act').select('act').execute()
  expect(acts).toEqual([{ act: 'person.admin-created' }, { act: 'person.admin-created' }])
})

test('once there is an admin no other can be created this way, and an invalid address is refused', async () => {
  const admin = await aPerson(fixture, { roles: ['admin'] })
  const somebody = { email: 'somebody@example.com', origin, now: clock.now }
  await expect(makeAdmin(db, somebody)).rejects.toThrow(/there is an admin already/)
  await expect(makeAdmin(db, { ...somebody, email: '--dev' })).rejects.toThrow(/no e-mail address/)
  // Recovery for an admin who lost password and second factor.
  const passkey = { credential_id: 'c', public_key: 'k', counter: 0, transports: [], made_at: clock.now }
  await db
    .insertInto('passkey')
    .values({ user_id: admin.id, id: crypto.randomUUID(), ...passkey })
    .execute()
  expect(await makeAdmin(db, { ...somebody, email: admin.email })).toContain('/reset-password?token=')
  expect(await db.selectFrom('passkey').select('id').where('user_id', '=', admin.id).execute()).toEqual([])
})
