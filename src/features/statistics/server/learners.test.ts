// The names behind a number of learners: the same people, for admins alone, and none where the number is hidden.
import { expect, test } from 'vitest'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { seedLearners } from '#tests/fixtures/learners.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readStatistics } from '../admin-contract.ts'
import { minGroup, spans } from '../count-rules.ts'
import { listLearners } from '../learners-contract.ts'
import { countStatistics } from './jobs.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture

const lastDay = '2026-11-22'
const { people, learned } = await seedLearners(db, { firstDay: addDays(lastDay, -40), lastDay, count: 120 })

/** The morning after a day, with its numbers counted. */
async function morningAfter(day: string): Promise<TestPerson> {
  clock.now = new Date(startOfBangkokDay(addDays(day, 1)).getTime() + 5 * 3_600_000)
  await countStatistics(db, clock.now)
  return aPerson(fixture, { roles: ['admin'] })
}

/** All pages of a span. */
async function namesOf(who: TestPerson, span: number): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const query: { span: number; after?: string } = { span, ...(after && { after }) }
    const { status, json } = await send(who, listLearners, { query })
    expect(status).toBe(200)
    ids.push(...json.items.map(({ id }: { id: string }) => id))
    after = json.next
  } while (after !== null)
  return ids
}

test('each number of learners opens as that many people, page by page, and they are those who learned', async () => {
  const admin = await morningAfter(lastDay)
  const last = (await send(admin, readStatistics, { query: {} })).json.active.at(-1)!
  for (const span of spans) {
    const own = new Set(learned.filter(({ day }) => day > addDays(lastDay, -span)).map(({ user_id }) => user_id))
    const ids = await namesOf(admin, span)
    expect(ids.toSorted()).toEqual([...own].toSorted())
    const shown = { 1: last.d1, 7: last.d7, 28: last.d28 }[span]
    expect([span, shown]).toEqual([span, own.size < minGroup ? null : own.size])
  }
  // More than a page, so that the pages are tried.
  expect((await namesOf(admin, 28)).length).toBeGreaterThan(50)
})

test('other roles get no names, and no question narrows them to an age or a province', async () => {
  for (const role of staffRoles.filter((one) => one !== 'admin')) {
    const { status } = await send(await aPerson(fixture, { roles: [role] }), listLearners, { query: { span: 28 } })
    expect([role, status]).toEqual([role, 403])
  }
  expect(Object.keys(listLearners.query!.shape).toSorted()).toEqual(['after', 'span'])
})

test('where fewer than ten learned neither the number nor the names are shown; with the tenth both are', async () => {
  for (const [count, day] of [
    [minGroup - 1, addDays(lastDay, 1)],
    [minGroup, addDays(lastDay, 2)],
  ] as const) {
    const days = people.slice(0, count).map(({ id }) => ({ user_id: id, day }))
    await db.insertInto('learning_day').values(days).execute()
    const admin = await morningAfter(day)
    const { json } = await send(admin, readStatistics, { query: {} })
    const names = await send(admin, listLearners, { query: { span: 1 } })
    if (count < minGroup) {
      expect(json.active.at(-1)).toMatchObject({ day, d1: null })
      expect(names).toMatchObject({ status: 409, json: { code: 'learners_hidden' } })
      expect(JSON.stringify(names.json)).not.toContain(people[0]!.id)
    } else {
      expect(json.active.at(-1)).toMatchObject({ day, d1: minGroup })
      expect(names.json.items).toHaveLength(minGroup)
    }
  }
})
