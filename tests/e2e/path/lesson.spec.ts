// A stop of the map as a lesson: the bar over its article, the way back, the tick on the same day.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { leaveMoment } from '../support/quiz.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()
const { db, clock } = product
const first = 'ตั้งเป้าที่ไปถึงจริง'

const bar = (page: Page) => page.getByRole('navigation', { name: 'ด่านที่กำลังเรียน' })
const stopOf = (page: Page, name: RegExp) => page.locator('.island').getByRole('link', { name })

/** How much of the step in progress is full, in percent. */
async function filled(page: Page): Promise<number> {
  const turn = await bar(page).locator('.bar-fill').getAttribute('transform')
  return Number(/[\d.]+/.exec(turn ?? '')?.[0])
}

async function shoot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png` })
}

/** The lesson of the first stop, opened from its sheet. */
async function openLesson(page: Page, hand: Hand): Promise<void> {
  await page.goto('/path')
  await page.getByRole('region', { name: 'เกาะออม' }).getByText('เรียนแล้ว 0 จาก 6 ด่าน').waitFor()
  await hand.press(stopOf(page, new RegExp(`^${first}`)))
  await hand.press(page.getByRole('dialog', { name: first }).getByRole('link', { name: 'เริ่มอ่าน' }))
  await page.waitForURL(/\/post\/detail\//)
  await bar(page).getByText('เกาะออม ด่าน 1').waitFor()
  await bar(page).getByText('ขั้น 1 จาก 3').waitFor()
}

async function answerRight(page: Page, hand: Hand): Promise<void> {
  const post = await db.selectFrom('post').select('question').where('key', '=', 'smart-goals').executeTakeFirstOrThrow()
  const { right } = post.question as { right: string }
  await hand.pick(page.getByRole('radio', { name: right, exact: true }))
  await hand.press(page.getByRole('button', { name: 'ตรวจคำตอบ' }))
  await leaveMoment(page, hand)
}

test('by thumb: the bar stays with the reader, and the stop is ticked when they come back to the map', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  await page.setViewportSize({ width: 360, height: 640 })
  const hand = finger()
  await openLesson(page, hand)
  await shoot(page, 'bar')
  await expectAccessible(page)
  await expectReflow(page)
  // A reload keeps it, a heading of the contents too, and it stays at the upper edge down the page.
  await page.reload()
  await bar(page).waitFor()
  const early = await filled(page)
  expect(early).toBeLessThan(30)
  await page.evaluate(() => scrollTo(0, 2_000))
  const { y, height } = (await bar(page).boundingBox())!
  expect(y).toBe(0)
  expect(height).toBeLessThan(64)
  await shoot(page, 'bar-below')
  // Its step fills with the reading, goes back with the reader, and leaves a part for the answer.
  await eventually(() => filled(page)).toBeGreaterThan(early + 10)
  await page.evaluate(() => scrollTo(0, 0))
  await eventually(() => filled(page)).toBe(early)
  await page.locator('#post-end').evaluate((end) => end.scrollIntoView({ block: 'end' }))
  await eventually(() => filled(page)).toBe(90)
  // Header and tab bar are out of sight, but not for those who read them or tab to them.
  for (const part of [page.getByRole('banner'), page.getByRole('navigation', { name: 'แถบล่าง' })])
    expect(await part.evaluate((box) => getComputedStyle(box).clipPath)).toBe('inset(50%)')
  await page.getByRole('link', { name: 'ข้ามไปเนื้อหา' }).focus()
  expect(await page.getByRole('banner').evaluate((box) => getComputedStyle(box).clipPath)).toBe('none')
  await expectAccessible(page)
  // It belongs to the path, and its step is told as done with the answer.
  const tabHere = page.locator('.tab-bar [aria-current]')
  expect(await tabHere.textContent()).toBe('เส้นทาง')
  expect(await bar(page).locator('.bit[data-state="done"]').count()).toBe(0)
  await answerRight(page, hand)
  await shoot(page, 'answered')
  await bar(page).getByText('เสร็จขั้น 1 จาก 3').waitFor()
  expect(await bar(page).locator('.bit[data-state="done"]').count()).toBe(1)
  await hand.press(page.locator('.feedback').getByRole('link', { name: 'กลับแผนที่' }))
  await page.waitForURL('/path')
  await stopOf(page, new RegExp(`^${first} ด่านถัดไป เรียนแล้ว`)).waitFor()
  await page.getByRole('region', { name: 'เกาะออม' }).getByText('เรียนแล้ว 1 จาก 6 ด่าน').waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: `เรียนด่าน “${first}” แล้ว` })
    .waitFor()
  await shoot(page, 'ticked')
  await expectAccessible(page)
  // The second step of the same stop: the bar is not on a page that was opened another way.
  await page.goto('/post/detail/needs-and-wants')
  await page.getByRole('article').waitFor()
  expect(await bar(page).count()).toBe(0)
  await product.expectQuiet(page)
})

test('by keyboard: with the quiz of the day done กล้า walks on to the next stop, and a reload does not play it again', async () => {
  const person = await product.person()
  const quiz = { user_id: person.id, day: bangkokDay(clock.now), seed: 1, answered: 3, started_at: clock.now }
  await db
    .insertInto('daily_quiz_attempt')
    .values({ ...quiz, finished_at: clock.now })
    .execute()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 1280, theme: 'dark', storage })
  const hand = keyboard(page)
  await openLesson(page, hand)
  await shoot(page, 'wide-bar')
  await answerRight(page, hand)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await hand.press(bar(page).getByRole('link', { name: 'กลับแผนที่' }))
  await page.waitForURL('/path')
  const next = stopOf(page, /^จำเป็นหรืออยากได้ ด่านถัดไป/)
  await next.waitFor()
  await stopOf(page, new RegExp(`^${first} เรียนแล้ว ทบทวนวันที่`)).waitFor()
  const isWalking = () =>
    next.locator('.stop-kla').evaluate((kla) => kla.getAnimations().some((one) => !(one instanceof CSSAnimation)))
  await eventually(isWalking).toBe(true)
  await shoot(page, 'wide-walk')
  const isInSight = async () => {
    const { y = -1 } = (await next.boundingBox()) ?? {}
    return y > 0 && y < 800
  }
  await eventually(isInSight).toBe(true)
  await eventually(isWalking).toBe(false)
  await shoot(page, 'wide-walked')
  await expectAccessible(page)
  await page.reload()
  await next.waitFor()
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: `เรียนด่าน “${first}” แล้ว` })
      .count(),
  ).toBe(0)
  await product.expectQuiet(page)
})
