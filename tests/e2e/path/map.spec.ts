// The learning path as a map: stops and their states, the sheet of a stop, the list beside or instead of it.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, hasFocus, hasFocusInside, keyboard } from '../support/hands.ts'
import { expectReflow } from '../support/reflow.ts'
import { treeOf } from '../support/tree.ts'

const product = await openProduct()

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
type Moved = { value: number; what: string[] }

const island = (page: Page, name: string) => page.getByRole('region', { name })
const stops = (page: Page, name: string) => island(page, name).getByRole('listitem')
const first = 'ตั้งเป้าที่ไปถึงจริง'
const second = 'เลือกที่เก็บเงินให้ตรงวันใช้'

test('five islands in the order of the bridges, six stops each, and each name tells its state to a reader', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/path')
  await wake(page)
  expect(await page.locator('.island h2').allTextContents()).toEqual([
    'เกาะออม',
    'ตลาดคุ้ม',
    'เนินงอก',
    'ท่าเรือชัวร์',
    'ทุ่งแผน',
  ])
  for (const name of ['เกาะออม', 'ตลาดคุ้ม', 'เนินงอก', 'ท่าเรือชัวร์', 'ทุ่งแผน'])
    expect(await stops(page, name).count()).toBe(6)
  const market = stops(page, 'ตลาดคุ้ม').getByRole('link')
  await market
    .first()
    .and(page.getByRole('link', { name: 'จำเป็นหรืออยากได้ เริ่มได้' }))
    .waitFor()
  await market
    .nth(1)
    .and(page.getByRole('link', { name: /^คิดราคาต่อครั้ง ยังไม่เปิด รอตอบคำถามของด่าน/ }))
    .waitFor()
  const current = page.locator('.island [aria-current="step"]')
  expect(await current.allTextContents()).toEqual([`${first} ด่านถัดไป`])
  await expectAccessible(page)
  await expectReflow(page)
})

test('by touch: a stop opens its sheet with three steps, a locked one tells why and leads to the stop before it', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  await page.setViewportSize({ width: 360, height: 640 })
  const hand = finger()
  await page.goto('/path')
  await island(page, 'เกาะออม').getByText('เรียนแล้ว 0 จาก 6 ด่าน').waitFor()
  await hand.press(stops(page, 'เกาะออม').nth(1).getByRole('link'))
  const locked = page.getByRole('dialog', { name: second })
  await locked.getByText('ยังไม่เปิด').waitFor()
  expect(await locked.getByRole('list').count()).toBe(0)
  await expectAccessible(page)
  await hand.press(locked.getByRole('button', { name: `ไปด่าน “${first}”` }))
  const sheet = page.getByRole('dialog', { name: first })
  expect(await sheet.getByRole('listitem').count()).toBe(3)
  await eventually(() => hasFocus(sheet.getByRole('heading', { name: first }))).toBe(true)
  // Both acts are in sight on the smallest phone.
  for (const act of [sheet.getByRole('link', { name: 'เริ่มอ่าน' }), sheet.getByRole('button', { name: 'ไว้ก่อน' })]) {
    const box = await act.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  }
  await expectAccessible(page)
  await hand.press(sheet.getByRole('button', { name: 'ไว้ก่อน' }))
  await sheet.waitFor({ state: 'detached' })
  await hand.press(stops(page, 'เกาะออม').first().getByRole('link'))
  await hand.press(sheet.getByRole('link', { name: 'เริ่มอ่าน' }))
  await page.waitForURL(/\/post\/detail\//)
  await product.expectQuiet(page)
})

test('by keyboard: Enter opens the sheet, Escape closes it, and the focus is where it was', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark' })
  const hand = keyboard(page)
  await page.goto('/path')
  await wake(page)
  const stop = stops(page, 'เนินงอก').first().getByRole('link')
  await hand.press(stop)
  const sheet = page.getByRole('dialog', { name: 'ใครเป็นเจ้าของอะไร' })
  await eventually(() => hasFocusInside(sheet)).toBe(true)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await eventually(() => hasFocus(stop)).toBe(true)
  // The list beside the map opens the same sheet.
  await hand.press(page.locator('.stop-twin').getByRole('link', { name: /^ใครเป็นเจ้าของอะไร/ }))
  await sheet.waitFor()
  await expectAccessible(page)
})

test('the list is a view of its own on phones, and takes the place of the map where letters are large', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/path')
  await wake(page)
  const [map, list] = [page.locator('.path-isles'), page.locator('.stop-twin')]
  expect([await map.isVisible(), await list.isVisible()]).toEqual([true, false])
  await page.getByRole('navigation', { name: 'ดูแบบ' }).getByRole('link', { name: 'รายการ' }).tap()
  await page.waitForURL('/path?view=list')
  await eventually(async () => [await map.isVisible(), await list.isVisible()]).toEqual([false, true])
  await page.goto('/path')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect([await map.isVisible(), await list.isVisible()]).toEqual([false, true])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
})

test('a reader is told each stop with its state, and in its sheet what it is for, its steps and the ways on', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/path')
  await wake(page)
  const waits = (name: string, before: string) =>
    `  - listitem:\n    - link "${name} ยังไม่เปิด รอตอบคำถามของด่าน “${before}” ก่อน"`
  expect((await treeOf(island(page, 'เกาะออม'))).split('\n').slice(0, 9).join('\n')).toBe(
    `- region "เกาะออม":
  - heading "เกาะออม" [level=2]
  - text: 6 ด่าน
  - list:
    - listitem:
      - link "${first} ด่านถัดไป"
${waits(second, first).replaceAll(/^/gm, '  ')}
    - listitem:`,
  )
  await stops(page, 'เกาะออม').first().getByRole('link').tap()
  const sheet = page.getByRole('dialog', { name: first })
  await sheet.waitFor()
  expect(await treeOf(sheet)).toBe(`- dialog "${first}":
  - heading "${first}" [level=2]
  - button "ปิด"
  - paragraph: เกาะออม ด่าน 1
  - paragraph: จบแล้วคุณจะบอกได้ว่าต้องเก็บสัปดาห์ละเท่าไร และปรับแผนเมื่อยังไม่ทัน
  - list "ขั้นตอนของด่าน ${first}":
    - listitem:
      - link "อ่านและตอบคำถามท้ายเรื่อง ตั้งเป้าหมายเงินที่ทำได้จริง หารก่อนแล้วค่อยตั้งใจ"
    - listitem:
      - link "ทำควิซประจำวันให้ครบ"
    - listitem: ทบทวน 1 ข้อ หลังเรียน 3 วัน
  - link "เริ่มอ่าน"
  - button "ไว้ก่อน"`)
  await expectReflow(page)
  await product.expectQuiet(page)
})

test('without JavaScript every stop is a link to its article', async () => {
  const page = await product.openPage({ width: 360, hasScript: false })
  await page.goto('/path')
  const addresses = await page.locator('.stop').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(addresses).toHaveLength(30)
  for (const address of addresses) expect(address).toMatch(/^\/post\/detail\//)
})

test('nothing moves when a person’s progress arrives, and their current stop comes into sight', async () => {
  const person = await product.person()
  // All right but planning: the first stop is the last island's.
  const at = product.clock.now
  const placed = { round: 1, version: 1, is_guest: false, day: '2026-11-21', taken_at: at }
  const strong = ['saving', 'spending', 'protecting', 'investing']
  await product.db
    .insertInto('path_placement')
    .values({ user_id: person.id, strong, ...placed })
    .execute()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  await page.addInitScript(() => {
    const all: Moved[] = []
    Object.assign(window, { moved: all })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        all.push({ value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/path')
  const stop = page.locator('.island [aria-current="step"]')
  await page.getByRole('link', { name: 'งบรายสัปดาห์ของคุณ ด่านถัดไป' }).waitFor()
  await eventually(async () => {
    const { y = -1 } = (await stop.boundingBox()) ?? {}
    return y > 0 && y < (page.viewportSize()?.height ?? 0)
  }).toBe(true)
  const moved = await page.evaluate(() => (window as unknown as { moved: Moved[] }).moved)
  const sum = moved.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(moved)).toBeLessThan(0.005)
})

test('with forced colours stops and their states have edges', async () => {
  const page = await product.openPage({ width: 360 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/path')
  const edge = (state: string) =>
    page
      .locator(`.stop[data-state="${state}"] > .stop-node`)
      .first()
      .evaluate((node) => getComputedStyle(node).borderTopWidth)
  expect([await edge('now'), await edge('open')]).toEqual(['4px', '2px'])
  await wake(page)
  await stops(page, 'เกาะออม').first().getByRole('link').tap()
  const sheet = page.getByRole('dialog', { name: first })
  const borderOf = (part: Locator) => part.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth))
  for (const part of [sheet, sheet.locator('.stop-sign').first(), sheet.getByRole('link', { name: 'เริ่มอ่าน' })])
    expect(await borderOf(part)).toBeGreaterThan(0)
  await page.emulateMedia({ forcedColors: 'none' })
})
