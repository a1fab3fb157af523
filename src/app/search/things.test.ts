// The search for premiums, missions, funds, deposits and games.
import { beforeEach, expect, test } from 'vitest'
import { searchThings } from '#app/features.ts'
import { searchFeature } from '#features/search/server/feature.ts'
import { indexListed } from '#features/search/server/listed-commands.ts'
import { tasksOf } from '#kit/server/feature.ts'
import { aMission } from '#tests/fixtures/quests.ts'
import { aPremium } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { findOthers } from './contract.ts'

const fixture = await openTestbed({ hasContent: true })
const start = fixture.clock.now
beforeEach(() => {
  fixture.clock.now = start
})

/** What the search's jobs do each minute. */
async function index() {
  const jobs = searchFeature.jobs({ db: fixture.db, clock: () => fixture.clock.now, searchThings })
  for (const run of Object.values(tasksOf(jobs))) await run({})
}
/** What a visitor finds of a kind. */
async function find(keyword: string, kind: string) {
  const { status, json } = await fixture.send(null, findOthers, { query: { keyword } })
  expect(status).toBe(200)
  return json.things.filter((thing) => thing.kind === kind)
}
const titles = async (keyword: string, kind: string) => (await find(keyword, kind)).map(({ title }) => title)
const inDays = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000)

test('a visitor finds funds, deposits and games of the content by name, with their pages', async () => {
  expect(await find('ทองคำ', 'fund')).toMatchObject([
    { key: 'SIM-GOLD', title: 'กองทุนจำลอง ทองคำ', href: '/bank/fund/detail/SIM-GOLD' },
  ])
  expect((await find('sim-gold', 'fund')).map(({ key }) => key)).toEqual(['SIM-GOLD'])
  expect(await titles('กองทุน', 'fund')).toHaveLength(6)
  expect((await find('ทวีทรัพย์', 'deposit')).map(({ href }) => href)).toEqual(['/bank/saving/thaweesup'])
  expect((await find('ฝากประจำ', 'deposit')).map(({ href }) => href)).toEqual(['/bank/saving/fixed'])
  expect((await titles('เงินฝาก', 'deposit')).toSorted()).toEqual(['ทวีทรัพย์', 'ฝากประจำ', 'ออมทรัพย์'])
  expect(await find('อักษรไขว้', 'game')).toMatchObject([{ href: '/crossword', picture: '/art/games/crossword.svg' }])
  expect((await find('เกม', 'game')).map(({ key }) => key)).toHaveLength(4)
  for (const kind of ['premium', 'mission', 'fund', 'deposit', 'game']) expect(await find('ไดโนเสาร์', kind)).toEqual([])
})

test('a slip in the spelling finds a thing, and the reply says what was meant', async () => {
  const { things, corrected } = (await fixture.send(null, findOthers, { query: { keyword: 'แบตมินตัน' } })).json
  expect(things).toMatchObject([{ kind: 'premium', title: 'ชุดแบดมินตันสองไม้' }])
  expect(corrected).toContain('แบดมินตัน')
})

test('a premium is found from its announcement until it goes off sale, at once and whatever the index says', async () => {
  const title = 'หมวกปีกกว้างสีฟ้า'
  expect(await titles('หมวกปีกกว้าง', 'premium')).toEqual([])
  const id = await aPremium(fixture, { title, on_sale_from: inDays(1), on_sale_until: inDays(3) })
  await index()
  expect(await find('หมวกปีกกว้าง', 'premium')).toMatchObject([
    { key: id, title, href: expect.stringContaining(`/store/${id}/`), picture: '/art/premiums/tote-bag.svg' },
  ])
  fixture.clock.now = inDays(3)
  expect(await titles('หมวกปีกกว้าง', 'premium')).toEqual([])
  fixture.clock.now = start
  await fixture.db.updateTable('premium').set({ title: 'ร่มไม้ไผ่' }).where('id', '=', id).execute()
  await index()
  expect(await titles('หมวกปีกกว้าง', 'premium')).toEqual([])
  expect(await titles('ร่มไม้ไผ่', 'premium')).toEqual(['ร่มไม้ไผ่'])
  await fixture.db
    .updateTable('premium')
    .set({ on_sale_from: inDays(-1), on_sale_until: start })
    .where('id', '=', id)
    .execute()
  expect(await titles('ร่มไม้ไผ่', 'premium')).toEqual([])
  await index()
  expect(await fixture.db.selectFrom('search_thing').select('key').where('key', '=', id).execute()).toEqual([])
})

test('a mission is found while it can be joined or opens soon: no draft, none that was ended or is over', async () => {
  const title = 'ภารกิจนกฮูกนับเหรียญ'
  const id = await aMission(fixture, { title, opensIn: 5, endsIn: 20, joinsIn: 10 })
  const far = await aMission(fixture, { title: `${title} ปีหน้า`, opensIn: 60, endsIn: 80 })
  const draft = await aMission(fixture, { title: `${title} ร่าง` })
  await fixture.db.updateTable('mission').set({ state: 'draft' }).where('id', '=', draft).execute()
  await index()
  expect(await find('นกฮูก', 'mission')).toMatchObject([
    { key: id, title, href: `/superquest/profile/allquests#mission-${id}` },
  ])
  fixture.clock.now = inDays(10)
  expect(await titles('นกฮูก', 'mission')).toEqual([])
  fixture.clock.now = inDays(50)
  await index()
  expect((await find('นกฮูก', 'mission')).map(({ key }) => key)).toEqual([far])
  const ended = { ended_at: fixture.clock.now, ended_reason: 'ทดสอบ' }
  await fixture.db.updateTable('mission').set(ended).where('id', '=', far).execute()
  expect(await titles('นกฮูก', 'mission')).toEqual([])
})

test('an unchanged thing is not analysed again', async () => {
  await index()
  const rows = () => fixture.db.selectFrom('search_thing').selectAll().orderBy('kind').orderBy('key').execute()
  const before = await rows()
  expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(['premium', 'mission', 'fund', 'deposit', 'game']))
  expect(await indexListed(fixture.db, searchThings, start)).toBe(0)
  expect(await rows()).toEqual(before)
})
