// The figures on the chips of the list are those of the list itself.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { countContent } from '../../admin-contract.ts'
import { countContent as countRows } from './count-queries.ts'
import { listContent as listRows } from './list-queries.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const finance = await aPerson(fixture, { roles: ['finance'] })
type Asked = NonNullable<Parameters<typeof send<typeof countContent>>[2]['query']>

/** The same figures, counted on the rows of one long page. */
async function countRowsOf(asked: Asked, role: StaffRole = 'editor'): Promise<Map<string, number>> {
  const kinds = [...contentKinds.values()].filter(({ roles }) => roles.includes(role))
  const page = { kinds, states: null, sort: 'changed' as const, limit: 9_000 }
  const { items, next } = await listRows(db, { ...page, ...asked }, clock.now)
  expect(next).toBeNull()
  const counts = new Map<string, number>()
  for (const { kind, state } of items) counts.set(`${kind} ${state}`, (counts.get(`${kind} ${state}`) ?? 0) + 1)
  return counts
}

async function readCounts(asked: Asked, who = editor): Promise<Map<string, number>> {
  const { status, json } = await send(who, countContent, { query: asked })
  expect(status).toBe(200)
  return new Map(json.counts.map(({ kind, state, count }) => [`${kind} ${state}`, count]))
}

test('the counts are those of the rows that the list shows, under every filter, and only of the kinds of the role', async () => {
  await sql`update game_word set is_active = true`.execute(db)
  await sql`update question set review_by = null`.execute(db)
  await sql`update game_word set is_active = false where id in (select id from game_word order by id limit 3)`.execute(
    db,
  )
  await sql`update question set review_by = ${addDays(bangkokDay(clock.now), 5)}
    where id in (select id from question order by id limit 4)`.execute(db)
  for (const asked of [
    {},
    { keyword: 'เงิน' },
    { check: 'month' as const },
    { owner: editor.id },
    { release: 'differs' as const },
  ])
    expect([asked, await readCounts(asked)]).toEqual([asked, await countRowsOf(asked)])
  expect((await readCounts({})).get('word withdrawn')).toBe(3)
  expect((await readCounts({ check: 'month' })).get('question live')).toBe(4)
  expect(await readCounts({}, finance)).toEqual(await countRowsOf({}, 'finance'))
  expect((await readCounts({}, finance)).size).toBeGreaterThan(0)
})

test('a kind is counted to a limit, and says that it has more', async () => {
  const kinds = ['word', 'policy'].map((name) => contentKinds.get(name)!)
  const counts = await countRows(db, kinds, {}, clock.now, 20)
  const of = (name: string) => counts.filter(({ kind }) => kind === name)
  expect(of('word').map(({ has_more }) => has_more)).not.toContain(false)
  expect(of('word').reduce((sum, { count }) => sum + count, 0)).toBe(21)
  expect(of('policy').map(({ has_more }) => has_more)).not.toContain(true)
})
