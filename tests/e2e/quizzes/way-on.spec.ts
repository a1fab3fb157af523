// Where somebody chooses (a quiz, a level, a plan) the way on is in sight on the smallest phone, without scrolling.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()

/** Whether all of it is between the header and the bar of the phone, and nothing lies over it. */
function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const bar = document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? innerHeight
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= bar && one.contains(over)
  })
}

async function openAt(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(path)
  await wake(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

test('the quizzes, the levels and a level have their way on in sight, and it leads on', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  await openAt(page, '/quiz')
  const today = page.getByRole('link', { name: 'ทำควิซวันนี้' })
  await today.waitFor()
  await expect.poll(() => isInSight(today)).toBe(true)
  await expectAccessible(page)
  await expectReflow(page)
  expect(await today.getAttribute('href')).toBe('/quiz/daily')

  await openAt(page, '/quiz/money')
  const begin = page.getByRole('button', { name: 'เริ่มระดับพื้นฐาน' })
  await begin.waitFor()
  await expect.poll(() => isInSight(begin)).toBe(true)
  await expectAccessible(page)
  await expectReflow(page)
  await page.getByRole('link', { name: 'กติกาของระดับพื้นฐาน' }).tap()
  await page.waitForURL('**/quiz/money/basic')
  for (const path of ['/quiz/money/basic', '/quiz/month']) {
    await openAt(page, path)
    const start = page.getByRole('button', { name: 'เริ่มทำควิซ' })
    await start.waitFor()
    await expect.poll(() => isInSight(start), { message: path }).toBe(true)
  }
  // The list of levels begins the level itself.
  await openAt(page, '/quiz/money')
  await begin.tap()
  await page.waitForURL('**/quiz/money/basic')
  await page.getByText('ข้อ 1 จาก 10', { exact: true }).waitFor()
  await product.expectQuiet(page)
})

test('a visitor is shown the way to an account, and what a quiz is, without a login', async () => {
  const page = await product.openPage({ width: 360 })
  await openAt(page, '/quiz')
  const join = page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' })
  await join.waitFor()
  await expect.poll(() => isInSight(join)).toBe(true)
  await expectAccessible(page)
})

test('robo: comparing the levels leads on to a goal, and so does each step up to the first question', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  for (const [path, role, name] of [
    ['/robo', 'link', 'เริ่มวางแผน'],
    ['/robo/levels', 'link', 'ไปตั้งเป้าหมาย'],
    ['/robo/create-plan', 'link', 'ไปทำแบบประเมิน'],
    ['/robo/assessment', 'button', /^เริ่มตอบ/],
  ] as const) {
    await openAt(page, path)
    const on = page.getByRole('main').getByRole(role, { name })
    await on.waitFor()
    await expect.poll(() => isInSight(on), { message: path }).toBe(true)
  }
  await openAt(page, '/robo/levels')
  const levels = page.getByRole('radiogroup').or(page.getByRole('group')).first()
  await levels.waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ไปตั้งเป้าหมาย' }).tap()
  await page.waitForURL('**/robo/create-plan')
  await product.expectQuiet(page)
})
