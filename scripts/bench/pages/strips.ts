import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Stage } from '../support/stage.ts'
import { type Moment, moments } from './moment-list.ts'

const frames = 10
const size = { width: 360, height: 640 }
const gap = 8
const frameMs = 16
const aheadMs = 5_000
const patienceMs = 30_000

/** Writes `<folder>/<moment>-<theme>.png` for each moment: ten frames from left to right, evenly spread over its time. */
export async function writeStrips(stage: Stage, folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  for (const theme of ['light', 'dark'] as const)
    for (const moment of moments) {
      const shots = await shootMoment(stage, moment, theme)
      const file = path.join(folder, `${moment.name.replaceAll(' ', '-')}-${theme}.png`)
      await joinShots(shots, file)
      console.log(`moments: ${file}`)
    }
}

/** The frames of a moment whose time stands for each of them: the page's clock and its animations are moved by hand. */
async function shootMoment(stage: Stage, moment: Moment, theme: 'light' | 'dark'): Promise<Buffer[]> {
  const { page, person } = await stage.openPhone({ height: size.height, theme })
  await page.clock.install()
  const start = await moment.open(stage, page, person)
  await page.evaluate(pauseAnimations)
  // Paused before the press, far enough ahead that the page's clock is not past it by the time of the call.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs)
  await start()
  await untilShown(page, moment.part)
  const shots: Buffer[] = []
  for (let i = 0; i < frames; i++) {
    const at = (moment.ms * i) / (frames - 1)
    if (i > 0) await page.clock.runFor(moment.ms / (frames - 1))
    await setAnimations(page, at)
    shots.push(await page.screenshot({ scale: 'css', animations: 'allow' }))
  }
  await page.context().close()
  return shots
}

/** Moves the paused clock frame by frame until the document has `part`; answers of the server take their real time. */
async function untilShown(page: Page, part: string): Promise<void> {
  const givenUpAt = performance.now() + patienceMs
  while ((await page.locator(part).count()) === 0) {
    if (performance.now() > givenUpAt) throw new Error(`the page never shows ${part}`)
    await page.clock.runFor(frameMs)
  }
}

/** Runs in the page: animations that start from now on stand at their beginning. */
function pauseAnimations(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given)
    animation.pause()
    return animation
  }
  document.addEventListener('animationstart', ({ target }) => {
    for (const one of (target as Element).getAnimations()) one.pause()
  })
}

async function setAnimations(page: Page, at: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = ms
    }
  }, at)
}

async function joinShots(shots: Buffer[], file: string): Promise<void> {
  const width = shots.length * (size.width + gap) - gap
  const placed = shots.map((input, i) => ({ input, left: i * (size.width + gap), top: 0 }))
  const ground = { width, height: size.height, channels: 3 as const, background: '#808080' }
  await sharp({ create: ground }).composite(placed).png().toFile(file)
}
