import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()
const none = { necessary: true, preferences: false, analytics: false, marketing: false }

const readSwitches = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('isAnalytic') ?? 'null'))
const banner = (page: Page) => page.getByRole('region', { name: 'การใช้คุกกี้' })

test('a choice applies in another browser too, and everything is switched off by one press', async () => {
  const view = { width: 360, theme: 'light' } as const
  const person = await product.person()
  const own = await product.storageOf(person)
  const page = await product.openPage({ ...view, storage: { ...cookiesAnswered, ...own } })
  await page.goto('/profile/edit')
  await page.getByRole('link', { name: 'ความยินยอมของฉัน' }).click()
  await page.waitForURL('/profile/consents')
  const cookies = page.getByRole('region', { name: 'ข้อมูลการใช้งาน' })
  await cookies.getByText(/^คุณยังไม่ได้เลือกในบัญชีนี้/).waitFor()
  await cookies.getByRole('button', { name: 'ตั้งค่าเอง' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of [/^วิเคราะห์การใช้งาน/, /^การตลาด/]) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click()
  await cookies.getByText(/^นโยบายคุกกี้ ฉบับที่ 3/).waitFor()
  await page.getByRole('region', { name: 'ประวัติ' }).getByText('วิเคราะห์การใช้งาน · การตลาด').waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}-consents-${view.width}.png`, fullPage: true })

  // A browser without a stored answer: the banner is not shown, since this person has answered it.
  const other = await product.openPage({ ...view, storage: own })
  await other.goto('/')
  await eventually(() => readSwitches(other)).toEqual({ ...none, analytics: true, marketing: true })
  await eventually(() => banner(other).isHidden()).toBe(true)

  // The clock is stopped: two receipts with the same time would have no order.
  product.pass(1_000)
  await cookies.getByRole('button', { name: 'ปิดทั้งหมด' }).click()
  await cookies.getByText('ปิดทั้งหมดแล้ว').waitFor()
  expect(await readSwitches(page)).toEqual(none)
  await page.getByRole('region', { name: 'ประวัติ' }).getByText('ถอน', { exact: true }).waitFor()
  await other.reload()
  await eventually(() => readSwitches(other)).toEqual(none)
  await product.expectQuiet(page)
  await product.expectQuiet(other)
})

test('the consent of a visitor does not apply to a minor who signs in, nor to another account', async () => {
  const all = JSON.stringify({ necessary: true, preferences: true, analytics: true, marketing: true })
  const minor = await product.person({ age: 14 })
  const page = await product.openPage({
    storage: { ...cookiesAnswered, isAnalytic: all, ...(await product.storageOf(minor)) },
  })
  await page.goto('/')
  await eventually(() => readSwitches(page)).toEqual({ ...none, preferences: true })
  const receipts = await product.db.selectFrom('consent_receipt').select('id').where('user_id', '=', minor.id).execute()
  expect(receipts).toEqual([])
  await product.expectQuiet(page)
})

test('a person who turns 20 is asked for their own consent and gives it', async () => {
  const person = await product.person({ age: 19, guardian: 'allowed' })
  await product.db
    .updateTable('user_account')
    .set({ birth_date: '2006-11-21', made_at: new Date('2025-01-01T00:00:00Z') })
    .where('user_id', '=', person.id)
    .execute()
  const page = await product.openPage({
    width: 360,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'อ่านและยืนยันด้วยตัวเอง' }).click()
  const confirm = page.getByRole('region', { name: 'ยืนยันด้วยตัวเอง' })
  await confirm.getByText(/^คุณอายุครบ 20 ปีแล้ว/).waitFor()
  await expectAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-of-age.png`, fullPage: true })
  await confirm.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.getByText('บันทึกแล้ว').waitFor()
  await confirm.waitFor({ state: 'detached' })
  expect(await page.getByText('เมื่ออายุครบ 20 ปี').count()).toBeGreaterThan(0)
  await product.expectQuiet(page)
})
