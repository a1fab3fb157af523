import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { mouse } from '../support/hands.ts'
import { answerRight, todaysQuestions } from '../support/quiz.ts'

const product = await openProduct()
/** One whose calculation has a plot, one that lists amounts, and a long one with four choices. */
const keys = ['daily-spending-025', 'daily-spending-036', 'daily-saving-026']
const { db, clock } = product
await db.updateTable('question').set({ difficulty: 2 }).where('pool', '=', 'daily').execute()
const ids = (await db.selectFrom('question').select('id').where('key', 'in', keys).execute()).map(({ id }) => id)
await db
  .insertInto('daily_quiz_set')
  .values({ day: bangkokDay(clock.now), question_ids: ids, made_at: clock.now })
  .execute()

async function openQuiz(width: number, height: number, theme: 'light' | 'dark' = 'light'): Promise<Page> {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width, theme, storage })
  await page.setViewportSize({ width, height })
  await page.goto('/quiz/daily')
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  return page
}

async function shoot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png` })
}

/** How far the last choice stands below the seen part of the question; nothing when all of it is seen. */
function hiddenBelow(page: Page): Promise<number> {
  return page.locator('.focus-body').evaluate((body) => {
    const last = [...body.querySelectorAll('.choice, input')].at(-1)!
    return Math.max(0, Math.round(last.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom))
  })
}

const hide = (page: Page, value: string) =>
  page.locator('.question-scene').evaluateAll((all, display) => {
    for (const one of all) (one as HTMLElement).style.display = display
  }, value)

/** A scene is two drawings that exist; with it no choice is farther out of sight than without, and readers skip it. */
async function checkScene(page: Page, shot: string): Promise<void> {
  const scene = page.locator('.question-scene > svg')
  const files = await scene.locator('use').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(files).toHaveLength(2)
  for (const href of files) expect((await page.request.get(href!.replace('#art', ''))).status()).toBe(200)
  expect(await scene.getAttribute('aria-hidden')).toBe('true')
  const withScene = await hiddenBelow(page)
  await shoot(page, shot)
  await hide(page, 'none')
  const without = await hiddenBelow(page)
  await hide(page, '')
  expect(withScene).toBeLessThanOrEqual(without)
}

test.each([
  [360, 640, 'light'],
  [360, 780, 'dark'],
  [1280, 800, 'light'],
] as const)(
  'at %i × %i (%s) a question stands below its scene or the amounts it lists, and its calculation is drawn in the verdict',
  async (width, height, theme) => {
    const page = await openQuiz(width, height, theme)
    for (const [i, question] of (await todaysQuestions(product, page)).entries()) {
      await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
      const isList = question.text.includes('39, 59 และ 102')
      expect(await page.locator('.sum-plot').count()).toBe(isList ? 1 : 0)
      expect(await page.locator('.question-scene').count()).toBe(isList ? 0 : 1)
      const shot = `scene-${width}-${height}-${i}`
      if (isList) {
        await page.getByText('จำนวนในคำถาม 39 · 59 · 102').waitFor()
        await shoot(page, shot)
      } else await checkScene(page, shot)
      await expectAccessible(page)
      await answerRight(page, mouse(), question)
      await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
      if (question.text.includes('ซื้อ 1 แถม 1')) await page.locator('.verdict').getByText('55 − 35 = 20').waitFor()
      await shoot(page, `verdict-${width}-${height}-${i}`)
      await expectAccessible(page)
      await page.getByRole('button', { name: /^(ไปข้อต่อไป|ดูผล)/ }).click()
    }
    await page.getByRole('dialog').waitFor()
  },
)
