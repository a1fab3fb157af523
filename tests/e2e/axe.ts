import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const options: Parameters<AxeBuilder['options']>[0] = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What is right need not be described: half of the time.
  resultTypes: ['violations'],
  preload: false,
}

type Look = { within?: string; rules?: string[] }

/** No violation of WCAG 2.2 AA or of axe's best practices on the page as it stands now, or in a part of it. */
export async function expectAccessible(page: Page, { within, rules }: Look = {}): Promise<void> {
  // What lies under the bar on top while somebody scrolls is no fault of the page's.
  await page.evaluate(() => scrollTo(0, 0))
  // Without frames the old way does, and opens no page of its own for each look.
  const axe = new AxeBuilder({ page }).options({ ...options, ...(rules && { runOnly: rules }) }).setLegacyMode()
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}
