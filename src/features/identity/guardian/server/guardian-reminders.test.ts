import { expect, test } from 'vitest'
import { tasksOf } from '#kit/server/feature.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, type PersonOptions } from '#tests/fixtures/people.ts'
import * as guardian from '../contract.ts'
import { guardianJobs } from './jobs.ts'

const fixture = await openIdentityFixture()
const { db, clock, keys, send } = fixture
let holding = 1
const tasks = tasksOf(
  guardianJobs({
    db,
    clock: () => clock.now,
    keys,
    origin: 'https://koinklass.test',
    holdingVersion: async () => holding,
  }),
)
const remind = () => tasks['remind-guardians']!(null)
const start = clock.now

async function aChild(options: PersonOptions = {}) {
  clock.now = start
  const child = await aPerson(fixture, { age: 14, ...options })
  const kinds = async () => {
    const mails = await db.selectFrom('mail').select(['kind', 'text']).where('to_address', '=', `parent-${child.email}`)
    return (await mails.orderBy('made_at').orderBy('id').execute()).map((mail) => mail.kind)
  }
  return { child, kinds }
}

function at(iso: string): void {
  clock.now = new Date(iso)
}

test('two reminders, after 7 and 14 days, each once, and none after', async () => {
  // Asked at 16:00 in Bangkok on 21 November.
  const { kinds } = await aChild()
  at('2026-11-28T08:59:59Z')
  await remind()
  expect(await kinds()).toEqual([])
  at('2026-11-28T09:00:00Z')
  await Promise.all([remind(), remind(), remind()])
  expect(await kinds()).toEqual(['guardian.remind'])
  at('2026-12-05T08:59:59Z')
  await remind()
  expect(await kinds()).toHaveLength(1)
  at('2026-12-05T09:00:00Z')
  await Promise.all([remind(), remind()])
  expect(await kinds()).toEqual(['guardian.remind', 'guardian.remind'])
  at('2027-06-01T09:00:00Z')
  await remind()
  expect(await kinds()).toHaveLength(2)
})

test('a reminder due in quiet hours is sent in the morning', async () => {
  const { kinds } = await aChild()
  for (const night of ['2026-11-28T14:00:00Z', '2026-11-28T17:00:00Z', '2026-11-28T23:59:59Z']) {
    at(night)
    await remind()
    expect(await kinds()).toEqual([])
  }
  at('2026-11-29T00:00:00Z')
  await remind()
  expect(await kinds()).toHaveLength(1)
})

test('a worker that was down for weeks sends one reminder and not two', async () => {
  const { kinds } = await aChild()
  at('2026-12-24T03:00:00Z')
  await remind()
  await remind()
  expect(await kinds()).toEqual(['guardian.remind'])
})

test.each<[string, PersonOptions]>([
  ['the guardian has agreed', { guardian: 'allowed' }],
  ['the guardian has refused', { guardian: 'refused' }],
  ['the child never showed that the address is theirs', { verified: false }],
  ['the child has turned 20 since', { age: 19 }],
])('nobody is reminded when %s', async (_what, options) => {
  const { child, kinds } = await aChild(options)
  if (options.age === 19)
    await db.updateTable('user_account').set({ birth_date: '2006-11-25' }).where('user_id', '=', child.id).execute()
  at('2026-12-24T03:00:00Z')
  await remind()
  expect(await kinds()).toEqual([])
})

test('changing the address restarts the count of days', async () => {
  const { child } = await aChild()
  at('2026-11-21T09:10:00Z')
  await send(guardian.changeGuardian, { body: { email: `dad-${child.email}` } }, child)
  const kinds = async () =>
    (await db.selectFrom('mail').select('kind').where('to_address', '=', `dad-${child.email}`).execute()).map(
      (mail) => mail.kind,
    )
  at('2026-11-28T09:05:00Z')
  await remind()
  expect(await kinds()).toEqual(['guardian.ask'])
  at('2026-11-28T09:10:00Z')
  await remind()
  expect(await kinds()).toEqual(['guardian.ask', 'guardian.remind'])
})

test('a policy version with new uses of data asks every guardian again, once; until then consent is not valid', async () => {
  const { child, kinds } = await aChild()
  await send(guardian.resendToGuardian, {}, child)
  const mail = await db
    .selectFrom('mail')
    .select('text')
    .where('to_address', '=', `parent-${child.email}`)
    .executeTakeFirstOrThrow()
  const token = mail.text!.match(/guardian#(\S+)/)![1]!
  const signer = { name: 'สมหญิง', relation: 'mother', birth_year: 1980, personal_version: 1 } as const
  await send(guardian.agreeAsGuardian, { body: { ...signer, token, version: 1 } })
  await remind()
  expect(await kinds()).toHaveLength(2)
  holding = 2
  at('2026-11-22T09:00:00Z')
  await Promise.all([remind(), remind()])
  await remind()
  holding = 1
  expect(await kinds()).toEqual([expect.any(String), expect.any(String), 'guardian.ask-anew'])
  expect((await send(guardian.openGuardianLink, { body: { token } })).json).toMatchObject({
    state: 'waiting',
    version: 3,
  })
})
