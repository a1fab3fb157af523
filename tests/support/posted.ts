import type { Db } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { TestPerson } from '../fixtures/people.ts'

type Fixture = { db: Db; clock: { now: Date } }

/** Inserts a published post of a person directly into the database; `text` is its only paragraph. */
export async function aPost(
  fixture: Fixture,
  author: TestPerson,
  { title = 'วิธีเก็บเงินของเรา', text = 'เก็บก่อนใช้ทุกวัน' } = {},
) {
  const { now } = fixture.clock
  const id = newId(now)
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  await fixture.db
    .insertInto('post')
    .values({
      id,
      club: 'hit',
      skill: 'saving',
      title,
      summary: 'เล่าวิธีเก็บเงินทีละนิดจนได้ของที่อยากได้ โดยไม่ต้องอดขนม',
      cover: JSON.stringify({ art: 'market', alt: 'ตลาดนัดหลังเลิกเรียน' }),
      body: JSON.stringify({ type: 'doc', content: [paragraph] }),
      minutes: 1,
      tags: ['ออมเงิน'],
      author_name: 'มายด์',
      author_id: author.id,
      status: 'published',
      published_at: now,
      updated_at: now,
    })
    .execute()
  return id
}
