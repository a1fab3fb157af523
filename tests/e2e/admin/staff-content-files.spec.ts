import fs from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { importWords, readWordFiles } from '#features/games/words/server/seed.ts'
import { readCsv, writeCsv } from '#lib/csv.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { openStaffPage } from '../support/staff.ts'

const product = await openProduct()
const { db, clock } = product
const words = await readWordFiles(new URL('../../../content/words/', import.meta.url))

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, wanted: RegExp) {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  for (let i = 0; i < 150; i += 1) {
    await page.keyboard.press('Tab')
    if (wanted.test(await focused())) return
  }
  throw new Error(`the Tab key never came to ${wanted}`)
}

test('by the keyboard an editor exports two words, changes one outside, sees the difference and takes it in', async () => {
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  const { keyboard } = page
  await page.goto('/admin/content?kinds=word')
  await wake(page)
  await tabTo(page, /^เลือก /)
  for (const key of ['x', 'j', 'x']) await keyboard.press(key)
  await tabTo(page, /^ส่งออก$/)
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'ส่งออก 2 รายการ' }).waitFor()
  await look('files-export')
  await tabTo(page, /^CSV/)
  const [saved] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  const rows = readCsv(await fs.readFile(await saved.path(), 'utf8'))!
  expect(rows).toHaveLength(3)
  await keyboard.press('Escape')

  // Outside, in a spreadsheet: another source for the first, and a line that is no word.
  const source = rows[0]!.indexOf('แหล่งที่มา')
  rows[1]![source] = 'ตรวจใหม่กับครู'
  rows.push(['', 'abc', 'ไม่ใช่คำไทย', 'ออม', '1', 'ทดลอง', 'ทดลอง'])
  await page.goto('/admin/content/files')
  await wake(page)
  await look('files')
  await page.getByLabel('ชนิด').last().selectOption({ label: 'คำของเกม' })
  await page.getByLabel('แบบของไฟล์').last().selectOption('csv')
  await page.getByRole('button', { name: 'ตรวจไฟล์' }).focus()
  await keyboard.press('Enter')
  await page.getByText('เลือกไฟล์ก่อน').waitFor()
  const file = { name: 'แก้แล้ว.csv', mimeType: 'text/csv', buffer: Buffer.from(writeCsv(rows)) }
  await page.getByLabel('ไฟล์', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'ตรวจไฟล์' }).focus()
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'ผลตรวจ แก้แล้ว.csv' }).waitFor()
  await page.getByText('เปลี่ยน 1 · ผิด 1 · เหมือนเดิม 1').waitFor()
  await page.getByRole('insertion').getByText('ตรวจใหม่กับครู').waitFor()
  await look('files-tried')
  const changed = () => db.selectFrom('game_word').select('id').where('source', '=', 'ตรวจใหม่กับครู').execute()
  expect(await changed()).toHaveLength(0)
  await tabTo(page, /^นำเข้า 1 รายการ$/)
  await keyboard.press('Enter')
  await page.getByText('นำเข้าแล้ว 1 รายการ').waitFor()
  await look('files-imported')
  await eventually(async () => (await changed()).length).toBe(1)
  await product.expectQuiet(page)
})

test.each([360, 1280])(
  'at %i px an editor sees what a release has otherwise, and keeps the own words',
  async (width) => {
    const { page, look } = await openStaffPage(product, width, ['editor'])
    const { key } = words[width === 360 ? 5 : 6]!
    const mine = { clue: 'คำใบ้ของเรา', edited_by_staff_at: clock.now, updated_at: clock.now }
    await db.updateTable('game_word').set(mine).where('key', '=', key).execute()
    const next = words.map((word) => (word.key === key ? { ...word, clue: 'คำใบ้ของรุ่นใหม่' } : word))
    await db.transaction().execute((tx) => importWords(tx, next, clock.now))
    await page.goto('/admin/content')
    await wake(page)
    await page.getByRole('navigation', { name: 'มุมมอง' }).getByRole('link', { name: 'ต่างจากรุ่นใหม่' }).click()
    await page.waitForURL(/release=differs/)
    await look('content-differs')
    const { word: title } = words.find((one) => one.key === key)!
    const row = page.getByRole('region', { name: 'เนื้อหา' }).getByRole('listitem').filter({ hasText: title })
    await row.getByRole('link', { name: 'ต่างจากรุ่นใหม่' }).click()
    await page.waitForURL(/\/admin\/content\/release\?/)
    await page.getByText('คำใบ้ของรุ่นใหม่').waitFor()
    await look('release')
    await page.getByRole('button', { name: 'ใช้ของเรา' }).click()
    await page.getByText('เก็บของเราไว้แล้ว').waitFor()
    const word = db.selectFrom('game_word').select(['clue', 'release']).where('key', '=', key)
    expect(await word.executeTakeFirst()).toEqual({ clue: 'คำใบ้ของเรา', release: null })
    await page.getByRole('link', { name: 'กลับไปรายการที่ต่างจากรุ่นใหม่' }).click()
    await page.waitForURL(/release=differs/)
    await product.expectQuiet(page)
  },
)

test('on a phone a file of questions of another program asks for what it does not tell, and is refused row by row', async () => {
  const { page, look } = await openStaffPage(product, 360, ['editor'])
  await page.goto('/admin/content/files')
  await wake(page)
  await look('files')
  await page.getByLabel('ชนิด').last().selectOption({ label: 'คำถาม' })
  await page.getByLabel('แบบของไฟล์').last().selectOption('gift')
  await page.getByLabel('กลุ่ม').selectOption('daily')
  await page.getByLabel('ทักษะ').selectOption('saving')
  await page.getByLabel('ระดับ').selectOption('1')
  await page.getByLabel('แหล่งที่มา').fill('แบบฝึกหัดของครู')
  const text =
    'ร่มพังกลางฝน เงินซื้อร่มใหม่ควรมาจากไหน {=เงินสำรอง ~เงินยืม ####เงินสำรองมีไว้ใช้กับเรื่องที่ไม่ได้คาดไว้ จึงไม่ต้องยืมใครและไม่มีดอกเบี้ยตามมา}\n\nเล่าเรื่องเงินของคุณ {}\n'
  await page
    .getByLabel('ไฟล์', { exact: true })
    .setInputFiles({ name: 'quiz.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'ตรวจไฟล์' }).click()
  await page.getByText('ใหม่ 1 · ผิด 1').waitFor()
  await page.getByText('คำถามปลายเปิดนำเข้าไม่ได้').waitFor()
  await look('files-tried')
  await page.getByRole('button', { name: 'นำเข้า 1 รายการ' }).click()
  await page.getByText('นำเข้าแล้ว 1 รายการ').waitFor()
  expect(await db.selectFrom('question').select('id').where('text', 'like', 'ร่มพังกลางฝน%').execute()).toHaveLength(1)
  await product.expectQuiet(page)
})
