import { expect, test } from 'vitest'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { announcePolicies } from './announce-commands.ts'
import { policyComing } from './notices.ts'
import { importPolicies, readPolicies } from './seed.ts'

const fixture = await openFeatureFixture()
const { db, clock } = fixture
const policies = await readPolicies(new URL('../../../../content/policies/', import.meta.url))
const law = policies.find(({ type }) => type === 'law')!
const second = { ...law, version: 2, effective: '2026-12-01' }

test('a coming version is announced thirty days ahead, once, with a link to it', async () => {
  const before = await aPerson(fixture)
  clock.now = new Date(startOfBangkokDay('2026-11-01').getTime() - 1)
  await db.transaction().execute((tx) => importPolicies(tx, [...policies, second], clock.now))
  await announcePolicies(db, clock.now)
  expect(await db.selectFrom('notice').selectAll().execute()).toEqual([])

  clock.now = new Date(startOfBangkokDay('2026-11-22').getTime())
  await Promise.all([1, 2, 3].map(() => announcePolicies(db, clock.now)))
  await aPerson(fixture)
  await announcePolicies(db, clock.now)
  const facts = { type: 'law', version: 2, effective: '2026-12-01' }
  const notices = await db.selectFrom('notice').select(['user_id', 'kind', 'facts']).execute()
  expect(notices).toEqual([{ user_id: before.id, kind: 'policy.coming', facts }])
  expect(policyComing.tell({ ...facts, type: 'law' }).href).toBe('/policy/law?version=2')
  await db.deleteFrom('notice').execute()
  await db.deleteFrom('user_account').where('user_id', '!=', before.id).execute()
})

test('a new version is announced on its day, once, to those who had an account before', async () => {
  const [before] = await db.selectFrom('user_account').select('user_id as id').execute()
  clock.now = new Date(startOfBangkokDay('2026-12-01').getTime() - 1)
  await announcePolicies(db, clock.now)
  expect(await db.selectFrom('notice').selectAll().execute()).toEqual([])

  clock.now = startOfBangkokDay('2026-12-01')
  await aPerson(fixture)
  await Promise.all([1, 2, 3].map(() => announcePolicies(db, clock.now)))
  await announcePolicies(db, clock.now)
  expect(await db.selectFrom('notice').select(['user_id', 'kind', 'facts']).execute()).toEqual([
    { user_id: before!.id, kind: 'policy.changed', facts: { type: 'law', effective: '2026-12-01' } },
  ])
})

test('an interrupted run is completed by the next', async () => {
  await db.updateTable('policy').set({ announced_at: null }).execute()
  const [told] = await db.selectFrom('notice').selectAll().execute()
  await db.deleteFrom('notice').execute()
  const count = 450
  await fixture.runAsOwner(`
    insert into user_account (user_id, email, email_key, display_name, name_key, birth_date, province, interests,
      display_image, made_at)
    select gen_random_uuid(), n || '@x.co', n || '@x.co', 'คน ' || n, 'คน ' || n, '2000-01-01', '10', '{}', 'kla-1',
      '2026-11-30 00:00:00Z'
    from generate_series(1, ${count}) as n`)
  await db
    .insertInto('notice')
    .values({ ...told!, facts: JSON.stringify(told!.facts) })
    .execute()
  clock.now = startOfBangkokDay('2026-12-02')
  await announcePolicies(db, clock.now)
  const { people } = await db
    .selectFrom('notice')
    .select((e) => e.fn.count<number>('user_id').distinct().as('people'))
    .executeTakeFirstOrThrow()
  expect(Number(people)).toBe(count + 1)
})
