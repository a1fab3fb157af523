import { afterEach, expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { getEditableProfile } from '#features/identity/profile/contract.ts'
import { refreshToken } from '#features/identity/sessions/contract.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, type TestPerson, testPassword } from '#tests/fixtures/people.ts'
import { leave, restoreAccount } from '../contract.ts'
import { eraseLeavers, erasePerson } from './erase-commands.ts'
import { remindLeavers } from './leave-commands.ts'
import { eraseAtOf, isReminderDue } from './leave-rules.ts'

const fixture = await openIdentityFixture()
const { send, db, clock } = fixture
const start = clock.now
const dayMs = 24 * 3_600_000

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
  await db.deleteFrom('leaving').execute()
})

const pass = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const logIn = ({ email }: TestPerson, restore?: boolean) =>
  send(login, { body: { email, password: testPassword, restore } })
const goAway = ({ token }: TestPerson, password = testPassword) => send(leave, { body: { password } }, { token })
const mailsOf = ({ id }: TestPerson, kind: string) =>
  db.selectFrom('mail').selectAll().where('user_id', '=', id).where('kind', '=', kind).execute()
const isThere = async ({ id }: TestPerson) =>
  (await db.selectFrom('user_account').select('user_id').where('user_id', '=', id).execute()).length === 1

async function restoreLink(who: TestPerson): Promise<string> {
  const [mail] = await mailsOf(who, 'identity.leaving')
  return mail?.text?.match(/account\/restore\?token=([\w-]{43})/)?.[1] ?? ''
}

test('an erasure is due thirty days later, with a reminder three days before, by day', () => {
  const asked = new Date('2026-11-21T09:00:00Z')
  const eraseAt = eraseAtOf(asked)
  expect(eraseAt.toISOString()).toBe('2026-12-21T09:00:00.000Z')
  expect(isReminderDue(eraseAt, new Date('2026-12-17T16:59:59Z'))).toBe(false)
  expect(isReminderDue(eraseAt, new Date('2026-12-17T17:00:00Z'))).toBe(true)
  expect(isReminderDue(eraseAt, eraseAt)).toBe(false)
})

test('a request with the right password ends all sessions, sends a mail, and only a login that cancels it works', async () => {
  const person = await aPerson(fixture)
  expect((await goAway(person, 'not it')).json.code).toBe('wrong_password')
  expect(await goAway(person)).toMatchObject({ status: 200, json: { erase_at: '2026-12-21T09:00:00.000Z' } })
  pass(2_000)
  expect((await send(getProfile, {}, person)).status).toBe(401)
  const body = { grant_type: 'refresh_token', refresh_token: person.refreshToken }
  expect((await send(refreshToken, { body })).status).toBe(401)
  const refused = await logIn(person)
  expect(refused).toMatchObject({ status: 409, json: { code: 'account_leaving' } })
  expect(refused.json.detail).toContain('21 ธ.ค. 2569')
  // A wrong password learns nothing about it.
  const { json } = await send(login, { body: { email: person.email, password: 'wrong one', restore: true } })
  expect(json.code).toBe('invalid_credentials')
  expect((await logIn(person, true)).status).toBe(200)
  expect((await logIn(person)).status).toBe(200)
  expect(await mailsOf(person, 'identity.restored')).toHaveLength(1)
})

test('an account that is leaving is shown to nobody, staff included', async () => {
  const person = await aPerson(fixture)
  const staff = await aPerson(fixture, { roles: ['admin'] })
  const ask = () => send(getEditableProfile, { query: { id: person.id } }, staff)
  expect((await ask()).status).toBe(200)
  await goAway(person)
  expect((await ask()).status).toBe(404)
})

test('the link of the mail cancels it once, without a session', async () => {
  const person = await aPerson(fixture)
  await goAway(person)
  const token = await restoreLink(person)
  const replies = await Promise.all([1, 2, 3].map(() => send(restoreAccount, { body: { token } })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect((await logIn(person)).status).toBe(200)
  expect((await send(restoreAccount, { body: { token } })).json.code).toBe('restore_link_dead')
})

test('two concurrent requests are one: one day, one mail', async () => {
  const person = await aPerson(fixture)
  const replies = await Promise.all([goAway(person), goAway(person)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]!.json).toEqual(replies[1]!.json)
  expect(await mailsOf(person, 'identity.leaving')).toHaveLength(1)
})

test('logins concurrent with leaving are ended afterwards, in either order', async () => {
  const person = await aPerson(fixture)
  const [left, ...logins] = await Promise.all([goAway(person), ...Array.from({ length: 3 }, () => logIn(person))])
  expect(left!.status).toBe(200)
  expect(logins.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const open = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', person.id)
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toEqual([])
})

test('once due it is too late to cancel by login or link, before the job and after', async () => {
  const person = await aPerson(fixture)
  await goAway(person)
  const token = await restoreLink(person)
  pass(30 * dayMs)
  expect((await logIn(person, true)).json.code).toBe('account_leaving')
  expect((await send(restoreAccount, { body: { token } })).json.code).toBe('restore_link_dead')
  await eraseLeavers(fixture, clock.now)
  expect(await isThere(person)).toBe(false)
  expect((await logIn(person, true)).json.code).toBe('invalid_credentials')
})

test('cancelling while the job runs restores or erases the account, never half of it', async () => {
  for (let i = 0; i < 6; i++) {
    const person = await aPerson(fixture)
    clock.now = start
    await goAway(person)
    pass(30 * dayMs - 1)
    const late = new Date(clock.now.getTime() + 1)
    const [back] = await Promise.all([logIn(person, true), erasePerson(fixture, { userId: person.id, now: late })])
    expect(await isThere(person)).toBe(back.status === 200)
  }
})

test('a reminder is mailed three days before, once, and not after a cancellation', async () => {
  const leaver = await aPerson(fixture)
  const stayer = await aPerson(fixture)
  await goAway(leaver)
  await goAway(stayer)
  await logIn(stayer, true)
  const remind = () =>
    db.transaction().execute((tx) => remindLeavers(tx, { origin: 'https://koinklass.test', now: clock.now }))
  pass(26 * dayMs)
  await remind()
  expect(await mailsOf(leaver, 'identity.leaving-soon')).toEqual([])
  pass(dayMs)
  await Promise.all([remind(), remind()])
  const [mail, ...more] = await mailsOf(leaver, 'identity.leaving-soon')
  expect(mail!.text).toContain('21 ธ.ค. 2569')
  expect(more).toEqual([])
  expect(await mailsOf(stayer, 'identity.leaving-soon')).toEqual([])
})

test('the last admin cannot leave, and of two who leave concurrently one remains', async () => {
  await db.updateTable('user_account').set({ roles: [] }).execute()
  const anAdmin = () => aPerson(fixture, { roles: ['admin'] })
  const goers = [await anAdmin()]
  expect(await goAway(goers[0]!)).toMatchObject({ status: 409, json: { code: 'last_admin_leaves' } })
  expect((await send(getProfile, {}, goers[0]!)).status).toBe(200)
  goers.push(await anAdmin())
  const replies = await Promise.all(goers.map((admin) => goAway(admin)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const stayed = goers[replies.findIndex(({ status }) => status === 409)]!
  await anAdmin()
  expect((await goAway(stayed)).status).toBe(200)
})
