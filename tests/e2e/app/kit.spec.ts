import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildWeb } from '../../../scripts/build.mjs'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { wake } from '../support/browser.ts'

await buildWeb('development')
const product = await openProduct({ appEnv: 'development' })

async function openKit(width: number): Promise<Page> {
  const page = await product.openPage({ width })
  await page.goto('/dev/kit')
  await wake(page)
  return page
}

/** Leaves one cell of each component: axe checks the whole page each time, and each component has four cells. */
async function isolateCell(page: Page, saved: string): Promise<void> {
  await page.evaluate((wanted) => {
    for (const cell of document.querySelectorAll<HTMLElement>('.kit-cell'))
      if (`${cell.dataset.tone} ${cell.dataset.theme}` !== wanted) cell.remove()
  }, saved)
}

// Each tone, theme, width and state once; the tokens' own test computes the contrast of all other pairs. Focus keeps
// the colours and adds a ring.
test.each([
  { width: 360, cell: 'play light', state: 'active' },
  { width: 1280, cell: 'money dark', state: 'hover' },
])(
  'every component is accessible at $width px, $cell, and keeps its contrast under $state',
  async ({ width, cell, state }) => {
    const page = await openKit(width)
    await isolateCell(page, cell)
    await expectAccessible(page, { within: '.kit-cell' })
    await forceState(page, state)
    await expectAccessible(page, { within: '.kit-cell', rules: ['color-contrast'] })
    await product.expectQuiet(page)
  },
)

async function forceState(page: Page, state: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 })
  const selector = '.kit-cell .btn, .kit-cell .btn-icon, .kit-cell .tab, .kit-cell .pager-link, .kit-cell .choice'
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  expect(nodeIds.length).toBeGreaterThan(10)
  const force = (nodeId: number) => devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] })
  await Promise.all(nodeIds.map(force))
}

test('what a thumb sets is 44 px high: segments, sliders and the cursor of a chart', async () => {
  const page = await openKit(360)
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('.kit-cell :is(.segment, .slider, .plot-cursor)')].map((one) => ({
      what: one.className,
      height: one.getBoundingClientRect().height,
    })),
  )
  for (const what of ['segment', 'slider', 'plot-cursor']) expect(heights.map((one) => one.what)).toContain(what)
  expect(heights.filter(({ height }) => height < 44)).toEqual([])
})

test('nothing is wider than its cell, no Thai mark is clipped, and lines do not overlap', async () => {
  const page = await openKit(360)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await page.evaluate(findWide)).toEqual([])
  const found = await page.evaluate(findCutMarks)
  expect(found.seen).toBeGreaterThan(30)
  expect(found.faults).toEqual([])
})

/** Runs in the page: elements that overflow their cell. */
function findWide(): string[] {
  return [...document.querySelectorAll('.kit-cell')].flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    return [...cell.querySelectorAll<HTMLElement>('*')]
      .filter((element) => !element.closest('.tabs-row, .vh, svg, dialog, .toasts'))
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 0 && (box.right > right + 1 || box.left < left - 1)
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`)
  })
}

/** Runs in the page: compares the ink of ปี๊บฎุฏฐี้ with its line, and with every box that clips overflow. */
function findCutMarks() {
  const pen = document.createElement('canvas').getContext('2d')!
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  let seen = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    if (!/ปี๊|ฎุ|ฐี้/.test(node.textContent ?? '') || element.closest('.vh, svg, dialog:not([open])')) continue
    const style = getComputedStyle(element)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const ink = pen.measureText('ปี๊บฎุฏฐี้')
    const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent
    if (Number.parseFloat(style.lineHeight) < height - 1) faults.push(`line: ${node.textContent}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      seen += 1
      const top = box.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent
      const bottom = top + height
      for (let cut: Element | null = element; cut && cut !== document.body; cut = cut.parentElement) {
        const { overflowY, overflowClipMargin } = getComputedStyle(cut)
        if (overflowY === 'visible') continue
        const room = overflowY === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0
        const frame = cut.getBoundingClientRect()
        if (top < frame.top - room - 0.5 || bottom > frame.bottom + room + 0.5) faults.push(`cut: ${node.textContent}`)
      }
    }
  }
  return { seen, faults }
}

test('dialog, sheet, drawer and toast open in the theme of their section and are accessible', async () => {
  const page = await openKit(360)
  await isolateCell(page, 'money dark')
  const cell = page.locator('.kit-cell')
  for (const name of ['กล่องสั้น', 'กล่องยาว', 'เมนูข้าง', 'แผ่นของภารกิจ']) {
    await cell.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const colors = await dialog.evaluate((box) => [
      getComputedStyle(box).color,
      getComputedStyle(box.parentElement!).color,
    ])
    expect(colors[0]).toBe(colors[1])
    await expectAccessible(page, { within: 'dialog[open]' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await cell.getByRole('button', { name: 'ข้อความยาว' }).click()
  await page.locator('.toast').waitFor()
  await expectAccessible(page, { within: '.toasts' })
  await product.expectQuiet(page)
})

test('the reward moment plays once, is skipped by Enter, shows the reward, and links onwards', async () => {
  const page = await openKit(360)
  await isolateCell(page, 'play light')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Time stands still until the test lets it go on, so that the coins are in the air however slow the machine is.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const opener = page.locator('.kit-cell').getByRole('button', { name: 'จบภารกิจ' })
  await opener.click()
  const moment = page.getByRole('dialog', { name: 'จบภารกิจ “เข้าใจกองทุน”' })
  await moment.waitFor()
  // The coins are still flying: the purse does not count before they land.
  expect(await moment.locator('.reward-purse').textContent()).toBe('830.00')
  expect(await moment.getByRole('status').textContent()).toBe('')
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await moment.getByRole('status').filter({ hasText: 'ได้ 10.00 koin รวม 840.00 koin' }).waitFor({ state: 'attached' })
  expect(await moment.locator('.reward-purse').textContent()).toBe('840.00')
  const isMoving = () =>
    moment.evaluate((box) => box.getAnimations({ subtree: true }).some((one) => one.playState === 'running'))
  expect(await isMoving()).toBe(false)
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await moment.waitFor({ state: 'detached' })
  await product.expectQuiet(page)
})

test('with reduced motion the reward moment starts at its last frame', async () => {
  const page = await openKit(360)
  await isolateCell(page, 'play dark')
  await page.locator('.kit-cell').getByRole('button', { name: 'ขึ้นระดับ' }).click()
  const moment = page.getByRole('dialog', { name: 'ถึงระดับ Saver' })
  await moment.getByRole('status').filter({ hasText: 'รวม 880.00 koin' }).waitFor({ state: 'attached' })
  expect(await moment.evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0)
  await expectAccessible(page, { within: 'dialog[open]' })
  await moment.getByRole('button', { name: 'ดูระดับถัดไป' }).click()
  await moment.waitFor({ state: 'detached' })
})

test('the production build has no kit: the address is unknown, and no file contains a word of the kit', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const folder = new URL('../../../dist/client/assets/', import.meta.url)
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const file of scripts)
    expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(/ชุดชิ้นส่วน|kit-cell|dev\/kit/)
})
