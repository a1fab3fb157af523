import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'
import { finger, type Hand, keyboard } from './hands.ts'

/** A variant of a journey: touch on a phone, and keyboard on a desktop, light and dark. */
export type Way = {
  name: string
  width: number
  theme: 'light' | 'dark'
  handOf: (page: Page) => Hand
  /**
   * Whether axe checks each step. One variant is enough: pages.spec.ts checks every page in the other width and theme.
   */
  hasAxe: boolean
}

export const ways: Way[] = [
  { name: 'a thumb', width: 360, theme: 'light', handOf: finger, hasAxe: true },
  { name: 'the keyboard alone', width: 1280, theme: 'dark', handOf: keyboard, hasAxe: false },
]

export type Look = (step: string) => Promise<void>

/** Checks a step of a journey. Saves a screenshot of each step when SHOTS=/some/folder/prefix is set. */
export function lookWith(page: Page, { width, theme, hasAxe }: Way): Look {
  return async (step) => {
    if (hasAxe) await expectAccessible(page)
    // Not innerWidth: a phone zooms out of a page that is too wide.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { SHOTS } = process.env
    if (SHOTS) await page.screenshot({ path: `${SHOTS}-${step}-${width}-${theme}.png`, fullPage: true })
  }
}
