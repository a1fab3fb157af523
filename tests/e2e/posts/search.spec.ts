import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus, keyboard } from '../support/hands.ts'

const product = await openProduct()

const cards = (page: Page) => page.locator('.picture-rows').getByRole('heading', { level: 2 })
const box = (page: Page) => page.getByRole('main').getByRole('search').getByRole('searchbox')

test('a visitor searches from the front page, misspells, narrows, finds nothing and comes back, by keyboard', async () => {
  const page = await product.openPage({ width: 360 })
  const hand = keyboard(page)
  await page.goto('/')
  await wake(page)
  await hand.fill(box(page), 'ดอกเบีย')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('keyword') === 'ดอกเบีย')
  const status = page.getByRole('main').getByRole('status')
  await status.getByText('ดอกเบี้ย', { exact: false }).first().waitFor()
  expect(await status.textContent()).toContain('“ดอกเบี้ย”')
  expect(await cards(page).first().textContent()).toContain('ดอกเบี้ย')
  expect(await cards(page).first().locator('mark').first().textContent()).toBe('ดอกเบี้ย')
  const kinds = page.getByRole('navigation', { name: 'เลือกชนิด' })
  const names = (await kinds.getByRole('link').allTextContents()).map((name) => name.replace(/ \d+$/, ''))
  expect(names.slice(0, 4)).toEqual(['ทุกอย่าง', 'บทความ', 'วิดีโอ', 'กิจกรรม'])
  expect(names).toEqual(expect.arrayContaining(['กองทุน', 'เงินฝาก']))
  const films = page.getByRole('region', { name: 'วิดีโอ' }).getByRole('heading', { level: 3 })
  expect(await films.first().textContent()).toContain('ดอกเบี้ยทบต้น')
  await page.getByRole('region', { name: 'กิจกรรม' }).getByRole('link').first().waitFor()
  await expectAccessible(page)
  // The first tab stop is the field.
  await page.keyboard.press('Tab')
  expect(await hasFocus(box(page))).toBe(true)

  // A kind alone; the page of a deposit is protected, and leads a visitor through the login.
  await hand.press(kinds.getByRole('link', { name: 'เงินฝาก' }))
  await page.waitForURL((url) => url.searchParams.get('kind') === 'deposit')
  const deposits = page.getByRole('region', { name: 'เงินฝาก' }).getByRole('heading', { level: 3 })
  expect((await deposits.allTextContents()).toSorted()).toEqual(['ทวีทรัพย์', 'ฝากประจำ', 'ออมทรัพย์'])
  await eventually(() => page.getByRole('region', { name: 'วิดีโอ' }).count()).toBe(0)
  expect(await cards(page).count()).toBe(0)
  await expectAccessible(page)
  await hand.press(deposits.getByRole('link', { name: 'ทวีทรัพย์' }))
  await page.waitForURL((url) => url.pathname === '/login' && url.search.includes('thaweesup'))
  await page.goBack()
  await hand.press(kinds.getByRole('link', { name: 'ทุกอย่าง' }))
  await page.waitForURL((url) => !url.searchParams.has('kind'))

  // What narrows the posts is folded: the results come first.
  expect(await page.getByRole('navigation', { name: 'เลือกคลับ' }).isVisible()).toBe(false)
  await hand.press(page.getByText('กรองบทความ'))
  await hand.press(page.getByRole('navigation', { name: 'เลือกคลับ' }).getByRole('link', { name: 'Play Yard' }))
  await page.waitForURL((url) => url.searchParams.get('type') === 'play-yard')
  await hand.fill(box(page), 'เพนกวิน')
  await page.keyboard.press('Enter')
  await page.getByText('ยังไม่มีเรื่องที่ตรงกับ “เพนกวิน”').waitFor()
  expect(new URL(page.url()).searchParams.get('type')).toBe('play-yard')
  await expectAccessible(page)
  await page.goBack()
  await eventually(() => box(page).inputValue()).toBe('ดอกเบีย')
  await product.expectQuiet(page)
})

test('a club searches within itself, keeps its tag, and links to the search in all clubs', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark' })
  await page.goto('/club/greenery')
  await wake(page)
  await box(page).fill('ทบต้น')
  await page.getByRole('search').getByRole('button', { name: 'ค้นหา' }).click()
  await page.waitForURL('/club/greenery?keyword=*')
  await eventually(() => cards(page).first().locator('mark').allTextContents()).toEqual(['ดอกเบี้ยทบต้น'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'เงินฝาก', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('tag') === 'เงินฝาก' && url.searchParams.get('keyword') === 'ทบต้น')
  await page.getByRole('link', { name: 'ค้น “ทบต้น” ในทุกคลับ' }).click()
  await page.waitForURL('/search?keyword=*')
  expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(1)
  await product.expectQuiet(page)
})

test('without JavaScript the form submits, and the response is a page', async () => {
  const page = await product.openPage({ width: 360, hasScript: false })
  await page.goto('/search')
  await box(page).fill('มิจฉาชีพ')
  await page.getByRole('search').getByRole('button', { name: 'ค้นหา' }).click()
  await page.waitForURL('/search?keyword=*')
  expect(await cards(page).first().textContent()).toContain('มิจฉาชีพออนไลน์')
  expect(await page.locator('mark').count()).toBeGreaterThan(0)
})
