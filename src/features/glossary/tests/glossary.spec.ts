// The glossary is folded by letter: short, open where an address leads, and a list of links without JavaScript.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/e2e/support/axe.ts'
import { cookiesAnswered, wake } from '#tests/e2e/support/browser.ts'
import { openProduct } from '#tests/support/product.ts'
import { readGlossary } from '../contract.ts'
import { letterOf } from '../rules.ts'

const product = await openProduct()
const { terms } = (await (await fetch(product.origin + readGlossary.path)).json()) as {
  terms: { key: string; term: string }[]
}
const last = terms.at(-1)!

const entry = (page: Page, key: string) => page.locator(`[id="${key}"]`)

test('it is a short page with large letters; a letter and a deep link open their group', async () => {
  const page = await product.openPage({ width: 360, storage: cookiesAnswered })
  await page.goto('/glossary')
  await wake(page)
  expect(terms.length).toBeGreaterThan(100)
  // It was 42,696 px with everything open.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000)
  await expectAccessible(page)
  // Folded groups show their words, and no letter is out of sight at the side.
  expect(await page.locator('.glossary-words').first().textContent()).toContain(terms[0]!.term)
  const letters = page.getByRole('navigation', { name: 'ไปที่ตัวอักษร' })
  expect(await letters.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  for (const one of await letters.getByRole('link').all()) {
    const { width, height } = (await one.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await entry(page, last.key).isVisible()).toBe(false)
  await letters.getByRole('link', { name: letterOf(last.term), exact: true }).click()
  await entry(page, last.key).waitFor()
  await expectAccessible(page)
  await page.goto(`/glossary?again#${last.key}`)
  await entry(page, last.key).waitFor()
  const top = await entry(page, last.key).evaluate((one) => one.getBoundingClientRect().top)
  const index = await letters.evaluate((one) => one.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(index)
  expect(top).toBeLessThan(640)
  await product.expectQuiet(page)
})

test('what is typed finds terms in place, and clearing it brings the letters back', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: cookiesAnswered })
  await page.goto('/glossary')
  await wake(page)
  const box = page.getByRole('main').getByRole('searchbox', { name: 'หาคำ' })
  await box.fill('ดอกเบี้ย')
  const found = page.getByRole('region', { name: /^พบ \d+ คำ$/ })
  await found.getByText('ดอกเบี้ย', { exact: true }).first().waitFor()
  expect(await page.getByRole('navigation', { name: 'ไปที่ตัวอักษร' }).isVisible()).toBe(false)
  await expectAccessible(page)
  await box.fill('ไดโนเสาร์')
  await page.getByText('ยังไม่พบคำนี้').waitFor()
  await box.fill('')
  await page.getByRole('navigation', { name: 'ไปที่ตัวอักษร' }).waitFor()
  // An address that names a term shows it, whatever is typed.
  await box.fill('ไดโนเสาร์')
  await page.getByText('ยังไม่พบคำนี้').waitFor()
  await page.evaluate((key) => {
    location.hash = key
  }, last.key)
  await entry(page, last.key).waitFor()
  expect(await box.inputValue()).toBe('')
  const { top } = await entry(page, last.key).evaluate((one) => one.getBoundingClientRect())
  expect(top).toBeLessThan(800)
  await product.expectQuiet(page)
})

test('without JavaScript every group opens by a press, and the word of the day leads into its group', async () => {
  const page = await product.openPage({ width: 360, hasScript: false })
  await page.goto('/glossary')
  const group = page.locator('details').first()
  await group.locator('summary').click()
  await entry(page, terms[0]!.key).waitFor()
  const href = (await page.locator('.glossary-today a').getAttribute('href'))!
  await page.locator('.glossary-today a').click()
  await entry(page, decodeURIComponent(href.slice(1))).waitFor()
})
