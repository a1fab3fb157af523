import { expect, test } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { readGlossary, readWordOfDay } from '../contract.ts'
import { glossaryRoutes } from './routes.ts'
import { importGlossary, readGlossaryFile } from './seed.ts'

const { db, clock, send, runAsOwner } = await openFeatureFixture(glossaryRoutes)
const terms = await readGlossaryFile(new URL('../../../../content/glossary.json', import.meta.url))
const run = (list = terms) => db.transaction().execute((tx) => importGlossary(tx, list, clock.now))
await run()
const words = async () => (await send(null, readGlossary, {})).json.terms

test('terms are listed in Thai dictionary order, which ignores leading vowels', async () => {
  const got = (await words()).map(({ term }) => term)
  expect(got).toHaveLength(terms.length)
  expect(got).toEqual(got.toSorted(new Intl.Collator('th').compare))
  expect(got.indexOf('เงินต้น')).toBeLessThan(got.indexOf('จุดคุ้มทุน'))
})

test('an article is linked while it is published', async () => {
  const one = async () => (await words()).find(({ key }) => key === 'compound-interest')
  expect((await one())?.article).toBeNull()
  await runAsOwner(`insert into post (id, key, club, skill, title, summary, cover, body, minutes, tags,
    author_name, status, published_at, updated_at) values (gen_random_uuid(), 'compound-interest', 'greenery', 'saving',
    'ดอกเบี้ย|ทบต้น', '', '{}', '{}', 1, '{}', '', 'published', '2026-01-01', '2026-01-01')`)
  expect((await one())?.article).toEqual({
    key: 'compound-interest',
    title: 'ดอกเบี้ยทบต้น',
    href: '/post/detail/compound-interest',
  })
})

test('a term follows its file unless staff edited it, and one removed from the file is deleted', async () => {
  const [first, second, ...rest] = terms
  await db
    .updateTable('glossary_term')
    .set({ meaning: 'แก้แล้ว', edited_by_staff_at: clock.now })
    .where('key', '=', first!.key)
    .execute()
  const gone = rest.at(-1)!
  await run([{ ...first!, meaning: 'ใหม่' }, { ...second!, meaning: 'ใหม่' }, ...rest.slice(0, -1)])
  const got = await words()
  expect(got.find(({ key }) => key === first!.key)?.meaning).toBe('แก้แล้ว')
  expect(got.find(({ key }) => key === second!.key)?.meaning).toBe('ใหม่')
  expect(got.map(({ key }) => key)).not.toContain(gone.key)
})

test('the word of the day is one of the terms, stays from midnight to midnight in Bangkok, and changes then', async () => {
  const wordAt = async (time: string) => {
    clock.now = new Date(time)
    return (await send(null, readWordOfDay, {})).json.word!
  }
  const first = await wordAt('2027-03-01T00:00:00+07:00')
  expect(await words()).toContainEqual(expect.objectContaining(first))
  expect(await wordAt('2027-03-01T23:59:59+07:00')).toEqual(first)
  const keys = [first.key]
  for (const day of ['02', '03', '04']) keys.push((await wordAt(`2027-03-${day}T00:00:00+07:00`)).key)
  expect(new Set(keys).size).toBeGreaterThan(1)
})
