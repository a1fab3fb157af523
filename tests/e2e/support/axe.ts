import fs from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** As ASCII and without comments the script is a quarter of axe's size: every new document has to parse it. */
const source = fs
  .readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  .replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Listing only violations takes half of the time.
  resultTypes: ['violations'],
  preload: false,
}

type Look = { within?: string; rules?: string[] }

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices on the page in its current state, or in a part of it.
 */
export async function expectAccessible(page: Page, { within, rules }: Look = {}): Promise<void> {
  // A protected page is empty until it knows its user; that state is not checked.
  if (!within) await page.waitForFunction(() => document.title && document.querySelector('h1'))
  // Content below the sticky bar during scrolling is not a fault of the page.
  await page.evaluate(rest)
  await Promise.all(page.frames().map(bringAxe))
  const found = await page.evaluate(lookWithAxe, { within, options: { ...options, ...(rules && { runOnly: rules }) } })
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/**
 * Runs in the page: scrolls to the top and waits for finite animations. Infinite or paused animations have no end to
 * wait for.
 */
async function rest(): Promise<void> {
  scrollTo(0, 0)
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map((one) => one.finished))
}

/** A document that was checked before still has the script: loading it takes a third of the time of a check. */
async function bringAxe(frame: ReturnType<Page['frames']>[number]): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  } catch (error) {
    // A preview exchanges its frame while something is typed.
    if (!frame.isDetached()) throw error
  }
}

/** Runs in the page. A preview frames a page of ours, whose landmarks are its own; that page is checked by itself. */
async function lookWithAxe({ within, options }: { within: string | undefined; options: axe.RunOptions }) {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
    { include: within ?? document, exclude: '.content-preview-frame' },
    options,
  )
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }))
}
