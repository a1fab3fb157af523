// The pictures of the chapter for staff in docs/operation.md. `STAFF_PICTURES=1 npm test -- staff-pictures` writes them; without
// it the same screens are opened, and each has its picture in the chapter.
import fs from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countStatistics } from '#features/statistics/server/jobs.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { seedLearners } from '../../fixtures/learners.ts'
import { aPremium, aSale } from '../../fixtures/store.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { openStaffPage } from '../support/staff.ts'

const product = await openProduct()
const { db, clock } = product
const folder = new URL('../../../docs/staff/', import.meta.url)
const chapter = fs.readFileSync(new URL('../../../docs/operation.md', import.meta.url), 'utf8')
const writes = process.env.STAFF_PICTURES === '1'
/** A document shows several: together they weigh less than one photo. */
const maxBytes = 60_000

async function show(page: Page, name: string): Promise<void> {
  const file = new URL(`${name}.webp`, folder)
  if (writes) {
    fs.mkdirSync(folder, { recursive: true })
    const png = await page.screenshot()
    await sharp(png).webp({ quality: 55, effort: 6 }).toFile(file.pathname)
  }
  expect([name, fs.existsSync(file)]).toEqual([name, true])
  expect(fs.statSync(file).size).toBeLessThan(maxBytes)
  expect(chapter).toContain(`](staff/${name}.webp)`)
}

/** Orders that wait to be packed, from today to a week ago. */
async function someOrders(): Promise<void> {
  const on_sale_from = new Date(clock.now.getTime() - 30 * 24 * 3_600_000)
  const premiumId = await aPremium(product, { stock: 100, on_sale_from })
  const names = ['ใบเตย', 'ต้นหอม', 'ปอนด์', 'น้ำตาล', 'ภูผา', 'แก้ม', 'โอม', 'มะลิ', 'ข้าวฟ่าง', 'เจได', 'พลอย', 'ตังเม']
  for (const [i, name] of names.entries()) await aSale(product, { premiumId, name, hoursAgo: 1 + i * 13 })
}

test('the screens of the chapter for staff are as its pictures show them', async () => {
  const lastDay = addDays(bangkokDay(clock.now), -1)
  await seedLearners(db, { firstDay: addDays(lastDay, -97), lastDay, count: 400 })
  await countStatistics(db, clock.now)
  const roles = ['editor', 'moderator', 'fulfilment', 'finance', 'admin'] as const
  const { page } = await openStaffPage(product, 1280, [...roles])
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(path)
    await wake(page)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByText('วิธีใช้หน้านี้').waitFor()
  }

  await someOrders()
  await open('/admin', 'เช้านี้')
  await show(page, 'overview')

  await open('/admin/store/orders?state=paid', 'รายการแลก')
  const ticks = page.getByRole('checkbox', { name: /^เลือก / })
  for (const i of [0, 1, 2]) await ticks.nth(i).check()
  await page.evaluate(() => scrollTo(0, 120))
  await show(page, 'queue')

  await open('/admin/content', 'เนื้อหา')
  await page
    .getByRole('checkbox', { name: /^เลือก / })
    .first()
    .check()
  await show(page, 'content')

  const word = await db.selectFrom('game_word').select(['id', 'word']).orderBy('key').limit(1).executeTakeFirstOrThrow()
  await open(`/admin/content/edit?kind=word&id=${word.id}`, word.word)
  await page.frameLocator('.content-preview-frame').getByRole('button', { name: /เริ่ม/ }).first().waitFor()
  await show(page, 'editor')

  await open('/admin/calendar', 'ปฏิทินเนื้อหา')
  await page.getByRole('list', { name: 'วันในปฏิทิน' }).waitFor()
  await show(page, 'calendar')

  await open('/admin/statistics', /./)
  await show(page, 'numbers')

  await open('/admin/operations', 'งานระบบ')
  await show(page, 'operations')
  await product.expectQuiet(page)
})
