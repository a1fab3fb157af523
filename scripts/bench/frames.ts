import { chromium, type Page } from 'playwright-core'
import { openDb } from '#db/open.ts'
import { aPerson } from '#tests/people.ts'
import { findBrowser } from '../find-browser.mjs'
import type { Ground } from './ground.ts'
import { atLeast, type Row, told } from './row.ts'

/** As slow as a cheap phone beside this machine. */
const slower = 6
const seconds = 15

/** How many pictures a second catch-me draws on a phone's screen, here and on a processor that is a sixth as fast. */
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
  const stop = ground.keep(() => browser.close())
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
    told('frames: catch-me, pictures a second', full.rate, ''),
    atLeast(50, `frames: catch-me, processor ${slower} times slower`, slow.rate, ''),
    told(`frames: catch-me, processor ${slower} times slower, work of a picture at p95`, slow.work, 'ms'),
  ]
}

/** Plays for some seconds, moving all the time, and counts what is drawn. */
async function countFrames(page: Page, origin: string, slowdown: number) {
  await page.goto(`${origin}/games/catch-me-if-you-can`)
  await page.getByRole('button', { name: 'เล่น 60 วินาที' }).click()
  await page.locator('.catch-canvas').waitFor()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const counted = await page.evaluate(watchFrames, seconds * 1000)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devTools.detach()
  return counted
}

/** Runs in the page: a finger's move at each picture, as dragging has it. */
function watchFrames(ms: number) {
  const strip = document.querySelector('.catch-strip')!
  const { left, width, top } = strip.getBoundingClientRect()
  const works: number[] = []
  const startedAt = performance.now()
  return new Promise<{ rate: number; work: number }>((resolve) => {
    const look = () => {
      const now = performance.now()
      const place = left + width * (0.5 + 0.45 * Math.sin(now / 300))
      strip.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: place, clientY: top }))
      // What stands behind this in the same picture's queue: the game's own step and drawing.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => works.push(performance.now() - now)
      channel.port2.postMessage(null)
      if (now - startedAt < ms) requestAnimationFrame(look)
      else {
        works.sort((a, b) => a - b)
        resolve({ rate: works.length / ((now - startedAt) / 1000), work: works[Math.floor(works.length * 0.95)]! })
      }
    }
    requestAnimationFrame(look)
  })
}
