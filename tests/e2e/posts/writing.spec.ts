import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPost } from '#features/posts/writing/contract.ts'
import { approveRevision } from '#features/posts/writing/server/decide-commands.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, hasFocus, mouse, tabTo } from '../support/hands.ts'
import { leaveMoment } from '../support/quiz.ts'

const product = await openProduct()
const { db, clock, openPage, expectQuiet } = product

async function signedIn(view: Parameters<typeof openPage>[0]) {
  const person = await product.person({ name: `มะลินักเขียน ${view?.width}` })
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  return { person, page: await openPage({ ...view, storage }) }
}

test('by touch on a phone: a post with a picture and a calculator is previewed, submitted and read', async () => {
  const { person, page } = await signedIn({ width: 360 })
  await page.goto('/post/create')
  await page.getByLabel('ชื่อเรื่อง').fill('เก็บเงินซื้อกีตาร์ใน 6 เดือน')
  const text = page.getByRole('textbox', { name: 'เนื้อหา' })
  await text.tap()
  await page.keyboard.insertText('เริ่มจากวันละ 20 บาท ')
  // Pastes HTML as from another page: everything but allowed text is removed, and nothing of it runs.
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p><b onclick="window.ran=1">จดทุกวัน</b><img src=x onerror="window.ran=1"><script>window.ran=1</script></p><ul><li>ค่าขนม<li>ค่ารถ</ul>',
    )
    document
      .querySelector('#f-body')!
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await eventually(() => text.locator('li').count()).toBe(2)
  expect(await text.locator('strong').textContent()).toBe('จดทุกวัน')
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#396' } })
    .png()
    .toBuffer()
  await page
    .locator('.editor input[type=file]')
    .setInputFiles({ name: 'กระปุก.png', mimeType: 'image/png', buffer: bytes })
  await page.getByLabel('ในรูปมีอะไร (ต้องมี)').fill('กระปุกออมสินสีเขียว')
  await page.getByRole('button', { name: 'เครื่องคิดดอกเบี้ย', exact: true }).tap()
  await page.getByLabel('จำนวนเดือน').fill('6')
  await page.getByRole('button', { name: 'วิดีโอของเรา', exact: true }).tap()
  await page.getByLabel('วิดีโอที่จะแสดง').selectOption({ index: 1 })
  await page.getByLabel('คลับ').selectOption('greenery')
  await page.getByText(/^บันทึกแล้ว/).waitFor()
  expect(page.url()).toMatch(/\/post\/edit\/[0-9a-f-]{36}$/)
  await expectAccessible(page)

  // Missing fields are listed at the top, with links to them.
  await page.getByRole('button', { name: 'ส่งเผยแพร่' }).tap()
  await page.getByRole('link', { name: 'เลือกทักษะที่ได้จากเรื่องนี้' }).tap()
  await eventually(() => hasFocus(page.getByLabel('ทักษะที่ได้'))).toBe(true)
  await page.getByLabel('ทักษะที่ได้').selectOption('saving')
  await page.getByRole('radio', { name: /^ออมเดินตามทาง/ }).check({ force: true })
  await page.getByRole('button', { name: 'ดูตัวอย่าง' }).tap()
  await page.getByRole('heading', { level: 1, name: 'เก็บเงินซื้อกีตาร์ใน 6 เดือน' }).waitFor()
  const picture = page.getByRole('img', { name: 'กระปุกออมสินสีเขียว' })
  await picture.scrollIntoViewIfNeeded()
  await eventually(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ส่งเผยแพร่' }).tap()
  await page.getByRole('dialog', { name: 'ส่งโพสต์แรกของคุณแล้ว' }).waitFor()
  await expectAccessible(page)
  await leaveMoment(page, finger())
  await page.getByText('ส่งแล้ว ทีมงานจะอ่านก่อนเผยแพร่').waitFor()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  // The empty title and body give 422, which browsers log to their console.
  await expectQuiet(page, { except: /422/ })
  await readPublished(page, person)
  await leaveWhileSaving(page)
  await expectQuiet(page)
})

/** A user who navigates while their text is being saved stays on the new page, also after a reload. */
async function leaveWhileSaving(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(`**${createPost.path}`, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await page.goto('/post/create')
  await page.getByLabel('ชื่อเรื่อง').fill('เขียนแล้วรีบไป')
  await page.getByRole('link', { name: /koin$/ }).tap()
  await page.waitForURL(/\/profile/)
  await asked.promise
  const answered = page.waitForResponse(`**${createPost.path}`)
  held.resolve()
  await (await answered).finished()
  await page.unrouteAll()
  await page.reload()
  expect(new URL(page.url()).pathname).toBe('/profile')
}

/** The author's post is approved, and appears for readers and for the author. */
async function readPublished(page: Page, author: TestPerson): Promise<void> {
  const { id, post_id } = await db
    .selectFrom('post_revision')
    .select(['id', 'post_id'])
    .where('author_id', '=', author.id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  const moderator = await product.person({ roles: ['moderator'] })
  await db
    .transaction()
    .execute((tx) => approveRevision(tx, { revisionId: id, byUserId: moderator.id, now: clock.now }))
  await page.goto(`/post/detail/${post_id}`)
  await page.getByText('มะลินักเขียน 360').last().waitFor()
  expect(await page.locator('.post-film video[controls] track[srclang=th]').count()).toBe(1)
  await page.goto('/profile?tab=posts')
  await page.getByText('เผยแพร่แล้ว').waitFor()
  await expectAccessible(page)
  await expectQuiet(page)
}

test('by keyboard on a desktop: the toolbar is one tab stop, and a text that another tab changed is not overwritten', async () => {
  const { person, page } = await signedIn({ width: 1280, theme: 'dark' })
  await page.goto('/post/create')
  await tabTo(page, page.getByLabel('ชื่อเรื่อง'))
  await page.keyboard.type('เรื่องของเรา')
  const bold = page.getByRole('button', { name: 'ตัวหนา' })
  await tabTo(page, bold)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'เนื้อหา' })
  await eventually(() => hasFocus(text)).toBe(true)
  await page.keyboard.type('หัวข้อ')
  await page.getByText(/^บันทึกแล้ว/).waitFor()
  expect(await text.locator('h2').textContent()).toBe('หัวข้อ')
  // Another tab saves first.
  await db
    .updateTable('post_draft')
    .set((e) => ({ version: e('version', '+', 1), content: e.cast(e.val(JSON.stringify(other)), 'jsonb') }))
    .where('author_id', '=', person.id)
    .execute()
  await page.keyboard.type(' ต่อ')
  const dialog = page.getByRole('dialog', { name: 'โพสต์นี้ถูกแก้จากอีกหน้าหนึ่ง' })
  await dialog.waitFor()
  await dialog.getByText('จากอีกแท็บ').waitFor()
  await expectAccessible(page, { within: 'dialog[open]' })
  const mine = dialog.getByRole('button', { name: 'ใช้ฉบับในหน้านี้' })
  await tabTo(page, mine)
  await page.keyboard.press('Space')
  await page.getByText(/^บันทึกแล้ว/).waitFor()
  const look = page.getByRole('button', { name: 'ฉบับก่อนหน้า' })
  await tabTo(page, look)
  await page.keyboard.press('Space')
  const old = page.getByRole('dialog', { name: 'ฉบับก่อนหน้า' }).getByRole('button', { name: /เก็บระหว่างเขียน/ })
  await tabTo(page, old)
  await page.keyboard.press('Space')
  await page.getByRole('dialog').getByText('จากอีกแท็บ').waitFor()
  await page.keyboard.press('Escape')
  await writeToTheDeleted(page, person.id)
  await expectQuiet(page, { except: /409|404|ERR_INTERNET_DISCONNECTED/ })
})

test('from the preview back to the editor, and after submitting: the text is still there and editable', async () => {
  const { person, page } = await signedIn({ width: 1281 })
  await page.goto('/post/create')
  await page.getByLabel('ชื่อเรื่อง').fill('ดูตัวอย่างแล้วกลับมา')
  const text = page.getByRole('textbox', { name: 'เนื้อหา' })
  await text.click()
  await page.keyboard.insertText('ก่อนดู')
  await page.getByLabel('คลับ').selectOption('greenery')
  await page.getByLabel('ทักษะที่ได้').selectOption('saving')
  await page.getByRole('radio', { name: /^ออมเดินตามทาง/ }).check({ force: true })
  await page.getByRole('button', { name: 'ดูตัวอย่าง' }).click()
  await page.getByRole('heading', { level: 1, name: 'ดูตัวอย่างแล้วกลับมา' }).waitFor()
  await page.getByRole('button', { name: 'กลับไปแก้' }).click()
  expect(await text.textContent()).toBe('ก่อนดู')

  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' หลังดู')
  const saved = db.selectFrom('post_draft').select('content').where('author_id', '=', person.id)
  const savedText = async () => JSON.stringify((await saved.executeTakeFirstOrThrow()).content)
  await eventually(savedText).toContain('"ก่อนดู หลังดู"')

  await page.getByRole('button', { name: 'ดูตัวอย่าง' }).click()
  await page.getByRole('button', { name: 'กลับไปแก้' }).waitFor()
  await page.getByRole('button', { name: 'ส่งเผยแพร่' }).click()
  await leaveMoment(page, mouse())
  await page.getByText('ส่งแล้ว ทีมงานจะอ่านก่อนเผยแพร่').waitFor()
  expect(await text.textContent()).toBe('ก่อนดู หลังดู')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' หลังส่ง')
  await eventually(savedText).toContain('"ก่อนดู หลังดู หลังส่ง"')
  await expectQuiet(page)
})

/** Written offline and refused after reconnecting: the text is restored, corrected, and saved once. */
async function writeToTheDeleted(page: Page, authorId: string) {
  const title = page.getByLabel('ชื่อเรื่อง')
  await page.context().setOffline(true)
  await tabTo(page, title)
  await page.keyboard.press('End')
  await page.keyboard.type(' ที่เขียนตอนไม่มีเน็ต')
  await page.getByText(/^ตอนนี้ไม่มีเน็ต เก็บไว้ในเครื่องนี้แล้ว/).waitFor()
  const drafts = db
    .selectFrom('post_draft')
    .select(['post_id', 'content', 'deleted_at'])
    .where('author_id', '=', authorId)
  const { post_id: id } = await drafts.executeTakeFirstOrThrow()
  await db.updateTable('post_draft').set({ deleted_at: clock.now }).where('post_id', '=', id).execute()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(`/post/edit/${id}`)
  await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
  await page.goto('/profile?tab=posts')
  const refused = page.getByRole('region', { name: 'ยังบันทึกไม่ได้' })
  await refused.getByText('ไม่พบโพสต์นี้').waitFor()
  await expectAccessible(page)
  const again = refused.getByRole('link', { name: 'เรื่องของเรา ที่เขียนตอนไม่มีเน็ต' })
  await tabTo(page, again)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'เนื้อหา' }).getByText('หัวข้อ ต่อ').waitFor()
  await tabTo(page, title)
  await page.keyboard.press('End')
  await page.keyboard.type(' แก้แล้ว')
  await page.getByText(/^บันทึกแล้ว/).waitFor()
  await page.goto('/profile?tab=posts')
  await page.getByRole('link', { name: 'เรื่องของเรา ที่เขียนตอนไม่มีเน็ต แก้แล้ว' }).waitFor()
  expect(await refused.count()).toBe(0)
  expect((await drafts.where('deleted_at', 'is', null).execute()).length).toBe(1)
}

const other = {
  title: 'จากอีกแท็บ',
  club: null,
  skill: null,
  tags: [],
  cover: null,
  body: { type: 'doc', content: [] },
  question: null,
}
