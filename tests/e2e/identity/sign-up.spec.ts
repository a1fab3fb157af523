import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { mouse } from '../support/hands.ts'
import { seeMoment } from '../support/moment.ts'

const product = await openProduct()

test('a common password is rejected at its field; an own picture is uploaded with the sign-up', async () => {
  const page = await product.openPage({ width: 360, storage: cookiesAnswered })
  await page.goto('/register')
  await wake(page)
  const email = `pic.${crypto.randomUUID()}@example.com`
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email)
  const password = page.getByRole('textbox', { name: 'รหัสผ่าน' })
  await password.fill('password')
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await page.getByText('รหัสผ่านนี้มีคนใช้บ่อยจนเดาง่าย').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/register')
  await password.fill('four-stars-over-the-sea')
  await page.getByRole('button', { name: 'ต่อไป' }).click()

  await page.waitForURL('/register/profile')
  await page.getByRole('textbox', { name: 'ชื่อที่แสดง' }).fill('ตี๋')
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#396' } })
    .png()
    .toBuffer()
  await page.getByLabel('อัปโหลดรูปของฉัน').first().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByText('จะใช้รูป me.png').waitFor()
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-sign-up-360.png`, fullPage: true })
  const born = page.getByRole('group', { name: 'วันเกิด' })
  await born.getByRole('textbox', { name: 'วัน', exact: true }).fill('13')
  await born.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: 'เมษายน' })
  await born.getByRole('textbox', { name: 'ปี พ.ศ.' }).fill('2540')
  await page.getByRole('combobox', { name: 'จังหวัด' }).selectOption({ label: 'กระบี่' })
  await page.getByRole('checkbox', { name: /^ฉันอ่านและยอมรับ/ }).check()
  await page.getByRole('checkbox', { name: /^ฉันยินยอม/ }).check()
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
  await page.waitForURL('/register/verify')
  await seeMoment(page, mouse(), { name: 'ยินดีต้อนรับ ตี๋' })
  await page.getByRole('heading', { name: 'ดูอีเมลของคุณ' }).waitFor()
  // Said once.
  await page.reload()
  await page.getByRole('heading', { name: 'ดูอีเมลของคุณ' }).waitFor()
  expect(await page.locator('dialog.reward').count()).toBe(0)
  const stored = () =>
    product.db.selectFrom('user_account').select('display_image').where('email', '=', email).executeTakeFirst()
  await eventually(async () => (await stored())?.display_image ?? '').toMatch(/^\/media\//)
  await product.expectQuiet(page)
})

test('the summary of errors lists a field no longer once it is corrected', async () => {
  const page = await product.openPage({ width: 360, storage: cookiesAnswered })
  await page.goto('/register')
  await wake(page)
  const summary = page.getByRole('region', { name: /^ยังส่งไม่ได้/ })
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await summary.waitFor()
  const before = await summary.getByRole('listitem').count()
  expect(before).toBeGreaterThan(1)
  await page.getByRole('textbox', { name: 'อีเมล' }).fill('somebody@example.com')
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill('four-stars-over-the-sea')
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).blur()
  await summary.waitFor({ state: 'detached' })
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0)
  await product.expectQuiet(page)
})
