import { afterEach, expect, test } from 'vitest'
import { login, resetPassword } from '#features/identity/sign-in/contract.ts'
import { mailResetLink } from '#features/identity/sign-in/server/reset-commands.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, people, testPassword } from '#tests/fixtures/people.ts'
import { solveBotCheck } from '#tests/support/bot-solver.ts'
import { type BotChallenge, getBotCheck } from '../contract.ts'
import { bucketOf, limits, maxGuesses, weightOfProof } from './limit-rules.ts'

// A fake hasher, since only counting is tested here and argon2 is slow by design.
const hasher = {
  hash: async (password: string) => password,
  verify: async (stored: string | null, password: string) => stored !== null && password === testPassword,
}
const fixture = await openIdentityFixture({ hasher })
const { send, clock, db } = fixture
const start = clock.now

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
})

type Try = { password?: string; address?: string; cookie?: string; withProof?: boolean }

async function tryLogin(email: string, { password = testPassword, withProof = false, ...sent }: Try = {}) {
  const proof = withProof ? { bot_check: await fixture.proof('login') } : {}
  return send(login, { body: { email, password, ...proof } }, { sameOrigin: true, ...sent })
}

const wrong = { password: 'not the password', withProof: true }

async function failTimes(count: number, email: string, how: Try = {}) {
  const codes: string[] = []
  for (let i = 0; i < count; i++) codes.push((await tryLogin(email, { ...wrong, ...how })).json.code)
  return codes
}

test('after ten failed logins even the right password is refused on an unknown device, for an hour from the first', async () => {
  const { email } = await aPerson(fixture)
  expect(await failTimes(10, email)).toEqual(Array(10).fill('invalid_credentials'))
  clock.now = new Date(start.getTime() + 20 * 60_000)
  const reply = await tryLogin(email, { withProof: true })
  expect(reply).toMatchObject({ status: 429, json: { code: 'login_locked', retry_after: 2400 } })
  clock.now = new Date(start.getTime() + 60 * 60_000)
  expect((await tryLogin(email)).status).toBe(200)
})

test('sixty parallel failures without a proof count as three attempts, and the owner gets in with a proof', async () => {
  const { email } = await aPerson(fixture)
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => tryLogin(email, { password: 'not the password', address: '198.51.100.8' })),
  )
  const codes = replies.map(({ json }) => json.code)
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(3)
  expect(codes.filter((code) => code === 'bot_check_needed')).toHaveLength(57)
  expect((await tryLogin(email, { withProof: true })).status).toBe(200)
})

test('a forged proof counts as no attempt, however often it is sent', async () => {
  const { email } = await aPerson(fixture)
  await failTimes(3, email, { withProof: false })
  const forged = { email, password: 'not the password', bot_check: btoa('{"challenge":{}}') }
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await send(login, { body: forged })).json.code),
  )
  expect(codes).toEqual(Array(20).fill('bot_check_failed'))
  expect((await tryLogin(email, { withProof: true })).status).toBe(200)
})

test('a password reset lets the person in from that browser despite a locked account', async () => {
  const { email } = await aPerson(fixture)
  await fixture.db.transaction().execute((tx) => mailResetLink(tx, { email, origin: 'https://x.test', now: clock.now }))
  const { text } = await db.selectFrom('mail').select('text').where('to_address', '=', email).executeTakeFirstOrThrow()
  const body = { token: text!.match(/token=([\w-]{43})/)![1]!, password: testPassword }
  const reset = await send(resetPassword, { body }, { sameOrigin: true })
  expect(reset.status).toBe(200)
  await failTimes(10, email, { address: '198.51.100.9' })
  expect((await tryLogin(email, { withProof: true })).status).toBe(429)
  expect((await tryLogin(email, { cookie: reset.cookie!.value })).status).toBe(200)
})

test('an e-mail without an account has the same limits', async () => {
  expect(await failTimes(11, 'nobody@x.co')).toEqual([...Array(10).fill('invalid_credentials'), 'login_locked'])
})

test('a bot check is required from the fourth attempt on, and being asked for one costs no attempt', async () => {
  const { email } = await aPerson(fixture)
  expect(await failTimes(3, email, { withProof: false })).toEqual(Array(3).fill('invalid_credentials'))
  expect(await failTimes(20, email, { withProof: false })).toEqual(Array(20).fill('bot_check_needed'))
  expect(await tryLogin(email)).toMatchObject({ status: 422, json: { code: 'bot_check_needed' } })
  expect((await tryLogin(email, { withProof: true })).status).toBe(200)
})

test('a success resets the count', async () => {
  const { email } = await aPerson(fixture)
  for (let round = 0; round < 3; round++) {
    expect(await failTimes(9, email)).toEqual(Array(9).fill('invalid_credentials'))
    expect((await tryLogin(email, { withProof: true })).status).toBe(200)
  }
})

test('thirty parallel failures count as ten attempts', async () => {
  const { email } = await aPerson(fixture)
  const proofs = await Promise.all(Array.from({ length: 30 }, () => fixture.proof('login')))
  const replies = await Promise.all(
    proofs.map((bot_check) => send(login, { body: { email, password: 'not the password', bot_check } })),
  )
  expect(replies.filter((reply) => reply.json.code === 'invalid_credentials').length).toBeLessThanOrEqual(10)
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([])
})

test('an attacker who exhausts the limit does not lock the owner out of a known device', async () => {
  const { email } = await aPerson(fixture)
  const { cookie } = await tryLogin(email)
  await failTimes(10, email, { address: '198.51.100.9' })
  expect((await tryLogin(email, { withProof: true })).status).toBe(429)
  expect((await tryLogin(email, { cookie: cookie!.value })).status).toBe(200)
})

test('a known device has ten attempts of its own, and gives no access to another account', async () => {
  const [own, other] = await people(fixture, 2)
  const device = (await tryLogin(own!.email)).cookie!.value
  expect((await failTimes(11, own!.email, { cookie: device })).at(-1)).toBe('login_locked')
  await failTimes(10, other!.email)
  expect((await tryLogin(other!.email, { cookie: device, withProof: true })).status).toBe(429)
})

test('a school behind one address signs in at once, and only its typing errors count against the address', async () => {
  const pupils = await people(fixture, 500)
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

/** Sets the number of failed logins of the usual address in this window. */
async function failed(count: number) {
  await tryLogin('first@x.co', { password: 'not the password', withProof: true })
  await db.updateTable('attempt').set({ count }).where('key', 'like', 'login-address:%').execute()
}

test('an address with many failures is never refused: its proofs get harder, those of others and known devices do not', async () => {
  const { email } = await aPerson(fixture)
  const { cookie } = await tryLogin(email)
  const light = await fixture.proof('login')
  await failed(limits.loginAddress.count * 4)
  const challengeAt = async (address: string) =>
    (await send(getBotCheck, { query: { action: 'login' } }, { address })).json as BotChallenge
  const weightAt = async (address: string) => {
    const challenge = await challengeAt(address)
    return challenge.kind === 'proof_of_work' && (challenge.challenge.parameters.data as { weight: number }).weight
  }
  expect([await weightAt('203.0.113.7'), await weightAt('198.51.100.20')]).toEqual([8, 1])
  expect((await tryLogin(email)).json.code).toBe('bot_check_needed')
  // Solved at the usual difficulty, used where a harder proof is required.
  expect((await send(login, { body: { email, password: testPassword, bot_check: light } })).json.code).toBe(
    'bot_check_failed',
  )
  const bot_check = await solveBotCheck(await challengeAt('203.0.113.7'))
  expect((await send(login, { body: { email, password: testPassword, bot_check } })).status).toBe(200)
  expect((await tryLogin(email, { address: '198.51.100.20' })).status).toBe(200)
  expect((await tryLogin(email, { cookie: cookie!.value })).status).toBe(200)
})

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [199, 2],
  [200, 4],
  [400, 8],
  [1_000_000, 8],
])('after %i failures of an address a proof is %i times as hard', (failures, weight) => {
  expect(weightOfProof(failures)).toBe(weight)
})

test.each([
  [1, 1, 240],
  [100, 1, 240],
  [10_000, 1, 240],
  [1, 5_000, 93_600],
  [100, 5_000, 1_200_000],
  [10_000, 5_000, 1_200_000],
])('from %i addresses one can try %i accounts %i times a day (record 0006)', (addresses, accounts, guesses) => {
  expect(maxGuesses({ addresses, accounts, hours: 24, proofSeconds: 0.4 })).toBe(guesses)
})

test('the table of attempts contains no e-mail and no address', async () => {
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
