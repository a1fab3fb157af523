import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page as Tab } from 'playwright-core'
import { findAddress } from './addresses.ts'
import { startBrowser } from './browser.ts'
import type { Ground } from './ground.ts'
import { listPages } from './list-pages.ts'
import { atMost, broken, type Row } from './row.ts'

const budget = 115_000
const forVisitors = ['public', 'guest-only']
const patienceMs = 30_000
const quietMs = 1_000
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 }

/** The JavaScript that somebody's first visit loads, on each page that needs no account. */
export async function measureJs(ground: Ground): Promise<Row[]> {
  const pages = (await listPages()).filter(({ access }) => forVisitors.includes(access))
  const product = await ground.startProduct()
  const { port, stop } = await startBrowser(ground)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const rows: Row[] = []
  for (const page of pages) {
    const name = `js: first load of ${page.path}`
    try {
      const bytes = await weigh(browser, product.origin + (await findAddress(page, product.origin)))
      rows.push(atMost(budget, name, bytes, 'bytes gzip', { isHard: true }))
    } catch (error) {
      rows.push(broken(name, error))
    }
  }
  await browser.close()
  await stop()
  await product.stop()
  return rows
}

/** Bytes of all scripts of a first visit, each gzipped by itself, until the page is alive and nothing comes any more. */
async function weigh(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const tab = await context.newPage()
    const sizes = new Map<string, Promise<number>>()
    const faults: string[] = []
    const busy = watchTraffic(tab)
    tab.on('pageerror', (error) => faults.push(error.message))
    tab.on('response', (response) => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '') || sizes.has(response.url())) return
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
    })
    await tab.goto(address, { waitUntil: 'load' })
    await waitUntilAlive(tab)
    await busy.untilQuiet()
    if (faults[0]) throw new Error(`a script failed: ${faults[0]}`)
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  } finally {
    await context.close()
  }
}

/** React has taken the page over: what late.ts starts when the browser is idle is there. */
async function waitUntilAlive(tab: Tab): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += 100) {
    if (await tab.evaluate(() => Object.keys(document).some((name) => name.startsWith('__react')))) return
    await sleep(100)
  }
  throw new Error('React did not start')
}

function watchTraffic(tab: Tab) {
  let underWay = 0
  let last = performance.now()
  const count = (change: number) => () => {
    underWay += change
    last = performance.now()
  }
  tab.on('request', count(1))
  tab.on('requestfinished', count(-1))
  tab.on('requestfailed', count(-1))
  return {
    async untilQuiet() {
      const started = performance.now()
      while (underWay > 0 || performance.now() - last < quietMs) {
        if (performance.now() - started > patienceMs) throw new Error('the page does not come to rest')
        await sleep(50)
      }
    },
  }
}
