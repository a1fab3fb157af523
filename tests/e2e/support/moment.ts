import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'
import { eventually } from './eventually.ts'
import { type Hand, hasFocusInside } from './hands.ts'
import { leaveMoment } from './quiz.ts'

/**
 * Sees the one reward moment: it has the focus, is accessible, tells a reader what came, and shows the same sum and purse;
 * then leaves it. `came` and `purse` as the page writes them; no `came` where no koin came.
 */
export async function seeMoment(
  page: Page,
  hand: Hand,
  { name, came, purse, shot }: { name: string; came?: string; purse?: string; shot?: string },
): Promise<void> {
  const moment = page.getByRole('dialog', { name })
  const said = came ? `${name} ได้ ${came} koin รวม ${purse} koin` : name
  await moment.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' })
  expect(await hasFocusInside(moment)).toBe(true)
  expect(await moment.locator('.reward-amount').allTextContents()).toEqual(came ? [`+${came} koin`] : [])
  if (came) await eventually(() => moment.locator('.reward-purse').textContent()).toBe(purse!)
  await expectAccessible(page)
  const { SHOTS } = process.env
  if (SHOTS && shot) await page.screenshot({ path: `${SHOTS}-moment-${shot}.png` })
  await leaveMoment(page, hand)
}
