import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mayDo } from '#features/identity/accounts/server/account-queries.ts'
import * as contract from '#features/identity/sign-up/contract.ts'
import { minute, openGuardianFixture } from '#tests/fixtures/guardian.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import * as guardian from '../contract.ts'
import { askGuardianTask } from './guardian-link-commands.ts'

const fixture = await openGuardianFixture()
const { send, db, clock, pass, mailsTo, tokenOf, aChild, open, agree, decline, account, receiptsOf } = fixture

test('after a sign-up at 14 the guardian is asked by mail, once, however often the job runs', async () => {
  const body = await fixture.aSignUp({ birth_date: '2012-05-01', guardian_email: 'mae.one@example.com' })
  const { json } = await send(contract.register, { body })
  await fixture.runJobs()
  await fixture.runJobs()
  const mails = await mailsTo('mae.one@example.com')
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({ user_id: null, kind: 'guardian.ask' })
  expect(mail!.subject).toContain(body.display_name)
  expect(mail!.text).toMatch(/https:\/\/koinklass\.test\/guardian#[\w-]{43}\r\n/)
  expect(mail!.html).toContain('<html lang="th">')
  const stored = JSON.stringify(await db.selectFrom('guardian_link').selectAll().execute())
  expect(stored).not.toContain(await tokenOf('mae.one@example.com'))
  expect((await account({ token: json.access_token } as TestPerson)).guardian).toEqual({
    state: 'waiting',
    email: 'm•••@example.com',
    asked_at: clock.now.toISOString(),
    answered_at: null,
  })
})

test('opening the link, as mail scanners do, changes nothing and reveals no more than needed', async () => {
  const { child, token } = await aChild()
  for (let i = 0; i < 3; i++) {
    const { status, json } = await open(token)
    expect(status).toBe(200)
    expect(json).toMatchObject({ state: 'waiting', version: 1, answered_at: null, agreed: null, personal_version: 1 })
    expect(json.child.email).toMatch(/^.•••@example\.com$/)
  }
  expect((await account(child)).state).toBe('minor_waiting')
  expect(await receiptsOf(child)).toEqual([])
})

test('consent, withdrawal and consent again work by the same link, and change what the child may do', async () => {
  const { child, address, token } = await aChild()
  const { json } = await agree(token)
  expect(json).toMatchObject({
    state: 'allowed',
    version: 2,
    agreed: { name: 'สมหญิง ใจดี', relation: 'mother', policy_version: 1 },
  })
  expect(await account(child)).toMatchObject({ state: 'minor_allowed', may: { publish: true, link_social: true } })
  expect(await mayDo(db, child.id, 'buy_with_address', clock.now)).toBe(true)
  pass(minute)
  expect((await decline(token, 2)).json).toMatchObject({ state: 'refused', version: 3, agreed: null })
  expect(await account(child)).toMatchObject({ state: 'minor_refused', may: { publish: false, learn: true } })
  pass(minute)
  expect((await agree(token, 3)).json.state).toBe('allowed')
  expect(await receiptsOf(child)).toEqual([
    'given guardian guardian_link',
    'withdrawn guardian guardian_link',
    'given guardian guardian_link',
  ])
  const told = await db
    .selectFrom('notice')
    .select(['kind', 'facts'])
    .where('user_id', '=', child.id)
    .orderBy('id')
    .execute()
  expect(told).toEqual(
    ['allowed', 'withdrawn', 'allowed'].map((answer) => ({ kind: 'guardian.answered', facts: { answer } })),
  )
  expect((await mailsTo(address)).map((mail) => mail.kind)).toEqual([
    'guardian.ask',
    'guardian.answered',
    'guardian.answered',
    'guardian.answered',
  ])
  // The copy has a link of its own, and the first one stays valid.
  expect((await open(await tokenOf(address))).json.state).toBe('allowed')
  expect((await open(token)).json.state).toBe('allowed')
})

test('refusing needs nothing but the press, and is not a withdrawal', async () => {
  const { child, token } = await aChild()
  expect((await decline(token)).json.state).toBe('refused')
  expect(await receiptsOf(child)).toEqual(['refused guardian guardian_link'])
})

test('the child is told by mail, in the morning after quiet hours, once for the last of several answers', async () => {
  const { child, token } = await aChild()
  await agree(token)
  await fixture.runJobs()
  expect((await mailsTo(child.email)).map((mail) => mail.subject)).toEqual(['ผู้ปกครองยินยอมแล้ว'])
  const day = clock.now
  clock.now = new Date('2026-11-21T16:30:00Z')
  await decline(token, 2)
  await agree(token, 3)
  const { rows } = await jobsOf(child.id)
  expect(rows.map((job) => job.run_at.toISOString())).toEqual(['2026-11-22T00:00:00.000Z'])
  clock.now = day
})

async function jobsOf(userId: string) {
  const text = `select run_at from graphile_worker.jobs where key = 'tell-guardian-answer:${userId}'`
  return sql.raw<{ run_at: Date }>(text).execute(db)
}

test.each([
  ['born too late', { birth_year: 2007 }, 'birth_year'],
  ['born before anybody alive', { birth_year: 1850 }, 'birth_year'],
  ['without a name', { name: 'ก' }, 'name'],
  ['of no known relation', { relation: 'friend' }, 'relation'],
])('a guardian %s gets a field fault, and no consent is stored', async (_what, given, path) => {
  const { child, token } = await aChild()
  const { status, json } = await agree(token, 1, given)
  expect({ status, fields: json.fields?.map((field) => field.path) }).toEqual({ status: 422, fields: [path] })
  expect((await account(child)).state).toBe('minor_waiting')
})

test('a guardian who read an outdated policy must read the current one first', async () => {
  const { token } = await aChild()
  expect(await agree(token, 1, { personal_version: 2 })).toMatchObject({
    status: 409,
    json: { code: 'policy_changed' },
  })
})

test('a double click and a retry count once', async () => {
  const { child, address, token } = await aChild()
  const replies = await Promise.all(Array.from({ length: 8 }, () => agree(token)))
  expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200))
  expect(await receiptsOf(child)).toEqual(['given guardian guardian_link'])
  expect(await mailsTo(address)).toHaveLength(2)
})

test('of concurrent consent and refusal one counts, and the other is told to reload', async () => {
  for (let round = 0; round < 5; round++) {
    const { child, token } = await aChild()
    const replies = await Promise.all([agree(token), decline(token), agree(token), decline(token)])
    const state = (await account(child)).state
    const isAllowed = state === 'minor_allowed'
    expect(replies.map((reply) => reply.status)).toEqual(isAllowed ? [200, 409, 200, 409] : [409, 200, 409, 200])
    expect(await receiptsOf(child)).toHaveLength(1)
  }
})

test('an outdated page cannot undo a later answer', async () => {
  const { token } = await aChild()
  await agree(token)
  await decline(token, 2)
  expect(await agree(token, 1)).toMatchObject({ status: 409, json: { code: 'guardian_changed' } })
})

test('an adult has no guardian, and a guardian has no say from the twentieth birthday on', async () => {
  const adult = await aPerson(fixture)
  expect(await send(guardian.resendToGuardian, {}, adult)).toMatchObject({ json: { code: 'guardian_not_needed' } })
  expect(await send(guardian.changeGuardian, { body: { email: 'mum@x.co' } }, adult)).toMatchObject({
    json: { code: 'guardian_not_needed' },
  })
  const { token } = await aChild()
  await agree(token)
  const day = clock.now
  // 14 years old today; this is the eve of the twentieth birthday, a minute before midnight in Bangkok.
  clock.now = new Date('2032-11-20T16:59:00Z')
  expect((await open(token)).json.state).toBe('allowed')
  clock.now = new Date('2032-11-20T17:00:00Z')
  expect((await open(token)).json.state).toBe('of_age')
  expect(await decline(token, 2)).toMatchObject({ status: 409, json: { code: 'guardian_not_needed' } })
  clock.now = day
})

test('an unknown link is invalid, and reveals nothing', async () => {
  expect(await open('x'.repeat(43))).toMatchObject({ status: 410, json: { code: 'guardian_link_dead' } })
  expect((await decline('x'.repeat(43))).status).toBe(410)
})

test('the job that asks commits with the account, and does nothing once the guardian has answered', async () => {
  const { child, token, address } = await aChild()
  await agree(token)
  const before = (await mailsTo(address)).length
  const text = `select graphile_worker.add_job('${askGuardianTask}', json_build_object('userId', '${child.id}'))`
  await sql.raw(text).execute(db)
  await fixture.runJobs()
  expect(await mailsTo(address)).toHaveLength(before)
})
