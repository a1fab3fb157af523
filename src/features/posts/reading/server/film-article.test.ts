import { expect, test } from 'vitest'
import { readVideos } from '#features/videos/server/seed.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readArticleOfVideo } from '../contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
const articleOf = async (id: string) => (await send(null, readArticleOfVideo, { query: { id } })).json.article

test('every film of ours leads to a published article of its own subject', async () => {
  const films = await readVideos(new URL('../../../../../content/videos/', import.meta.url))
  expect(films.length).toBeGreaterThan(10)
  const keys = []
  for (const { content } of films) {
    const article = await articleOf(content.key)
    expect([content.key, article?.key]).toEqual([content.key, content.article])
    expect(article?.href).toMatch(/^\/post\/detail\//)
    keys.push(article?.key)
  }
  expect(new Set(keys).size).toBe(films.length)
})

test('a film without an article, with one that is not shown, and an unknown film lead to none', async () => {
  const change = (article_key: string | null) =>
    db.updateTable('video').set({ article_key }).where('key', '=', 'scam-apart').execute()
  await change(null)
  expect(await articleOf('scam-apart')).toBeNull()
  await change('emergency-fund')
  expect((await articleOf('scam-apart'))?.key).toBe('emergency-fund')
  await db.updateTable('post').set({ status: 'hidden' }).where('key', '=', 'emergency-fund').execute()
  expect(await articleOf('scam-apart')).toBeNull()
  expect(await articleOf('no-such-film')).toBeNull()
})
