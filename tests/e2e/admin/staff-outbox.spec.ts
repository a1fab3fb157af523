import { expect, test } from 'vitest'
import { queueMail } from '#features/notifications/server/commands.ts'
import { noticeMail } from '#features/notifications/server/mails.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct({ settings: { EMBEDDED_DATABASE: 'true', SMTP_URL: '' } })
const notice = { title: 'ขึ้นระดับ 2 แล้ว', body: 'ดูได้ที่โปรไฟล์', href: '/profile' }
const to = 'mind@koinklass.localhost'

async function writeMail() {
  const mail = noticeMail({ name: 'มายด์', notice, origin: product.origin, unsubscribe: null })
  await product.db
    .transaction()
    .execute((tx) => queueMail(tx, { ...mail, userId: null, to, kind: 'learning.klass', now: product.clock.now }))
}

test.each([
  { width: 360, theme: 'dark' as const },
  { width: 1280, theme: 'light' as const },
])('staff reads a mail of a demonstration at $width px, in a sandboxed frame without scripts', async (look) => {
  await writeMail()
  const editor = await product.person({ roles: ['editor'] })
  const page = await product.openPage({
    ...look,
    storage: { ...cookiesAnswered, ...(await product.storageOf(editor)) },
  })
  const response = await page.goto('/admin/outbox')
  expect(response?.status()).toBe(200)
  await wake(page)
  await page.getByRole('heading', { level: 1, name: 'อีเมลขาออก' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'รายการอีเมล' }).getByRole('link', { name: notice.title }).first().click()
  await page.getByRole('heading', { level: 2, name: notice.title }).waitFor()
  const frame = page.frameLocator('iframe')
  await frame.getByText('สวัสดี มายด์').waitFor()
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('')
  // The mail's own styles apply.
  const button = frame.getByText('เปิดดู')
  await eventually(() => button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(23, 107, 60)')
  expect(await page.getByRole('link', { name: `${product.origin}/profile` }).getAttribute('href')).toBe(
    `${product.origin}/profile`,
  )
  await expectAccessible(page)
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-outbox-${look.width}.png`, fullPage: true })
  // Axe posts messages to a frame that cannot answer, and our own scripts may not run in it.
  await product.expectQuiet(page, { except: /postMessage|Blocked script execution in/ })
})

test('a person without a role sees nothing there', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.goto('/admin/outbox')
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor()
})
