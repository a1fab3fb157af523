// A name that may not be shown appears in no public place from the moment that a guardian's refusal takes effect.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { serveSeo } from '#app/seo/serve.ts'
import { may, stateOf } from '#features/identity/accounts/standing-rules.ts'
import { declineAsGuardian } from '#features/identity/guardian/contract.ts'
import { newWays } from '#features/identity/guardian/server/guardian-link-commands.ts'
import { beginLeaving } from '#features/identity/privacy/server/leave-commands.ts'
import { storeMemberPost } from '#features/posts/reading/server/seed.ts'
import { indexWaitingPosts } from '#features/posts/search/server/search-commands.ts'
import { sweepPosts } from '#features/posts/writing/server/sweep-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openPageFixture } from '../../fixtures/pages.ts'
import { aPerson, type PersonOptions, type TestPerson } from '../../fixtures/people.ts'
import { testOrigin } from '../../support/testbed.ts'

const fixture = await openPageFixture()
const { db, clock } = fixture
const start = clock.now
serveSeo(fixture.http, { db, clock: () => clock.now, origin: testOrigin, isIndexed: true, pages: [] })

beforeEach(() => {
  clock.now = start
})

let count = 0

/** A person whose name appears in every possible place: a post, a summary, a leaderboard, a hero with an interview. */
async function aKnownPerson(options: PersonOptions = {}) {
  const name = `นกฮูก${['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก'][count++]}`
  const person = await aPerson(fixture, { name, age: 15, guardian: 'allowed', ...options })
  const words = { club: 'hit', skill: 'saving', summary: 'สรุปของเรื่อง', tags: [] } as const
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
  const author = { userId: person.id, name }
  const post = { ...words, tags: [], body, cover: { art: 'market', alt: 'ภาพ' }, author, at: clock.now }
  const ids = await db.transaction().execute(async (tx) => ({
    post: await storeMemberPost(tx, { ...post, title: `เรื่องที่ ${count}` }),
    talk: await storeMemberPost(tx, { ...post, title: `คุยกับ ${name}` }),
  }))
  const article = await db
    .selectFrom('post')
    .select('id')
    .where('key', '=', 'compound-interest')
    .executeTakeFirstOrThrow()
  const at = { made_at: clock.now, updated_at: clock.now, decided_at: clock.now }
  const summary = { id: newId(clock.now), day: '2026-11-21', text: `สรุปสั้น ${count}`, state: 'accepted', flags: '[]' }
  await db
    .insertInto('post_summary')
    .values({ ...summary, ...at, user_id: person.id, post_id: article.id })
    .execute()
  const hero = { id: newId(clock.now), user_id: person.id, year: 2026, position: count, words: 'คำ', story: ['เรื่อง'] }
  await db
    .insertInto('super_hero')
    .values({ ...hero, accepted_at: clock.now, chosen_by: person.id, chosen_at: clock.now })
    .execute()
  await db.insertInto('hero_talk').values({ user_id: person.id, year: 2026, post_id: ids.talk }).execute()
  await indexWaitingPosts(db)
  const places = [
    '/v2/api/home',
    '/v2/api/home/posts',
    '/v2/api/post?type=hit',
    '/v2/api/post/detail?type=hit&order=new',
    `/v2/api/post/search?filter=author&keyword=${encodeURIComponent(name)}`,
    `/v2/api/search?keyword=${encodeURIComponent(name)}`,
    `/v2/api/post/show?id=${ids.post}`,
    `/v2/api/post/show?id=${ids.talk}`,
    `/v2/api/post/summaries?id=${article.id}`,
    '/v2/api/superhero',
    '/v2/api/superhero/posts',
    '/v2/api/superhero/users?year=2026',
    `/v2/api/superhero/detail?id=${hero.id}`,
    '/rss.xml',
    '/rss/hit.xml',
    '/sitemap.xml',
    '/',
    '/club/hit',
    '/super-hero',
    `/post/detail/${ids.post}/${encodeURIComponent(`เรื่องที่-${count}`)}`,
  ]
  /** The addresses where the name occurs; a page's HTML includes its JSON-LD, and the RSS its creator. */
  const named = async () => {
    // Pages are cached for some seconds.
    clock.now = new Date(clock.now.getTime() + 60_000)
    const replies = await Promise.all(places.map((place) => fixture.get(place)))
    return places.filter((_, i) => replies[i]!.body.replace(/"(keyword|query)":"[^"]*"/g, '').includes(name))
  }
  return { ...person, name, named, ids }
}

const refuse = async (child: TestPerson) => {
  const { link } = await db
    .transaction()
    .execute((tx) => newWays(tx, { userId: child.id, origin: testOrigin, now: clock.now }))
  const token = link.split('#')[1]!
  const reply = await fixture.send(null, declineAsGuardian, { body: { token, version: 1 } })
  expect([reply.status, reply.json.detail]).toEqual([200, undefined])
}

test('a guardian who withdraws consent removes the name from every page, feed, list and search at once', async () => {
  const child = await aKnownPerson()
  expect((await child.named()).length).toBeGreaterThan(10)
  await refuse(child)
  expect(await child.named()).toEqual([])
  // The child's text stays, without a name.
  const shown = await fixture.get(`/v2/api/post/show?id=${child.ids.post}`)
  expect(shown.json()).toMatchObject({ author: null, author_name: 'สมาชิก Koinklass' })
  await sweepPosts(db, clock.now)
  await indexWaitingPosts(db)
  expect(await child.named()).toEqual([])
  // After consent is given again, everything is restored once the search index is updated.
  await db
    .updateTable('guardian')
    .set({ state: 'allowed', answered_at: clock.now })
    .where('user_id', '=', child.id)
    .execute()
  await indexWaitingPosts(db)
  expect((await child.named()).length).toBeGreaterThan(10)
})

test('the name of a leaver is hidden during the thirty days, and returns when they come back', async () => {
  const person = await aKnownPerson({ age: 30 })
  const before = await person.named()
  expect(before.length).toBeGreaterThan(10)
  await db.transaction().execute((tx) => beginLeaving(tx, { userId: person.id, origin: testOrigin, now: clock.now }))
  expect(await person.named()).toEqual([])
  await sweepPosts(db, clock.now)
  expect(await person.named()).toEqual([])
  await db.deleteFrom('leaving').where('user_id', '=', person.id).execute()
  await indexWaitingPosts(db)
  expect(await person.named()).toEqual(before)
})

test('a child who left and whose guardian refused in the meantime comes back without a name', async () => {
  const child = await aKnownPerson()
  await db.transaction().execute((tx) => beginLeaving(tx, { userId: child.id, origin: testOrigin, now: clock.now }))
  await db
    .updateTable('guardian')
    .set({ state: 'refused', answered_at: clock.now })
    .where('user_id', '=', child.id)
    .execute()
  await db.deleteFrom('leaving').where('user_id', '=', child.id).execute()
  await indexWaitingPosts(db)
  expect(await child.named()).toEqual([])
})

test('the sweep shows the name again when a person turns 20, whatever the guardian decided', async () => {
  const child = await aKnownPerson({ age: 19 })
  await refuse(child)
  clock.now = new Date(start.getTime() + 366 * 86_400_000)
  await sweepPosts(db, clock.now)
  await indexWaitingPosts(db)
  expect((await child.named()).length).toBeGreaterThan(10)
})

test('the database shows names by the same rules as standing-rules.ts', async () => {
  const day = bangkokDay(clock.now)
  for (const verified of [true, false])
    for (const age of [12, 19, 20, 40])
      for (const guardian of ['waiting', 'allowed', 'refused'] as const) {
        const { id } = await aPerson(fixture, { verified, age, guardian })
        const account = await db
          .selectFrom('user_account')
          .select('birth_date')
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow()
        const state = stateOf(
          {
            isVerified: verified,
            birthDate: account.birth_date,
            guardian: age < 20 ? guardian : null,
            hasOwnConsent: true,
          },
          day,
        )
        const { rows } = await sql<{ is: boolean }>`select may_show_name(${id}, ${day}) as is`.execute(db)
        expect([state, rows[0]?.is]).toEqual([state, may(state, 'show_name_on_board')])
      }
})
