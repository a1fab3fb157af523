import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showEvent } from '#features/events/event-contract.ts'
import { cancelEvent, joinEvent } from '#features/events/joining-contract.ts'
import { offerSeats } from '#features/events/server/offer-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import { anEvent } from '../../fixtures/events.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { expectReflow } from '../support/reflow.ts'
import { readShifts, watchShifts } from '../support/shifts.ts'

const product = await openProduct()
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

async function send({ token }: TestPerson, spec: { method: string; path: string }, id: string) {
  const reply = await fetch(`${product.origin}${spec.path}?id=${id}`, {
    method: spec.method,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
  return reply.json()
}

const box = (page: Page) => page.locator('#join')

test('by touch: joining the waiting list of a full event, getting the seat by a notice with its cost, and giving it back', async () => {
  const id = await anEvent(product, { capacity: 1, fee: 2000 })
  const holder = await product.person({ koin: 2000 })
  const nok = await product.person({ koin: 5000 })
  await send(holder, joinEvent, id)
  const page = await product.openPage({ width: 360, theme: 'light', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/events/${id}`)
  await wake(page)
  await box(page).getByRole('button', { name: 'ต่อคิวรอที่นั่ง' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('20.00').first().waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'ต่อคิว' }).tap()
  await box(page).getByText('คุณอยู่หัวคิว').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )

  await send(holder, cancelEvent, id)
  await offerSeats(product.db, id, product.clock.now)
  await page.reload()
  await box(page).getByText('คุณมีที่นั่งแล้ว').waitFor()
  await box(page).getByText('จ่ายไปแล้ว 20.00 koin').waitFor()
  await box(page).getByRole('button', { name: 'ยกเลิกที่นั่ง' }).tap()
  await page.getByRole('dialog').getByText('คุณจะได้คืน 20.00 koin').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกที่นั่ง' }).tap()
  await box(page).getByText('ยกเลิกที่นั่งแล้ว').waitFor()
  await eventually(async () => (await send(nok, showEvent, id)).mine).toMatchObject({ status: 'none', koin: 5000 })
  await product.expectQuiet(page)
})

test('by keyboard: arrows move by day, page keys by month, Enter opens a day, and an event is joined', async () => {
  const nok = await product.person({ koin: 5000 })
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/events?month=2027-02&day=2027-02-28`)
  await wake(page)
  const held = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? null)
  await page.getByRole('grid').locator('[data-day="2027-02-28"]').focus()
  for (const [key, day] of [
    ['ArrowRight', '2027-03-01'],
    ['ArrowUp', '2027-02-22'],
    ['Home', '2027-02-21'],
    ['PageDown', '2027-03-21'],
  ] as const) {
    await page.keyboard.press(key)
    await eventually(held).toBe(day)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'กิจกรรมวันที่ 21 มี.ค. 2570' }).waitFor()
  await eventually(held).toBe('2027-03-21')

  const id = await anEvent(product)
  await page.goto(`${product.origin}/events/${id}`)
  await wake(page)
  await box(page).getByRole('button', { name: 'สมัครเข้าร่วม' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'สมัคร', exact: true }).focus()
  await page.keyboard.press('Enter')
  await box(page).getByText('สมัครเรียบร้อย แล้วเจอกัน').waitFor()
  await box(page).getByText('ให้ปฏิทินในเครื่องตามกิจกรรมของคุณ').focus()
  await page.keyboard.press('Enter')
  await box(page).getByRole('button', { name: 'สร้างที่อยู่ใหม่' }).focus()
  await page.keyboard.press('Enter')
  const address = await box(page).getByLabel('ที่อยู่ลับของปฏิทิน').inputValue()
  expect(await (await fetch(address)).text()).toContain(id)
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('a list of events is filtered and lengthened by links, without script and with it; the strip stays in sight', async () => {
  for (let i = 0; i < 14; i += 1) await anEvent(product, { fee: i < 13 ? 0 : 2000, startsIn: 48 + i })
  const still = await product.openPage({ width: 360, theme: 'light', hasScript: false })
  await still.goto(`${product.origin}/events`)
  await still.getByRole('link', { name: 'ฟรี', exact: true }).click()
  await still.waitForURL('**/events?free=1')
  await still.getByRole('link', { name: 'สุดสัปดาห์' }).click()
  await still.waitForURL('**/events?free=1&weekend=1')
  await still.getByRole('link', { name: 'สุดสัปดาห์' }).click()
  await still.waitForURL('**/events?free=1')
  // The first that may be joined leads the rows.
  const rows = (page: Page) => page.locator('.event-row, .event-lead')
  await eventually(() => rows(still).count()).toBe(12)
  await still.getByRole('link', { name: /^ดูเพิ่มอีก/ }).click()
  await still.waitForURL('**show=24')
  await eventually(() => rows(still).count()).toBeGreaterThan(12)

  const page = await product.openPage({ width: 360, theme: 'dark' })
  await page.goto(`${product.origin}/events`)
  await wake(page)
  const more = page.getByRole('link', { name: /^ดูเพิ่มอีก/ })
  await more.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await eventually(() => rows(page).count()).toBeGreaterThan(12)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before)
  // What leads takes people; what takes nobody is one line without a picture, and its days follow each other.
  await page
    .locator('.event-lead')
    .getByText(/^ว่าง \d+ ที่$/)
    .waitFor()
  for (const slim of await page.locator('.event-row[data-slim]').all()) {
    expect(await slim.locator('.event-row-cover').count()).toBe(0)
    expect(await slim.textContent()).toMatch(/ปิดรับแล้ว|กำลังจัด|งดจัด/)
  }
  // A row's picture is 96 px wide.
  expect((await page.locator('.event-row-cover').first().boundingBox())!.width).toBe(96)
  const strip = await page.getByRole('navigation', { name: 'เลือกวัน' }).boundingBox()
  const header = await page.locator('.site-header').boundingBox()
  // The header's line of 1 px lies over the edge of the strip.
  expect(Math.abs(strip!.y - header!.y - header!.height)).toBeLessThanOrEqual(1)
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('on a low phone an event says when, where and for how much above its one button, and the seats are those of the books', async () => {
  const id = await anEvent(product, { capacity: 12, fee: 2000 })
  const nok = await product.person({ koin: 5000 })
  const page = await product.openPage({ width: 360, storage: await storageOf(nok) })
  await page.setViewportSize({ width: 360, height: 640 })
  await watchShifts(page)
  await page.goto(`${product.origin}/events/${id}`)
  await wake(page)
  const join = box(page).getByRole('button', { name: 'สมัครเข้าร่วม' })
  await join.waitFor()
  const { y, height } = (await join.boundingBox())!
  expect(y + height).toBeLessThanOrEqual((await page.locator('.tab-bar').boundingBox())!.y)
  expect(await page.locator('.event-gist li').allTextContents()).toEqual([
    expect.stringMatching(/^\d+ \S+ \d{4} \d\d:\d\d–\d\d:\d\d น\.$/),
    'ห้องเรียนรู้ (สถานที่จำลอง)',
    '20.00 koin หรือบัตรเข้าร่วม 1 ใบ',
    'มาแล้วได้ 5 คะแนนทักษะ',
  ])
  await box(page).getByText('ว่าง 12 ที่').waitFor()
  // When, where and the fee are told once.
  expect(await page.getByText('ห้องเรียนรู้ (สถานที่จำลอง)').count()).toBe(1)
  // One act in sight: the others are links and quiet.
  expect(await page.locator('main .btn-main').count()).toBe(1)
  const { sum, moved } = await readShifts(page)
  expect(sum, JSON.stringify(moved)).toBeLessThan(0.02)
  await expectAccessible(page)
  await expectReflow(page)
  await send(await product.person({ koin: 2000 }), joinEvent, id)
  await page.reload()
  await box(page).getByText('ว่าง 11 ที่').waitFor()
  await product.expectQuiet(page)
})

test('an event that is full or closed says so before the button', async () => {
  const full = await anEvent(product, { capacity: 1 })
  await send(await product.person(), joinEvent, full)
  const closed = await anEvent(product, { opensIn: -48, closesIn: -1, startsIn: 24 })
  const nok = await product.person()
  const page = await product.openPage({ width: 360, theme: 'dark', storage: await storageOf(nok) })
  for (const [id, said, act] of [
    [full, 'ที่นั่งเต็ม ต่อคิวไว้ได้ เมื่อมีคนยกเลิกจะถึงคิวตามลำดับ', box(page).getByRole('button', { name: 'ต่อคิวรอที่นั่ง' })],
    [closed, /^ปิดรับสมัครเมื่อ/, box(page).getByRole('link', { name: 'ดูกิจกรรมอื่นที่สมัครได้' })],
  ] as const) {
    await page.goto(`${product.origin}/events/${id}`)
    await wake(page)
    // What a visitor sees is replaced by the person's own: both are read at one moment.
    await eventually(async () => {
      const [words, button] = await Promise.all([box(page).getByText(said).boundingBox(), act.boundingBox()])
      return words !== null && button !== null && words.y + words.height <= button.y
    }).toBe(true)
    await expectAccessible(page)
  }
  await product.expectQuiet(page)
})

test('where koin do not suffice, the box begins with the voucher', async () => {
  const id = await anEvent(product, { fee: 2000 })
  const nok = await product.person({ koin: 500 })
  await product.db
    .insertInto('event_voucher')
    .values({ id: newId(product.clock.now), user_id: nok.id, cause: 'test:voucher', made_at: product.clock.now })
    .execute()
  const page = await product.openPage({ width: 360, theme: 'light', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/events/${id}`)
  await wake(page)
  await box(page).getByRole('button', { name: 'สมัครเข้าร่วม' }).tap()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('radio', { name: 'บัตรเข้าร่วม (มี 1 ใบ)' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'สมัครด้วยบัตร 1 ใบ' }).tap()
  await box(page).getByText('จ่ายด้วยบัตรเข้าร่วม 1 ใบ').waitFor()
  await product.expectQuiet(page)
})
