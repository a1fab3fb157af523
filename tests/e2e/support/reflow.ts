import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Additional layouts of a page: the narrowest screen of WCAG 1.4.10, and text of double size. */
const looks = [
  { width: 320, height: 740, root: '' },
  { width: 360, height: 740, root: '200%' },
  { width: 1280, height: 800, root: '200%' },
]

/**
 * Expects that nothing on the page in its current state overflows or is one letter wide, in any width and text size.
 */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize()!
  const found: string[] = []
  for (const { width, height, root } of looks) {
    await page.setViewportSize({ width, height })
    const faults = await page.evaluate(listFaults, root)
    found.push(...faults.map((fault) => `${width} px ${root}: ${fault}`))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(before)
  expect(found, `reflow of ${page.url()}`).toEqual([])
}

/** Runs in the page. */
async function listFaults(root: string): Promise<string[]> {
  document.documentElement.style.fontSize = root
  // Charts and lists that measure themselves update one frame later.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const screen = document.documentElement.clientWidth
  const nameOf = (one: Element) => `<${one.localName} class="${one.className}"> ${one.textContent?.trim().slice(0, 40)}`

  /** An element that scrolls by itself or clips its overflow does not widen the page. */
  const isHeld = (one: Element) => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true
    return false
  }
  const isWide = (one: Element) => {
    const { right, left, width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && (right > screen + 1 || left < -1) && !isHeld(one)
  }
  const wide =
    document.scrollingElement!.scrollWidth > screen
      ? [...document.body.querySelectorAll('*')]
          .filter(isWide)
          .filter((one) => ![...one.children].some(isWide))
          .slice(0, 8)
      : []

  /** Four or more lines with at most two letters each. */
  const isOneLetterWide = (node: Node) => {
    const letters = node.textContent?.trim().length ?? 0
    if (letters < 4 || !node.parentElement?.checkVisibility({ visibilityProperty: true })) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    return lines >= 4 && letters / lines < 3
  }
  const narrow: Element[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (isOneLetterWide(walker.currentNode)) narrow.push(walker.currentNode.parentElement!)

  // The items of the bar, grouped by their vertical centre: never three rows.
  const inBar = [...document.querySelectorAll('.site-bar :is(a, button)')].filter((one) => one.checkVisibility())
  const middles = inBar.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
  const rows = middles.sort((a, b) => a - b).filter((middle, i) => i === 0 || middle - middles[i - 1]! > 16).length
  return [
    ...(document.scrollingElement!.scrollWidth > screen ? [`${document.scrollingElement!.scrollWidth} px wide`] : []),
    ...wide.map((one) => `too wide ${Math.round(one.getBoundingClientRect().right)}: ${nameOf(one)}`),
    ...narrow.slice(0, 5).map((one) => `letter by letter: ${nameOf(one)}`),
    ...(rows > 2 ? [`a header of ${rows} rows`] : []),
  ]
}
