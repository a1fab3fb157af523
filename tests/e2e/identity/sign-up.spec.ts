import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus, mouse } from '../support/hands.ts'
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
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  const born = page.getByRole('group', { name: 'วันเกิด' })
  await born.getByRole('textbox', { name: 'วัน', exact: true }).fill('13')
  await born.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: 'เมษายน' })
  await born.getByRole('textbox', { name: 'ปี พ.ศ.' }).fill('2540')
  await page.getByRole('button', { name: 'ต่อไป' }).click()
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

/** Fills the first step and opens the second. */
async function beginSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill('four-stars-over-the-sea')
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await page.waitForURL('/register/profile')
  await heading(page, 'ให้เรียกคุณว่าอะไร').waitFor()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function fillBirthDate(page: Page, year: string): Promise<void> {
  const born = page.getByRole('group', { name: 'วันเกิด' })
  await born.getByRole('textbox', { name: 'วัน', exact: true }).fill('13')
  await born.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: 'เมษายน' })
  await born.getByRole('textbox', { name: 'ปี พ.ศ.' }).fill(year)
}

test('one question a screen: Enter goes on, the first wrong field has the focus, and the back button loses nothing', async () => {
  const page = await product.openPage({ width: 360, storage: cookiesAnswered })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/register')
  await wake(page)
  // The first step too: its button and the way to a login are in sight, and no other button says the same.
  expect(await bottomOf(page.getByRole('button', { name: 'ต่อไป' }))).toBeLessThanOrEqual(600)
  expect(await page.locator('.tab-bar').isVisible()).toBe(false)
  expect(await page.getByRole('banner').getByRole('link', { name: 'สมัครสมาชิก' }).count()).toBe(0)
  await beginSignUp(page, `one.${crypto.randomUUID()}@example.com`)
  const next = page.getByRole('button', { name: 'ต่อไป' })
  const name = page.getByRole('textbox', { name: 'ชื่อที่แสดง' })
  // The one main button is in sight without a scroll, and phones show no tab bar under it.
  expect(await bottomOf(next)).toBeLessThanOrEqual(640)
  expect(await page.locator('.tab-bar').isVisible()).toBe(false)
  await next.click()
  await page.getByText('ตั้งชื่อที่แสดง ชื่อเล่นก็ได้').waitFor()
  expect(await hasFocus(name)).toBe(true)
  await name.fill('ใบเตย')
  await page.getByRole('radio', { name: 'งอกใส่แว่น' }).check()
  await name.press('Enter')

  await heading(page, 'คุณเกิดวันไหน').waitFor()
  await eventually(() => hasFocus(heading(page, 'คุณเกิดวันไหน'))).toBe(true)
  await next.click()
  await page.getByText('ใส่วัน เดือน และปี พ.ศ. ให้ครบ').waitFor()
  await fillBirthDate(page, '2554')
  await next.click()
  await eventually(() => hasFocus(page.getByRole('textbox', { name: 'อีเมลผู้ปกครอง' }))).toBe(true)
  await expectAccessible(page)
  expect(await bottomOf(next)).toBeLessThanOrEqual(640)
  await page.getByRole('textbox', { name: 'อีเมลผู้ปกครอง' }).fill('mae-baitoei@example.com')
  await next.click()

  await heading(page, 'อยากเก่งเรื่องไหน').waitFor()
  await page.getByRole('checkbox', { name: 'เริ่มลงทุน' }).check()
  await page.goBack()
  await heading(page, 'คุณเกิดวันไหน').waitFor()
  await page.goBack()
  await heading(page, 'ให้เรียกคุณว่าอะไร').waitFor()
  expect(await name.inputValue()).toBe('ใบเตย')
  expect(await page.getByRole('radio', { name: 'งอกใส่แว่น' }).isChecked()).toBe(true)
  await next.click()
  await page.getByRole('button', { name: 'ย้อนกลับ' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'ปี พ.ศ.' }).inputValue()).toBe('2554')
  await next.click()
  expect(await page.getByRole('checkbox', { name: 'เริ่มลงทุน' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click()
  await heading(page, 'คุณเกิดวันไหน').waitFor()
  await product.expectQuiet(page)
})

test('a reload asks for the password again and keeps every answer; a taken name is shown on its screen', async () => {
  const taken = 'ข้าวปั้น'
  await product.person({ name: taken })
  const page = await product.openPage({ storage: cookiesAnswered })
  await page.goto('/register')
  await wake(page)
  const email = `again.${crypto.randomUUID()}@example.com`
  await beginSignUp(page, email)
  const next = page.getByRole('button', { name: 'ต่อไป' })
  await page.getByRole('textbox', { name: 'ชื่อที่แสดง' }).fill(taken)
  await next.click()
  await fillBirthDate(page, '2540')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }))
  expect(stored).toContain(email)
  expect(stored).not.toContain('four-stars')
  await page.reload()
  await page.waitForURL(/\/register\?restart=1/)
  await page.getByText(/^คำตอบที่กรอกไว้ยังอยู่ครบ ใส่รหัสผ่านอีกครั้งแล้วไปต่อได้เลย/).waitFor()
  await wake(page)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).click()
  await eventually(() => page.getByRole('textbox', { name: 'อีเมล' }).inputValue()).toBe(email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill('four-stars-over-the-sea')
  await next.click()
  await heading(page, 'ให้เรียกคุณว่าอะไร').waitFor()
  await next.click()
  await heading(page, 'คุณเกิดวันไหน').waitFor()
  expect(await page.getByRole('textbox', { name: 'ปี พ.ศ.' }).inputValue()).toBe('2540')
  await next.click()
  await page.getByRole('combobox', { name: 'จังหวัด' }).selectOption({ label: 'กระบี่' })
  await page.getByRole('checkbox', { name: /^ฉันอ่านและยอมรับ/ }).check()
  await page.getByRole('checkbox', { name: /^ฉันยินยอม/ }).check()
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()

  await heading(page, 'ให้เรียกคุณว่าอะไร').waitFor()
  await eventually(() => hasFocus(page.getByRole('textbox', { name: 'ชื่อที่แสดง' }))).toBe(true)
  await page.getByRole('textbox', { name: 'ชื่อที่แสดง' }).fill('ข้าวเหนียวมะม่วง')
  await next.click()
  await next.click()
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
  await page.waitForURL('/register/verify')
  await seeMoment(page, mouse(), { name: 'ยินดีต้อนรับ ข้าวเหนียวมะม่วง' })
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email)
  await product.expectQuiet(page, { except: /status of 4(09|22)/ })
})

/** Where the lower edge of an element is on the screen. */
async function bottomOf(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().bottom)
}

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
