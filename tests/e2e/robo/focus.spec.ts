import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()

async function open(width: number, height: number, theme: 'light' | 'dark', path: string): Promise<Page> {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width, theme, storage })
  await page.setViewportSize({ width, height })
  await page.goto(path)
  await wake(page)
  return page
}

async function shoot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png` })
}

/** Whether all of an element is inside the window. */
async function isInSight(page: Page, name: RegExp | string): Promise<boolean> {
  const box = await page.getByRole('button', { name }).boundingBox()
  const { width, height } = page.viewportSize()!
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

test.each([
  [360, 640, 'light'],
  [360, 780, 'dark'],
  [1280, 800, 'light'],
] as const)(
  'at %i × %i (%s) form and crash are screens of their own, with every button in sight',
  async (width, height, theme) => {
    const page = await open(width, height, theme, '/robo/assessment')
    await page.getByRole('button', { name: 'เริ่มตอบ 9 ข้อ' }).click()
    for (let number = 1; number <= 9; number += 1) {
      await page.getByText(`ข้อ ${number} จาก 9`).waitFor()
      for (const name of ['banner', 'contentinfo'] as const) expect(await page.getByRole(name).isVisible()).toBe(false)
      expect(await isInSight(page, number < 9 ? /^ข้อต่อไป/ : /^ดูผลประเมิน/)).toBe(true)
      const answers = page.locator('.robo-choice')
      expect(await answers.count()).toBe(4)
      expect(await answers.locator('svg').count()).toBe(4)
      await shoot(page, `form-${number}-${width}-${height}`)
      if (width === 360) await expectAccessible(page)
      // One tap goes on, but for several answers and the last one.
      if ((await page.getByRole('radio').count()) > 0) await page.locator('.choice').nth(2).click()
      else {
        await page.getByRole('checkbox').nth(1).check()
        await page.getByRole('button', { name: 'ข้อต่อไป' }).click()
      }
    }
    await page.getByRole('button', { name: 'ดูผลประเมิน' }).click()
    await page.getByRole('link', { name: 'ไปซ้อมรับมือตลาดตก' }).click()
    await page.getByRole('button', { name: 'เริ่มซ้อม' }).click()
    await page.getByRole('button', { name: 'พัก', exact: true }).click()
    const acts = [/^ถือต่อ$/, /^ซื้อเพิ่ม/, /^ขายครึ่งหนึ่ง/, /^ขายทั้งหมด/]
    for (let week = 0; week < 8; week += 1) {
      for (const name of acts) expect(await isInSight(page, name), `${name} in week ${week}`).toBe(true)
      await page.getByRole('button', { name: 'ถือต่อ', exact: true }).click()
    }
    // Each week has a plot of its own, which replaces the one before.
    const plotHeight = async () => Math.round((await page.locator('.plot-low').boundingBox())?.height ?? 0)
    await eventually(plotHeight).toBe(180)
    const boxes = await Promise.all(acts.map((name) => page.getByRole('button', { name }).boundingBox()))
    const [hold, buy, half, all] = boxes.map((box) => box!)
    expect([hold!.y, half!.y]).toEqual([buy!.y, all!.y])
    expect([hold!.x, buy!.x]).toEqual([half!.x, all!.x])
    await shoot(page, `crash-${width}-${height}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^ขายทั้งหมด/ }).click()
    await page.getByText('ขายทั้งหมดแล้ว', { exact: true }).waitFor({ state: 'attached' })
    for (const name of acts) expect(await isInSight(page, name)).toBe(true)
    await shoot(page, `crash-sold-${width}-${height}`)
    await product.expectQuiet(page)
  },
)
