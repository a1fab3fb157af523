import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
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
  // One of both is seen: the scene above the question, or its thing beside the number.
  const inBar = page.locator('.focus-bar-thing')
  await eventually(async () => Number(await scene.isVisible()) + (await inBar.count())).toBe(1)
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

test('at 360 × 640 every daily question shows its scene or its thing beside the number, and all of its choices', async () => {
  // The longest texts of the content, where a scene has no room above the question.
  const { rows } = await sql<{ id: string; key: string }>`
    select id, key from question
    where pool = 'daily' and kind = 'choice' and picture_key is null
    order by length(text) + length(content::text) desc limit 6`.execute(db)
  let inBar = 0
  for (let day = 0; day < 2; day++) {
    const ids = rows.slice(day * 3, day * 3 + 3).map(({ id }) => id)
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
    await db
      .insertInto('daily_quiz_set')
      .values({ day: bangkokDay(clock.now), question_ids: ids, made_at: clock.now })
      .execute()
    const page = await openQuiz(360, 640)
    for (const [i, question] of (await todaysQuestions(product, page)).entries()) {
      await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
      const hasScene = (await page.locator('.question-scene').count()) === 1
      if (hasScene) {
        const above = page.locator('.question-scene > svg')
        const thing = page.locator('.focus-bar-thing')
        await eventually(async () => Number(await above.isVisible()) + (await thing.count())).toBe(1)
        if ((await thing.count()) === 1) {
          inBar++
          const box = (await thing.boundingBox())!
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(36)
          expect(await thing.getAttribute('aria-hidden')).toBe('true')
          if (inBar === 1) await expectAccessible(page)
          await shoot(page, `in-bar-${day}-${i}`)
        }
      }
      expect((await page.locator('.focus-bar').boundingBox())!.height).toBeLessThanOrEqual(52)
      await answerRight(page, mouse(), question)
      await page.getByRole('button', { name: /^(ไปข้อต่อไป|ดูผล)/ }).click()
    }
    await page.getByRole('dialog').waitFor()
  }
  expect(inBar).toBeGreaterThan(0)
})
