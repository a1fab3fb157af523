import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { invited, type View, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus, tabTo } from '../support/hands.ts'

const product = await openProduct()
const dayMs = 24 * 3_600_000

/** The hydrated front page. */
async function openHome(view?: View): Promise<Page> {
  const page = await product.openPage(view)
  await page.goto('/')
  await wake(page)
  return page
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'การใช้คุกกี้' })
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'เลือกว่าจะให้เก็บอะไรบ้าง' })
const readConsent = (page: Page) =>
  page.evaluate(() => ({
    switches: JSON.parse(localStorage.getItem('isAnalytic') ?? 'null'),
    isHidden: localStorage.getItem('hide-cookies-consent'),
    date: localStorage.getItem('cookies-accept-date'),
  }))
const all = { necessary: true, preferences: true, analytics: true, marketing: true }
const none = { necessary: true, preferences: false, analytics: false, marketing: false }

test.each([
  { button: 'ยอมรับทั้งหมด', switches: all, width: 360 },
  { button: 'เฉพาะที่จำเป็น', switches: none, width: 1280 },
])('“$button” on the cookie banner at $width px is recorded and closes the banner', async (asked) => {
  const { button, switches, width } = asked
  const page = await openHome({ storage: invited, width })
  await bannerOf(page).waitFor()
  await expectEqualSize(page, ['ยอมรับทั้งหมด', 'เฉพาะที่จำเป็น'])
  await expectAccessible(page)
  await page.getByRole('button', { name: button }).click()
  await bannerOf(page).waitFor({ state: 'hidden' })
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(await readConsent(page)).toEqual({ switches, isHidden: 'true', date })
  await page.reload()
  await openSettingsFromFooter(page)
  expect(await bannerOf(page).count()).toBe(0)
  await product.expectQuiet(page)
})

/** Accept and decline have the same size. */
async function expectEqualSize(page: Page, names: string[]): Promise<void> {
  const boxes = names.map((name) => page.getByRole('button', { name }).boundingBox())
  const [yes, no] = await Promise.all(boxes)
  expect(no).toMatchObject({ height: yes?.height, y: yes?.y })
  expect(Math.abs((no?.width ?? 0) - (yes?.width ?? 0))).toBeLessThan(8)
}

/** Also shows that the page is hydrated. */
async function openSettingsFromFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click()
  await settingsOf(page).waitFor()
  // The dialog does not inherit the footer's small text and centring.
  const { textAlign, fontSize } = await settingsOf(page).evaluate((dialog) => ({ ...getComputedStyle(dialog) }))
  expect([textAlign, fontSize]).toEqual(['start', '15px'])
}

test('cancelling the cookie settings changes nothing and the banner stays; accepting stores the ticked boxes', async () => {
  const page = await openHome({ storage: invited })
  const open = bannerOf(page).getByRole('button', { name: 'ตั้งค่าคุกกี้' })
  for (const leave of [
    () => settingsOf(page).getByRole('button', { name: 'ยกเลิก' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await open.click()
    await settingsOf(page)
      .getByRole('checkbox', { name: /^วิเคราะห์การใช้งาน/ })
      .check()
    await leave()
    await settingsOf(page).waitFor({ state: 'hidden' })
    await eventually(() => hasFocus(open)).toBe(true)
    expect(await readConsent(page)).toEqual({ switches: null, isHidden: null, date: null })
    await bannerOf(page).waitFor()
  }
  await open.click()
  expect(
    await settingsOf(page)
      .getByRole('checkbox', { name: /^จำเป็น/ })
      .isDisabled(),
  ).toBe(true)
  await settingsOf(page)
    .getByRole('checkbox', { name: /^การตั้งค่า/ })
    .check()
  await expectAccessible(page)
  await settingsOf(page).getByRole('button', { name: 'บันทึกตามที่เลือก' }).click()
  await bannerOf(page).waitFor({ state: 'hidden' })
  expect((await readConsent(page)).switches).toEqual({ ...none, preferences: true })
  await openSettingsFromFooter(page)
  expect(
    await settingsOf(page)
      .getByRole('checkbox', { name: /^การตั้งค่า/ })
      .isChecked(),
  ).toBe(true)
  await product.expectQuiet(page)
})

test('the cookie banner asks again when an answer is over a year old', async () => {
  const page = await openHome()
  for (const [days, count] of [
    [364, 0],
    [366, 1],
  ] as const) {
    const date = new Date(Date.now() - days * dayMs).toISOString()
    await page.evaluate((at) => localStorage.setItem('cookies-accept-date', at), date)
    await page.reload()
    await openSettingsFromFooter(page)
    expect(await bannerOf(page).count()).toBe(count)
  }
})

test('a minor without a guardian’s consent gets no analytics, whatever was pressed', async () => {
  const minor = await product.person({ age: 15, guardian: 'waiting' })
  const page = await openHome({ storage: await product.storageOf(minor) })
  await page.getByRole('button', { name: 'ยอมรับทั้งหมด' }).click()
  await eventually(async () => (await readConsent(page)).switches).toEqual({ ...none, preferences: true })
  await product.expectQuiet(page)
})

test('the drawer traps the focus, closes by Esc and shows the version', async () => {
  const page = await openHome({ width: 360 })
  const button = page.getByRole('button', { name: 'เปิดเมนู' })
  await button.tap()
  const drawer = page.getByRole('dialog', { name: 'เมนู' })
  await drawer.getByText('Version: 1.2.3', { exact: true }).waitFor()
  await expectAccessible(page)
  for (let pressed = 0; pressed < 25; pressed += 1) {
    await page.keyboard.press('Tab')
    // Between the last and the first stop the browser itself may have the focus.
    expect(
      await drawer.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await eventually(() => hasFocus(button)).toBe(true)

  await button.tap()
  await drawer.locator('summary', { hasText: 'คลับ' }).tap()
  await drawer.getByRole('link', { name: 'Greenery' }).tap()
  await page.waitForURL('/club/greenery')
  await drawer.waitFor({ state: 'hidden' })
  await product.expectQuiet(page)
})

test('the menus follow the keyboard interaction of the WAI-ARIA disclosure pattern', async () => {
  const page = await openHome()
  const { keyboard } = page
  const club = page.getByRole('button', { name: 'คลับ' })
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name, exact: true })
  const expectFocus = (target: ReturnType<typeof link>) => eventually(() => hasFocus(target)).toBe(true)
  await tabTo(page, club)
  await keyboard.press('Enter')
  await link('ทุกคลับ').waitFor()
  expect(await club.getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page)
  for (const [key, target] of [
    ['ArrowDown', link('ทุกคลับ')],
    ['End', link('เครื่องคิดเลขเงิน')],
    ['Home', link('ทุกคลับ')],
    ['ArrowUp', club],
  ] as const) {
    await keyboard.press(key)
    await expectFocus(target)
  }
  await keyboard.press('ArrowDown')
  await keyboard.press('Escape')
  await link('Hit').waitFor({ state: 'hidden' })
  await expectFocus(club)
  await keyboard.press('ArrowLeft')
  await expectFocus(page.getByRole('button', { name: 'เล่น' }))
  await keyboard.press('Space')
  await link('ควิซประจำวัน').waitFor()
  // Past its entries.
  for (let tab = 0; tab < 16; tab += 1) await keyboard.press('Tab')
  await link('ควิซประจำวัน').waitFor({ state: 'hidden' })
  await product.expectQuiet(page)
})

test('the skip link is the first stop and leads to the content', async () => {
  const page = await openHome()
  await page.keyboard.press('Tab')
  await eventually(() => hasFocus(page.getByRole('link', { name: 'ข้ามไปเนื้อหา' }))).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => hasFocus(page.getByRole('main'))).toBe(true)
})
