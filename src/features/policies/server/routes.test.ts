import { expect, test } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { listPolicies, PolicyType } from '../contract.ts'
import { stateOf } from '../rules.ts'
import { currentVersions } from './queries.ts'
import { policyRoutes } from './routes.ts'
import { importPolicies, readPolicies } from './seed.ts'

const contact = 'hello@koinklass.example'
const { db, clock, send } = await openFeatureFixture((parts) => policyRoutes({ ...parts, contact }))
const policies = await readPolicies(new URL('../../../../content/policies/', import.meta.url))
const run = (list = policies, now = clock.now) => db.transaction().execute((tx) => importPolicies(tx, list, now))
const next = (effective: string, title = 'ข้อกำหนดใหม่') =>
  policies.filter(({ type }) => type === 'law').map((law) => ({ ...law, version: law.version + 1, effective, title }))

const versionOf = (type: string) => policies.find((policy) => policy.type === type)!.version
const given = { law: versionOf('law'), personal: versionOf('personal'), cookies: versionOf('cookies') }

test('nothing can be accepted before the policies are imported', async () => {
  await expect(currentVersions(db, clock.now)).rejects.toThrow('no policy is in force: law, personal, cookies')
})

test('an import adds every version once, also in concurrent processes', async () => {
  const imports = await Promise.all(Array.from({ length: 5 }, () => run()))
  expect(imports.every(({ frozen }) => frozen.length === 0)).toBe(true)
  expect(await run()).toEqual({ added: 0, changed: 0, same: 3, frozen: [] })
  expect(await db.selectFrom('policy').selectAll().execute()).toHaveLength(3)
})

test('the call returns all policies in force, or the requested one', async () => {
  const { json } = await send(null, listPolicies, { query: {} })
  expect(json.items.map(({ type }) => type)).toEqual(PolicyType.options)
  expect(json.items[0]).toMatchObject({ type: 'law', version: given.law, effective: '2026-11-21', state: 'current' })
  expect(json.items.map(({ pdf_url }) => pdf_url)).toEqual(
    PolicyType.options.map((type) => `/policy/pdf/${type}-${given[type]}.pdf`),
  )
  const { json: one } = await send(null, listPolicies, { query: { type: 'cookies' } })
  expect(one.items.map(({ type }) => type)).toEqual(['cookies'])
  expect(await send(null, listPolicies, { query: { type: 'other' as 'law' } })).toMatchObject({
    status: 422,
    json: { code: 'invalid_input', fields: [{ path: 'type' }] },
  })
})

test('the contact is filled in wherever a text refers to it', async () => {
  const marks = JSON.stringify(policies).split('{{contact}}').length - 1
  expect(marks).toBeGreaterThan(0)
  const text = JSON.stringify((await send(null, listPolicies, { query: {} })).json)
  expect(text).not.toContain('{{')
  expect(text.split(contact)).toHaveLength(marks + 1)
})

test('a version is in force from the start of its Bangkok day, not a minute before', async () => {
  await run(next('2026-12-01'))
  expect(await currentVersions(db, new Date('2026-11-30T16:59:59Z'))).toEqual(given)
  const later = { ...given, law: given.law + 1 }
  expect(await currentVersions(db, new Date('2026-11-30T17:00:00Z'))).toEqual(later)
  clock.now = new Date('2026-12-01T00:00:00Z')
  expect((await send(null, listPolicies, { query: { type: 'law' } })).json.items).toMatchObject([
    { version: later.law, title: 'ข้อกำหนดใหม่' },
  ])
})

test('a coming version may be rewritten; one in force keeps the text that people accepted', async () => {
  const before = new Date('2026-11-25T00:00:00Z')
  expect(await run(next('2026-12-01', 'แก้ก่อนใช้'), before)).toMatchObject({ changed: 1, frozen: [] })
  const after = new Date('2026-12-02T00:00:00Z')
  expect(await run(next('2026-12-01', 'แก้ทีหลัง'), after)).toMatchObject({ changed: 0, frozen: [`law ${given.law + 1}`] })
  const { title } = await db
    .selectFrom('policy')
    .select('title')
    .where('type', '=', 'law')
    .where('version', '=', given.law + 1)
    .executeTakeFirstOrThrow()
  expect(title).toBe('แก้ก่อนใช้')
})

test('every version stays readable, with its state', async () => {
  const read = async (version?: number) => {
    const { json } = await send(null, listPolicies, { query: { type: 'law', ...(version && { version }) } })
    return json.items[0]
  }
  clock.now = new Date('2026-11-25T00:00:00Z')
  const coming = given.law + 1
  expect(await read()).toMatchObject({ version: given.law, state: 'current' })
  expect(await read(coming)).toMatchObject({ version: coming, state: 'coming', title: 'แก้ก่อนใช้' })
  expect((await read())!.versions.map(({ version, state }) => [version, state])).toEqual([
    [coming, 'coming'],
    [given.law, 'current'],
  ])
  clock.now = new Date('2026-12-02T00:00:00Z')
  expect(await read()).toMatchObject({ version: coming, state: 'current' })
  expect(await read(given.law)).toMatchObject({ version: given.law, state: 'past' })
  expect(await read(99)).toBeUndefined()
  expect((await send(null, listPolicies, { query: { version: 0 } })).status).toBe(422)
})

test('a version with a later day than a higher one is not in force', () => {
  const all = [
    { version: 1, effective: '2026-01-01' },
    { version: 2, effective: '2026-03-01' },
    { version: 3, effective: '2026-02-01' },
  ]
  expect(all.map((one) => stateOf(one, all, '2026-03-02'))).toEqual(['past', 'past', 'current'])
  expect(all.map((one) => stateOf(one, all, '2026-01-15'))).toEqual(['current', 'coming', 'coming'])
})
