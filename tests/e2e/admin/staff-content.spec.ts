import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { openStaffPage } from '../support/staff.ts'

const product = await openProduct()
const { db } = product

/** What has the focus, and how to get there by the Tab key. */
function keysOf(page: Page) {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  const tabTo = async (wanted: RegExp) => {
    for (let i = 0; i < 120; i += 1) {
      await page.keyboard.press('Tab')
      if (wanted.test(await focused())) return
    }
    throw new Error(`the Tab key never came to ${wanted}`)
  }
  return { focused, tabTo }
}

test('an editor finds content of several kinds, withdraws it and saves a view, by the keyboard alone', async () => {
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  const { keyboard } = page
  const { focused, tabTo } = keysOf(page)
  await page.goto('/admin/content')
  await wake(page)
  await look('content')

  // The words, then the kind, stand in the address.
  await page.getByRole('searchbox', { name: 'ค้นชื่อเรื่อง' }).focus()
  await keyboard.type('เงิน')
  await keyboard.press('Enter')
  await page.waitForURL(/keyword=/)
  await tabTo(/^คำของเกม/)
  await keyboard.press('Enter')
  await page.waitForURL(/kinds=word/)
  await tabTo(/^เลือก /)
  const first = await focused()
  // By the place of the keys, as on a Thai keyboard.
  await keyboard.press('x')
  await keyboard.press('j')
  expect(await focused()).not.toBe(first)
  await keyboard.press('x')
  await keyboard.press('k')
  expect(await focused()).toBe(first)
  await page.getByText('เลือก 2 รายการ').waitFor()
  await look('content-selected')
  await tabTo(/^ถอน$/)
  await keyboard.press('Enter')
  const asking = page.getByRole('dialog', { name: 'ถอน 2 รายการ' })
  await asking.waitFor()
  await look('content-withdraw')
  await tabTo(/^ถอน 2 รายการ$/)
  await keyboard.press('Enter')
  await page.getByText('ถอนแล้ว 2 รายการ').waitFor()
  const byStaff = db.selectFrom('game_word').select('id').where('edited_by_staff_at', 'is not', null)
  const retired = () => byStaff.where('is_active', '=', false).execute()
  await eventually(async () => (await retired()).length).toBe(2)

  await tabTo(/^บันทึกมุมมอง$/)
  await keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.getByRole('textbox', { name: 'ชื่อมุมมอง' }).focus()
  await keyboard.type('คำเรื่องเงิน')
  await keyboard.press('Enter')
  const view = page.getByRole('navigation', { name: 'มุมมอง' }).getByRole('link', { name: 'คำเรื่องเงิน' })
  await view.waitFor()
  expect(await view.getAttribute('aria-current')).toBe('page')

  // A row opens its editor; a question mark shows the keys.
  await tabTo(/^เลือก /)
  await keyboard.press('Shift+Slash')
  await page.getByRole('dialog', { name: 'แป้นลัด' }).waitFor()
  await look('content-keys')
  await keyboard.press('Escape')
  await tabTo(/^เลือก /)
  await keyboard.press('e')
  await page.waitForURL(/\/admin\/content\/edit\?kind=word/)
  await product.expectQuiet(page)
})

test('on a phone an editor reads on, selects with a thumb, and is told in the row what cannot be done', async () => {
  const { page, look } = await openStaffPage(product, 360, ['editor'])
  await page.goto('/admin/content?kinds=term,video')
  await wake(page)
  const rows = page.getByRole('region', { name: 'เนื้อหา' }).getByRole('listitem')
  await eventually(() => rows.count()).toBe(50)
  await page.getByRole('button', { name: 'ดูเพิ่ม' }).click()
  await eventually(() => rows.count()).toBe(100)
  await look('content')
  // A term comes from a file, so nothing can be done to it here; the video beside it is withdrawn.
  const { title } = await db.selectFrom('video').select('title').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await db.updateTable('video').set({ updated_at: product.clock.now }).where('title', '=', title).execute()
  await db.updateTable('glossary_term').set({ updated_at: product.clock.now }).execute()
  await page.goto('/admin/content?kinds=term,video')
  await wake(page)
  const [term, video] = ['คำศัพท์การเงิน', title].map((hasText) => rows.filter({ hasText }).first())
  await term!.getByRole('checkbox').check()
  await video!.getByRole('checkbox').check()
  await look('content-selected')
  await page.getByRole('button', { name: 'ถอน', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ถอน 2 รายการ' }).click()
  await page.getByText('ถอนแล้ว 1 รายการ ทำไม่ได้ 1 รายการ').waitFor()
  await rows.getByText('ชนิดนี้ทำจากรายการรวมไม่ได้').waitFor()
  await look('content-refused')
  await page.goto('/admin/content?keyword=ไดโนเสาร์')
  await page.getByText('ไม่พบเนื้อหาที่ตรงกับตัวกรองนี้').waitFor()
  await look('content-none')
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click()
  await eventually(() => rows.count()).toBe(50)
  await product.expectQuiet(page)
})

test.each([360, 1280])(
  'at %i px an editor sees in the calendar what goes out, goes on, and follows what lacks',
  async (width) => {
    const { page, look } = await openStaffPage(product, width, ['editor'])
    await page.goto('/admin/calendar')
    await wake(page)
    const days = page.getByRole('list', { name: 'วันในปฏิทิน' })
    await days
      .getByRole('link', { name: /กิจกรรม/ })
      .first()
      .waitFor()
    await look('calendar')
    await page.getByRole('navigation', { name: 'ช่วงเวลา' }).getByRole('link', { name: 'เดือน' }).click()
    await page.waitForURL(/view=month/)
    await look('calendar-month')
    // The address changes before the links do.
    await page.getByRole('link', { name: 'ถัดไป' }).and(page.locator('[href*="view=month"]')).click()
    await page.waitForURL(/from=\d{4}-\d{2}-01/)
    await page.getByRole('link', { name: 'ชุดควิซประจำวัน' }).first().click()
    await page.waitForURL(/kinds=quiz-day/)
    await page.getByRole('link', { name: 'วันนี้', exact: true }).click()
    await days.getByRole('link', { name: 'ยังไม่เลือกข้อควิซ ระบบจะเลือกให้' }).first().click()
    await page.waitForURL(/\/admin\/quiz-calendar/)
    await product.expectQuiet(page)
  },
)

/** A market note that goes out in some days, at nine. */
async function aScheduledNote(days: number): Promise<string> {
  const title = `บันทึกที่ตั้งเวลา ${days}`
  const published_at = new Date(
    startOfBangkokDay(addDays(bangkokDay(product.clock.now), days)).getTime() + 9 * 3_600_000,
  )
  const {
    key: _key,
    content_hash: _hash,
    ...note
  } = await db.selectFrom('robo_news').selectAll().limit(1).executeTakeFirstOrThrow()
  const written = { ...note, paragraphs: JSON.stringify(note.paragraphs), title, published_at, hidden_at: null }
  await db
    .insertInto('robo_news')
    .values({ ...written, id: newId(product.clock.now) })
    .execute()
  return title
}

test('by the keyboard an editor lifts a note, carries it a week on, drops it, and takes it back', async () => {
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  const { keyboard } = page
  const title = await aScheduledNote(3)
  const dayNow = async () => {
    const { published_at } = await db
      .selectFrom('robo_news')
      .select('published_at')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
    return bangkokDay(published_at)
  }
  const today = bangkokDay(product.clock.now)
  await page.goto('/admin/calendar?kinds=news')
  await wake(page)
  const entry = page.getByRole('list', { name: 'วันในปฏิทิน' }).getByRole('link', { name: title })
  await entry.focus()
  await keyboard.press('Space')
  await page.getByText(`ยก ${title} แล้ว`).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Escape')
  await page.getByText(`คืน ${title} ที่เดิม`).waitFor()
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowRight')
  await page.getByText(/^กด Enter เพื่อวางที่/).waitFor()
  await look('calendar-lifted')
  await keyboard.press('Enter')
  await page.getByText(`ย้าย ${title} ไป`).waitFor()
  await eventually(dayNow).toBe(addDays(today, 11))
  await page.getByRole('button', { name: 'เลิกทำ' }).focus()
  await keyboard.press('Enter')
  await eventually(dayNow).toBe(addDays(today, 3))
  await product.expectQuiet(page)
})

test('with the mouse an editor drags a note to another day, and it returns from a day that is over', async () => {
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  const title = await aScheduledNote(5)
  const today = bangkokDay(product.clock.now)
  const dayNow = async () => {
    const note = db.selectFrom('robo_news').select('published_at').where('title', '=', title)
    return bangkokDay((await note.executeTakeFirstOrThrow()).published_at)
  }
  await page.goto('/admin/calendar?kinds=news')
  await wake(page)
  const entry = page.getByRole('list', { name: 'วันในปฏิทิน' }).getByRole('link', { name: title })
  await entry.dragTo(page.locator(`#day-${today}`))
  await page.getByText(`คืน ${title} ที่เดิม`).waitFor()
  expect(await dayNow()).toBe(addDays(today, 5))
  await entry.dragTo(page.locator(`#day-${addDays(today, 8)}`))
  await page.getByText(`ย้าย ${title} ไป`).waitFor()
  await look('calendar-dragged')
  await eventually(dayNow).toBe(addDays(today, 8))
  await page.getByRole('button', { name: 'เลิกทำ' }).click()
  await eventually(dayNow).toBe(addDays(today, 5))
  await product.expectQuiet(page)
})

test('an editor enters a holiday with its source, sees it on its day, and takes it away', async () => {
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  const today = bangkokDay(product.clock.now)
  const [year, month, date] = addDays(today, 6).split('-').map(Number)
  await page.goto('/admin/calendar')
  await wake(page)
  const fresh = page.getByRole('region', { name: 'บันทึกวันหยุด' })
  await fresh.locator('summary').click()
  await fresh.getByRole('textbox', { name: 'ชื่อวันหยุด' }).fill('วันหยุดของการทดสอบ')
  const first = fresh.getByRole('group', { name: 'วันแรก' })
  await first.getByLabel('วัน', { exact: true }).fill(String(date))
  await first.getByLabel('เดือน').selectOption(String(month))
  await first.getByLabel('ปี').fill(String(year! + 543))
  await fresh.getByRole('textbox', { name: 'ที่มา' }).fill('ประกาศที่ใช้ทดสอบ')
  await look('calendar-holiday-form')
  await fresh.getByRole('button', { name: 'บันทึกวันหยุด' }).click()
  const onItsDay = page.locator(`#day-${addDays(today, 6)}`).getByText('วันหยุดของการทดสอบ')
  await onItsDay.waitFor()
  await look('calendar-holiday')
  await page.getByRole('button', { name: 'ลบ วันหยุดของการทดสอบ' }).click()
  await eventually(() => onItsDay.count()).toBe(0)
  await product.expectQuiet(page)
})

test('on a phone an editor moves a note by its date, and is told why today is no choice', async () => {
  const { page, look } = await openStaffPage(product, 360, ['editor'])
  const title = await aScheduledNote(4)
  await page.goto('/admin/calendar?kinds=news')
  await wake(page)
  const move = page.getByRole('button', { name: `ย้าย ${title}` })
  const ask = async (day: string) => {
    await move.click()
    const dialog = page.getByRole('dialog', { name: 'ย้ายไปวันอื่น' })
    const [year, month, date] = day.split('-').map(Number)
    await dialog.getByLabel('วัน', { exact: true }).fill(String(date))
    await dialog.getByLabel('เดือน').selectOption(String(month))
    await dialog.getByLabel('ปี').fill(String(year! + 543))
    await look('calendar-move')
    await dialog.getByRole('button', { name: 'ย้าย', exact: true }).click()
  }
  const today = bangkokDay(product.clock.now)
  await ask(today)
  await page.getByText('ย้ายได้ตั้งแต่วันพรุ่งนี้เป็นต้นไป').waitFor()
  await ask(addDays(today, 6))
  await page.getByText(`ย้าย ${title} ไป`).waitFor()
  await look('calendar-moved')
  await product.expectQuiet(page, { except: /status of 422/ })
})
