import { afterEach, expect, test } from 'vitest'
import { getAccount, getProfile } from '#features/identity/accounts/contract.ts'
import type { CallInput } from '#lib/contract.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, people } from '#tests/fixtures/people.ts'
import * as contract from '../contract.ts'

const fixture = await openIdentityFixture()
const { send, db } = fixture
const start = fixture.clock.now

afterEach(async () => {
  fixture.clock.now = start
  await db.deleteFrom('attempt').execute()
})

type Body = CallInput<typeof contract.updateProfile>['body']
const read = (token: string, id?: string) => send(contract.getEditableProfile, { query: id ? { id } : {} }, { token })
const save = (token: string, body: Body) => send(contract.updateProfile, { body }, { token })

test('sent fields change, others stay, and the stored profile follows', async () => {
  const { id, token } = await aPerson(fixture)
  const { json: before } = await read(token)
  expect(before).toMatchObject({ id, is_own: true, version: 1, province: '10', school: null, interests: [] })
  const first = await save(token, { version: 1, display_name: 'ปลาทู', school: ' โรงเรียนบ้านทุ่ง ' })
  expect(first).toMatchObject({
    status: 200,
    json: { ...before, version: 2, display_name: 'ปลาทู', school: 'โรงเรียนบ้านทุ่ง' },
  })
  await save(token, { version: 2, interests: ['green', 'saving', 'green'], display_image: 'aom-2', province: '90' })
  const { json: account } = await send(getAccount, {}, { token })
  expect(account).toMatchObject({ province: '90', school: 'โรงเรียนบ้านทุ่ง', interests: ['green', 'saving'] })
  const { json: profile } = await send(getProfile, {}, { token })
  expect(profile).toMatchObject({ display_name: 'ปลาทู', display_image: 'aom-2' })
  expect((await save(token, { version: 3, school: '' })).json).toMatchObject({ school: null, display_name: 'ปลาทู' })
})

test('of two tabs the one that saves an outdated version is refused in Thai, and nothing is overwritten', async () => {
  const { token } = await aPerson(fixture)
  const names = Array.from({ length: 10 }, (_, i) => `แท็บที่ ${i + 1}`)
  const replies = await Promise.all(names.map((display_name) => save(token, { version: 1, display_name })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const refused = replies.find(({ status }) => status === 409)!
  expect(refused.json).toMatchObject({ code: 'profile_changed', detail: expect.stringMatching(/โหลดข้อมูลล่าสุด/) })
  const winner = names[replies.findIndex(({ status }) => status === 200)]
  expect((await read(token)).json).toMatchObject({ version: 2, display_name: winner })
})

test('a save repeated with its key gets the same reply and counts once', async () => {
  const { token } = await aPerson(fixture)
  const once = () =>
    fixture.http.inject({
      method: 'POST',
      url: contract.updateProfile.path,
      payload: { version: 1, display_name: 'กดสองครั้ง' },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'twice' },
    })
  const [one, two] = await Promise.all([once(), once()])
  expect([one.statusCode, two.statusCode]).toEqual([200, 200])
  expect(one.json()).toEqual(two.json())
  expect((await read(token)).json.version).toBe(2)
})

test('of ten concurrent requests for one name, in any case, one gets it', async () => {
  const all = await people(fixture, 10)
  const replies = await Promise.all(
    all.map(({ token }, i) => save(token, { version: 1, display_name: i % 2 ? 'Rung Arun' : 'RUNG ARUN' })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(replies.find(({ status }) => status === 409)!.json).toMatchObject({
    code: 'name_in_use',
    fields: [{ path: 'display_name' }],
  })
})

test("the case of one's own name can be changed", async () => {
  const { token } = await aPerson(fixture, { name: 'Mali' })
  expect((await save(token, { version: 1, display_name: 'MALI' })).status).toBe(200)
})

test.each([
  [{ display_name: 'โทร 08-1234-5678' }, 'display_name'],
  [{ display_name: 'ก' }, 'display_name'],
  [{ display_image: '/media/x/256.webp' }, 'display_image'],
  [{ display_image: 'kla-99' }, 'display_image'],
  [{ province: '99' }, 'province'],
  [{ school: 'ก'.repeat(101) }, 'school'],
  [{ interests: ['gambling'] }, 'interests.0'],
])('the rules of sign-up apply: %j is refused', async (changes, path) => {
  const { token } = await aPerson(fixture)
  const { status, json } = await save(token, { version: 1, ...(changes as object) })
  expect([status, json.fields?.[0]?.path]).toEqual([422, path])
})

test("another person's profile does not exist for members, and is open to admins", async () => {
  const [owner, other] = await people(fixture, 2)
  const staff = await aPerson(fixture, { roles: ['admin'] })
  const nobody = crypto.randomUUID()
  for (const id of [owner!.id, nobody]) {
    expect((await read(other!.token, id)).status).toBe(404)
    expect((await save(other!.token, { id, version: 1, display_name: 'ไม่ใช่ของฉัน' })).status).toBe(404)
  }
  expect((await read(owner!.token, owner!.id)).status).toBe(200)
  expect((await read(staff.token, owner!.id)).json).toMatchObject({ id: owner!.id, is_own: false })
  expect((await save(staff.token, { id: owner!.id, version: 1, display_name: 'ชื่อใหม่จากทีม' })).status).toBe(200)
  expect((await read(staff.token, nobody)).status).toBe(404)
  expect((await read(owner!.token)).json.display_name).toBe('ชื่อใหม่จากทีม')
  const acts = await fixture.db.selectFrom('staff_act').selectAll().where('subject_id', '=', owner!.id).execute()
  expect(acts).toMatchObject([
    { actor_id: staff.id, act: 'person.looked-at' },
    { actor_id: staff.id, act: 'profile.edited', before: { version: 1 }, after: { changed: ['display_name'] } },
  ])
  await expect(fixture.db.updateTable('staff_act').set({ act: 'nothing.happened' }).execute()).rejects.toThrow()
  await expect(fixture.db.deleteFrom('staff_act').execute()).rejects.toThrow()
})

test.each(staffRoles)("whether %s may read and change another person's profile: admins only", async (role) => {
  const owner = await aPerson(fixture)
  const staff = await aPerson(fixture, { roles: [role] })
  const expected = role === 'admin' ? 200 : 404
  expect((await read(staff.token, owner.id)).status).toBe(expected)
  expect((await save(staff.token, { id: owner.id, version: 1, display_name: `ชื่อใหม่ ${role.length}` })).status).toBe(
    expected,
  )
  expect((await read(owner.token)).json.version).toBe(role === 'admin' ? 2 : 1)
  expect((await save(staff.token, { version: 1, school: 'ของตัวเอง' })).status).toBe(200)
})

test("an admin needs a step-up to change another person's profile, not to read it", async () => {
  const owner = await aPerson(fixture)
  const staff = await aPerson(fixture, { roles: ['admin'] })
  fixture.clock.now = new Date(start.getTime() + 11 * 60_000)
  expect((await read(staff.token, owner.id)).status).toBe(200)
  const change = { id: owner.id, version: 1, display_name: 'ชื่อจากทีม' }
  expect(await save(staff.token, change)).toMatchObject({ status: 403, json: { code: 'step_up_needed' } })
  expect((await save(staff.token, { version: 1, school: 'ของตัวเอง' })).status).toBe(200)
  const asleep = await aPerson(fixture, { roles: ['admin'], secondFactor: false })
  for (const reply of [await read(asleep.token, owner.id), await save(asleep.token, change)])
    expect(reply).toMatchObject({ status: 403, json: { code: 'second_factor_needed' } })
  expect((await read(owner.token)).json.version).toBe(1)
})
