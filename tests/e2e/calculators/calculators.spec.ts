import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()

test('by keyboard: the answer follows while a salary is typed over, and Enter takes the focus to it', async () => {
  const page = await product.openPage({ width: 360, storage: cookiesAnswered })
  await page.goto('/calculators')
  await page.getByRole('link', { name: 'เงินเดือนเข้าบัญชีจริงเท่าไร' }).click()
  await wake(page)
  const says = page.getByRole('region', { name: 'ผลที่ได้' }).getByRole('status')
  expect(await says.textContent()).toContain('14,720 บาท')
  await page.getByLabel('เงินเดือน', { exact: true }).fill('30,000')
  // 30,000 − 875 − 900 − 208: social security at its limit, 3 % saved, a twelfth of the tax on 200,000.
  await expect.poll(() => says.textContent()).toContain('28,017 บาท')
  // Its figure stays in sight above the boxes, below the header, also where the last box is typed in.
  const now = page.getByRole('link', { name: 'ผลที่ได้ เข้าบัญชีเดือนละ 28,017 บาท' })
  await page.getByLabel('ลดหย่อนอื่นทั้งปี').scrollIntoViewIfNeeded()
  const [line, header] = [(await now.boundingBox())!, (await page.locator('.site-header').boundingBox())!]
  expect(line.y).toBeGreaterThanOrEqual(header.y + header.height - 1)
  expect(line.y + line.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer')
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
  await page.getByRole('region', { name: 'ผลที่ได้' }).getByText('ห่อ ข ถูกกว่า').waitFor()
  await page.getByText('สูตรและที่มา').click()
  await page.getByText('ตรวจเมื่อ 28 พ.ย. 2569').waitFor()
})

test.each([360, 1280])(
  'at %i px every calculator has a drawing of its own that exists, and nothing moves while it comes',
  async (width) => {
    const context = await product.openContext({ width })
    const page = await context.newPage()
    await page.addInitScript((answered) => {
      Object.assign(localStorage, answered)
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    }, cookiesAnswered)
    await page.goto('/calculators')
    await wake(page)
    const drawings = page.locator('.calculator-card .calculator-scene')
    expect(await drawings.count()).toBe(8)
    const files = await drawings.locator('use').evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
    expect(new Set(files).size).toBe(8)
    for (const file of files) expect((await page.request.get(file.replace('#art', ''))).status()).toBe(200)
    const sizes = await drawings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    for (const { width: wide, height } of sizes) expect(Math.min(wide, height)).toBeGreaterThanOrEqual(90)
    await expectAccessible(page)
    // Thousandths are zero to Lighthouse: the text of the header may shift by a fraction of a pixel with its font.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.0005)
    await expectReflow(page)

    await page.locator('.calculator-card').nth(3).getByRole('link').click()
    await page.waitForURL('**/calculators/*')
    await page.getByRole('region', { name: 'ผลที่ได้' }).waitFor()
    expect((await page.locator('.calculator-scene').boundingBox())!.height).toBe(96)
    await expectAccessible(page)
  },
)
