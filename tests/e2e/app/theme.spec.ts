import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, preferencesSaved, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'ธีมสี' })
const backOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const barOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

/** The background colour of a picture below the first screen: it is an <img>, whose theme depends on its place. */
async function groundOf(page: Page): Promise<number[]> {
  const picture = page.locator('.link-card-cover img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  const { data } = await sharp(await picture.screenshot())
    .extract({ left: 3, top: 3, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

async function openSwitch(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'ธีมสี' }).click()
  await dialogOf(page).waitFor()
}

test.each([
  { theme: 'light', other: 'มืด', key: 'dark' },
  { theme: 'dark', other: 'สว่าง', key: 'light' },
] as const)(
  'a chosen theme overrides a $theme system, on every page and after a reload',
  async ({ theme, other, key }) => {
    const page = await product.openPage({ theme, storage: preferencesSaved })
    await page.goto('/')
    const system = await backOf(page)
    const bar = await barOf(page)
    const ground = await groundOf(page)
    await openSwitch(page)
    if (theme === 'light') await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: other }).click()
    expect(await backOf(page)).not.toBe(system)
    expect(await barOf(page)).not.toBe(bar)
    await page.keyboard.press('Escape')
    expect(await groundOf(page)).not.toEqual(ground)
    for (const path of theme === 'light' ? ['/', '/policy/law', '/docs', '/nowhere'] : ['/', '/nowhere']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(key)
      expect(await barOf(page)).not.toBe(bar)
    }
    await page.goto('/')
    await openSwitch(page)
    await dialogOf(page).getByRole('button', { name: 'ตามเครื่อง' }).click()
    expect(await backOf(page)).toBe(system)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null)
    await product.expectQuiet(page, { except: /status of 404/ })
  },
)

test('the theme is set before the first frame: the page is never painted in the other theme', async () => {
  const page = await product.openPage({ theme: 'light', storage: { ...preferencesSaved, theme: 'dark' } })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries())
        if (name === 'first-paint') Object.assign(window, { themeAtPaint: document.documentElement.dataset.theme })
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/')
  await eventually(() => page.evaluate(() => (window as unknown as { themeAtPaint?: string }).themeAtPaint)).toBe(
    'dark',
  )
  // The entry of a file may be recorded after the first frame.
  await eventually(() =>
    page.evaluate(() => {
      const timing = performance.getEntriesByType('resource').find(({ name }) => /\/theme-[\w-]+\.js$/.test(name))
      const paint = performance.getEntriesByName('first-paint')[0]
      return timing ? (timing as PerformanceResourceTiming).responseEnd <= paint!.startTime : null
    }),
  ).toBe(true)
  await wake(page)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await product.expectQuiet(page)
})

test('without storage the choice lasts as long as the page', async () => {
  const page = await (await product.openContext({ theme: 'light' })).newPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await page.goto('/policy/law')
  await wake(page)
  const system = await backOf(page)
  await openSwitch(page)
  await dialogOf(page).getByRole('button', { name: 'มืด' }).click()
  expect(await backOf(page)).not.toBe(system)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
  await page.waitForURL('/policy/cookies')
  expect(await backOf(page)).not.toBe(system)
})

test('the switch is in the drawer and in the person’s menu, announces its state, and is visible in forced colours', async () => {
  const person = await product.person()
  const phone = await product.openPage({ width: 360 })
  await phone.goto('/')
  await wake(phone)
  await phone.getByRole('button', { name: 'เปิดเมนู' }).tap()
  const drawer = phone.getByRole('dialog', { name: 'เมนู' })
  await drawer.getByRole('button', { name: 'มืด' }).tap()
  expect(await drawer.getByRole('button', { name: 'มืด' }).getAttribute('aria-pressed')).toBe('true')
  await drawer.getByRole('group', { name: 'ธีมสี' }).waitFor()
  await expectAccessible(phone)

  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/policy/law')
  await page.getByRole('banner').getByRole('button', { name: /^คน/ }).click()
  const menu = page.getByRole('banner').getByRole('group', { name: 'ธีมสี' })
  const light = menu.getByRole('button', { name: 'สว่าง' })
  await light.focus()
  await page.keyboard.press('Enter')
  await eventually(() => light.getAttribute('aria-pressed')).toBe('true')
  const borders = await menu
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderColor))
  expect(borders[1]).not.toBe(borders[0])
  await page.emulateMedia({ forcedColors: 'none' })
  await product.expectQuiet(page)
})
