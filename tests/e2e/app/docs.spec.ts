import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()
const call = '#post-v2-api-quiz-answerDaily'

test('the API document is public and fits a phone', async () => {
  const width = 360
  const page = await product.openPage({ width })
  const response = await page.goto('/docs')
  expect(response?.status()).toBe(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  // All calls use the same components: one of them is checked with everything expanded, together with the page around
  // it.
  await page.evaluate((saved) => {
    for (const one of document.querySelectorAll('.api-call')) if (!one.matches(saved)) one.remove()
  }, call)
  for (const closed of await page.locator(`${call} details`).all())
    await closed.evaluate((element) => element.setAttribute('open', ''))
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('it can be read without JavaScript, and names /openapi.json', async () => {
  const page = await product.openPage({ hasScript: false })
  await page.goto(`/docs${call}`)
  const article = page.locator(call)
  await article.getByText('คำตอบ 200').click()
  await article.locator('details[open] .api-name').first().waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  expect(await page.getByRole('link', { name: /openapi\.json/ }).getAttribute('href')).toBe('/openapi.json')
})

test('the filter shows the calls that contain all of the typed words', async () => {
  const page = await product.openPage()
  await page.goto('/docs')
  const box = page.getByRole('searchbox', { name: 'กรองคำขอ' })
  await box.fill('POST answerDaily')
  await eventually(() => page.locator('.api-call:visible').count()).toBe(1)
  await page.locator(call).waitFor()
  await box.fill('ไม่มีคำนี้แน่')
  await page.getByRole('status').getByText('ไม่พบคำขอ').waitFor()
  await box.fill('')
  await eventually(() => page.locator('.api-call:visible').count()).toBeGreaterThan(20)
  await product.expectQuiet(page)
})
