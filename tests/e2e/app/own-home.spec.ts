// A person's home: the yard with the month's plant, today's sheet, the goals, and an end; the profile's shelf and papers.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, type View } from '../support/browser.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()

async function openHome(person: TestPerson, view: View = { width: 360 }): Promise<Page> {
  const page = await product.openPage({
    ...view,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.setViewportSize({ width: view.width ?? 360, height: view.width === 1280 ? 800 : 640 })
  await page.goto('/')
  await page.getByRole('region', { name: 'สวนของคุณ' }).waitFor()
  return page
}

const learn = ({ id: userId }: TestPerson, day: string) =>
  product.db.transaction().execute((tx) => recordLearningDay(tx, { userId, day, now: product.clock.now }))
const today = () => bangkokDay(product.clock.now)
const bottomOf = async (page: Page, name: string) => {
  const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

test('on the first day there is a seed and the quiz; its button ends above 520 px on the smallest phone', async () => {
  const page = await openHome(await product.person())
  const yard = page.getByRole('region', { name: 'สวนของคุณ' })
  await yard.getByRole('img', { name: 'กล้ารดน้ำกระถางที่มีเมล็ดของเดือนนี้' }).waitFor()
  expect(await yard.getByRole('listitem').count()).toBe(7)
  await page.getByRole('region', { name: 'เริ่มจากควิซวันนี้' }).waitFor()
  expect(await bottomOf(page, 'เริ่มทำควิซ')).toBeLessThan(520)
  await page.getByText('หมดแล้วสำหรับหน้านี้').waitFor()
  await expectAccessible(page)
  await expectReflow(page)
  await product.expectQuiet(page)
})

test('a learning day is a leaf and a sprout in the week, and the hero is the next stop of the path', async () => {
  const person = await product.person()
  const [yesterday, now] = [addDays(today(), -1), today()]
  for (const day of [yesterday, now]) await learn(person, day)
  const page = await openHome(person, { width: 1280, theme: 'dark' })
  const leaves = now.slice(0, 7) === yesterday.slice(0, 7) ? 2 : 1
  await page.getByRole('img', { name: `กล้ากับต้นไม้ของเดือนนี้ มี ${leaves} ใบ` }).waitFor()
  const fixture = page.locator('.week-beds [aria-current="date"]')
  expect(await fixture.textContent()).toMatch(/เรียนรู้แล้ว$/)
  await page.getByRole('heading', { level: 2, name: 'ตั้งเป้าที่ไปถึงจริง' }).waitFor()
  expect(await page.getByRole('link', { name: 'ไปต่อที่เกาะออม' }).getAttribute('href')).toMatch(/^\/post\/detail\//)
  await page.getByRole('main').getByText('วันเรียนรู้ที่ 2').waitFor()
  await expectAccessible(page)
})

test('a missed week takes nothing away and crosses nothing out', async () => {
  const person = await product.person()
  await learn(person, addDays(today(), -9))
  const page = await openHome(person)
  await page.getByText('วันเรียนรู้ที่ 1 ').waitFor()
  expect(await page.locator('.week-beds [data-state="learned"]').count()).toBe(0)
  expect(await page.getByRole('main').textContent()).not.toMatch(/ขาด|พลาด|เสีย/)
})

test('the profile shows skills before the shelf of plants, and the paperwork last', async () => {
  const person = await product.person()
  await learn(person, today())
  await learn(person, addDays(`${today().slice(0, 7)}-01`, -1))
  const page = await product.openPage({
    width: 360,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.goto('/profile')
  const shelf = page.getByRole('region', { name: 'ชั้นปลูกของคุณ' })
  await shelf.waitFor()
  expect(await shelf.getByRole('img').count()).toBe(2)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const at = (name: string) => headings.findIndex((heading) => heading.includes(name))
  expect(at('ทักษะการเงิน')).toBe(0)
  expect(at('koin ที่มี')).toBe(1)
  expect(at('ชั้นปลูก')).toBeGreaterThan(1)
  expect(at('เรื่องของบัญชี')).toBeGreaterThan(at('วันเรียนรู้'))
  await expectAccessible(page)
  await expectReflow(page)
})

test('nothing of the profile shifts at 1280 px when it takes the place of its skeleton', async () => {
  const person = await product.person()
  const page = await product.openPage({
    width: 1280,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.addInitScript(() => {
    const saved = window as unknown as { shifts: number }
    saved.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) saved.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/profile')
  await page.getByRole('region', { name: 'ชั้นปลูกของคุณ' }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
})
