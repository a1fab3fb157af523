// The question after a film's last frame: one tap answers it, the verdict says why, and the first answer counts.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerVideo } from '#features/videos/answer-contract.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { tabTo } from '../support/hands.ts'

const product = await openProduct()
const { db } = product

const film = (page: Page) => page.locator('.video-player video')
const cardOf = (page: Page) => page.locator('.film-end-card')
/** Opens a film and plays its last moment. */
async function seeEnd(page: Page, key: string) {
  await page.goto(`/video-page/detail/${key}`)
  await wake(page)
  await page.getByRole('button', { name: /^เล่นวิดีโอ/ }).click()
  await toEnd(page)
}
async function toEnd(page: Page) {
  await eventually(() => film(page).evaluate((one: HTMLVideoElement) => one.currentTime > 0.2)).toBe(true)
  await film(page).evaluate((one: HTMLVideoElement) => {
    one.currentTime = one.duration - 0.3
  })
  await cardOf(page).waitFor()
}
const shoot = async (page: Page, name: string) => {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-question-${name}.png` })
}

test('a person answers by one tap on a phone: the verdict says why, the first answer stays, and no koin is spoken of', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, theme: 'light', storage })
  await seeEnd(page, 'town-budget')
  const card = cardOf(page)
  await card.getByRole('heading', { name: /^อีกเมืองมีหนี้ 400/ }).waitFor()
  expect(await card.getByRole('link').count()).toBe(0)
  await expectAccessible(page)
  await shoot(page, '360-asked')
  // A double tap sends one answer.
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(answerVideo.path)) sent += 1
  })
  await card.getByRole('button', { name: '20 ล้านเหรียญ', exact: true }).dblclick()
  const verdict = card.getByRole('heading', { name: 'ยังไม่ใช่' })
  await verdict.waitFor()
  await eventually(() => verdict.evaluate((one) => one === document.activeElement)).toBe(true)
  await card.getByText('ที่เลือก: 20 ล้านเหรียญ').waitFor()
  await card.getByText(/20 คือขาดดุลของปีนี้ปีเดียว/).waitFor()
  await card.getByText('คำตอบ: 420 ล้านเหรียญ').waitFor()
  await card.locator('.film-end-next').waitFor()
  expect(sent).toBe(1)
  expect(await card.textContent()).not.toContain('koin')
  await expectAccessible(page)
  await shoot(page, '360-told')
  const rows = await db
    .selectFrom('video_answer')
    .select(['choice', 'is_right'])
    .where('user_id', '=', person.id)
    .execute()
  expect(rows).toEqual([{ choice: '20 ล้านเหรียญ', is_right: false }])

  // Seen again on another day: what was answered is told, and not asked anew.
  await seeEnd(page, 'town-budget')
  await card.getByRole('heading', { name: 'คำตอบแรกของคุณ: ยังไม่ใช่' }).waitFor()
  await shoot(page, '360-before')
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('what was answered in another tab is shown, and the second answer changes nothing', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, theme: 'dark', storage })
  await seeEnd(page, 'quiet-charges')
  const card = cardOf(page)
  await card.getByRole('heading', { name: /^ค่าสมาชิกสามแอป/ }).waitFor()
  const { id } = await db.selectFrom('video').select('id').where('key', '=', 'quiet-charges').executeTakeFirstOrThrow()
  const answered = { choice: '1,668 บาท', is_right: true, answered_at: product.clock.now }
  await db
    .insertInto('video_answer')
    .values({ user_id: person.id, video_id: id, ...answered })
    .execute()
  await card.getByRole('button', { name: '139 บาท' }).tap()
  await card.getByText('คำตอบ: 1,668 บาท').waitFor()
  await card.getByRole('heading', { name: 'คำตอบแรกของคุณ: ใช่เลย' }).waitFor()
  expect(await card.getByText('ที่เลือก:').count()).toBe(0)
  await product.expectQuiet(page, { except: /video\/answer/ })
})

test('a visitor answers by keyboard on a wide screen: nothing is stored, and the verdict lasts while the page is open', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: cookiesAnswered })
  await seeEnd(page, 'budget-jars')
  const card = cardOf(page)
  await shoot(page, '1280-asked')
  await tabTo(page, card.getByRole('button', { name: /รอเงินของสัปดาห์หน้า/ }))
  await page.keyboard.press('Enter')
  await card.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
  await card.getByText(/หมดแล้วรอรอบหน้า/).waitFor()
  await expectAccessible(page)
  await shoot(page, '1280-told')
  await card.getByRole('button', { name: 'ดูอีกครั้ง' }).click()
  await card.waitFor({ state: 'detached' })
  await toEnd(page)
  await card.getByText('คำตอบ: รอเงินของสัปดาห์หน้า').waitFor()
  expect(await db.selectFrom('video_answer').select('user_id').where('choice', 'like', 'รอเงิน%').execute()).toEqual([])
  await product.expectQuiet(page)
})
