import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { tabTo } from '../support/hands.ts'

const product = await openProduct()
const barOf = (page: Page) => page.getByRole('navigation', { name: 'แถบล่าง' })
const topOf = async (page: Page) => (await barOf(page).boundingBox())?.y ?? 0

test('phones have the tab bar with five places and mark the current one; wide screens have the menu instead', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/quiz')
  expect(await barOf(page).getByRole('link').allTextContents()).toEqual(['หน้าแรก', 'เส้นทาง', 'เล่น', 'คลับ', 'ฉัน'])
  expect(await barOf(page).locator('[aria-current]').allTextContents()).toEqual(['เล่น'])
  const { height = 0, y = 0 } = (await barOf(page).boundingBox()) ?? {}
  expect(height).toBe(65)
  expect(y + height).toBe(page.viewportSize()?.height)
  const pill = await barOf(page).locator('[aria-current] > span').boundingBox()
  expect([pill?.width, pill?.height]).toEqual([56, 32])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await barOf(page).isVisible()).toBe(false)
})

test('without JavaScript each place links to its page, by touch and by keyboard', async () => {
  const page = await product.openPage({ width: 360, hasScript: false })
  for (const [name, path] of [
    ['เล่น', '/play'],
    ['เส้นทาง', '/path'],
    ['คลับ', '/clubs'],
    ['หน้าแรก', '/'],
  ] as const) {
    await page.goto('/glossary')
    await barOf(page).getByRole('link', { name }).click()
    await page.waitForURL((url) => url.pathname === path)
    expect(await barOf(page).locator('[aria-current="page"]').textContent()).toBe(name)
  }
})

test('the focused element is never under the bar, and the end of the page can be scrolled above it', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/play')
  const links = page.getByRole('main').getByRole('link')
  for (const link of await links.all()) {
    await tabTo(page, link)
    const box = await link.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOf(page))
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await topOf(page)) + 1)
})

test('a quiz has no bar: nothing links away from a started question', async () => {
  const person = await product.person()
  const page = await product.openPage({
    width: 360,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.goto('/quiz/daily')
  await page.locator('[data-task]').first().waitFor()
  expect(await barOf(page).isVisible()).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
})

test('text of double size fits into the bar, and a low screen has it at the end of the page', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/play')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const cut = await barOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length)
  expect(cut).toBe(0)
  expect((await barOf(page).boundingBox())?.height).toBeLessThanOrEqual(81)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 640, height: 320 })
  expect(await barOf(page).evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
})

test('with forced colours the current place has an edge', async () => {
  const page = await product.openPage({ width: 360 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/play')
  const edge = barOf(page).locator('[aria-current] > span')
  expect(await edge.evaluate((pill) => getComputedStyle(pill).borderTopWidth)).toBe('2px')
})

test('a visitor who taps ฉัน is told why the login comes, and Fund-telligenz has the bar too', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/play')
  await barOf(page).getByRole('link', { name: 'ฉัน' }).tap()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByText('หน้า “ฉัน” เก็บทักษะ koin และต้นไม้ของแต่ละคน').waitFor()
  await page.goto('/robo')
  expect(await barOf(page).locator('[aria-current]').allTextContents()).toEqual(['ฉัน'])
})
