// The search that opens from the header: words to begin with, five hits while one types, and what was just searched for.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus, tabTo } from '../support/hands.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()
const door = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'ค้นหา', exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'ค้นหา' })
const field = (page: Page) => sheet(page).getByRole('searchbox', { name: 'คำที่อยากรู้' })

async function openSheet(page: Page): Promise<void> {
  await door(page).click()
  await sheet(page).waitFor()
  await eventually(() => hasFocus(field(page))).toBe(true)
}

test('on a phone the door is in the header, and typing shows five hits that lead on', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/policy/law')
  await wake(page)
  const box = await door(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await openSheet(page)
  expect(await sheet(page).getByRole('link').count()).toBe(5)
  await expectAccessible(page)
  await expectReflow(page)

  await field(page).pressSequentially('กองทุน')
  await sheet(page).getByRole('status').getByText('5 อย่างที่ตรงที่สุด').waitFor()
  const hits = sheet(page).getByRole('listitem')
  expect(await hits.count()).toBe(5)
  for (const hit of await hits.all()) expect((await hit.boundingBox())?.height).toBeGreaterThanOrEqual(72)
  await expectAccessible(page)
  await expectReflow(page)
  const first = hits.getByRole('link').first()
  const path = await first.getAttribute('href')
  await first.tap()
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path || url.pathname === '/login')
  await sheet(page).waitFor({ state: 'hidden' })
  await product.expectQuiet(page)
})

test('by keyboard: Enter opens all results, and the word waits among those just searched for', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark' })
  await page.goto('/policy/law')
  await wake(page)
  await tabTo(page, door(page))
  await page.keyboard.press('Enter')
  await sheet(page).waitFor()
  await eventually(() => hasFocus(field(page))).toBe(true)
  expect(await sheet(page).getByText('ที่เพิ่งค้น').count()).toBe(0)
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'hidden' })
  await eventually(() => hasFocus(door(page))).toBe(true)

  await page.keyboard.press('Enter')
  await eventually(() => hasFocus(field(page))).toBe(true)
  await page.keyboard.type('ดอกเบี้ยทบต้น')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('keyword') === 'ดอกเบี้ยทบต้น')
  await sheet(page).waitFor({ state: 'hidden' })
  await page.getByRole('main').locator('.picture-row').first().waitFor()

  await openSheet(page)
  const recent = sheet(page).getByRole('region', { name: 'ที่เพิ่งค้น' }).getByRole('link')
  expect(await recent.allTextContents()).toEqual(['ดอกเบี้ยทบต้น'])
  await expectAccessible(page)
  // Nothing about it is stored in this browser.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('ทบต้น')
  await product.expectQuiet(page)
})

test('a word that finds nothing says so, and without JavaScript the door leads to the search', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/policy/law')
  await wake(page)
  await openSheet(page)
  await field(page).pressSequentially('zzzzqq')
  await sheet(page).getByRole('status').getByText('ยังไม่มีเรื่องที่ตรงกับ “zzzzqq”').waitFor()
  expect(await sheet(page).getByRole('listitem').count()).toBe(0)
  await product.expectQuiet(page)

  const plain = await product.openPage({ width: 360, hasScript: false })
  await plain.goto('/policy/law')
  await door(plain).click()
  await plain.waitForURL('**/search')
})
