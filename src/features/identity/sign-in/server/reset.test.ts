import { afterEach, expect, test } from 'vitest'
import * as accountContract from '#features/identity/accounts/contract.ts'
import * as sessionContract from '#features/identity/sessions/contract.ts'
import * as signUpContract from '#features/identity/sign-up/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, testPassword } from '#tests/fixtures/people.ts'
import * as signInContract from '../contract.ts'

const fixture = await openIdentityFixture()
const { send, db, clock, runJobs } = fixture
const start = clock.now

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
})

const minute = 60_000
const newPassword = 'ฟ้าหลังฝน-over-the-hill'

function pass(ms: number) {
  clock.now = new Date(clock.now.getTime() + ms)
}

async function forget(email: string, address = '203.0.113.7') {
  return send(
    signInContract.forgetPassword,
    { body: { email, bot_check: await fixture.proof('password_forget') } },
    { address },
  )
}

function reset(token: string, password = newPassword) {
  return send(signInContract.resetPassword, { body: { token, password } })
}

const login = (email: string, password: string) => send(signInContract.login, { body: { email, password } })
const whoAmI = (token: string) => send(accountContract.getProfile, {}, { token })

/** The mails to an address, newest first. */
function mailsTo(email: string) {
  return db.selectFrom('mail').selectAll().where('to_address', '=', email).orderBy('id', 'desc').execute()
}

async function tokenFor(email: string): Promise<string> {
  // Advances the clock, so that the newest mail has the greatest id.
  pass(1)
  await forget(email)
  await runJobs()
  const [mail] = await mailsTo(email)
  return mail!.text!.match(/reset-password\?token=([\w-]{43})/)![1]!
}

test('a reset ends all sessions and the old password, and a mail tells the owner', async () => {
  const { email, token, refreshToken } = await aPerson(fixture)
  const link = await tokenFor(email)
  pass(1)
  expect(await reset(link)).toMatchObject({ status: 200, json: { ok: true } })
  pass(1_000)
  expect((await whoAmI(token)).status).toBe(401)
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
  expect((await send(sessionContract.refreshToken, { body })).status).toBe(401)
  expect((await login(email, testPassword)).json.code).toBe('invalid_credentials')
  expect((await login(email, newPassword)).status).toBe(200)
  const [notice, ...others] = await mailsTo(email)
  expect(notice).toMatchObject({ subject: 'รหัสผ่านถูกเปลี่ยน', kind: 'identity.password-changed' })
  expect(notice!.text).toContain('21 พ.ย. 2569 16:00 น.')
  expect(others).toHaveLength(1)
})

test('known, unknown, unverified and erased addresses get the same reply by the same statements', async () => {
  const known = await aPerson(fixture)
  const unverified = await aPerson(fixture, { verified: false })
  const erased = await aPerson(fixture)
  await db.deleteFrom('user_account').where('user_id', '=', erased.id).execute()
  const replies = []
  for (const email of [known.email, 'nobody@x.co', unverified.email, erased.email]) replies.push(await forget(email))
  expect(replies.map(({ status, json }) => [status, json])).toEqual(Array(4).fill([200, { ok: true }]))
  // The account was neither read nor written before the reply: every address has a job, and none a link or mail.
  expect(await db.selectFrom('email_link').selectAll().execute()).toEqual([])
  expect(await mailsTo(known.email)).toEqual([])
  await runJobs()
  for (const [email, count] of [
    [known.email, 1],
    ['nobody@x.co', 0],
    [unverified.email, 1],
    [erased.email, 0],
  ] as const)
    expect(await mailsTo(email)).toHaveLength(count)
})

test('it needs a proof, and beyond five an hour, in any spelling, the reply is the same but nothing is sent', async () => {
  const { email } = await aPerson(fixture)
  expect(await send(signInContract.forgetPassword, { body: { email } })).toMatchObject({
    status: 422,
    json: { code: 'bot_check_failed' },
  })
  for (const one of [email, 'nobody@x.co'])
    for (let i = 0; i < 8; i++) {
      expect(await forget(i % 2 ? one : one.toUpperCase(), `198.51.100.${i}`)).toMatchObject({ status: 200 })
      await runJobs()
    }
  expect(await mailsTo(email)).toHaveLength(5)
  const newest = (await mailsTo(email))[0]!.text!.match(/reset-password\?token=([\w-]{43})/)![1]!
  expect((await reset(newest)).status).toBe(200)
})

test('a known device gets its link even when other people have used up the limit of the mailbox', async () => {
  const { email } = await aPerson(fixture)
  const { cookie } = await send(signInContract.login, { body: { email, password: testPassword } }, { sameOrigin: true })
  const ask = async (sent: { cookie?: string }) => {
    const body = { email, bot_check: await fixture.proof('password_forget') }
    await send(signInContract.forgetPassword, { body }, sent)
    await runJobs()
    return (await mailsTo(email)).filter(({ kind }) => kind === 'identity.reset').length
  }
  for (let i = 0; i < 6; i++) await ask({})
  expect(await ask({})).toBe(5)
  for (const count of [6, 7, 8, 8]) expect(await ask({ cookie: cookie!.value })).toBe(count)
})

test('of twenty concurrent uses of one link one sets the password and gets the success', async () => {
  const { email } = await aPerson(fixture)
  const token = await tokenFor(email)
  const passwords = Array.from({ length: 20 }, (_, i) => `race-word-number-${i}-sea`)
  const replies = await Promise.all(passwords.map((password) => reset(token, password)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  const winner = passwords[replies.findIndex(({ status }) => status === 200)]!
  expect((await login(email, winner)).status).toBe(200)
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'identity.password-changed')).toHaveLength(1)
})

test('of two links, in sequence or concurrent, only the newest works', async () => {
  const { email, id } = await aPerson(fixture)
  const older = await tokenFor(email)
  pass(1_000)
  const newer = await tokenFor(email)
  expect(await reset(older)).toMatchObject({ status: 410, json: { code: 'reset_link_dead' } })
  expect((await reset(newer)).status).toBe(200)
  await Promise.all([forget(email), forget(email)])
  await Promise.all([runJobs(), runJobs()])
  const left = await db.selectFrom('email_link').select('hash').where('user_id', '=', id).execute()
  expect(left).toHaveLength(1)
})

test('a link is valid for exactly an hour; unknown, used and expired ones get the same reply', async () => {
  const { email } = await aPerson(fixture)
  const link = await tokenFor(email)
  const asked = clock.now
  pass(60 * minute)
  const expired = await reset(link)
  expect(expired).toMatchObject({ status: 410, json: { code: 'reset_link_dead' } })
  expect(expired.json.detail).toMatch(/ขอลิงก์ใหม่/)
  expect((await reset('no-such-token')).json).toEqual(expired.json)
  clock.now = new Date(asked.getTime() + 60 * minute - 1)
  expect((await reset(link)).status).toBe(200)
  expect((await reset(link)).json).toEqual(expired.json)
})

test('the rules of sign-up apply to a new password, and a refused one leaves the link valid', async () => {
  const { email } = await aPerson(fixture, { name: 'Somchai', email: 'naree9@x.co' })
  const token = await tokenFor(email)
  for (const [password, code] of [
    ['ab12', 'too_small'],
    ['Password123!', 'common'],
    ['xx-somchai-xx', 'holds_name'],
    ['my naree9 pw', 'holds_email'],
  ] as const)
    expect(await reset(token, password)).toMatchObject({
      status: 422,
      json: { code: 'invalid_input', fields: [{ path: 'password', code }] },
    })
  expect((await reset(token)).status).toBe(200)
})

test('a verification link cannot reset, and a reset link cannot verify', async () => {
  const { email, id } = await aPerson(fixture, { verified: false })
  const token = await tokenFor(email)
  expect((await send(signUpContract.verifyEmail, { body: { token } })).status).toBe(410)
  await db.updateTable('email_link').set({ purpose: 'verify' }).where('user_id', '=', id).execute()
  expect((await reset(token)).status).toBe(410)
})

test('a locked account is open again after the reset', async () => {
  const { email } = await aPerson(fixture)
  for (let i = 0; i < 10; i++) {
    const bot_check = await fixture.proof('login')
    await send(signInContract.login, { body: { email, password: 'not the password', bot_check } })
  }
  const body = { email, password: testPassword, bot_check: await fixture.proof('login') }
  expect((await send(signInContract.login, { body })).status).toBe(429)
  await reset(await tokenFor(email))
  expect((await login(email, newPassword)).status).toBe(200)
})

test('logins with the old password that run during the reset leave no session', async () => {
  const { email, id } = await aPerson(fixture)
  const token = await tokenFor(email)
  const logins = Array.from({ length: 3 }, () => login(email, testPassword))
  const [done] = await Promise.all([reset(token), ...logins])
  expect(done.status).toBe(200)
  const open = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toEqual([])
})
