import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocusInside, mouse } from '../support/hands.ts'
import { answerRight, giveRight, makeQuizOf, shown, todaysQuestions } from '../support/quiz.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()
await makeQuizOf(product, ['choice', 'choice', 'numeric'])

async function openQuiz(width = 360): Promise<Page> {
  const person = await product.person()
  const page = await product.openPage({
    width,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.setViewportSize({ width, height: 640 })
  await page.goto('/quiz/daily')
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  return page
}

async function shoot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png` })
}

/** Whether all of an element is inside the window. */
async function isInSight(page: Page, name: RegExp): Promise<boolean> {
  const box = await page.getByRole('button', { name }).boundingBox()
  const { width, height } = page.viewportSize()!
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

test('at 360 × 640 there is nothing but the question: verdict and button are in sight, and the next one starts at its top', async () => {
  const page = await openQuiz()
  for (const name of ['banner', 'contentinfo'] as const) expect(await page.getByRole(name).isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(640)
  const questions = await todaysQuestions(product, page)
  for (const [i, question] of questions.entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    expect(await page.locator('.focus-body').evaluate((body) => body.scrollTop)).toBe(0)
    expect(await isInSight(page, /^ตรวจคำตอบ/)).toBe(true)
    await shoot(page, `question-${i}`)
    await answerRight(page, mouse(), question)
    await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
    expect(await isInSight(page, /^(ไปข้อต่อไป|ดูผล)/)).toBe(true)
    const { height } = (await page.locator('.verdict').boundingBox())!
    expect(height).toBeLessThanOrEqual(640 * 0.62 + 1)
    await shoot(page, `verdict-${i}`)
    await expectAccessible(page)
    const why = page.getByText('อ่านเหตุผลเต็ม')
    if ((await why.count()) > 0) {
      await why.click()
      expect(await isInSight(page, /^(ไปข้อต่อไป|ดูผล)/)).toBe(true)
      await shoot(page, `why-${i}`)
    }
    await page.getByRole('button', { name: /^(ไปข้อต่อไป|ดูผล)/ }).click()
  }
  await page.getByRole('dialog').waitFor()
})

test('the first choice moves no choice, and the verdict cuts no line of the question at the bar', async () => {
  const page = await openQuiz()
  const questions = await todaysQuestions(product, page)
  for (const [i, question] of questions.entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    const { content } = question
    if (content.kind === 'choice') {
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const choice = page.locator('.choice').first()
      const before = await choice.boundingBox()
      const names = await page
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => one.closest('label')!.innerText))
      const wrong = names.findIndex((name) => !name.includes(shown(content.right)))
      await page.getByRole('radio').nth(wrong).check({ force: true })
      await page.getByText('เลือกคำตอบก่อน').waitFor({ state: 'detached' })
      expect(await choice.boundingBox()).toEqual(before)
    } else await giveRight(page, mouse(), question)
    await page.getByRole('button', { name: 'ตรวจคำตอบ' }).click()
    await page.getByRole('heading', { name: content.kind === 'choice' ? /^ยังไม่ใช่/ : 'ใช่เลย' }).waitFor()
    const cut = await page.locator('.focus-body').evaluate((body) => {
      const { top } = body.getBoundingClientRect()
      const legend = body.querySelector('legend')?.getBoundingClientRect()
      return legend !== undefined && legend.top < top - 1 && legend.bottom > top + 1
    })
    expect(cut).toBe(false)
    await page.getByRole('button', { name: /^(ไปข้อต่อไป|ดูผล)/ }).click()
  }
})

test('keys answer from anywhere: 1–4 choose, arrows go to the choices, Enter checks and goes on, and a held Enter does not', async () => {
  const page = await openQuiz()
  const questions = await todaysQuestions(product, page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  // Each person has an order of their own: a question for a number may come first.
  const place = questions.findIndex(({ content }) => content.kind === 'choice')
  for (const before of questions.slice(0, place)) {
    await answerRight(page, mouse(), before)
    await page.getByRole('button', { name: 'ไปข้อต่อไป' }).click()
  }
  await page.getByText(`ข้อ ${place + 1} จาก 3`).waitFor()
  const radios = page.getByRole('group', { name: shown(questions[place]!.text) }).getByRole('radio')
  // The keys are heard a moment after the question is seen.
  const choices = page.locator('.choices')
  await eventually(async () => {
    if (!(await hasFocusInside(choices))) await page.keyboard.press('ArrowDown')
    return hasFocusInside(choices)
  }).toBe(true)
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('2')
  await eventually(() => radios.nth(1).isChecked()).toBe(true)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Enter')
  await page.locator('.verdict').waitFor()
  await eventually(() => hasFocusInside(page.locator('.verdict'))).toBe(true)
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true })))
  await page.getByText(`ข้อ ${place + 1} จาก 3`).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`ข้อ ${place + 2} จาก 3`).waitFor()
})

test('double-size text, a low screen and forced colours leave the question usable', async () => {
  const page = await openQuiz()
  const [first] = await todaysQuestions(product, page)
  await expectReflow(page)
  await answerRight(page, mouse(), first!)
  await page.locator('.verdict').waitFor()
  await expectReflow(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await shoot(page, 'verdict-200')
  expect(await isInSight(page, /^ไปข้อต่อไป/)).toBe(true)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  expect(await page.locator('.verdict').evaluate((sheet) => getComputedStyle(sheet).borderTopWidth)).toBe('2px')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 640, height: 300 })
  await page.getByRole('button', { name: 'ไปข้อต่อไป' }).click()
  await page.getByText('ข้อ 2 จาก 3').waitFor()
})
