import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { mouse } from '../support/hands.ts'
import { seePracticeWallet } from '../support/journey.ts'
import { leaveMoment } from '../support/quiz.ts'

const product = await openProduct({ hasProviders: true })
// The provider signs with the machine's clock.
product.clock.now = new Date()
const notLinkedYet = { except: /status of 404/ }

/** At the stand-in: it says that it is one, and the test types the identity. */
async function beAtProvider(page: Page, name: string, email = ''): Promise<void> {
  await page.getByText('ผู้ให้บริการจำลองในเครื่อง', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'ชื่อ' }).fill(name)
  if (email) await page.getByRole('textbox', { name: /^อีเมล/ }).fill(email)
  await page.getByRole('button', { name: 'ไปต่อเป็นคนนี้' }).click()
}

type Profile = { year: string; name: string; guardian?: string; password?: string }

/** The three screens of the second step, up to its last button. */
async function fillProfile(page: Page, { year, name, guardian, password }: Profile): Promise<void> {
  const next = page.getByRole('button', { name: 'ต่อไป' })
  await page.getByRole('textbox', { name: 'ชื่อที่แสดง' }).fill(name)
  await next.click()
  const born = page.getByRole('group', { name: 'วันเกิด' })
  await born.getByRole('textbox', { name: 'วัน', exact: true }).fill('13')
  await born.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: 'เมษายน' })
  await born.getByRole('textbox', { name: 'ปี พ.ศ.' }).fill(year)
  if (guardian) await page.getByRole('textbox', { name: 'อีเมลผู้ปกครอง' }).fill(guardian)
  if (password) {
    await page.getByText('ตั้งรหัสผ่านไว้ก่อน แล้วค่อยเชื่อม LINE').waitFor()
    await next.click()
    await page.getByText('ตั้งรหัสผ่านอย่างน้อย 8 ตัว').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(password)
  }
  await next.click()
  await page.getByRole('combobox', { name: 'จังหวัด' }).selectOption({ label: 'กระบี่' })
  await page.getByRole('checkbox', { name: /^ฉันอ่านและยอมรับ/ }).check()
  await page.getByRole('checkbox', { name: /^ฉันยินยอม/ }).check()
}

/** Simulates another device: only the answer to the cookie banner is stored. */
async function forgetLogin(page: Page): Promise<void> {
  // An active page would react to storage that is cleared under it.
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.clear())
  await page.evaluate((items) => Object.assign(localStorage, items), cookiesAnswered)
}

async function openSettings(page: Page) {
  await page.goto('/profile/edit')
  const part = page.getByRole('region', { name: 'บัญชีที่เชื่อมไว้' })
  await part.waitFor()
  return part
}

test('a person of 20 signs up by LINE on a phone, returns by LINE, and cannot remove the only login method', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/register?redirect=/glossary')
  await wake(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'สมัครด้วย LINE' }).click()
  await page.getByRole('textbox', { name: 'ชื่อ' }).waitFor()
  await expectAccessible(page)
  await beAtProvider(page, 'แพรว', 'praew@example.com')

  await page.getByRole('heading', { name: 'สวัสดี แพรว' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'สมัครสมาชิกใหม่' }).click()
  await page.waitForURL('/register/profile?redirect=*')
  expect(await page.getByRole('textbox', { name: 'อีเมล' }).inputValue()).toBe('praew@example.com')
  expect(await page.getByRole('radio', { name: 'ใช้รูปจาก LINE' }).isChecked()).toBe(true)
  await fillProfile(page, { year: '2545', name: 'แพรวใส' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
  await page.waitForURL('/register/verify?redirect=*')
  await leaveMoment(page, mouse())
  await page.getByText('praew@example.com').waitFor()
  // The picture is re-encoded and served from here: the page fetches nothing from the provider.
  await page.locator('header img[src^="/media/"]').waitFor({ state: 'attached' })

  await forgetLogin(page)
  await page.goto('/login?redirect=/glossary')
  await wake(page)
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วย LINE' }).click()
  await beAtProvider(page, 'แพรว', 'praew@example.com')
  await page.waitForURL('/glossary')
  await seePracticeWallet(page, '0.00')

  const part = await openSettings(page)
  await part.getByText('LINE · แพรว').waitFor()
  await part.getByText('นี่เป็นทางเข้าสู่ระบบทางเดียวของคุณ').waitFor()
  expect(await part.getByRole('button', { name: 'ยกเลิกการเชื่อม LINE' }).getAttribute('aria-disabled')).toBe('true')
  await expectAccessible(page)
  await product.expectQuiet(page, notLinkedYet)
})

test('a person links LINE and Facebook to the account, and unlinks LINE again', async () => {
  const person = await product.person({ name: 'น้ำผึ้ง' })
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  const part = await openSettings(page)
  await part.getByRole('link', { name: 'เชื่อม LINE' }).click()
  await beAtProvider(page, 'ผึ้ง')
  await page.getByRole('heading', { name: 'เชื่อม LINE กับบัญชีของคุณ' }).waitFor()
  await page.getByText('เชื่อม LINE ของ “ผึ้ง” กับบัญชี “น้ำผึ้ง” ใช่ไหม').waitFor()
  await page.getByRole('checkbox', { name: 'ใช้รูปจาก LINE เป็นรูปประจำตัวด้วย' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'เชื่อม LINE' }).click()
  await page.getByRole('heading', { name: 'เชื่อม LINE แล้ว' }).waitFor()
  await page.getByText('รูปประจำตัวเปลี่ยนแล้ว').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ดูบัญชีที่เชื่อมไว้' }).click()

  await part.getByText('LINE · ผึ้ง').waitFor()
  await part.getByRole('link', { name: 'เชื่อม Facebook' }).click()
  await beAtProvider(page, 'ผึ้ง')
  await page.getByText('เชื่อม Facebook ของ “ผึ้ง” กับบัญชี “น้ำผึ้ง” ใช่ไหม').waitFor()
  await page.getByRole('button', { name: 'เชื่อม Facebook' }).click()
  await page.getByRole('link', { name: 'ไปต่อ' }).click()
  await part.getByText('Facebook', { exact: false }).first().waitFor()

  await part.getByRole('button', { name: 'ยกเลิกการเชื่อม LINE' }).click()
  const dialog = page.getByRole('dialog', { name: 'ยกเลิกการเชื่อม LINE ไหม' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'ยกเลิกการเชื่อม LINE' }).click()
  await part.getByRole('status').getByText('ยกเลิกการเชื่อม LINE แล้ว').waitFor()
  await part.getByRole('link', { name: 'เชื่อม LINE' }).waitFor()
  const left = await product.db.selectFrom('social_link').select('provider').where('user_id', '=', person.id).execute()
  expect(left).toEqual([{ provider: 'facebook' }])
  await product.expectQuiet(page)
})

test('a person with an account logs in first, and then links the LINE account that was found', async () => {
  const person = await product.person({ name: 'ข้าวฟ่าง' })
  const page = await product.openPage({ width: 360, theme: 'dark' })
  await page.goto('/line?redirect=/glossary')
  await beAtProvider(page, 'ฟ่าง')
  await page.getByRole('link', { name: 'มีบัญชีอยู่แล้ว เชื่อมกับบัญชีเดิม' }).click()
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(person.email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await page.waitForURL('/line/link')
  await page.getByRole('button', { name: 'เชื่อม LINE' }).click()
  await page.getByRole('link', { name: 'ไปต่อ' }).click()
  await page.waitForURL('/glossary')
  await product.expectQuiet(page, notLinkedYet)
})

test('at 15 a person sets a password in the same form, and LINE waits for the guardian', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/line')
  await beAtProvider(page, 'ปลา', 'pla@example.com')
  await page.getByRole('button', { name: 'สมัครสมาชิกใหม่' }).click()
  await page.waitForURL('/register/profile')
  await fillProfile(page, {
    year: '2554',
    name: 'ปลาทู',
    guardian: 'mae-pla@example.com',
    password: 'four-stars-over-the-sea',
  })
  const picture = page.getByRole('radio', { name: 'ใช้รูปจาก LINE', includeHidden: true })
  expect([await picture.isDisabled(), await picture.isChecked()]).toEqual([true, false])
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
  await page.waitForURL('/register/verify')
  const made = await product.db
    .selectFrom('user_account')
    .leftJoin('social_link', 'social_link.user_id', 'user_account.user_id')
    .select(['password_hash', 'provider', 'display_image'])
    .where('email', '=', 'pla@example.com')
    .executeTakeFirstOrThrow()
  const password_hash = expect.stringMatching(/^\$argon2id/)
  expect(made).toEqual({ password_hash, provider: null, display_image: 'kla-1' })
  await product.expectQuiet(page, notLinkedYet)
})

test('by Facebook with its name, and after refusing there the page is unchanged', async () => {
  const page = await product.openPage()
  await page.goto('/login')
  await wake(page)
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วย Facebook' }).click()
  await page.getByRole('button', { name: 'ไม่อนุญาต กลับไป Koinklass' }).click()
  await page.getByRole('heading', { name: 'คุณเลือกไม่อนุญาต' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ลองกับ Facebook อีกครั้ง' }).click()
  await beAtProvider(page, 'ภูผา', 'phupha@example.com')
  await page.getByRole('heading', { name: 'สวัสดี ภูผา' }).waitFor()
  await page.getByRole('button', { name: 'สมัครสมาชิกใหม่' }).click()
  await page.waitForURL('/register/profile')
  expect(await page.getByRole('textbox', { name: 'อีเมล' }).inputValue()).toBe('phupha@example.com')
  await fillProfile(page, { year: '2545', name: 'ภูผาไม้' })
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
  await page.waitForURL('/register/verify')
  await product.expectQuiet(page, notLinkedYet)
})
