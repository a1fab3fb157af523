// A post that a moderator approved is celebrated at its author's next opening, once.
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger } from '../support/hands.ts'
import { seeMoment } from '../support/moment.ts'

const product = await openProduct()

test('home tells an author of the approval with what it paid, and does not tell it again', async () => {
  const person = await product.person({ koin: 2_500 })
  const post = await product.db
    .selectFrom('post')
    .select(['id', 'title'])
    .where('key', '=', 'emergency-fund')
    .executeTakeFirstOrThrow()
  const { now } = product.clock
  await product.db
    .insertInto('post_draft')
    .values({
      author_id: person.id,
      post_id: post.id,
      made_with: crypto.randomUUID(),
      version: 1,
      content: '{}',
      made_at: now,
      saved_at: now,
      approved_at: now,
      approval: JSON.stringify({ paid: 2_000, points: [] }),
    })
    .execute()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  await page.goto('/')
  await page.getByText(`“${post.title}” เปิดให้ทุกคนอ่านแล้ว`).waitFor()
  await seeMoment(page, finger(), {
    name: 'โพสต์ของคุณผ่านแล้ว',
    came: '20.00',
    purse: '25.00',
    shot: 'approved',
  })
  const told = () =>
    product.db.selectFrom('post_draft').select('approval_told_at').where('author_id', '=', person.id).executeTakeFirst()
  await eventually(async () => (await told())?.approval_told_at ?? null).toEqual(now)
  await page.reload()
  await page.getByRole('region', { name: 'สวนของคุณ' }).waitFor()
  expect(await page.locator('dialog.reward').count()).toBe(0)
  await product.expectQuiet(page)
})
