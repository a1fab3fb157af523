import type { Page } from 'playwright-core'

/** Runs in the page: the names of what is pressed and has less than `side` px of its own in height or width. */
function listSmall(side: number): string[] {
  const isPressed = (one: Element): one is HTMLElement => one.matches('a[href], button, summary, label, [role="tab"]')
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''
  /** A link or a term among words: WCAG 2.5.8 leaves it, since its height is the line's. */
  const isInline = (one: Element) => {
    const line = one.closest('p, dd, li, td, figcaption, blockquote')
    return one.matches('a, button.term') && line !== null && [...line.childNodes].some((node) => isText(node))
  }
  const small: string[] = []
  for (const one of document.querySelectorAll('main a[href], main button, main summary, main label.check')) {
    if (!isPressed(one) || isInline(one) || !one.checkVisibility?.()) continue
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // What lies over the middle (a sheet, the bar) is pressed instead.
    const hits = (dx: number, dy: number) => {
      const at = document.elementFromPoint(x + dx, y + dy)
      return at !== null && (at === one || one.contains(at) || at.closest('a[href], button, summary, label') === one)
    }
    /** How far it is pressed in a direction: a row that is one link reaches beyond its words. */
    const reach = (dx: number, dy: number) => {
      let far = 0
      while (far < side && hits(dx * (far + 1), dy * (far + 1))) far += 1
      return far
    }
    if (!hits(0, 0)) continue
    const isHigh = height >= side - 1 || reach(0, -1) + reach(0, 1) >= side - 2
    const isWide = width >= side - 1 || reach(-1, 0) + reach(1, 0) >= side - 2
    if (!(isHigh && isWide))
      small.push(
        `${one.textContent!.trim().slice(0, 30) || one.getAttribute('aria-label')} ${Math.round(width)}×${Math.round(height)} .${one.className}`,
      )
  }
  return [...new Set(small)]
}

/** Links and buttons of the main part outside running text that are smaller than a fingertip (44 px). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(listSmall, 44)
}
