import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { cheers } from '#ui/reward/cheers.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus, hasFocusInside, keyboard, mouse } from '../support/hands.ts'
import { seePracticeWallet } from '../support/journey.ts'
import { answerRight, leaveMoment, makeQuizOfAllKinds, todaysQuestions } from '../support/quiz.ts'
import { expectReflow } from '../support/reflow.ts'
import { treeOf } from '../support/tree.ts'

const product = await openProduct()
await makeQuizOfAllKinds(product)
const momentOf = (page: Page) => page.getByRole('dialog', { name: 'เก็บครบแล้ววันนี้' })
const result = 'เข้าใจครบทุกข้อ'

/** Answers today's quiz, up to the button that shows its result. */
async function answerQuiz({ hasMotion, before }: { hasMotion: boolean; before?: (page: Page) => Promise<unknown> }) {
  const person = await product.person()
  const page = await (await product.openContext({ hasMotion, width: 360 })).newPage()
  await before?.(page)
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), {
    ...cookiesAnswered,
    ...(await product.storageOf(person)),
  })
  await page.goto('/quiz/daily')
  const questions = await todaysQuestions(product, page)
  for (const [i, question] of questions.entries()) {
    await answerRight(page, mouse(), question)
    if (i < 2) await page.getByRole('button', { name: 'ไปข้อต่อไป' }).click()
  }
  const last = page.getByRole('button', { name: 'ดูผลของวันนี้' })
  await last.waitFor()
  return { page, last }
}

/** A learning day of this month, so many days ago. */
async function learnDaysAgo({ id: userId }: TestPerson, days: number): Promise<void> {
  const { now } = product.clock
  const day = addDays(bangkokDay(now), -days)
  await product.db.transaction().execute((tx) => recordLearningDay(tx, { userId, day, now }))
}

type Heard = { header: string[]; wallet: string[]; ends: number[]; moves: string[]; landings: number[] }

/**
 * Runs in the page: records each amount that the header and the moment's purse show, in order, and the end and the
 * properties of each animation of the moment, and where its coins land.
 */
function listen(): void {
  const heard: Heard = { header: [], wallet: [], ends: [], moves: [], landings: [] }
  Object.assign(window, { heard })
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    if (this.closest('.reward') && typeof options === 'object') {
      heard.ends.push(Number(options.delay ?? 0) + Number(options.duration))
      for (const frame of frames as Keyframe[]) heard.moves.push(...Object.keys(frame))
      // How far from the purse's left edge a coin ends.
      const x = /translate\((-?[\d.]+)px/.exec(String((frames as Keyframe[]).at(-1)?.transform))?.[1]
      const wallet = document.querySelector('.reward-purse')!.getBoundingClientRect()
      if (this.matches('.reward-coin')) heard.landings.push(Math.abs(Number(x) - wallet.left))
    }
    return animate.call(this, frames, options)
  }
  const note = (list: string[], selector: string) => {
    const shown = document.querySelector(selector)
    const text = shown?.checkVisibility() && shown.textContent?.match(/[\d.]+/)?.[0]
    if (text && list.at(-1) !== text) list.push(text)
  }
  new MutationObserver(() => {
    note(heard.header, '.site-header a:has([data-lands="koin"])')
    note(heard.wallet, '.reward-purse')
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

test('koin fly, then the purse counts, then the header has the new balance: once, within 1.4 s, by transform and opacity', async () => {
  const { page, last } = await answerQuiz({ hasMotion: true, before: (page) => page.addInitScript(listen) })
  // The new balance is here, and waits for the moment while the verdict is read.
  await page.waitForLoadState('networkidle')
  await last.click()
  const moment = momentOf(page)
  await moment.waitFor()
  await moment.getByRole('status').filter({ hasText: 'ได้ 5.00 koin รวม 5.00 koin' }).waitFor({ state: 'attached' })
  const heard = await heardOn(page)
  expect(Math.max(...heard.ends)).toBeLessThanOrEqual(1_400)
  expect(heard.ends.length).toBeGreaterThan(10)
  const own = ['offset', 'easing', 'composite']
  expect([...new Set(heard.moves)].filter((one) => !own.includes(one)).sort()).toEqual(['opacity', 'transform'])
  expect(heard.landings).toHaveLength(5)
  expect(Math.max(...heard.landings)).toBeLessThan(24)
  expect(heard.wallet.at(-1)).toBe('5.00')
  await eventually(async () => (await heardOn(page)).header.at(-1)).toBe('5.00')
  expect((await heardOn(page)).header).toEqual(['0.00', '5.00'])
  await moment.getByText('+5.00').waitFor()
  await page.keyboard.press('Enter')
  await moment.waitFor({ state: 'detached' })
  await eventually(() => hasFocus(page.getByRole('heading', { name: result }))).toBe(true)
  await seePracticeWallet(page, '5.00')
  await product.expectQuiet(page)
  await page.reload()
  await page.getByRole('heading', { name: result }).waitFor()
  expect(await moment.count()).toBe(0)
})

test('a tap shows the last frame at once', async () => {
  const { page, last } = await answerQuiz({ hasMotion: true })
  await last.click()
  const moment = momentOf(page)
  await moment.waitFor()
  await page.mouse.click(180, 200)
  await moment.getByRole('status').filter({ hasText: 'รวม 5.00 koin' }).waitFor({ state: 'attached' })
  expect(
    await moment.evaluate((box) => box.getAnimations({ subtree: true }).some((one) => one.playState === 'running')),
  ).toBe(false)
  await page.keyboard.press('Escape')
  await moment.waitFor({ state: 'detached' })
})

test('with reduced motion the moment stands still at its end', async () => {
  const { page, last } = await answerQuiz({ hasMotion: false })
  await page.evaluate(listen)
  await last.click()
  const moment = momentOf(page)
  await moment.getByRole('status').filter({ hasText: 'รวม 5.00 koin' }).waitFor({ state: 'attached' })
  const heard = await heardOn(page)
  expect([heard.ends, heard.wallet]).toEqual([[], ['5.00']])
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  // The bar of a skill keeps its edge, and what fills it is seen on the ground.
  const { edge, isSeen } = await moment
    .locator('.reward-meter')
    .first()
    .evaluate((meter) => ({
      edge: getComputedStyle(meter).outlineWidth,
      isSeen: getComputedStyle(meter.firstElementChild!).fill !== getComputedStyle(document.body).backgroundColor,
    }))
  expect([edge, isSeen]).toEqual(['1px', true])
  await page.emulateMedia({ forcedColors: 'none' })
  await expectReflow(page)
  await leaveMoment(page, mouse())
})

test('by keyboard alone from the map over a stop’s sheet to the quiz, and a reader is told its reward', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  const hand = keyboard(page)
  await page.goto('/path')
  await wake(page)
  await hand.press(page.getByRole('region', { name: 'เกาะออม' }).getByRole('link', { name: /ด่านถัดไป$/ }))
  const sheet = page.getByRole('dialog', { name: 'ตั้งเป้าที่ไปถึงจริง' })
  await eventually(() => hasFocusInside(sheet)).toBe(true)
  await hand.press(sheet.getByRole('link', { name: 'ทำควิซประจำวันให้ครบ' }))
  await page.waitForURL('/quiz/daily')
  const questions = await todaysQuestions(product, page)
  for (const [i, question] of questions.entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    await answerRight(page, hand, question)
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }))
  }
  const moment = momentOf(page)
  await eventually(() => hasFocusInside(moment)).toBe(true)
  await moment.getByRole('status').filter({ hasText: 'รวม 5.00 koin' }).waitFor({ state: 'attached' })
  const tree = (await treeOf(moment)).replaceAll(/(?<=listitem: ).+ (?=\+\d$)/gm, 'skill ')
  expect(tree.split('\n')).toEqual([
    '- dialog "เก็บครบแล้ววันนี้":',
    expect.stringMatching(new RegExp(`^  - paragraph: (${cheers.map(({ words }) => words).join('|')})$`)),
    '  - heading "เก็บครบแล้ววันนี้" [level=2]',
    '  - paragraph: ตอบถูก 3 จาก 3 ข้อ · วันเรียนรู้ที่ 1 ของเดือนนี้',
    '  - paragraph: +5.00 koin',
    '  - list:',
    expect.stringMatching(/^ {4}- listitem: skill \+\d$/),
    expect.stringMatching(/^ {4}- listitem: skill \+\d$/),
    '  - status: เก็บครบแล้ววันนี้ ได้ 5.00 koin รวม 5.00 koin',
    '  - button "ไปต่อ"',
  ])
  await page.keyboard.press('Enter')
  await moment.waitFor({ state: 'detached' })
  await eventually(() => hasFocus(page.getByRole('heading', { name: result }))).toBe(true)
  await product.expectQuiet(page)
})

test('on a small phone no word crosses the plant of a step of the month', async () => {
  const person = await product.person()
  for (let day = 1; day <= 4; day++) await learnDaysAgo(person, day)
  const page = await product.openPage({
    width: 360,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/quiz/daily')
  const questions = await todaysQuestions(product, page)
  for (const [i, question] of questions.entries()) {
    await answerRight(page, mouse(), question)
    await page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }).click()
  }
  const moment = page.getByRole('dialog', { name: 'เดือนนี้ครบ 5 วันแล้ว' })
  await moment.waitFor()
  // The plant as it stands in the yard, below the words.
  const plant = moment.locator('.reward-plant')
  expect(await plant.locator('use').getAttribute('href')).toContain('plants/leaves-5.svg')
  const words = (await moment.locator('.reward-title').boundingBox())!
  expect((await plant.boundingBox())!.y).toBeGreaterThanOrEqual(words.y + words.height)
  await product.expectQuiet(page)
})

test('the moment waits for no network: without its code the result stands there at once', async () => {
  const { page, last } = await answerQuiz({
    hasMotion: true,
    before: (page) => page.route(/reward-moment/, (route) => route.abort()),
  })
  await last.click()
  await page.getByRole('heading', { name: result }).waitFor()
  await eventually(() => hasFocus(page.getByRole('heading', { name: result }))).toBe(true)
  await seePracticeWallet(page, '5.00')
  expect(await momentOf(page).count()).toBe(0)
})
