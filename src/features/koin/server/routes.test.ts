import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { listKoins, listSkills } from '../contract.ts'
import { openWallets, spendKoin } from './commands.ts'
import { rewardKoin } from './reward-commands.ts'
import { koinRoutes } from './routes.ts'
import { giveSkillPoints } from './skill-commands.ts'

const { db, send } = await openFeatureFixture(koinRoutes)
const start = Date.parse('2026-12-31T16:58:00Z')

const lists = { koins: listKoins, skills: listSkills }

function get(list: keyof typeof lists, id: string | null, query: Record<string, string | number> = {}) {
  return send(id === null ? null : { id }, lists[list], { query })
}

/** A person with this many rewards of 1.00, 2.00, … koin, a minute apart, with one saving point each. */
async function aPerson(rewards: number) {
  const userId = crypto.randomUUID()
  await db.transaction().execute(async (tx) => {
    await openWallets(tx, { userId, now: new Date(start) })
    for (let i = 0; i < rewards; i++) {
      const reason = {
        userId,
        cause: `act:${i}`,
        title: `งานที่ ${i}`,
        href: `/events/${i}`,
        now: new Date(start + i * 60_000),
      }
      await giveSkillPoints(tx, { ...reason, points: { saving: 10 } })
      await rewardKoin(tx, { ...reason, source: 'event', amount: koin((i + 1) * 100) })
    }
  })
  return userId
}

test('the koin history is newest first, in Bangkok time and the Buddhist era, with sign, title and link', async () => {
  const userId = await aPerson(2)
  const spent = { userId, cause: 'buy', title: 'แลกสมุดโน้ต', href: null, now: new Date(start + 120_000) }
  await db.transaction().execute((tx) => spendKoin(tx, { ...spent, amount: koin(50), account: 'store_revenue' }))
  const { status, json } = await get('koins', userId)
  expect(status).toBe(200)
  const id = expect.any(String)
  expect(json).toEqual({
    items: [
      { id, date: '01/01/2570 | 00:00', activity: 'แลกสมุดโน้ต', point: -50, href: null },
      { id, date: '31/12/2569 | 23:59', activity: 'งานที่ 1', point: 200, href: '/events/1' },
      { id, date: '31/12/2569 | 23:58', activity: 'งานที่ 0', point: 100, href: '/events/0' },
    ],
    total: 3,
    page: 1,
    pages: 1,
  })
})

test('the skill history has points, klass and type', async () => {
  const { status, json } = await get('skills', await aPerson(6), { limit: 1 })
  expect(status).toBe(200)
  expect(json).toEqual({
    items: [
      {
        id: expect.any(String),
        date: '01/01/2570 | 00:03',
        activity: 'งานที่ 5',
        skill: 'saving',
        point: 10,
        href: '/events/5',
      },
    ],
    total: 6,
    page: 1,
    pages: 6,
    points: { saving: 60, spending: 0, investing: 0, protecting: 0, planning: 0 },
    klass: 2,
    klass_from: 50,
    klass_to: 150,
    type: 'GENERAL',
  })
})

test.each(['koins', 'skills'] as const)('the pages of %s hold every row once, in order', async (list) => {
  const person = await aPerson(27)
  const seen = []
  for (const page of [1, 2, 3]) seen.push(await get(list, person, { page, limit: 12 }))
  expect(seen.map(({ json }) => [json.items.length, json.total, json.pages])).toEqual([
    [12, 27, 3],
    [12, 27, 3],
    [3, 27, 3],
  ])
  const activities = seen.flatMap(({ json }) => json.items.map((item) => item.activity))
  expect(activities).toEqual(Array.from({ length: 27 }, (_, i) => `งานที่ ${26 - i}`))
  expect((await get(list, person, { page: 4, limit: 12 })).status).toBe(404)
})

test.each(['koins', 'skills'] as const)('%s of a new person is one empty page', async (list) => {
  const person = await aPerson(0)
  expect(await get(list, person)).toMatchObject({ status: 200, json: { items: [], total: 0, page: 1, pages: 0 } })
  expect(await get(list, person, { page: 2 })).toMatchObject({ status: 404, json: { code: 'not_found' } })
})

test.each(['koins', 'skills'] as const)("%s show only the caller's own rows, at most 50 per page", async (list) => {
  await aPerson(3)
  expect((await get(list, await aPerson(0))).json.items).toEqual([])
  expect(await get(list, null)).toMatchObject({ status: 401, json: { code: 'signed_out' } })
  for (const query of [{ limit: 51 }, { limit: 0 }, { page: 0 }, { page: 'x' }, { page: 1.5 }])
    expect((await get(list, await aPerson(0), query as Record<string, string>)).status).toBe(422)
})
