// The browser's back button: it closes overlays, asks before leaving a game, and otherwise goes back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()
const { openPage, expectQuiet } = product
const pathOf = (page: Page) => new URL(page.url()).pathname
const drawer = (page: Page) => page.getByRole('dialog', { name: 'เมนู' })

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'เปิดเมนู' }).tap()
  await drawer(page).waitFor()
  await eventually(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(1)
}

async function closed(page: Page): Promise<void> {
  await drawer(page).waitFor({ state: 'hidden' })
}

test('back closes only the drawer, and the history before and after it stays intact', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/policy/cookies')
  await page.goto('/glossary')
  await wake(page)
  await openDrawer(page)
  await page.goBack()
  await closed(page)
  expect(pathOf(page)).toBe('/glossary')
  // Forward to the entry of the drawer: nothing opens, and the page is the same.
  await page.goForward()
  await closed(page)
  expect(pathOf(page)).toBe('/glossary')

  // Closing it by hand leaves no extra history entry, and a reload works.
  await openDrawer(page)
  await page.keyboard.press('Escape')
  await closed(page)
  await page.reload()
  await wake(page)
  await page.goBack({ waitUntil: 'commit' }).catch(() => {})
  await page.waitForURL('**/policy/cookies')
  await page.goForward({ waitUntil: 'commit' }).catch(() => {})
  await page.waitForURL('**/glossary')
  await wake(page)
  // A link in the drawer replaces the drawer's history entry.
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: 'กิจกรรม' }).tap()
  await page.waitForURL('**/events')
  await page.goBack()
  await page.waitForURL('**/glossary')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await drawer(page).count()).toBe(0)
  await page.goForward()
  await page.waitForURL('**/events')
  await expectQuiet(page)
})

test('back during a game asks first: staying continues the game, leaving goes to the previous page', async () => {
  const person = await product.person()
  const page = await openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.goto('/games')
  await wake(page)
  await page.getByRole('main').locator('a[href="/games/catch-me-if-you-can"]').first().click()
  await page.waitForURL('**/games/catch-me-if-you-can')
  await page
    .getByRole('button', { name: /เล่นทีละแถว/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'ออกจากรอบนี้' }).waitFor()
  await page.goBack()
  const asking = page.getByRole('dialog', { name: 'ออกจากรอบนี้เลยไหม' })
  await asking.getByRole('button', { name: 'เล่นต่อ' }).click()
  await asking.waitFor({ state: 'hidden' })
  expect(pathOf(page)).toBe('/games/catch-me-if-you-can')
  await page.getByRole('button', { name: 'ออกจากรอบนี้' }).waitFor()
  await page.goBack()
  await asking.getByRole('button', { name: 'ออกจากรอบ' }).click()
  await page.waitForURL('**/games')
  await expectQuiet(page)
})

test('home is calm without a network, and does not ask a signed-in person to sign up', async () => {
  const person = await product.person()
  const context = await product.openContext()
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  await page.evaluate((items) => Object.assign(localStorage, items), storage)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto('/')
  await wake(page)
  await page.getByText('ตอนนี้ไม่มีเน็ต ควิซและแต้มของคุณยังอยู่ครบ').waitFor()
  for (const ofVisitors of ['กำลังโหลด', 'เข้าสู่ระบบ', 'ไม่ต้องสมัคร', 'สมัครสมาชิก'])
    await eventually(() => page.getByRole('main').textContent()).not.toContain(ofVisitors)
  await context.close()
})

test('the cookie banner never lies over a question, and waits on the page after it', async () => {
  const page = await openPage({ storage: {} })
  await page.goto('/quiz/placement')
  await wake(page)
  const banner = page.getByRole('region', { name: /คุกกี้/, includeHidden: true })
  await banner.waitFor({ state: 'attached' })
  expect(await banner.isVisible()).toBe(false)
  await page.getByRole('link', { name: /^ออกจากควิซ/ }).click()
  await page.waitForURL('**/path')
  await eventually(() => banner.isVisible()).toBe(true)
})
