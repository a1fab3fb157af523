// Pages that are opened afresh: what comes for the person takes a place that was held, and the footer does not jump.
import { expect, test } from 'vitest'
import { readGlossary } from '#features/glossary/contract.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { newRoboJourney } from '../support/robo.ts'
import { readShifts, watchShifts } from '../support/shifts.ts'

const product = await openProduct()
const person = await product.person()
const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
const robo = newRoboJourney(product)
await robo.assess(person, 'b')
const plan = await robo.openPlan(person, 'ทริปจบ')
const { terms } = (await (await fetch(product.origin + readGlossary.path)).json()) as { terms: { key: string }[] }

const own = [
  '/quiz/daily',
  '/quiz',
  '/quiz/money',
  '/games/stats',
  '/robo',
  '/robo/dashboard',
  `/robo/dashboard/calculate-graph?accountId=${plan}`,
  '/superquest/missions-rewards',
  '/guardian',
  '/play',
  '/notifications/choices',
]
const ofVisitors = ['/quiz', '/guardian', '/register', `/glossary#${terms.at(-1)!.key}`]

const cases = [
  ...own.map((to) => ({ to, who: 'a member', storage })),
  ...ofVisitors.map((to) => ({ to, who: 'a visitor', storage: cookiesAnswered })),
]

for (const width of [360, 1280])
  test.each(cases)(`nothing of $to moves for $who at ${width} px`, async ({ to, storage: stored }) => {
    const page = await product.openPage({ width, storage: stored })
    if (width === 360) await page.setViewportSize({ width, height: 640 })
    await watchShifts(page)
    await page.goto(product.origin + to)
    await wake(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await readShifts(page)
    expect(sum, JSON.stringify(moved)).toBeLessThan(0.005)
  })
