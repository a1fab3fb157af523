import { expect, test } from 'vitest'
import { minute, openGuardianFixture } from '#tests/fixtures/guardian.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import * as guardian from '../contract.ts'

const fixture = await openGuardianFixture()
const { send, pass, mailsTo, tokenOf, aChild, open, agree, decline, account, receiptsOf } = fixture

test('another address invalidates the links, asks the new guardian, and revokes the previous consent', async () => {
  const { child, address, token } = await aChild()
  await agree(token)
  const next = `dad-${child.email}`
  pass(1)
  const { status, json } = await send(guardian.changeGuardian, { body: { email: next } }, child)
  expect({ status, json }).toMatchObject({ status: 200, json: { state: 'waiting', email: 'd•••@example.com' } })
  expect(await account(child)).toMatchObject({ state: 'minor_waiting', may: { publish: false } })
  expect(await open(token)).toMatchObject({ status: 410, json: { code: 'guardian_link_dead' } })
  expect(await agree(token, 2)).toMatchObject({ status: 410 })
  expect((await mailsTo(address)).at(-1)!.kind).toBe('guardian.moved')
  pass(1)
  expect((await agree(await tokenOf(next), 3)).json.state).toBe('allowed')
  expect(await receiptsOf(child)).toEqual([
    'given guardian guardian_link',
    'withdrawn self settings',
    'given guardian guardian_link',
  ])
})

test('a guardian who never answered is not told of the change, since the address may be wrong', async () => {
  const { child, address } = await aChild()
  await send(guardian.changeGuardian, { body: { email: `dad-${child.email}` } }, child)
  expect((await mailsTo(address)).map((mail) => mail.kind)).toEqual(['guardian.ask'])
})

test('when the address changes while the guardian answers, no consent is kept for the previous address', async () => {
  for (let round = 0; round < 6; round++) {
    const { child, token } = await aChild()
    const email = `dad-${child.email}`
    const [answer, change] = await Promise.all([
      agree(token),
      send(guardian.changeGuardian, { body: { email } }, child),
    ])
    expect(change.status).toBe(200)
    expect([200, 410]).toContain(answer.status)
    expect(await account(child)).toMatchObject({ state: 'minor_waiting', guardian: { state: 'waiting' } })
    expect(await receiptsOf(child)).toHaveLength(answer.status === 200 ? 2 : 0)
  }
})

test.each([
  ['the child’s own mailbox', (child: TestPerson) => child.email.replace('@', '+mum@'), 422, 'invalid_input'],
  ['the same as before', (child: TestPerson) => `PARENT-${child.email}`, 409, 'guardian_is_same'],
])('refused as a new address: %s', async (_what, emailOf, status, code) => {
  const { child } = await aChild()
  const email = emailOf(child)
  expect(await send(guardian.changeGuardian, { body: { email } }, child)).toMatchObject({ status, json: { code } })
})

test('when eight children name one guardian concurrently five succeed', async () => {
  const children = await Promise.all(Array.from({ length: 8 }, () => aPerson(fixture, { age: 12 })))
  const replies = await Promise.all(
    children.map((child, i) => send(guardian.changeGuardian, { body: { email: `gran+${i}@x.co` } }, child)),
  )
  expect(replies.map((reply) => reply.json.code ?? 'done').sort()).toEqual([
    ...Array(5).fill('done'),
    ...Array(3).fill('guardian_full'),
  ])
  expect(replies.find((reply) => reply.status === 409)!.json.fields).toMatchObject([{ path: 'email' }])
})

test('the link is sent again at most three times a day, once for a double click, and not after a yes', async () => {
  const child = await aPerson(fixture, { age: 14 })
  const address = `parent-${child.email}`
  const resend = () => send(guardian.resendToGuardian, {}, child)
  const twins = await Promise.all([resend(), resend()])
  expect(twins.map((reply) => reply.status)).toEqual([200, 200])
  expect(await mailsTo(address)).toHaveLength(1)
  pass(2 * minute)
  expect((await resend()).status).toBe(200)
  expect(await mailsTo(address)).toHaveLength(2)
  expect((await resend()).status).toBe(429)

  const other = await aChild()
  await agree(other.token)
  expect(await send(guardian.resendToGuardian, {}, other.child)).toMatchObject({
    status: 409,
    json: { code: 'guardian_has_answered' },
  })
})

test('a guardian who refused is asked again once in thirty days', async () => {
  const { child, token } = await aChild()
  await decline(token)
  pass(2 * minute)
  expect((await send(guardian.resendToGuardian, {}, child)).status).toBe(200)
  expect((await send(guardian.resendToGuardian, {}, child)).status).toBe(429)
})
