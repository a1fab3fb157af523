import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../product.ts'
import { cookiesAnswered } from '../bed/browser.ts'
import { eventually } from '../bed/eventually.ts'
import { flightsOf, writeFlights } from '../bed/flights.ts'
import { mouse } from '../bed/hands.ts'
import { answerRight, makeQuizOfAllKinds, todaysQuestions } from '../bed/quiz.ts'

const product = await openProduct()
await makeQuizOfAllKinds(product)

/** Answers today's quiz to its result, and records the animations. */
async function finishQuiz(hasMotion: boolean): Promise<Page> {
  const person = await product.person()
  const page = await (await product.openContext({ hasMotion })).newPage()
  await page.addInitScript(writeFlights)
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), {
    ...cookiesAnswered,
    ...(await product.storageOf(person)),
  })
  await page.goto('/quiz/daily')
  const questions = await todaysQuestions(product, page)
  for (const [i, question] of questions.entries()) {
    await answerRight(page, mouse(), question)
    await page.getByRole('button', { name: i === questions.length - 1 ? 'ดูผลของวันนี้' : 'ไปข้อต่อไป' }).click()
  }
  await page.getByRole('heading', { level: 2, name: /^ทบทวน/ }).waitFor()
  return page
}

test('koin and points fly once to the purse and to the person, within 320 ms, and leave no element behind', async () => {
  const page = await finishQuiz(true)
  const count = async (kind: string) => (await flightsOf(page)).filter(({ what }) => what === kind).length
  await eventually(() => count('points')).toBeGreaterThan(0)
  await eventually(() => count('koin')).toBe(1)
  const flights = await flightsOf(page)
  for (const { duration, moves, isWhole } of flights) {
    expect(isWhole).toBe(true)
    expect(duration).toBe(320)
    expect(moves.sort()).toEqual(['opacity', 'transform'])
  }
  await eventually(() => page.locator('.flight').count()).toBe(0)
  const told = page.getByRole('status').filter({ hasText: /^ได้ .* koin/ })
  await eventually(() => told.count()).toBe(1)
  expect(await count('koin')).toBe(1)
  await product.expectQuiet(page)
  await page.reload()
  await page.getByRole('heading', { level: 2, name: /^ทบทวน/ }).waitFor()
  expect(await flightsOf(page)).toEqual([])
})

test('with reduced motion the purse fades instead', async () => {
  const page = await finishQuiz(false)
  await eventually(async () => (await flightsOf(page)).some(({ what }) => what === 'koin')).toBe(true)
  for (const { duration } of await flightsOf(page)) expect(duration).toBe(120)
  await eventually(() => page.locator('.flight').count()).toBe(0)
})
