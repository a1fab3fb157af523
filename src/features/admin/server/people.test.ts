import { expect, test } from 'vitest'
import { getAccount } from '#features/identity/accounts/contract.ts'
import { updateProfile } from '#features/identity/profile/contract.ts'
import { rotateToken } from '#features/identity/sessions/server/session-commands.ts'
import { aPerson, type PersonOptions, people } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readDesk } from '../desk-admin-contract.ts'
import { readFactors } from '../factor-contract.ts'
import { listStaffActs, readLogChoices } from '../log-admin-contract.ts'
import { changeRoles, endLoginsOf, findPeople, readPerson, resetFactorsOf } from '../people-admin-contract.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture

const anAdmin = (options: PersonOptions = {}) => aPerson(fixture, { roles: ['admin'], ...options })
const rolesOf = async (id: string) =>
  (await db.selectFrom('user_account').select('roles').where('user_id', '=', id).executeTakeFirstOrThrow()).roles
const actsAbout = (id: string) =>
  db.selectFrom('staff_act').select(['act', 'actor_id', 'before', 'after']).where('subject_id', '=', id).execute()

function pass(ms: number) {
  clock.now = new Date(clock.now.getTime() + ms)
}

/** Removes all other admins for the test. */
async function withoutOtherAdmins() {
  await db.updateTable('user_account').set({ roles: [] }).execute()
}

test('an admin finds people by a prefix of e-mail or name, ignoring case', async () => {
  const admin = await anAdmin()
  const found = await aPerson(fixture, { name: 'Malee Suksan', email: 'Malee.S@example.com' })
  for (const keyword of ['malee.s@', 'MALEE s', 'malee.s@example.com']) {
    const { json } = await send(admin, findPeople, { query: { keyword } })
    expect(json.items.map(({ id }) => id)).toEqual([found.id])
  }
  expect((await send(admin, findPeople, { query: { keyword: 'suksan' } })).json.items).toEqual([])
  // Wildcards of LIKE match literally.
  expect((await send(admin, findPeople, { query: { keyword: '%' } })).json.items).toEqual([])
  const staff = (await send(admin, findPeople, { query: {} })).json.items
  expect(staff.map(({ id }) => id)).toContain(admin.id)
  expect(staff.map(({ id }) => id)).not.toContain(found.id)
})

test('changing a role notifies the person and writes the log once; repeating it leaves no trace', async () => {
  const admin = await anAdmin()
  const person = await aPerson(fixture)
  const body = { id: person.id, roles: ['moderator' as const, 'editor' as const] }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const twice = await Promise.all([1, 2].map(() => send(admin, changeRoles, { body }, key)))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await send(admin, changeRoles, { body })).status).toBe(200)
  expect(await rolesOf(person.id)).toEqual(['editor', 'moderator'])
  expect(await actsAbout(person.id)).toEqual([
    {
      act: 'person.roles-changed',
      actor_id: admin.id,
      before: { roles: [] },
      after: { roles: ['editor', 'moderator'] },
    },
  ])
  const notices = await db.selectFrom('notice').select('kind').where('user_id', '=', person.id).execute()
  expect(notices).toEqual([{ kind: 'security.roles' }])
  // The role is inactive: the person has no second factor yet.
  expect((await send(person, readFactors, {})).json).toMatchObject({
    is_confirmed: false,
    roles: ['editor', 'moderator'],
  })
})

test.each<[string, PersonOptions]>([
  ['who has not verified the e-mail', { verified: false }],
  ['who is under 20', { age: 17, guardian: 'allowed' }],
])('a person %s gets no role', async (_who, options) => {
  const admin = await anAdmin()
  const person = await aPerson(fixture, options)
  const { status, json } = await send(admin, changeRoles, { body: { id: person.id, roles: ['editor'] } })
  expect([status, json.code]).toEqual([409, 'not_for_staff'])
  expect(await rolesOf(person.id)).toEqual([])
})

test('the last admin cannot be removed, and one who is leaving does not count', async () => {
  await withoutOtherAdmins()
  const admin = await anAdmin()
  const leaver = await anAdmin()
  const left = { asked_at: clock.now, erase_at: clock.now, restore_hash: 'hash' }
  await db
    .insertInto('leaving')
    .values({ user_id: leaver.id, ...left })
    .execute()
  const { status, json } = await send(admin, changeRoles, { body: { id: admin.id, roles: ['editor'] } })
  expect([status, json.code]).toEqual([409, 'last_admin'])
  expect(await rolesOf(admin.id)).toEqual(['admin'])
})

test('of two admins who concurrently remove each other one remains', async () => {
  for (let round = 0; round < 5; round += 1) {
    await withoutOtherAdmins()
    const one = await anAdmin()
    const two = await anAdmin()
    const replies = await Promise.all([
      send(one, changeRoles, { body: { id: two.id, roles: [] } }),
      send(two, changeRoles, { body: { id: one.id, roles: [] } }),
    ])
    const [done, refused] = replies.map(({ status }) => status).toSorted()
    // 409 while both are admins; 403 when the role was removed before the request.
    expect([done, [403, 409].includes(refused!)]).toEqual([200, true])
    const admins = [await rolesOf(one.id), await rolesOf(two.id)].filter((roles) => roles.includes('admin'))
    expect(admins).toHaveLength(1)
  }
})

test('an admin ends all sessions of a person, and the log records it', async () => {
  const admin = await anAdmin()
  const person = await aPerson(fixture)
  const seen = await send(admin, readPerson, { query: { id: person.id } })
  expect(seen.json).toMatchObject({ email: person.email, state: 'adult', roles: [], is_own: false })
  expect(seen.json.logins).toHaveLength(1)
  expect((await send(admin, endLoginsOf, { body: { id: person.id } })).status).toBe(200)
  pass(2_000)
  expect((await send(person, getAccount, {})).status).toBe(401)
  const renewal = { token: person.refreshToken, binding: null, keys: fixture.keys, now: clock.now }
  expect(await db.transaction().execute((tx) => rotateToken(tx, renewal))).toBeNull()
  expect((await actsAbout(person.id)).map(({ act }) => act)).toEqual(['person.looked-at', 'person.logins-ended'])
})

test("an admin resets another person's factors, never their own", async () => {
  const admin = await anAdmin()
  const editor = await aPerson(fixture, { roles: ['editor'] })
  const passkey = { credential_id: 'c', public_key: 'k', counter: 0, transports: [], made_at: clock.now }
  await db
    .insertInto('passkey')
    .values({ user_id: editor.id, id: crypto.randomUUID(), ...passkey })
    .execute()
  expect((await send(admin, resetFactorsOf, { body: { id: admin.id } })).json.code).toBe('own_factors')
  expect((await send(admin, resetFactorsOf, { body: { id: editor.id } })).status).toBe(200)
  expect(await db.selectFrom('passkey').select('id').where('user_id', '=', editor.id).execute()).toEqual([])
  pass(2_000)
  expect((await send(editor, readDesk, {})).json.code).toBe('second_factor_needed')
  expect(await actsAbout(editor.id)).toMatchObject([{ act: 'person.factors-reset', before: { factors: 1 } }])
})

test('the log is filtered by actor, act, subject and time, page by page', async () => {
  const admin = await anAdmin()
  const other = await anAdmin({ name: 'คนจดบันทึก' })
  const members = await people(fixture, 5)
  pass(3 * 24 * 3_600_000)
  const today = await anAdmin()
  for (const { id } of members) await send(today, endLoginsOf, { body: { id } })
  const [first] = members
  const account = await send(today, readPerson, { query: { id: first!.id } })
  await send(today, updateProfile, { body: { id: account.json.id, version: 1, school: 'โรงเรียนใหม่' } })

  const list = async (query: Record<string, string>) =>
    (await send(today, listStaffActs, { query: { limit: '2', ...query } as never })).json
  const whole = await list({ actor: today.id })
  expect([whole.total, whole.pages]).toEqual([7, 4])
  expect(whole.items[0]).toMatchObject({ act: 'profile.edited', subject: { kind: 'person', id: first!.id } })
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ actor: today.id, page })))
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect(ids).toEqual([...new Set(ids)].sort().reverse())
  expect(ids).toHaveLength(7)
  expect((await list({ subject: first!.id, kind: 'person' })).total).toBe(3)
  expect((await list({ act: 'person.logins-ended', actor: today.id })).total).toBe(5)
  expect((await list({ actor: other.id })).total).toBe(0)
  const day = new Date(clock.now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  expect((await list({ actor: today.id, from: day, to: day })).total).toBe(7)
  for (const none of ['2026-02-30', '0000-01-01'])
    expect(await list({ from: none })).toMatchObject({ code: 'invalid_input', fields: [{ path: 'from' }] })
  expect((await list({ actor: today.id, to: '2020-01-01' })).total).toBe(0)
  const { json } = await send(today, readLogChoices, {})
  expect(json.kinds).toContainEqual({ value: 'person', name: 'สมาชิก' })
  const acts = json.acts.map(({ value }) => value)
  expect(acts).toEqual(acts.toSorted())
  expect(json.acts.filter(({ name }) => name === null)).toEqual([])
  expect(json.actors.map(({ id }) => id)).toContain(today.id)
  expect(JSON.stringify(whole)).not.toContain('โรงเรียนใหม่')
  expect(admin.id).not.toBe(today.id)
})
