import { expect, test } from 'vitest'
import { openTestbed } from '#tests/support/testbed.ts'
import { listShelves } from '../contract.ts'
import { importShelves } from './shelf-commands.ts'

const { db, send } = await openTestbed({ hasContent: true })
const read = async () => (await send(null, listShelves, {})).json.items

test('a visitor finds two shelves to begin with, in reading order', async () => {
  const shelves = await read()
  expect(shelves.map(({ key }) => key)).toEqual(['lower-secondary', 'first-job'])
  const rows = await db.selectFrom('post_shelf').select('post_keys').orderBy('position').execute()
  const keys = new Map((await db.selectFrom('post').select(['id', 'key']).execute()).map(({ id, key }) => [id, key]))
  expect(shelves.map(({ posts }) => posts.map(({ id }) => keys.get(id)))).toEqual(rows.map((row) => row.post_keys))
})

test('the shelf of the youngest holds texts for 13 to 15 only', async () => {
  const [youngest] = await read()
  const levels = await db
    .selectFrom('post')
    .select('reading_level')
    .where(
      'id',
      'in',
      youngest!.posts.map(({ id }) => id),
    )
    .execute()
  expect(new Set(levels.map((post) => post.reading_level))).toEqual(new Set(['easy']))
})

test('an article that staff took down leaves its shelf, and a shelf without articles is not shown', async () => {
  const [, firstJob] = await read()
  const [gone, ...others] = firstJob!.posts
  await db.updateTable('post').set({ status: 'unpublished' }).where('id', '=', gone!.id).execute()
  expect((await read())[1]!.posts.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  const shelves = [{ key: 'first-job', title: 'ชั้น', lead: 'คำโปรย', articles: ['no-such-article'] }]
  await db.transaction().execute((tx) => importShelves(tx, shelves))
  expect(await read()).toEqual([])
})
