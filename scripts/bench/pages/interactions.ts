import type { Page } from 'playwright-core'
import { questionsOf } from '#tests/e2e/support/quiz.ts'
import { aim, figure, type Row } from '../support/row.ts'
import type { Stage } from '../support/stage.ts'
import { chooseRight, chooseWord, readFirstWord } from './moment-list.ts'

const slower = 4
const maxMs = 200

/** An interaction: from the press to the next frame, as the browser measures it (Event Timing, steps of 8 ms). */
type Interaction = { at: string; what: string; ms: number }

/**
 * The longest interaction (INP: below fifty interactions it is the longest) of the main loop on a phone that is four
 * times slower than this machine: home, quiz, reward, map, sheet, crossword.
 */
export async function measureInteractions(stage: Stage): Promise<Row[]> {
  const heard: Interaction[] = []
  const { page, person } = await stage.openPhone()
  await page.exposeFunction('hearInteraction', (one: Interaction) => heard.push(one))
  await page.addInitScript(watchInteractions)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await walk(stage, page, person.id)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))))
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.context().close()
  const worst = heard.toSorted((a, b) => b.ms - a.ms)
  for (const { at, what, ms } of worst.slice(0, 5)) console.log(`moments: ${ms} ms at ${at}: ${what}`)
  return [
    figure('moments: interactions of the main loop that took more than a frame', worst.length, ''),
    aim({ max: maxMs }, `moments: longest interaction at 1/${slower} of the processor`, worst[0]?.ms ?? 0, 'ms'),
  ]
}

async function walk(stage: Stage, page: Page, userId: string): Promise<void> {
  await page.goto(`${stage.origin}/`)
  await page.getByRole('region', { name: 'สวนของคุณ' }).waitFor()
  await page.locator('.tab-bar').getByRole('link', { name: 'เล่น' }).tap()
  await page.waitForURL('**/play')
  await page.goto(`${stage.origin}/quiz/daily`)
  for (const [i, question] of (await questionsOf(stage, userId)).entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    await chooseRight(page, question)
    await page.getByRole('button', { name: 'ตรวจคำตอบ' }).tap()
    await page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }).tap()
  }
  const moment = page.locator('dialog.reward[open]')
  await moment.waitFor()
  await moment.getByRole('button').tap()
  await moment.waitFor({ state: 'detached' })
  await page.locator('.tab-bar').getByRole('link', { name: 'เส้นทาง' }).tap()
  await page.waitForURL('**/path')
  await page.locator('.island').first().getByRole('listitem').first().getByRole('link').tap()
  const sheet = page.locator('dialog[open]')
  await sheet.waitFor()
  await sheet.getByRole('button', { name: 'ไว้ก่อน' }).tap()
  await sheet.waitFor({ state: 'detached' })
  await page.goto(`${stage.origin}/crossword`)
  const { cells, letters } = await readFirstWord(stage)
  await chooseWord(page, cells)
  const pad = page.getByRole('group', { name: 'แป้นพิมพ์ภาษาไทย' })
  await pad.getByRole('button').nth(3).tap()
  await page.getByRole('textbox', { name: 'ตารางอักษรไขว้' }).focus()
  for (const letter of letters) await page.keyboard.insertText(letter)
}

/** Runs in the page. */
function watchInteractions(): void {
  type Timing = PerformanceEventTiming & { interactionId?: number }
  const hear = (window as unknown as { hearInteraction: (one: Interaction) => void }).hearInteraction
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) {
      if (!entry.interactionId) continue
      const target = entry.target as Element | null
      const words = target?.textContent?.trim().slice(0, 30) ?? ''
      hear({ at: location.pathname, what: `${entry.name} ${target?.className ?? ''} ${words}`, ms: entry.duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
