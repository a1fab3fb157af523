import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { viewHeroes } from '#features/superhero/contract.ts'
import { DocumentTree } from '#lib/document.ts'
import { countWords } from '#lib/thai/words.ts'
import { openTestbed } from '#tests/testbed.ts'
import { listDemoPeople } from './demo-people.ts'
import { demoHeroes } from './demo-posts.ts'

test('a demo starts with heroes who have posts and have accepted, and a second start adds nothing', async () => {
  const { db, keys, clock, send } = await openTestbed({ hasContent: true })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-demo-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  const people = await listDemoPeople({ db, keys, dataDir, now: clock.now })
  const first = (await send(null, viewHeroes, {})).json
  expect(first.heroes.map(({ display_name }) => display_name)).toEqual(['น้ำขิง', 'ปอนด์'])
  expect([first.year, first.talks.length, first.posts.length]).toEqual([2026, 1, 2])
  expect(first.posts.every(({ like_count, view_count }) => like_count > 0 && view_count > 0)).toBe(true)
  const bodies = await db.selectFrom('post').select('body').where('author_id', 'is not', null).execute()
  for (const { body } of bodies) expect(DocumentTree.safeParse(body).success).toBe(true)
  expect(await listDemoPeople({ db, keys, dataDir, now: clock.now })).toEqual(people)
  expect((await send(null, viewHeroes, {})).json).toEqual(first)
})

test('their posts take a short read, and each states that its author is invented', () => {
  for (const { posts, story } of demoHeroes) {
    expect(story.at(-1)).toContain('บัญชีตัวอย่าง')
    for (const { text, title } of posts) {
      const words = countWords(text)
      expect(words, title).toBeGreaterThan(250)
      expect(words, title).toBeLessThan(480)
    }
  }
})
