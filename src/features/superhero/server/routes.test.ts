import { expect, test } from 'vitest'
import { may, stateOf } from '#features/identity/accounts/standing-rules.ts'
import { storeMemberPost } from '#features/posts/reading/server/seed.ts'
import { aPerson, type PersonOptions, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import * as admin from '../admin-contract.ts'
import { acceptHero, declineHero, listHeroes, listHeroPosts, readMyHeroes, showHero, viewHeroes } from '../contract.ts'

const fixture = await openTestbed()
const { send, db, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const year = 2026
const texts = { words: 'เขียนเพราะอยากจำ', story: ['ย่อหน้าแรก', 'ย่อหน้าสอง'] }
const missing = '00000000-0000-7000-8000-000000000000'

const choose = (who: TestPerson, more: object = {}, headers = {}) =>
  send(editor, admin.chooseHero, { body: { user_id: who.id, year, ...texts, ...more } }, headers)
const chosenIn = async (of = year) => (await send(editor, admin.listChosen, { query: { year: of } })).json.items
const mine = async (who: TestPerson) => (await send(who, readMyHeroes, {})).json
const accept = (who: TestPerson, id: string, version = 1) => send(who, acceptHero, { body: { id, version } })
const decline = (who: TestPerson, id: string) => send(who, declineHero, { body: { id } })
const edit = async (id: string, change: object, of = year) => {
  const { version, words, story, talk_post_id } = (await chosenIn(of)).find((one) => one.id === id)!
  return send(editor, admin.editHero, { body: { id, version, words, story, talk_post_id, ...change } })
}
const detail = (id: string) => send(null, showHero, { query: { id } })
const shownIn = async (of: number) =>
  (await send(null, listHeroes, { query: { year: of, limit: 50 } })).json.items.map(({ id }) => id)

async function aHero(options: PersonOptions = {}, of = year) {
  const person = await aPerson(fixture, options)
  const { id } = (await choose(person, { year: of })).json
  return { ...person, hero: id }
}

async function publish({ id: userId }: TestPerson, title: string, at = clock.now): Promise<string> {
  const words = { club: 'hit', skill: 'saving', title, summary: 'สรุป', tags: [] } as const
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
  const cover = { art: 'market', alt: 'ภาพ' }
  const author = { userId, name: 'คนเขียน' }
  return db.transaction().execute((tx) => storeMemberPost(tx, { ...words, tags: [], body, cover, author, at }))
}

test('nobody is shown before they agree; a notice links to what would be shown', async () => {
  const of = 2021
  const hero = await aHero({}, of)
  expect((await detail(hero.hero)).json.code).toBe('hero_not_found')
  const { items, obstacle } = await mine(hero)
  expect(items).toMatchObject([{ id: hero.hero, year: of, version: 1, ...texts, talk: null, state: 'waiting' }])
  expect(obstacle).toBeNull()
  const notices = await db.selectFrom('notice').select(['kind', 'facts']).where('user_id', '=', hero.id).execute()
  expect(notices).toEqual([{ kind: 'hero.chosen', facts: { year: of } }])

  expect((await accept(hero, hero.hero)).status).toBe(200)
  expect(await shownIn(of)).toEqual([hero.hero])
  expect((await detail(hero.hero)).json).toMatchObject({
    year: of,
    ...texts,
    numbers: { posts: 0, likes: 0, readers: 0 },
  })
  // The account is not revealed.
  expect(JSON.stringify((await detail(hero.hero)).json)).not.toContain(hero.id)

  expect((await decline(hero, hero.hero)).status).toBe(200)
  expect(await shownIn(of)).toEqual([])
  expect((await mine(hero)).items[0]?.state).toBe('declined')
  expect((await accept(hero, hero.hero)).status).toBe(200)
  expect(await shownIn(of)).toEqual([hero.hero])
})

test('an agreement applies to the version that was read, and a change of the text revokes it', async () => {
  const of = 2022
  const hero = await aHero({}, of)
  await edit(hero.hero, { words: 'อีกบรรทัด' }, of)
  expect((await accept(hero, hero.hero, 1)).json.code).toBe('hero_changed')
  expect((await accept(hero, hero.hero, 2)).status).toBe(200)
  // Saving without changes is no change.
  expect((await edit(hero.hero, {}, of)).json.version).toBe(2)
  expect(await shownIn(of)).toEqual([hero.hero])
  expect((await edit(hero.hero, { story: ['เล่าใหม่'] }, of)).json.version).toBe(3)
  expect(await shownIn(of)).toEqual([])
  const kinds = await db.selectFrom('notice').select('kind').where('user_id', '=', hero.id).orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['hero.chosen', 'hero.changed'])
  // An edit does not ask a person again who has refused.
  await decline(hero, hero.hero)
  await edit(hero.hero, { story: ['เล่าอีกที'] }, of)
  expect((await mine(hero)).items[0]?.state).toBe('declined')
  expect(await db.selectFrom('notice').select('kind').where('user_id', '=', hero.id).execute()).toHaveLength(2)
  const stale = { id: hero.hero, version: 1, ...texts, talk_post_id: null }
  expect((await send(editor, admin.editHero, { body: stale })).json.code).toBe('hero_changed')
})

test('in every state of an account the hero is visible exactly while it may publish, whatever the answer', async () => {
  const of = 2023
  const states: PersonOptions[] = [true, false].flatMap((verified) => [
    { verified, age: 20 },
    { verified, age: 35 },
    ...(['waiting', 'allowed', 'refused'] as const).map((guardian) => ({ verified, age: 19, guardian })),
  ])
  for (const state of states) {
    const { verified = true, age = 20, guardian = null } = state
    const account = { isVerified: verified, birthDate: `${2026 - age}-11-21`, guardian, hasOwnConsent: true }
    const isFree = may(stateOf(account, '2026-11-21'), 'publish')
    const hero = await aHero(state, of)
    const said = await accept(hero, hero.hero)
    expect(said.status, JSON.stringify(state)).toBe(isFree ? 200 : 409)
    if (!isFree) expect(said.json.code).toBe(verified ? 'hero_guardian_first' : 'hero_verify_first')
    expect((await mine(hero)).obstacle).toBe(isFree ? null : verified ? 'guardian' : 'unverified')
    await db.updateTable('super_hero').set({ accepted_at: clock.now }).where('id', '=', hero.hero).execute()
    expect((await detail(hero.hero)).status, JSON.stringify(state)).toBe(isFree ? 200 : 404)
  }
})

test("a guardian's refusal or a scheduled deletion hides the hero at once, also in the lists", async () => {
  const hero = await aHero({ age: 15, guardian: 'allowed' }, 2024)
  const post = await publish(hero, 'โพสต์ของฮีโร')
  await accept(hero, hero.hero)
  await edit(hero.hero, { talk_post_id: post }, 2024)
  const posts = async (query = {}) =>
    (await send(null, listHeroPosts, { query: { hero: hero.hero, ...query } })).json.total
  expect([await posts(), await posts({ talk: '1' })]).toEqual([1, 1])
  await db.updateTable('guardian').set({ state: 'refused' }).where('user_id', '=', hero.id).execute()
  expect([(await detail(hero.hero)).status, await posts(), await posts({ talk: '1' })]).toEqual([404, 0, 0])
  await db.updateTable('guardian').set({ state: 'allowed' }).where('user_id', '=', hero.id).execute()
  expect((await detail(hero.hero)).status).toBe(200)
  const leaving = { user_id: hero.id, asked_at: clock.now, erase_at: clock.now, restore_hash: hero.id }
  await db.insertInto('leaving').values(leaving).execute()
  expect([(await detail(hero.hero)).status, await posts(), await posts({ talk: 'true' })]).toEqual([404, 0, 0])
  expect((await choose(hero, { year: 2025 })).json.code).toBe('hero_member_gone')
  expect((await chosenIn(2024))[0]).toMatchObject({ state: 'accepted', is_shown: false })
})

test("an interview is a published post of the hero's own, and belongs to one year", async () => {
  const hero = await aHero({}, 2027)
  const other = await aHero({}, 2027)
  const own = await publish(hero, 'สัมภาษณ์')
  const theirs = await publish(other, 'ของคนอื่น')
  const talk = (id: string, post: string | null) => edit(id, { talk_post_id: post }, 2027)
  expect((await talk(hero.hero, theirs)).json.code).toBe('hero_talk_not_theirs')
  expect((await talk(hero.hero, missing)).json.code).toBe('hero_talk_not_theirs')
  await accept(hero, hero.hero)
  // The post is public already, so selecting it does not ask again.
  expect((await talk(hero.hero, own)).status).toBe(200)
  expect((await detail(hero.hero)).json).toMatchObject({ talk: { id: own, title: 'สัมภาษณ์' }, numbers: { posts: 1 } })
  const again = await choose(hero, { year: 2028 })
  expect((await edit(again.json.id, { talk_post_id: own }, 2028)).json.code).toBe('hero_talk_not_theirs')
  await db.updateTable('post').set({ status: 'unpublished' }).where('id', '=', own).execute()
  expect((await detail(hero.hero)).json).toMatchObject({ talk: null, numbers: { posts: 0 } })
  await db.deleteFrom('post').where('id', '=', own).execute()
  expect((await chosenIn(2027)).find(({ id }) => id === hero.hero)?.talk_post_id).toBeNull()
})

test('the numbers are the totals of their published posts', async () => {
  const hero = await aHero({}, 2029)
  await accept(hero, hero.hero)
  for (const n of [1, 2, 3]) {
    const post = await publish(hero, `เรื่อง ${n}`, new Date(clock.now.getTime() + n))
    await db
      .updateTable('post_stat')
      .set({ like_count: n, view_count: 10 * n })
      .where('post_id', '=', post)
      .execute()
  }
  expect((await detail(hero.hero)).json.numbers).toEqual({ posts: 3, likes: 6, readers: 60 })
  const { items, total } = (await send(null, listHeroPosts, { query: { hero: hero.hero, limit: 2 } })).json
  expect([total, items.map(({ title }) => title)]).toEqual([3, ['เรื่อง 3', 'เรื่อง 2']])
})

test('the first page shows the newest year with visible heroes; years are listed newest first', async () => {
  const later = await aHero({}, 2031)
  const before = (await send(null, viewHeroes, {})).json
  expect(before.years).not.toContain(2031)
  await accept(later, later.hero)
  const { year: newest, years, heroes } = (await send(null, viewHeroes, {})).json
  expect([newest, years[0], heroes.map(({ id }) => id)]).toEqual([2031, 2031, [later.hero]])
  expect((await send(null, listHeroes, {})).json).toMatchObject({ year: 2031, total: 1 })
  expect((await send(null, listHeroes, { query: { year: 2099 } })).json).toMatchObject({
    year: 2099,
    total: 0,
    items: [],
  })
  await decline(later, later.hero)
})

test('pages end at the hundredth, and invalid input is refused', async () => {
  for (const spec of [listHeroes, listHeroPosts]) {
    expect((await send(null, spec, { query: { page: 100 } })).json).toMatchObject({ items: [], page: 100 })
    expect(await send(null, spec, { query: { page: 101 } })).toMatchObject({
      status: 404,
      json: { code: 'page_beyond_last' },
    })
    expect((await send(null, spec, { query: { limit: 51 } })).status).toBe(422)
  }
  for (const wrong of ['0', '2019', 'ปีนี้', '20.5'])
    expect((await send(null, listHeroes, { query: { year: wrong } })).status).toBe(422)
  expect((await send(null, listHeroPosts, { query: { talk: 'maybe' as '1' } })).status).toBe(422)
  expect(await detail(missing)).toMatchObject({ status: 404, json: { code: 'hero_not_found' } })
  expect((await detail('x')).status).toBe(422)
})

test('nobody can answer for another person', async () => {
  const hero = await aHero({}, 2032)
  const stranger = await aPerson(fixture)
  for (const reply of [
    await accept(stranger, hero.hero),
    await decline(stranger, hero.hero),
    await accept(hero, missing),
  ])
    expect(reply).toMatchObject({ status: 404, json: { code: 'hero_not_found' } })
  expect((await mine(stranger)).items).toEqual([])
})

test('members are found by a prefix of their name, with their posts', async () => {
  const member = await aPerson(fixture, { name: '100%_ใบเตย' })
  await publish(member, 'หนึ่ง')
  const find = async (name: string) => (await send(editor, admin.findMembers, { query: { name } })).json.items
  expect(await find('100%_')).toEqual([
    { user_id: member.id, display_name: '100%_ใบเตย', display_image: 'kla-1', posts: 1 },
  ])
  expect(await find('1%ใบเตย')).toEqual([])
  expect(await find('ใบเตย')).toEqual([])
})

test('of concurrent choices of one member one succeeds, and concurrent choices get distinct places', async () => {
  const of = 2040
  const one = await aPerson(fixture)
  const same = await Promise.all(Array.from({ length: 8 }, () => choose(one, { year: of })))
  expect(same.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const keyed = await aPerson(fixture)
  const twice = await Promise.all([1, 2].map(() => choose(keyed, { year: of }, { 'idempotency-key': 'choose-once' })))
  expect(twice[0]!.json).toEqual(twice[1]!.json)
  const others = await people(fixture, 6)
  await Promise.all(others.map((other) => choose(other, { year: of })))
  const positions = async () =>
    (await db.selectFrom('super_hero').select('position').where('year', '=', of).orderBy('position').execute()).map(
      ({ position }) => position,
    )
  expect(await positions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])

  const ids = (await chosenIn(of)).map(({ id }) => id)
  const move = (id: string, place: number) => send(editor, admin.moveHero, { body: { id, place } })
  expect((await Promise.all(ids.map((id, i) => move(id, ids.length - i)))).every(({ status }) => status === 200)).toBe(
    true,
  )
  expect(await positions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const [first, , third] = (await chosenIn(of)).map(({ id }) => id)
  await move(first!, 1_000)
  await move(third!, 1)
  const after = (await chosenIn(of)).map(({ id }) => id)
  expect([after[0], after.at(-1)]).toEqual([third, first])
  // Concurrent moves, removals and choices.
  const more = await people(fixture, 3)
  const replies = await Promise.all([
    ...after.slice(0, 3).map((id) => send(editor, admin.removeHero, { body: { id } })),
    ...after.slice(0, 4).map((id) => move(id, 2)),
    ...more.map((person) => choose(person, { year: of })),
  ])
  expect(replies.filter(({ status }) => status !== 200 && status !== 404).map(({ json }) => json)).toEqual([])
  const left = await positions()
  expect([left.length, new Set(left).size]).toEqual([8, 8])
})

test('an agreement that races with a change of the text never applies to the new text', async () => {
  const hero = await aHero({}, 2041)
  for (let round = 1; round <= 8; round += 1) {
    const { version } = (await mine(hero)).items[0]!
    const [said] = await Promise.all([
      accept(hero, hero.hero, version),
      edit(hero.hero, { words: `แก้ครั้งที่ ${round}` }, 2041),
    ])
    expect([200, 409]).toContain(said.status)
    expect(await shownIn(2041)).toEqual([])
  }
  const { version } = (await mine(hero)).items[0]!
  const double = await Promise.all([accept(hero, hero.hero, version), accept(hero, hero.hero, version)])
  expect(double.map(({ status }) => status)).toEqual([200, 200])
  expect(await shownIn(2041)).toEqual([hero.hero])
})

test('every staff act is in the log, without text about the person', async () => {
  const hero = await aHero({}, 2042)
  await edit(hero.hero, { words: 'ถ้อยคำใหม่ล่าสุด' }, 2042)
  const second = await aHero({}, 2042)
  await send(editor, admin.moveHero, { body: { id: second.hero, place: 1 } })
  await send(editor, admin.removeHero, { body: { id: hero.hero } })
  const acts = await db.selectFrom('staff_act').selectAll().where('subject_kind', '=', 'super_hero').execute()
  const of = (id: string) => acts.filter(({ subject_id }) => subject_id === id).map(({ act }) => act)
  expect(of(hero.hero)).toEqual(['hero.chosen', 'hero.edited', 'hero.removed'])
  expect(of(second.hero)).toEqual(['hero.chosen', 'hero.moved'])
  expect(JSON.stringify(acts)).not.toMatch(new RegExp(`ถ้อยคำ|เขียนเพราะ|${hero.id}`))
  expect((await detail(hero.hero)).status).toBe(404)
  expect((await mine(hero)).items).toEqual([])
})
