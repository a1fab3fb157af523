import { afterEach, expect, test } from 'vitest'
import { openIdentityBed } from '#tests/identity-bed.ts'
import { aPerson, people, testPassword } from '#tests/people.ts'
import { login } from '../contract.ts'
import { bucketOf, limits } from './limit-rules.ts'

// Counting is what is tested here, and argon2 is slow by design.
const hasher = {
  hash: async (password: string) => password,
  verify: async (stored: string | null, password: string) => stored !== null && password === testPassword,
}
const bed = await openIdentityBed({ hasher })
const { send, clock, db } = bed
const start = clock.now

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
})

type Try = { password?: string; address?: string; cookie?: string; withProof?: boolean }

async function tryLogin(email: string, { password = testPassword, withProof = false, ...sent }: Try = {}) {
  const proof = withProof ? { bot_check: await bed.proof('login') } : {}
  return send(login, { body: { email, password, ...proof } }, { sameOrigin: true, ...sent })
}

const wrong = { password: 'not the password', withProof: true }

async function failTimes(count: number, email: string, how: Try = {}) {
  const codes: string[] = []
  for (let i = 0; i < count; i++) codes.push((await tryLogin(email, { ...wrong, ...how })).json.code)
  return codes
}

test('after ten wrong passwords even the right one waits, for fifteen minutes from the first', async () => {
  const { email } = await aPerson(bed)
  expect(await failTimes(10, email)).toEqual(Array(10).fill('invalid_credentials'))
  clock.now = new Date(start.getTime() + 5 * 60_000)
  const reply = await tryLogin(email, { withProof: true })
  expect(reply).toMatchObject({ status: 429, json: { code: 'too_many_requests', retry_after: 600 } })
  clock.now = new Date(start.getTime() + 15 * 60_000)
  expect((await tryLogin(email)).status).toBe(200)
})

test('an e-mail without account is limited the same way', async () => {
  expect(await failTimes(11, 'nobody@x.co')).toEqual([...Array(10).fill('invalid_credentials'), 'too_many_requests'])
})

test('from the fourth try on a bot check is asked for, and asking costs no try', async () => {
  const { email } = await aPerson(bed)
  expect(await failTimes(3, email, { withProof: false })).toEqual(Array(3).fill('invalid_credentials'))
  expect(await failTimes(20, email, { withProof: false })).toEqual(Array(20).fill('bot_check_needed'))
  expect(await tryLogin(email)).toMatchObject({ status: 422, json: { code: 'bot_check_needed' } })
  expect((await tryLogin(email, { withProof: true })).status).toBe(200)
})

test('a success begins anew', async () => {
  const { email } = await aPerson(bed)
  for (let round = 0; round < 3; round++) {
    expect(await failTimes(9, email)).toEqual(Array(9).fill('invalid_credentials'))
    expect((await tryLogin(email, { withProof: true })).status).toBe(200)
  }
})

test('thirty wrong passwords at once are ten tries', async () => {
  const { email } = await aPerson(bed)
  const proofs = await Promise.all(Array.from({ length: 30 }, () => bed.proof('login')))
  const replies = await Promise.all(
    proofs.map((bot_check) => send(login, { body: { email, password: 'not the password', bot_check } })),
  )
  expect(replies.filter((reply) => reply.json.code === 'invalid_credentials').length).toBeLessThanOrEqual(10)
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([])
})

test('a stranger who fills the limit does not keep the owner out of a device that was in before', async () => {
  const { email } = await aPerson(bed)
  const { cookie } = await tryLogin(email)
  await failTimes(10, email, { address: '198.51.100.9' })
  expect((await tryLogin(email, { withProof: true })).status).toBe(429)
  expect((await tryLogin(email, { cookie: cookie!.value })).status).toBe(200)
})

test('a known device has ten tries of its own, and is no key to another account', async () => {
  const [own, other] = await people(bed, 2)
  const device = (await tryLogin(own!.email)).cookie!.value
  expect((await failTimes(11, own!.email, { cookie: device })).at(-1)).toBe('too_many_requests')
  await failTimes(10, other!.email)
  expect((await tryLogin(other!.email, { cookie: device, withProof: true })).status).toBe(429)
})

test('a school behind one address gets in at once, and leaves only its typing mistakes on the address', async () => {
  const pupils = await people(bed, 500)
  const replies = await Promise.all(
    pupils.map(async ({ email }, i) => {
      if (i % 5 === 0) await tryLogin(email, { password: 'a typing mistake', withProof: true })
      return tryLogin(email, { withProof: true })
    }),
  )
  expect(replies.filter((reply) => reply.status !== 200)).toEqual([])
  const left = await db.selectFrom('attempt').select('count').where('key', 'like', 'login-address:%').execute()
  expect(left).toEqual([{ count: 100 }])
})

test('an address that failed too often waits, whatever e-mail it tries; another address and a known device do not', async () => {
  const { email } = await aPerson(bed)
  const { cookie } = await tryLogin(email)
  await tryLogin('first@x.co', wrong)
  await db
    .updateTable('attempt')
    .set({ count: limits.loginAddress.count })
    .where('key', 'like', 'login-address:%')
    .execute()
  expect((await tryLogin(email, { withProof: true })).status).toBe(429)
  expect((await tryLogin(email, { address: '198.51.100.20' })).status).toBe(200)
  expect((await tryLogin(email, { cookie: cookie!.value })).status).toBe(200)
})

test('the table of attempts tells no e-mail and no address', async () => {
  await failTimes(1, 'secret.name@x.co', { address: '198.51.100.77' })
  const rows = await db.selectFrom('attempt').selectAll().execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/secret|198\.51/)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8::5', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the attempts of %s are counted as %s', (address, bucket) => {
  expect(bucketOf(address)).toBe(bucket)
})
