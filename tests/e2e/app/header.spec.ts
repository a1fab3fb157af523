// The header and the drawer at every width and text size.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, type View, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()

async function openAs(koin: number | null, path: string, view: View = {}): Promise<Page> {
  const own = koin === null ? {} : await product.storageOf(await product.person({ koin }))
  const page = await product.openPage({ ...view, storage: { ...cookiesAnswered, ...own } })
  await page.goto(path)
  await wake(page)
  if (koin !== null) await page.getByRole('banner').getByRole('link', { name: /^คุณมี/ }).waitFor()
  return page
}

/** Runs in the page: what can be pressed in the header. */
function readBar(root: string) {
  document.documentElement.style.fontSize = root
  const bar = document.querySelector('.site-bar')!
  const shown = [...bar.querySelectorAll('a, button')].filter((one) => one.checkVisibility())
  const boxes = shown.map((one) => ({
    name: one.getAttribute('aria-label') ?? one.textContent,
    box: one.getBoundingClientRect(),
  }))
  return {
    height: Math.round(bar.getBoundingClientRect().height),
    overflow: document.scrollingElement!.scrollWidth - document.documentElement.clientWidth,
    names: boxes.map(({ name }) => name),
    middles: boxes.map(({ box }) => Math.round((box.top + box.bottom) / 2)),
    small: boxes
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    outside: boxes.filter(({ box }) => box.left < -0.5 || box.right > innerWidth + 0.5).map(({ name }) => name),
    crossing: boxes.flatMap(({ name, box }, i) => (i > 0 && box.left < boxes[i - 1]!.box.right - 0.5 ? [name] : [])),
  }
}

test.each([
  { width: 360, root: '', koin: 123_456_789, height: 56 },
  { width: 320, root: '', koin: 123_456_789, height: 56 },
  { width: 360, root: '200%', koin: 123_456_789, height: 63 },
  { width: 320, root: '200%', koin: 123_456_789, height: 56 },
  { width: 360, root: '', koin: null, height: 56 },
  { width: 320, root: '', koin: null, height: 56 },
  { width: 360, root: '200%', koin: null, height: 63 },
])(
  'at $width px and letters of $root the header with $koin is one row, and all of it can be pressed',
  async (asked) => {
    const { width, root, koin, height } = asked
    const page = await openAs(koin, '/policy/law', { width })
    const bar = await page.evaluate(readBar, root)
    expect(bar).toMatchObject({ overflow: 0, small: [], outside: [], crossing: [] })
    expect(bar.height).toBe(height)
    for (const middle of bar.middles) expect(Math.abs(middle - bar.middles[0]!)).toBeLessThanOrEqual(3)
    const wanted =
      koin === null ? ['เปิดเมนู', 'ค้นหา', 'เข้าสู่ระบบ', 'สมัครสมาชิก'] : ['เปิดเมนู', 'ค้นหา', 'คุณมี 1,234,567.89 koin']
    expect(bar.names).toEqual(expect.arrayContaining(wanted))
    if (koin !== null)
      expect(bar.names.some((name) => name?.startsWith('การแจ้งเตือน') || name?.includes('แจ้งเตือน'))).toBe(true)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  },
)

test('with letters of double size the sky of home begins at the upper edge', async () => {
  const page = await openAs(1234, '/', { width: 360 })
  await page.locator('.yard').first().waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(
    await page
      .locator('.yard')
      .first()
      .evaluate((yard) => Math.round(yard.getBoundingClientRect().top + scrollY)),
  ).toBe(0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
})

test('the drawer shows the person, unfolds one group at a time, and has the bank and Fund-telligenz apart', async () => {
  const page = await openAs(82_500, '/club/greenery', { width: 360, theme: 'dark' })
  await page.getByRole('button', { name: 'เปิดเมนู' }).tap()
  const drawer = page.getByRole('dialog', { name: 'เมนู' })
  await drawer.getByRole('link', { name: /ระดับ 1 · ดูโปรไฟล์ 825\.00 koin/ }).waitFor()
  // The group of this page is open.
  const here = drawer.getByRole('link', { name: 'Greenery' })
  expect(await here.getAttribute('aria-current')).toBe('page')
  expect(await drawer.getByRole('link', { name: 'ทายคำการเงิน' }).isVisible()).toBe(false)
  await expectAccessible(page)
  await drawer.locator('summary', { hasText: 'เล่น' }).tap()
  await drawer.getByRole('link', { name: 'ทายคำการเงิน' }).waitFor()
  await eventually(() => here.isVisible()).toBe(false)
  await drawer.locator('summary', { hasText: 'ธนาคาร' }).tap()
  await drawer.getByRole('link', { name: 'กองทุน', exact: true }).waitFor()
  await drawer.getByRole('link', { name: 'Fund-telligenz' }).waitFor()
  await expectReflow(page)

  await drawer.getByRole('button', { name: 'ออกจากระบบ' }).tap()
  await page.waitForURL('**/')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('auth.token'))).toBeNull()
  await product.expectQuiet(page)
})

test('a visitor’s drawer offers login and sign-up in one size', async () => {
  const page = await openAs(null, '/policy/law', { width: 360 })
  await page.getByRole('button', { name: 'เปิดเมนู' }).tap()
  const drawer = page.getByRole('dialog', { name: 'เมนู' })
  const [yes, no] = await Promise.all(
    ['สมัครสมาชิก', 'เข้าสู่ระบบ'].map((name) => drawer.getByRole('link', { name }).boundingBox()),
  )
  expect(Math.abs((yes?.width ?? 0) - (no?.width ?? 1))).toBeLessThan(2)
  expect(await drawer.getByRole('button', { name: 'ออกจากระบบ' }).count()).toBe(0)
  await expectReflow(page)
})

test.each([951, 1280])(
  'at %i px a group opens as a panel of things with notes that stays on the screen',
  async (width) => {
    const page = await openAs(null, '/policy/law', { width, theme: width === 951 ? 'dark' : 'light' })
    for (const [group, item, note] of [
      ['เล่น', 'ทายคำการเงิน', 'ทายคำการเงินทีละตัวอักษร'],
      ['การเงิน', 'Fund-telligenz', 'แผนกองทุนตามเป้าหมาย'],
    ] as const) {
      const button = page.getByRole('banner').getByRole('button', { name: group, exact: true })
      await button.click()
      const link = page.getByRole('banner').getByRole('link', { name: item, exact: true, description: note })
      await link.waitFor()
      const box = await page.locator('.menu-list:not([hidden])').boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(width)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await eventually(() => button.getAttribute('aria-expanded')).toBe('false')
    }
    await product.expectQuiet(page)
  },
)
