// A process of the version before, which still runs while the new one starts, writes titles with a `|` at a line break.
import { expect, test } from 'vitest'
import { openTestbed } from '#tests/support/testbed.ts'

const { db, runAsOwner } = await openTestbed()

const put = (key: string, title: string) =>
  runAsOwner(`insert into post (id, key, club, skill, title, summary, cover, body, minutes, tags, author_name, status,
    published_at, updated_at) values (gen_random_uuid(), '${key}', 'greenery', 'saving', '${title}', '', '{}', '{}', 1,
    '{}', '', 'published', '2026-01-01', '2026-01-01')`)
const read = (key: string) =>
  db.selectFrom('post').select(['title', 'title_phrases']).where('key', '=', key).executeTakeFirstOrThrow()

test('a title that is stored with marks becomes plain, and its phrases stand beside it', async () => {
  await put('marked', 'ดอกเบี้ยทบต้น| เงินก้อนเล็ก|ที่งอก')
  const split = {
    title: 'ดอกเบี้ยทบต้น เงินก้อนเล็กที่งอก',
    title_phrases: ['ดอกเบี้ยทบต้น', ' เงินก้อนเล็ก', 'ที่งอก'],
  }
  expect(await read('marked')).toEqual(split)
  await runAsOwner(`update post set summary = 'อื่น', title = title where key = 'marked'`)
  expect(await read('marked')).toEqual(split)
})

test('phrases of another title are dropped, and marks at an end are no phrases', async () => {
  await put('written-over', 'ออม|เงิน')
  await runAsOwner(`update post set title = 'ใช้เงิน' where key = 'written-over'`)
  expect(await read('written-over')).toEqual({ title: 'ใช้เงิน', title_phrases: null })
  await runAsOwner(`update post set title = '|ใช้เงิน|' where key = 'written-over'`)
  expect(await read('written-over')).toEqual({ title: 'ใช้เงิน', title_phrases: null })
})
