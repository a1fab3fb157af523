import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'

const product = await openProduct()

test('by keyboard: a salary is typed over, Enter shows the new answer, and the focus is at it', async () => {
  const page = await product.openPage({ width: 360, storage: cookiesAnswered })
  await page.goto('/calculators')
  await page.getByRole('link', { name: 'เงินเดือนเข้าบัญชีจริงเท่าไร' }).click()
  await wake(page)
  const says = page.getByRole('region', { name: 'ผลที่ได้' }).getByRole('status')
  expect(await says.textContent()).toContain('14,720 บาท')
  await page.getByLabel('เงินเดือน', { exact: true }).fill('30,000')
  await page.keyboard.press('Enter')
  // 30,000 − 875 − 900 − 208: social security at its limit, 3 % saved, a twelfth of the tax on 200,000.
  await expect.poll(() => says.textContent()).toContain('28,017 บาท')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('answer')
  await expectAccessible(page)
})

test('what cannot be is told at its box, and the answer stays as it was', async () => {
  const page = await product.openPage({ theme: 'dark', storage: cookiesAnswered })
  await page.goto('/calculators/instalment-or-cash')
  await wake(page)
  const says = page.getByRole('region', { name: 'ผลที่ได้' }).getByRole('status')
  const before = await says.textContent()
  const down = page.getByLabel('เงินดาวน์')
  const calculate = page.getByRole('button', { name: 'คำนวณ' })
  for (const [typed, told] of [
    ['หลายบาท', 'ใส่เป็นตัวเลข'],
    ['-1', 'ใส่อย่างน้อย 0 บาท'],
    ['1.005', 'ทศนิยมไม่เกินสองตำแหน่ง'],
    ['20,000', 'ดาวน์ต้องน้อยกว่าราคาเงินสด'],
  ] as const) {
    await down.fill(typed)
    await calculate.click()
    await page.getByText(told).waitFor()
    await expect.poll(() => down.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await says.textContent()).toBe(before)
  }
  await expectAccessible(page)
  await down.fill('2,900')
  await calculate.click()
  await expect.poll(() => says.textContent()).toContain('18,380 บาท')
})

test('the schedule of a loan is a drawing, and the same as a table', async () => {
  const page = await product.openPage({ storage: cookiesAnswered })
  await page.goto('/calculators/student-loan')
  await wake(page)
  await page.getByRole('button', { name: 'ดูเป็นตาราง' }).click()
  const rows = page.getByRole('table').filter({ hasText: 'ปีที่ 15' }).getByRole('row')
  expect(await rows.count()).toBe(17)
  expect(await rows.last().textContent()).toContain('ปีที่ 150')
})

test('without script a calculator shows its example, its formula and its sources', async () => {
  const page = await product.openPage({ hasScript: false, width: 360 })
  await page.goto('/calculators/unit-price')
  await page.getByText('ห่อ ข ถูกกว่า').waitFor()
  await page.getByText('สูตรและที่มา').click()
  await page.getByText('ตรวจเมื่อ 28 พ.ย. 2569').waitFor()
})
