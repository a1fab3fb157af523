// Pages that a member opens: what comes for the person takes a place that was held, and the footer does not jump.
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { readShifts, watchShifts } from '../support/shifts.ts'

const product = await openProduct()
const person = await product.person()
const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }

const pages = ['/quiz/money', '/games/stats', '/robo', '/robo/dashboard']

for (const width of [360, 1280])
  test.each(pages)(`nothing of %s moves for a member at ${width} px`, async (to) => {
    const page = await product.openPage({ width, storage })
    await watchShifts(page)
    await page.goto(product.origin + to)
    await wake(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await readShifts(page)
    expect(sum, JSON.stringify(moved)).toBeLessThan(0.005)
  })
