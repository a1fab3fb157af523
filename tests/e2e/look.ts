import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'
import { finger, type Hand, keyboard } from './hands.ts'

/** A way through a journey: by thumb on a phone and by the keyboard alone at a desk, light and dark. */
export type Way = {
  name: string
  width: number
  theme: 'light' | 'dark'
  handOf: (page: Page) => Hand
  /** Whether axe looks at each step. Once is enough: pages.spec.ts looks at every page in the other width and theme. */
  hasAxe: boolean
}

export const ways: Way[] = [
  { name: 'a thumb', width: 360, theme: 'light', handOf: finger, hasAxe: true },
  { name: 'the keyboard alone', width: 1280, theme: 'dark', handOf: keyboard, hasAxe: false },
]

export type Look = (step: string) => Promise<void>

/** Looks at a step of a journey. Pictures of each, for whoever looks at them: SHOTS=/some/folder/prefix. */
export function lookWith(page: Page, { width, theme, hasAxe }: Way): Look {
  return async (step) => {
    if (hasAxe) await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const { SHOTS } = process.env
    if (SHOTS) await page.screenshot({ path: `${SHOTS}-${step}-${width}-${theme}.png`, fullPage: true })
  }
}
