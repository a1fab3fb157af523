import { expect, test } from 'vitest'
import { openIdentityBed } from '#tests/identity-bed.ts'
import { aPerson, type PersonOptions } from '#tests/people.ts'
import { getCookieConsent, saveCookieConsent } from '../contract.ts'

const bed = await openIdentityBed()
const all = { preferences: true, analytics: true, marketing: true, policy_version: 1 }

async function saveAs(options: PersonOptions, body = all) {
  const person = await aPerson(bed, options)
  const { json } = await bed.send(saveCookieConsent, { body }, person)
  return { person, json }
}

test('an adult chooses, and what was chosen is there again', async () => {
  const { person, json } = await saveAs({}, { ...all, marketing: false })
  const expected = {
    switches: { necessary: true, preferences: true, analytics: true, marketing: false },
    policy_version: 1,
    is_limited: false,
    given_at: bed.clock.now.toISOString(),
  }
  expect(json).toEqual(expected)
  expect((await bed.send(getCookieConsent, {}, person)).json).toEqual({ consent: expected, is_limited: false })
})

test.each([
  ['whose guardian has not answered', { age: 13 }],
  ['whose guardian said no', { age: 13, guardian: 'refused' as const }],
  ['whose e-mail is not verified', { age: 13, guardian: 'allowed' as const, verified: false }],
])('a minor %s never gets analytics or marketing, and is told', async (_what, options) => {
  const { person, json } = await saveAs(options)
  expect(json).toMatchObject({
    is_limited: true,
    switches: { necessary: true, preferences: true, analytics: false, marketing: false },
  })
  const stored = await bed.db.selectFrom('consent_receipt').selectAll().where('user_id', '=', person.id).execute()
  expect(stored.map((one) => one.choices)).toEqual([{ preferences: true, analytics: false, marketing: false }])
})

test('a guardian who agrees opens the switches, and who takes it back closes them at once', async () => {
  const { person, json } = await saveAs({ age: 13, guardian: 'allowed' })
  expect(json.switches).toMatchObject({ analytics: true, marketing: true })
  await bed.db.updateTable('guardian').set({ state: 'refused' }).where('user_id', '=', person.id).execute()
  expect((await bed.send(getCookieConsent, {}, person)).json).toMatchObject({
    is_limited: true,
    consent: { switches: { analytics: false, marketing: false } },
  })
})

test('each choice is a receipt more, and the newest counts', async () => {
  const { person } = await saveAs({})
  bed.clock.now = new Date(bed.clock.now.getTime() + 1000)
  const body = { ...all, analytics: false, policy_version: 2 }
  await bed.send(saveCookieConsent, { body }, person)
  expect((await bed.send(getCookieConsent, {}, person)).json.consent).toMatchObject({
    policy_version: 2,
    switches: { analytics: false },
  })
  const stored = await bed.db.selectFrom('consent_receipt').select('id').where('user_id', '=', person.id).execute()
  expect(stored).toHaveLength(2)
})

test('a receipt is never changed or taken away', async () => {
  const { person } = await saveAs({})
  const change = bed.db.updateTable('consent_receipt').set({ policy_version: 9 }).where('user_id', '=', person.id)
  await expect(change.execute()).rejects.toThrow(/permission denied|append-only/)
})

test('before anything was chosen there is no consent; a visitor has none to ask for', async () => {
  const person = await aPerson(bed)
  expect((await bed.send(getCookieConsent, {}, person)).json).toEqual({ consent: null, is_limited: false })
  expect((await bed.send(getCookieConsent, {})).status).toBe(401)
})
