import { expect, test } from 'vitest'
import { voices } from '#features/posts/documents/voice-rules.ts'
import { newId } from '#lib/server/new-id.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listVoicePosts, listVoices, showPost } from '../contract.ts'

const { db, send } = await openTestbed({ hasContent: true })
const read = async () => (await send(null, listVoices, {})).json.items
const readOne = async (voice: 'letters' | 'data' | 'comic', page = 1, limit = 12) =>
  (await send(null, listVoicePosts, { query: { voice, page, limit } })).json

test('a visitor finds the three bylines, each with its number of texts and the newest of them', async () => {
  const all = await read()
  expect(all.map(({ voice }) => voice)).toEqual(Object.keys(voices))
  for (const { voice, total, latest } of all) {
    const own = await readOne(voice)
    expect(own.total).toBe(total)
    expect(own.items.slice(0, 3)).toEqual(latest)
    expect(new Set(own.items.map((post) => post.voice))).toEqual(new Set([voice]))
    expect(new Set(own.items.map((post) => post.author_name))).toEqual(new Set([voices[voice].name]))
  }
})

test('the volumes of the comic stand with the last first, and pages hold each once', async () => {
  const { items } = await readOne('comic')
  const keys = await Promise.all(items.map(async ({ id }) => (await send(null, showPost, { query: { id } })).json.key))
  expect(keys).toEqual(['gang-4-big-umbrella', 'gang-3-lemon-stall', 'gang-2-dry-umbrella', 'gang-1-one-coin'])
  const [first, second] = [await readOne('comic', 1, 3), await readOne('comic', 2, 3)]
  expect([...first.items, ...second.items]).toEqual(items)
  expect(first.pages).toBe(2)
})

test('a text that staff took down leaves its byline, and a byline without texts is not shown', async () => {
  const before = await readOne('data')
  await db.updateTable('post').set({ status: 'unpublished' }).where('id', '=', before.items[0]!.id).execute()
  expect(await readOne('data')).toMatchObject({ total: before.total - 1 })
  await db.updateTable('post').set({ status: 'unpublished' }).where('voice', '=', 'data').execute()
  expect((await read()).map(({ voice }) => voice)).toEqual(['letters', 'comic'])
})

test('a member cannot have the byline of the house', async () => {
  const {
    id: _id,
    key: _key,
    ...row
  } = await db.selectFrom('post').selectAll().where('voice', '=', 'letters').executeTakeFirstOrThrow()
  const json = { cover: JSON.stringify(row.cover), body: JSON.stringify(row.body), question: null }
  const copy = { ...row, ...json, id: newId(new Date()), author_id: newId(new Date()) }
  await expect(db.insertInto('post').values(copy).execute()).rejects.toThrow(/post_voice_of_house/)
  await db
    .insertInto('post')
    .values({ ...copy, voice: null })
    .execute()
})

test('an unknown byline is refused', async () => {
  const answer = await send(null, listVoicePosts, { query: { voice: 'nobody' as 'data', page: 1, limit: 12 } })
  expect(answer.status).toBe(422)
})
