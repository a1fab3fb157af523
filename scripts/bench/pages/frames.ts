import { type CDPSession, chromium, type Page } from 'playwright-core'
import { openDb } from '#db/open.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { findBrowser } from '../../find-browser.mjs'
import type { Ground } from '../support/ground.ts'
import { aim, figure, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'

/** The CPU slowdown of a cheap phone compared with this machine. */
const slower = 6
const seconds = sizeOf(15, 1)

/** The frame rate of catch-me on a phone's screen, at full speed and with the CPU slowed down. */
export async function measureFrames(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const { app } = await ground.useDatabase()
  const db = openDb(app, { max: 2 })
  const { token, refreshToken } = await aPerson({ db, clock: { now: new Date() } })
  await db.destroy()
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const stop = ground.save(() => browser.close())
  const view = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport: view, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  const profile = await fetch(`${product.origin}/v2/api/user/get`, { headers: { authorization: `Bearer ${token}` } })
  await context.addInitScript((items) => Object.assign(localStorage, items), {
    'hide-cookies-consent': 'true',
    'cookies-accept-date': new Date().toISOString(),
    'auth.token': token,
    'auth.refresh token': refreshToken,
    'auth.profile': await profile.text(),
  })
  const page = await context.newPage()
  const full = await countFrames(page, product.origin, 1)
  const slow = await countFrames(page, product.origin, slower)
  await stop()
  await product.stop()
  return [
    figure('frames: catch-me, pictures a second', full.rate, ''),
    aim({ min: 50 }, `frames: catch-me, processor ${slower} times slower`, slow.rate, ''),
    aim({ max: 1000 / 50 / slower }, 'frames: catch-me, processor time of a picture', full.cpu, 'ms'),
  ]
}

/** Plays for some seconds with constant movement and counts the frames. */
async function countFrames(page: Page, origin: string, slowdown: number) {
  await page.goto(`${origin}/games/catch-me-if-you-can`)
  await page.getByRole('button', { name: 'เล่น 60 วินาที' }).click()
  await page.locator('.catch-canvas').waitFor()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // CPU time of the page's own thread, independent of other load.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await readTaskTime(devTools)
  const counted = await page.evaluate(watchFrames, seconds * 1000)
  const busy = (await readTaskTime(devTools)) - before
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devTools.detach()
  return { rate: counted.frames / counted.seconds, cpu: (busy * 1000) / counted.frames }
}

async function readTaskTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Runs in the page: a pointer move per frame, as when dragging. */
function watchFrames(ms: number) {
  const strip = document.querySelector('.catch-strip')!
  const { left, width, top } = strip.getBoundingClientRect()
  const startedAt = performance.now()
  let frames = 0
  return new Promise<{ frames: number; seconds: number }>((resolve) => {
    const look = () => {
      const passed = performance.now() - startedAt
      frames++
      const place = left + width * (0.5 + 0.45 * Math.sin(passed / 300))
      strip.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: place, clientY: top }))
      if (passed < ms) requestAnimationFrame(look)
      else resolve({ frames, seconds: passed / 1000 })
    }
    requestAnimationFrame(look)
  })
}
