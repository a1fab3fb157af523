import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../product.ts'
import { wake } from '../bed/browser.ts'
import { eventually } from '../bed/eventually.ts'
import { openStaffPage } from '../bed/staff.ts'

const product = await openProduct()
const { db, clock } = product

test('finance adds a fund, brings its first prices in by a file, and one of the model takes prices from files', async () => {
  const { page, look, confirm } = await openStaffPage(product, 1280, ['finance'])
  await page.goto('/admin/bank/funds')
  await wake(page)
  await page.getByRole('link', { name: 'เพิ่มกองทุน' }).click()
  await page.getByRole('button', { name: 'เพิ่มกองทุนนี้' }).click()
  await page.getByRole('alert').waitFor()
  await look('staff-fund-wrong')
  await page.getByRole('textbox', { name: 'รหัส', exact: true }).fill('SIM-GREEN')
  await page.getByRole('combobox', { name: 'ระดับ' }).selectOption('6')
  await page.getByRole('combobox', { name: 'ประเภท' }).selectOption({ label: 'หุ้น' })
  await page.getByRole('textbox', { name: 'ชื่อ' }).fill('กองทุนจำลองหุ้นสีเขียว')
  await page.getByRole('textbox', { name: 'สรุปหนึ่งประโยค' }).fill('หุ้นของกิจการที่ลดการปล่อยคาร์บอน')
  await page.getByRole('textbox', { name: 'ลงทุนในอะไร' }).fill('หุ้นไทยที่รายงานการปล่อยก๊าซเรือนกระจก')
  await page.getByRole('textbox', { name: 'เทียบกับ' }).fill('ดัชนีหุ้นจำลอง')
  await page.getByRole('textbox', { name: 'ค่าเงิน', exact: true }).fill('ลงทุนเป็นเงินบาททั้งหมด')
  await page.getByRole('textbox', { name: 'ข้างในมีอะไร' }).fill('หุ้นไทย | 90.00\nเงินฝาก | 10.00')
  await page.getByRole('textbox', { name: 'หัวข้อของหนังสือชี้ชวน' }).fill('เหมาะกับใคร | คนที่ถือได้นาน')
  product.pass(11 * 60_000)
  await page.getByRole('button', { name: 'เพิ่มกองทุนนี้' }).click()
  await confirm()
  await page.getByRole('heading', { level: 1, name: 'กองทุนจำลองหุ้นสีเขียว' }).waitFor()
  await look('staff-fund-new')

  await page.goto('/admin/bank/nav')
  await wake(page)
  const { day } = await db
    .selectFrom('fund_nav')
    .select((at) => at.fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  const buffer = Buffer.from(`fund,date,nav\nSIM-GREEN,${day},10.0000\n`)
  await page.getByLabel('ไฟล์ราคา').setInputFiles({ name: 'green.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'ลองตรวจไฟล์' }).click()
  await page.getByRole('button', { name: 'นำเข้า 1 ราคา' }).click()
  await page.getByText('นำเข้าแล้ว 1 ราคา').waitFor()
  const navOf = () => db.selectFrom('fund_nav').select('nav').where('code', '=', 'SIM-GREEN').executeTakeFirst()
  await eventually(async () => (await navOf())?.nav).toBe(100_000)

  const source = page.getByRole('region', { name: 'ใช้ราคาจากไฟล์แทนราคาจำลอง' })
  await source.getByRole('combobox').selectOption('SIM-TECH')
  await source.getByRole('button').click()
  await source.getByText('SIM-TECH รอไฟล์ราคาแล้ว').waitFor()
  await look('staff-nav')
  await product.expectQuiet(page, { except: /status of (403|422)/ })
})

test('on a phone finance announces a rate from tomorrow on; a day that has begun is refused', async () => {
  const { page, look } = await openStaffPage(product, 360, ['finance'])
  await page.goto('/admin/bank/rates')
  await wake(page)
  const today = bangkokDay(clock.now)
  await page.getByRole('combobox').first().selectOption('fixed-12')
  await page.getByRole('textbox', { name: /อัตรา/ }).fill('1.50')
  await page.locator('input[type="date"]').fill(today)
  await page.getByRole('button', { name: 'ตั้งอัตรานี้' }).click()
  await page.getByRole('alert').waitFor()
  const rates = () => db.selectFrom('bank_rate').select('rate').where('rate', '=', 150).execute()
  expect(await rates()).toEqual([])
  await page.locator('input[type="date"]').fill(addDays(today, 1))
  await page.getByRole('button', { name: 'ตั้งอัตรานี้' }).click()
  await eventually(async () => (await rates()).length).toBe(1)
  await look('staff-rate')
  await product.expectQuiet(page, { except: /status of (403|422)/ })
})
