import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { updateProfile } from '#features/identity/profile/contract.ts'
import { fromBase32, totpCode, totpStep } from '#lib/server/secrets/totp.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { aPerson, freshToken, type TestPerson, testPassword } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  Confirmed,
  confirmByRecoveryCode,
  confirmByTotp,
  finishTotp,
  readFactors,
  removeFactor,
  renewRecoveryCodes,
  startConfirmByPasskey,
  startPasskey,
  startTotp,
} from '../factor-contract.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture
const minute = 60_000

function pass(ms: number) {
  clock.now = new Date(clock.now.getTime() + ms)
}

const newcomer = (roles = ['admin']) => aPerson(fixture, { roles, secondFactor: false })
const codeOf = (secret: Buffer, off = 0) => totpCode(secret, totpStep(clock.now) + off)

/** A person with an authenticator app: its secret, the recovery codes, and a token with active roles. */
async function enrolled(roles = ['admin']) {
  const person = await newcomer(roles)
  const started = await send(person, startTotp, { body: { password: testPassword } })
  const secret = fromBase32(started.json.secret)
  const { status, json } = await send(person, finishTotp, { body: { code: codeOf(secret) } })
  expect(status).toBe(200)
  const confirmed = { ...person, token: json.access_token }
  return { person, confirmed, secret, codes: json.recovery_codes ?? [] }
}

/** Another session of the same person, without a second factor. */
async function again(person: TestPerson): Promise<TestPerson> {
  await db.deleteFrom('staff_session').where('session_id', '=', person.sessionId).execute()
  pass(2_000)
  return { ...person, token: await freshToken(fixture, person) }
}

test('without a second factor staff is an ordinary member, and every staff call says what is missing', async () => {
  const everyone = await aPerson(fixture, { roles: [...staffRoles], secondFactor: false })
  const ofStaff = fixture.routes.filter(({ spec }) => spec.access === 'staff')
  expect(ofStaff.length).toBeGreaterThan(0)
  for (const { spec } of ofStaff) {
    const { status, json } = await send(everyone, spec, { query: {}, body: {} })
    expect([spec.path, status, json.code]).toEqual([spec.path, 403, 'second_factor_needed'])
    expect(json.detail).toMatch(/[ก-๙]/)
  }
  const another = await aPerson(fixture)
  const edit = await send(everyone, updateProfile, { body: { id: another.id, version: 1, display_name: 'ชื่อใหม่' } })
  expect(edit).toMatchObject({ status: 403, json: { code: 'second_factor_needed' } })
  const own = await send(everyone, updateProfile, { body: { version: 1, school: 'โรงเรียนของเรา' } })
  expect(own.status).toBe(200)
})

test('a step-up needs the second factor within ten minutes, a session within twelve hours', async () => {
  const admin = await aPerson(fixture, { roles: [...staffRoles] })
  const acts = fixture.routes.filter(({ spec }) => spec.stepUp === true)
  expect(acts.length).toBeGreaterThan(0)
  pass(11 * minute)
  const later = { token: await freshToken(fixture, admin) }
  for (const { spec } of acts)
    expect((await send(later, spec, { query: {}, body: {} })).json.code).toBe('step_up_needed')
  expect((await send(later, readFactors, {})).json.is_confirmed).toBe(true)
  pass(12 * 60 * minute)
  const muchLater = { token: await freshToken(fixture, admin) }
  expect((await send(muchLater, readFactors, {})).json.is_confirmed).toBe(false)
  expect((await send(muchLater, renewRecoveryCodes, {})).json.code).toBe('second_factor_needed')
})

test('a first app needs the password, brings ten recovery codes, and activates the roles in this session', async () => {
  const person = await newcomer()
  expect((await send(person, startTotp, { body: {} })).json.code).toBe('wrong_password')
  expect((await send(person, startTotp, { body: { password: 'not it' } })).json.code).toBe('wrong_password')
  const { json } = await send(person, startTotp, { body: { password: testPassword } })
  expect(json.uri).toContain(`secret=${json.secret}&issuer=Koinklass`)
  expect(json.qr.path).toMatch(/^M\d+ \d+h\d+v1/)
  const secret = fromBase32(json.secret)
  expect((await send(person, finishTotp, { body: { code: '000000' } })).json.code).toBe('wrong_code')
  const done = await send(person, finishTotp, { body: { code: codeOf(secret) } })
  expect(new Set(done.json.recovery_codes).size).toBe(10)
  const after = await send({ token: done.json.access_token }, readFactors, {})
  expect(after.json).toMatchObject({ is_confirmed: true, roles: ['admin'], recovery_left: 10, passkeys: [] })
  // The stored row contains nothing that would open the account.
  const row = await db.selectFrom('totp_factor').selectAll().where('user_id', '=', person.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(json.secret)
  const saved = await db.selectFrom('recovery_code').select('hash').where('user_id', '=', person.id).execute()
  for (const { hash } of saved) expect(done.json.recovery_codes).not.toContain(hash)
  expect((await send(person, finishTotp, { body: { code: codeOf(secret) } })).json.code).toBe('challenge_over')
  const notices = await db.selectFrom('notice').select('kind').where('user_id', '=', person.id).execute()
  expect(notices).toEqual([{ kind: 'security.second-factor' }])
})

test('a stolen session cannot add a factor to an account that has one', async () => {
  const { person } = await enrolled()
  const thief = await again(person)
  for (const start of [startTotp, startPasskey]) {
    const { status, json } = await send(thief, start, { body: { password: testPassword } })
    expect([status, json.code]).toEqual([403, 'step_up_needed'])
  }
})

test('a code is accepted once even in parallel, and no older code after it', async () => {
  const { person, secret } = await enrolled()
  const login = await again(person)
  pass(5 * minute)
  const body = { code: codeOf(secret) }
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(login, confirmByTotp, { body })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  const older = await send(login, confirmByTotp, { body: { code: codeOf(secret, -1) } })
  expect(older.json.code).toBe('wrong_code')
  const next = await send(login, confirmByTotp, { body: { code: codeOf(secret, 1) } })
  expect(z.safeParse(Confirmed, next.json).success).toBe(true)
})

test('the code that confirmed an app is not accepted again', async () => {
  const { person, secret } = await enrolled()
  const { token } = await again(person)
  expect((await send({ token }, confirmByTotp, { body: { code: codeOf(secret) } })).json.code).toBe('wrong_code')
})

test('after five wrong codes a right one is refused too until the window ends, also in parallel', async () => {
  const { person, secret } = await enrolled()
  const login = await again(person)
  pass(minute)
  const wrong = Array.from({ length: 12 }, () => send(login, confirmByTotp, { body: { code: '000000' } }))
  const statuses = (await Promise.all(wrong)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  const right = await send(login, confirmByTotp, { body: { code: codeOf(secret) } })
  expect(right.json).toMatchObject({ code: 'too_many_requests' })
  // Recovery codes share the same limit.
  expect((await send(login, confirmByRecoveryCode, { body: { code: 'aaaa' } })).status).toBe(429)
  pass(16 * minute)
  const later = { token: await freshToken(fixture, person) }
  expect((await send(later, confirmByTotp, { body: { code: codeOf(secret) } })).status).toBe(200)
})

test('a recovery code is valid once, in any spelling', async () => {
  const { person, codes } = await enrolled()
  const login = await again(person)
  const typed = ` ${codes[3]!.toUpperCase().replaceAll('-', ' ')} `
  const replies = await Promise.all([1, 2].map(() => send(login, confirmByRecoveryCode, { body: { code: typed } })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  const token = replies.find(({ status }) => status === 200)!.json.access_token
  const { json } = await send({ token }, readFactors, {})
  expect(json).toMatchObject({ is_confirmed: true, recovery_left: 9 })
  const renewed = await send({ token }, renewRecoveryCodes, {})
  expect(renewed.json.codes).toHaveLength(10)
  const old = await send({ token }, confirmByRecoveryCode, { body: { code: codes[4]! } })
  expect(old.json.code).toBe('wrong_recovery_code')
})

test('the last factor cannot be removed, and of two concurrent removals one succeeds', async () => {
  const { confirmed } = await enrolled()
  expect((await send(confirmed, removeFactor, { body: {} })).json.code).toBe('last_factor')
  const id = crypto.randomUUID()
  const passkey = { credential_id: 'c', public_key: 'k', counter: 0, transports: [] }
  await db
    .insertInto('passkey')
    .values({ user_id: confirmed.id, id, ...passkey, made_at: clock.now })
    .execute()
  const both = await Promise.all([
    send(confirmed, removeFactor, { body: {} }),
    send(confirmed, removeFactor, { body: { id } }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a passkey challenge is for this host', async () => {
  const { confirmed } = await enrolled()
  const { json } = await send(confirmed, startConfirmByPasskey, {})
  expect(json.options).toMatchObject({ rpId: 'koinklass.test', allowCredentials: [] })
})

test('members get a 404 everywhere', async () => {
  const member = await aPerson(fixture)
  expect((await send(member, readFactors, {})).status).toBe(404)
  expect((await send(member, startTotp, { body: { password: testPassword } })).status).toBe(404)
  expect((await send(member, confirmByTotp, { body: { code: '123456' } })).status).toBe(404)
})
