import type { CDPSession, Page } from 'playwright-core'
import type { Ground } from '../support/ground.ts'
import { median } from '../support/rounds.ts'
import { aim, figure, type Row } from '../support/row.ts'
import { openStage, type Stage } from '../support/stage.ts'
import { sizeOf } from '../support/toy.ts'
import { measureInteractions } from './interactions.ts'
import { type Moment, moments } from './moment-list.ts'
import { writeStrips } from './strips.ts'

/** The CPU slowdown of a cheap phone compared with this machine. */
const slower = 6
const rounds = sizeOf(3, 1)
const frameMs = 1000 / 60

type Counted = { missed: number; longest: number; cpu: number }

/**
 * The frames of each moment on a slow phone of 360 px, beside those of an empty page that moves one box for the same
 * time, and the longest interaction of the main loop. With SHOTS=/some/folder also a strip of ten frames of each moment.
 */
export async function measureMoments(ground: Ground): Promise<Row[]> {
  const stage = await openStage(ground)
  const { SHOTS } = process.env
  if (SHOTS) await writeStrips(stage, SHOTS)
  const rows: Row[] = []
  for (const moment of moments) rows.push(...(await measureMoment(stage, moment)))
  rows.push(...(await measureInteractions(stage)))
  await stage.close()
  return rows
}

async function measureMoment(stage: Stage, moment: Moment): Promise<Row[]> {
  const [own, empty]: [Counted[], Counted[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    own.push(await countOwn(stage, moment))
    empty.push(await countEmpty(stage, moment.ms))
  }
  const of = (list: Counted[], key: keyof Counted) => median(list.map((one) => one[key]))
  const name = `moments: ${moment.name}`
  const rest = `on an empty page that moves for the same time`
  return [
    figure(`${name}, frames missed at 1/${slower} of the processor`, of(own, 'missed'), '%'),
    figure(`${name}, frames missed ${rest}`, of(empty, 'missed'), '%'),
    figure(`${name}, longest frame at 1/${slower}`, of(own, 'longest'), 'ms'),
    figure(`${name}, longest frame ${rest}`, of(empty, 'longest'), 'ms'),
    // What is ours of a frame: the page's thread alone, whatever else this machine does. 60 frames leave 16.7 ms.
    aim({ max: frameMs }, `${name}, processor time of a frame at 1/${slower}`, of(own, 'cpu'), 'ms'),
  ]
}

async function countOwn(stage: Stage, moment: Moment): Promise<Counted> {
  const { page, person } = await stage.openPhone()
  const start = await moment.open(stage, page, person)
  const counted = await countFrames(page, moment.part, moment.ms, start)
  await page.context().close()
  return counted
}

async function countEmpty(stage: Stage, ms: number): Promise<Counted> {
  const { page } = await stage.openPhone()
  await page.goto(`${stage.origin}/favicon.svg`)
  await page.goto('about:blank')
  await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'))
    box.style.cssText = 'width: 40px; height: 40px; background: green'
  })
  const counted = await countFrames(page, 'div', ms, () =>
    page.evaluate(
      (duration) =>
        void document.querySelector('div')!.animate({ transform: ['none', 'translateX(300px)'] }, { duration }),
      ms,
    ),
  )
  await page.context().close()
  return counted
}

/** Counts the frames of a slowed page for `ms` from the first one that shows `part`. */
async function countFrames(page: Page, part: string, ms: number, start: () => Promise<void>): Promise<Counted> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(watchFrames, { part, ms })
  await start()
  await page.waitForFunction(() => 'begunAt' in window)
  const before = await readTaskTime(devTools)
  const times = await page.evaluate(() => (window as unknown as { frames: Promise<number[]> }).frames)
  const busy = (await readTaskTime(devTools)) - before
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const gaps = times.slice(1).map((time, i) => time - times[i]!)
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0)
  return {
    missed: (missed / (missed + gaps.length)) * 100,
    longest: Math.max(...gaps),
    // The slowdown spins inside the page's thread, so the thread's time has it already.
    cpu: (busy * 1000) / gaps.length,
  }
}

async function readTaskTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Runs in the page: the times of the frames from the first one with `part` on. */
function watchFrames({ part, ms }: { part: string; ms: number }): void {
  const times: number[] = []
  const frames = new Promise<number[]>((resolve) => {
    const look = (now: number) => {
      if (times.length > 0 || document.querySelector(part)) times.push(now)
      if (times.length === 1) Object.assign(window, { begunAt: now })
      if (times.length > 0 && now - times[0]! >= ms) resolve(times)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { frames })
}
