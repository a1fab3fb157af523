import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus } from '../support/hands.ts'
import { newRoboJourney } from '../support/robo.ts'

const product = await openProduct()
const { goToMoment, assess, openPlan } = newRoboJourney(product)

async function openAs(path: (account: string) => string): Promise<Page> {
  await goToMoment('2027-05-17T10:00')
  const nok = await product.person()
  await assess(nok, 'b')
  const account = await openPlan(nok, 'ทริปจบ ม.6')
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(nok)) } })
  await page.goto(path(account))
  await wake(page)
  return page
}

/** Expects this box to be wrong, to say why beside it, and to have the focus. */
async function expectWrong(box: Locator, why: RegExp): Promise<void> {
  await eventually(() => hasFocus(box)).toBe(true)
  const error = await box.evaluate(
    (input) => document.getElementById(`${input.getAttribute('aria-describedby')?.split(' ').at(-1)}`)?.textContent,
  )
  expect(error).toMatch(why)
  expect(await box.getAttribute('aria-invalid')).toBe('true')
}

const trades = (page: Page) => page.getByRole('table', { name: 'รายการซื้อขายก่อนยืนยัน' })

test('by Enter more is put into a plan: a wrong amount keeps the focus and says why, a right one is ordered', async () => {
  const page = await openAs((account) => `/robo/buy/${account}`)
  const amount = page.getByRole('textbox', { name: 'จำนวนเงิน' })
  await amount.fill('20')
  await amount.press('Enter')
  await expectWrong(amount, /50\.00/)
  await amount.fill('600')
  await trades(page).waitFor()
  await page.getByRole('button', { name: 'ซื้อ 600.00 ฿' }).waitFor()
  await eventually(() => page.locator('.btn-reason').count()).toBe(0)
  await amount.press('Enter')
  await page.getByRole('heading', { name: 'รับคำสั่งซื้อแล้ว' }).waitFor()
  await product.expectQuiet(page)
})

test('by Enter a plan is changed: the first of two wrong boxes has the focus', async () => {
  const page = await openAs((account) => `/robo/adjust-plan/${account}`)
  const [goal, monthly] = ['เป้าหมาย', 'ใส่เพิ่มเดือนละ'].map((name) => page.getByRole('textbox', { name, exact: true }))
  await goal!.fill('x')
  await monthly!.fill('1')
  await monthly!.press('Enter')
  await expectWrong(goal!, /./)
  await goal!.fill('40000')
  await goal!.press('Enter')
  await expectWrong(monthly!, /หรือ 0/)
  await monthly!.fill('700')
  await monthly!.press('Enter')
  await page.getByRole('heading', { name: 'ปรับแผนแล้ว' }).waitFor()
  await product.expectQuiet(page)
})

test('the day and the amount of instalments are sent by Enter', async () => {
  const page = await openAs((account) => `/robo/setFormatMonthDCA?accountId=${account}`)
  const amount = page.getByRole('textbox', { name: 'งวดละ' })
  await amount.fill('5')
  await amount.press('Enter')
  await expectWrong(amount, /50\.00/)
  await amount.fill('800')
  await amount.press('Enter')
  await page.waitForURL('**/robo/dashboard/**')
  await product.expectQuiet(page)
})
