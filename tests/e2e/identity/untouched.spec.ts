// Pages that act by themselves, on a phone that nobody touches: no journey here wakes a page.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resendVerification } from '#features/identity/sign-up/contract.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, lockLongTimers } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct({ hasProviders: true })
// The provider signs with the machine's clock.
product.clock.now = new Date()

/** A phone whose pages get no touch, and whose long timers never fire. */
async function openUntouched(storage: Record<string, string> = cookiesAnswered): Promise<Page> {
  const context = await product.openContext({ width: 360 })
  await lockLongTimers(context)
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), storage)
  return page
}

/** At the stand-in of a provider, by keyboard alone. */
async function beAtProvider(page: Page, name: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'ชื่อ' })
  await box.fill(name)
  await box.press('Enter')
}

test.each([
  { start: '/line?redirect=/glossary', name: 'แพรว' },
  { start: '/facebook?redirect=/glossary', name: 'ต้นข้าว' },
])('$start comes back to a page that goes on by itself', async ({ start, name }) => {
  const page = await openUntouched()
  await page.goto(start)
  await beAtProvider(page, name)
  await page.getByRole('heading', { name: `สวัสดี ${name}` }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await product.expectQuiet(page, { except: /status of 404/ })
})

test('a mailed link verifies the e-mail as soon as its page is open', async () => {
  const person = await product.person({ verified: false })
  const reply = await fetch(product.origin + resendVerification.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(reply.status).toBe(200)
  await eventually(() => product.mails(person.email).length).toBe(1)
  const link = product.mails(person.email)[0]?.text?.match(/https?:\S+/)?.[0] ?? ''
  const page = await openUntouched()
  await page.goto(link)
  await page.getByText('ยืนยันอีเมลแล้ว').waitFor()
  await product.expectQuiet(page)
})

test.each([
  '/reset-password?token=x',
  '/account/confirm-email?token=x',
  '/guardian#x',
  '/unsubscribe?token=learning.x.y',
])('%s starts by itself', async (to) => {
  const page = await openUntouched()
  await page.goto(to)
  await started(page)
})

test('a page that is only read waits for a touch, and starts at once where somebody is signed in', async () => {
  const visitor = await openUntouched()
  await visitor.goto('/glossary')
  await visitor.waitForLoadState('networkidle')
  expect(await isStarted(visitor)).toBe(false)
  const person = await product.person()
  const page = await openUntouched({ ...cookiesAnswered, ...(await product.storageOf(person)) })
  await page.goto('/glossary')
  await started(page)
})

async function started(page: Page): Promise<void> {
  await eventually(() => isStarted(page)).toBe(true)
}

function isStarted(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}
