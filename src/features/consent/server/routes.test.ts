import { expect, test } from 'vitest'
import { openSession } from '#features/identity/sessions/server/session-commands.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, freshToken, type PersonOptions, type TestPerson } from '#tests/fixtures/people.ts'
import { acceptPolicies, getCookieConsent, listAccepted, listReceipts, saveCookieConsent } from '../contract.ts'

const fixture = await openIdentityFixture()
const all = { preferences: true, analytics: true, marketing: true, policy_version: 1 }

async function saveAs(options: PersonOptions, body = all) {
  const person = await aPerson(fixture, options)
  const { json } = await fixture.send(saveCookieConsent, { body }, person)
  return { person, json }
}

test('the choice of an adult is stored and read back', async () => {
  const { person, json } = await saveAs({}, { ...all, marketing: false })
  const expected = {
    switches: { necessary: true, preferences: true, analytics: true, marketing: false },
    policy_version: 1,
    is_limited: false,
    given_at: fixture.clock.now.toISOString(),
  }
  expect(json).toEqual(expected)
  expect((await fixture.send(getCookieConsent, {}, person)).json).toEqual({
    consent: expected,
    is_limited: false,
    limited_by: null,
  })
})

test.each([
  ['whose guardian has not answered', { age: 13 }, 'guardian_waiting'],
  ['whose guardian said no', { age: 13, guardian: 'refused' as const }, 'guardian_refused'],
  ['whose e-mail is not verified', { age: 13, guardian: 'allowed' as const, verified: false }, 'unverified'],
])('a minor %s never gets analytics or marketing, and is told why', async (_what, options, reason) => {
  const { person, json } = await saveAs(options)
  expect((await fixture.send(getCookieConsent, {}, person)).json.limited_by).toBe(reason)
  expect(json).toMatchObject({
    is_limited: true,
    switches: { necessary: true, preferences: true, analytics: false, marketing: false },
  })
  const stored = await fixture.db.selectFrom('consent_receipt').selectAll().where('user_id', '=', person.id).execute()
  expect(stored.map((one) => one.choices)).toEqual([{ preferences: true, analytics: false, marketing: false }])
})

test("a guardian's consent enables the switches, and withdrawing it disables them at once", async () => {
  const { person, json } = await saveAs({ age: 13, guardian: 'allowed' })
  expect(json.switches).toMatchObject({ analytics: true, marketing: true })
  await fixture.db.updateTable('guardian').set({ state: 'refused' }).where('user_id', '=', person.id).execute()
  expect((await fixture.send(getCookieConsent, {}, person)).json).toMatchObject({
    is_limited: true,
    consent: { switches: { analytics: false, marketing: false } },
  })
})

test('each choice adds a receipt, and the newest counts', async () => {
  const { person } = await saveAs({})
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 1000)
  fixture.versions.current.cookies = 2
  const body = { ...all, analytics: false, policy_version: 2 }
  await fixture.send(saveCookieConsent, { body }, person)
  expect((await fixture.send(getCookieConsent, {}, person)).json.consent).toMatchObject({
    policy_version: 2,
    switches: { analytics: false },
  })
  const stored = await fixture.db.selectFrom('consent_receipt').select('id').where('user_id', '=', person.id).execute()
  expect(stored).toHaveLength(2)
  fixture.versions.current.cookies = 1
})

test('a receipt is never changed or deleted', async () => {
  const { person } = await saveAs({})
  const change = fixture.db.updateTable('consent_receipt').set({ policy_version: 9 }).where('user_id', '=', person.id)
  await expect(change.execute()).rejects.toThrow(/permission denied|append-only/)
})

test('before the first choice there is no consent, and visitors cannot ask for it', async () => {
  const person = await aPerson(fixture)
  expect((await fixture.send(getCookieConsent, {}, person)).json).toEqual({
    consent: null,
    is_limited: false,
    limited_by: null,
  })
  expect((await fixture.send(getCookieConsent, {})).status).toBe(401)
})

const off = { preferences: false, analytics: false, marketing: false, policy_version: 1 }
const versions = { law_version: 1, personal_version: 1 }

async function receiptsOf(person: TestPerson) {
  const { json } = await fixture.send(listReceipts, { query: { page: 1, limit: 50 } }, person)
  return json.items
}

function pass(ms: number): void {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + ms)
}

test('switching all off is a withdrawal after consent, and a refusal without', async () => {
  const { person } = await saveAs({})
  pass(1)
  await fixture.send(saveCookieConsent, { body: off }, person)
  expect((await receiptsOf(person)).map((one) => one.act)).toEqual(['withdrawn', 'given'])
  const { person: other } = await saveAs({}, off)
  expect((await receiptsOf(other)).map((one) => one.act)).toEqual(['refused'])
})

test('consent is valid for a year, and until a version asks again', async () => {
  const start = fixture.clock.now
  const { person } = await saveAs({})
  const read = async () =>
    (await fixture.send(getCookieConsent, {}, { token: await freshToken(fixture, person) })).json.consent
  pass(365 * 24 * 3_600_000)
  // The session has expired after 30 days, so the person signs in again.
  const again = await fixture.db
    .transaction()
    .execute((tx) => openSession(tx, { userId: person.id, binding: null, now: fixture.clock.now }))
  Object.assign(person, again)
  expect(await read()).not.toBeNull()
  pass(1)
  expect(await read()).toBeNull()
  fixture.clock.now = start

  const { person: other } = await saveAs({})
  Object.assign(fixture.versions, {
    current: { law: 1, personal: 1, cookies: 3 },
    holding: { law: 1, personal: 1, cookies: 2 },
  })
  expect((await fixture.send(getCookieConsent, {}, other)).json.consent).toBeNull()
  expect(await fixture.send(saveCookieConsent, { body: all }, other)).toMatchObject({
    status: 409,
    json: { code: 'policy_not_in_force' },
  })
  // Version 3 does not ask again, so an answer to version 2 from an older page is valid.
  for (const [policy_version, status] of [
    [2, 200],
    [3, 200],
    [4, 409],
  ] as const)
    expect((await fixture.send(saveCookieConsent, { body: { ...all, policy_version } }, other)).status).toBe(status)
  Object.assign(fixture.versions, {
    current: { law: 1, personal: 1, cookies: 1 },
    holding: { law: 1, personal: 1, cookies: 1 },
  })
})

test('a choice repeated with its idempotency key is one receipt', async () => {
  const person = await aPerson(fixture)
  const send = () =>
    fixture.http.inject({
      method: 'POST',
      url: saveCookieConsent.path,
      payload: all,
      headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': 'twice-0001' },
    })
  const replies = await Promise.all([send(), send(), send()])
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
  expect(await receiptsOf(person)).toHaveLength(1)
})

test('a former minor who is 20 now is asked once for their own consent, and until then analytics stay off', async () => {
  const { person } = await saveAs({ age: 19, guardian: 'allowed' })
  await fixture.db
    .updateTable('user_account')
    .set({ birth_date: '2006-11-22' })
    .where('user_id', '=', person.id)
    .execute()
  // A minute before midnight in Bangkok, and at midnight.
  const start = fixture.clock.now
  fixture.clock.now = new Date('2026-11-21T16:59:00Z')
  const token = await freshToken(fixture, person)
  expect((await fixture.send(getCookieConsent, {}, { token })).json).toMatchObject({ limited_by: null })
  fixture.clock.now = new Date('2026-11-21T17:00:00Z')
  expect((await fixture.send(getCookieConsent, {}, { token })).json).toMatchObject({
    limited_by: 'own_consent',
    consent: { switches: { preferences: true, analytics: false, marketing: false } },
  })
  expect((await fixture.send(listAccepted, {}, { token })).json.items.map((one) => one.must_accept)).toEqual([
    true,
    true,
  ])

  const accept = () => fixture.send(acceptPolicies, { body: versions }, { token })
  const replies = await Promise.all([accept(), accept(), accept()])
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
  expect(replies[0]!.json.items).toMatchObject([
    { policy: 'law', version: 1, current: 1, must_accept: false },
    { policy: 'personal', version: 1, current: 1, must_accept: false },
  ])
  expect((await receiptsOf({ ...person, token })).filter((one) => one.how === 'of_age')).toHaveLength(2)
  expect((await fixture.send(getCookieConsent, {}, { token })).json.limited_by).toBeNull()
  fixture.clock.now = start
})

test('a version that asks again must be accepted, other versions need not', async () => {
  const person = await aPerson(fixture)
  await fixture.send(acceptPolicies, { body: versions }, person)
  const items = async () => (await fixture.send(listAccepted, {}, person)).json.items
  Object.assign(fixture.versions, {
    current: { law: 2, personal: 3, cookies: 1 },
    holding: { law: 1, personal: 3, cookies: 1 },
  })
  expect(await items()).toMatchObject([
    { policy: 'law', version: 1, current: 2, must_accept: false },
    { policy: 'personal', version: 1, current: 3, must_accept: true },
  ])
  expect((await fixture.send(acceptPolicies, { body: versions }, person)).json.code).toBe('policy_not_in_force')
  pass(1)
  await fixture.send(acceptPolicies, { body: { law_version: 2, personal_version: 3 } }, person)
  expect((await items()).map((one) => one.must_accept)).toEqual([false, false])
  expect((await receiptsOf(person)).filter((one) => one.how === 'new_version')).toHaveLength(4)
  Object.assign(fixture.versions, {
    current: { law: 1, personal: 1, cookies: 1 },
    holding: { law: 1, personal: 1, cookies: 1 },
  })
})

test("receipts are listed newest first, page by page, and only the person's own", async () => {
  const { person } = await saveAs({})
  for (let i = 0; i < 3; i++) {
    pass(1)
    await fixture.send(saveCookieConsent, { body: { ...all, marketing: i % 2 === 0 } }, person)
  }
  const { json } = await fixture.send(listReceipts, { query: { page: 2, limit: 3 } }, person)
  expect(json).toMatchObject({ total: 4, page: 2, pages: 2 })
  expect(json.items).toMatchObject([{ policy: 'cookies', by_whom: 'self', choices: { marketing: true } }])
  const other = await aPerson(fixture)
  expect(await receiptsOf(other)).toEqual([])
})
