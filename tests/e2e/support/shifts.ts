import type { Page } from 'playwright-core'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
export type Moved = { value: number; what: string[] }

/** Notes from now on what moves on the pages of this window, without being touched. Called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: Moved[] = []
    Object.assign(window, { moved: all })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        all.push({ value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved on the page that is open: the sum, and what it was. */
export async function readShifts(page: Page): Promise<{ sum: number; moved: Moved[] }> {
  // A frame later what was drawn last is known.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const moved = await page.evaluate(() => (window as unknown as { moved: Moved[] }).moved)
  return { sum: moved.reduce((all, { value }) => all + value, 0), moved }
}
