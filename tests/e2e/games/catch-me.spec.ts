import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerCatchMe } from '#features/games/catch-me/catch-me-contract.ts'
import { decodeMoves } from '#features/games/catch-me/log-rules.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { keyboard, mouse } from '../support/hands.ts'
import { seePracticeWallet } from '../support/journey.ts'
import { seeMoment } from '../support/moment.ts'
import { leaveMoment } from '../support/quiz.ts'

const product = await openProduct()
const { db } = product
const path = '/games/catch-me-if-you-can'

/** Runs in the page: with `pace` 6, a minute of frames takes ten seconds. */
function hurryFrames() {
  const ask = requestAnimationFrame.bind(globalThis)
  const page = Object.assign(globalThis, { pace: 1 })
  let [last, shown] = [0, 0]
  const hurry = (draw: FrameRequestCallback) => (now: number) => {
    shown += (now - last) * page.pace
    last = now
    draw(shown)
  }
  page.requestAnimationFrame = (draw) => ask(hurry(draw))
}

async function drag(page: Page, places: number[]) {
  const strip = (await page.locator('.catch-strip').boundingBox())!
  const at = (place: number) => [{ x: strip.x + (strip.width * place) / 100, y: strip.y + strip.height / 2 }]
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(places[0]!) })
  for (const place of places)
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(place) })
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Waits until the game has taken a step: it advances by animation frames. */
function passFrames(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
}

async function shoot(page: Page, step: string) {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${step}.png` })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
}

const threeWays = ['รับไว้', 'หลบไป', 'ขยับกล้า']

/** The start: the game's own street, and over its ground how to play in three pictures. */
async function expectStart(page: Page): Promise<void> {
  const street = page.getByRole('img', { name: /^ถนนตลาดของเกม/ })
  await street.waitFor()
  const sheet = page.getByRole('region', { name: 'เล่นยังไง' })
  expect(await sheet.getByRole('listitem').locator('b').allTextContents()).toEqual(threeWays)
  expect(await sheet.locator('.catch-thing').count()).toBe(5)
  const [scene, box] = [(await street.boundingBox())!, (await sheet.boundingBox())!]
  expect(box.y).toBeGreaterThan(scene.y)
  expect(box.y).toBeLessThan(scene.y + scene.height)
}

test.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)('a visitor at %i px sees the same start, and plays a round from it (%s)', async (width, theme) => {
  const page = await product.openPage({ width, theme, storage: cookiesAnswered })
  await page.goto('/games/try/catch-me')
  await wake(page)
  await expectStart(page)
  await expectAccessible(page)
  await shoot(page, `guest-start-${width}`)
  // What begins the round is in sight on the smallest phone.
  if (width === 360) {
    await page.setViewportSize({ width, height: 640 })
    const [start, bar] = [page.getByRole('button', { name: 'เริ่มหนึ่งรอบ' }), page.locator('.tab-bar')]
    const box = (await start.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual((await bar.boundingBox())!.y)
    await shoot(page, 'guest-start-640')
  }
  await page.getByRole('button', { name: 'เริ่มหนึ่งรอบ' }).press('Enter')
  await page.getByRole('heading', { name: 'แถวที่ 1 จาก 72' }).waitFor()
  await product.expectQuiet(page)
})

test('a minute is played by touch, mouse and keys, with a pause, and pays what the server counts', async () => {
  const person = await product.person()
  const context = await product.openContext({ width: 360, theme: 'light', hasMotion: true })
  const page = await context.newPage()
  await page.addInitScript(hurryFrames)
  await page.addInitScript((items) => Object.assign(localStorage, items), {
    ...cookiesAnswered,
    ...(await product.storageOf(person)),
  })
  await page.goto(path)
  await wake(page)
  await page.getByText('วันนี้ยังได้ koin อีก 3 จาก 3 รอบ').waitFor()
  await expectStart(page)
  await expectAccessible(page)
  await shoot(page, 'intro')
  await page.getByRole('button', { name: 'เล่น 60 วินาที' }).tap()
  const field = page.getByRole('region', { name: 'สนามเกม' })
  await field.waitFor()
  // The field is the whole screen, and things are of touch size: 128 of 1,000 units of its width.
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  const street = (await page.locator('.catch-canvas').boundingBox())!
  expect(street.width * 0.128).toBeGreaterThanOrEqual(44)
  expect(street.height).toBeGreaterThan(street.width)
  await field.getByRole('button', { name: 'หยุดพัก' }).tap()
  await field.getByText('พักอยู่').waitFor()
  expect(await field.getByRole('listitem').locator('b').allTextContents()).toEqual(threeWays)
  await shoot(page, 'pause')
  await expectAccessible(page)
  // Not earlier: the minute must last until the pause.
  await page.evaluate(() => Object.assign(globalThis, { pace: 6 }))
  await field.getByRole('button', { name: 'เล่นต่อ' }).last().tap()
  product.pass(60_000)
  // Each input device leaves its own position in the log that is sent: touch 13, mouse 37, the key of the fourth lane
  // 70.
  const logs: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(answerCatchMe.path)) logs.push((request.postDataJSON() as { log: string }).log)
  })
  await drag(page, [13])
  await passFrames(page)
  const strip = (await page.locator('.catch-strip').boundingBox())!
  await page.mouse.move(strip.x + strip.width * 0.37, strip.y + strip.height / 2)
  await passFrames(page)
  await page.keyboard.press('4')
  await passFrames(page)
  await shoot(page, 'play')
  // The items are random, and so is what is caught: the last item may cost the last point.
  const result = page.getByRole('region', { name: /^(คะแนนใหม่ที่ดีที่สุดของคุณ|จบรอบแล้ว)$/ })
  const moment = page.locator('dialog.reward[open]')
  while (!(await result.or(moment).first().isVisible())) {
    if (await field.isVisible()) await drag(page, [10, 30, 50, 70, 90, 50]).catch(() => {})
    else await result.or(moment).first().waitFor()
  }
  expect(decodeMoves(logs[0]!)!.map(({ place }) => place)).toEqual(expect.arrayContaining([13, 37, 70]))
  const stored = await db
    .selectFrom('catch_me_play')
    .select(['score', 'is_paid'])
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const { satang } = (await db
    .selectFrom('wallet')
    .select('satang')
    .where('user_id', '=', person.id)
    .where('currency', '=', 'koin')
    .executeTakeFirst()) ?? { satang: 0 }
  const koin = `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`
  const name = 'คะแนนใหม่ที่ดีที่สุดของคุณ'
  if (stored.score) await seeMoment(page, mouse(), { name, ...(satang && { came: koin, purse: koin }), shot: 'best' })
  await result.getByText(`วันนี้ยังได้ koin อีก ${stored.is_paid ? 2 : 3} จาก 3 รอบ`).waitFor()
  await expectAccessible(page)
  await shoot(page, 'result')
  expect(await result.getByRole('heading').first().textContent()).toBe(stored.score ? name : 'จบรอบแล้ว')
  expect(await result.locator('.quiz-score').textContent()).toBe(String(stored.score))
  await seePracticeWallet(page, koin)
  await product.expectQuiet(page)
  await context.close()
})

test('with reduced motion the game is played row by row by keyboard, and a player can join the leaderboard', async () => {
  const person = await product.person({ name: 'ต้นไม้' })
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 1280, theme: 'dark', storage })
  const hand = keyboard(page)
  await page.goto(path)
  await wake(page)
  await hand.press(page.getByRole('button', { name: 'เล่นทีละแถว ไม่จับเวลา' }))
  for (let row = 1; row <= 12; row++) {
    await page.getByRole('heading', { name: `แถวที่ ${row} จาก 72` }).waitFor()
    const told = (await page.locator('.catch-lanes .vh').nth(2).textContent())!
    const lane = told.match(/ช่อง (\d) (?:รายได้|เงินออม)/)?.[1] ?? '1'
    await page.keyboard.press(lane)
  }
  await page.getByRole('status').filter({ hasText: /คะแนน/ }).waitFor()
  await expectAccessible(page)
  await shoot(page, 'turns')
  product.pass(60_000)
  await hand.press(page.getByRole('button', { name: 'จบรอบตอนนี้' }))
  await page.getByRole('dialog', { name: 'คะแนนใหม่ที่ดีที่สุดของคุณ' }).waitFor()
  await leaveMoment(page, hand)
  await page.getByRole('region', { name: 'คะแนนใหม่ที่ดีที่สุดของคุณ' }).waitFor()
  await hand.press(page.getByRole('button', { name: 'แสดงชื่อฉัน', exact: true }))
  const board = page.getByRole('region', { name: 'กระดานคะแนน' })
  // The leaderboard now shows the mode just played.
  await board.getByText('ต้นไม้').waitFor()
  await eventually(() => page.getByRole('button', { name: 'ไม่แสดงชื่อฉัน' }).isVisible()).toBe(true)
  await shoot(page, 'board')
  // The leaderboards of the other mode are empty: nobody else plays here.
  for (const [tab, isThere] of [
    ['ทุกสัปดาห์', true],
    ['60 วินาที', false],
    ['สัปดาห์นี้', false],
    ['ทีละแถว', true],
  ] as const) {
    await board.getByRole('link', { name: tab }).click()
    await eventually(() => board.getByRole('link', { name: tab }).getAttribute('aria-current')).not.toBe(null)
    await eventually(() => board.getByText('ต้นไม้').count()).toBe(isThere ? 1 : 0)
  }
  await product.expectQuiet(page)
})
