import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response, type Page as Tab } from 'playwright-core'
import { findAddress } from '../support/addresses.ts'
import { startBrowser } from '../support/browser.ts'
import type { Ground } from '../support/ground.ts'
import { listPages } from '../support/list-pages.ts'
import { broken, budget, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'

const maxBytes = 150_000
const forVisitors = ['public', 'guest-only']
const maxPages = sizeOf(Number.POSITIVE_INFINITY, 3)
const patienceMs = 30_000
const quietMs = 1_000
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 }

type Script = { file: string; size: number }
type Heavy = { name: string; bytes: number; scripts: Script[] }

/** The JavaScript that a first visit loads, on each page without an account. */
export async function measureJs(ground: Ground): Promise<Row[]> {
  const pages = (await listPages()).filter(({ access }) => forVisitors.includes(access)).slice(0, maxPages)
  const product = await ground.startProduct()
  const { port, stop } = await startBrowser(ground)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const rows: Row[] = []
  let heaviest: Heavy | undefined
  for (const page of pages) {
    const name = `js: first load of ${page.path}`
    try {
      const scripts = await weigh(browser, product.origin + (await findAddress(page, product.origin)))
      const bytes = scripts.reduce((sum, { size }) => sum + size, 0)
      rows.push(budget({ max: maxBytes }, name, bytes, 'bytes gzip', { isToyProof: true }))
      if (bytes > (heaviest?.bytes ?? maxBytes)) heaviest = { name, bytes, scripts }
    } catch (error) {
      rows.push(broken(name, error))
    }
  }
  if (heaviest) explain(heaviest)
  await browser.close()
  await stop()
  await product.stop()
  return rows
}

/** All scripts of a first visit, gzipped separately, until the page is hydrated and the network is idle. */
async function weigh(browser: Browser, address: string): Promise<Script[]> {
  const context = await browser.newContext(phone)
  try {
    const tab = await context.newPage()
    const scripts = new Map<string, Promise<Script>>()
    const faults: string[] = []
    const busy = watchTraffic(tab)
    tab.on('pageerror', (error) => faults.push(error.message))
    tab.on('response', (response) => {
      const isScript = /javascript/.test(response.headers()['content-type'] ?? '')
      if (isScript && !scripts.has(response.url())) scripts.set(response.url(), pack(response))
    })
    await tab.goto(address, { waitUntil: 'load' })
    await waitUntilAlive(tab)
    await busy.untilQuiet()
    if (faults[0]) throw new Error(`a script failed: ${faults[0]}`)
    return await Promise.all(scripts.values())
  } finally {
    await context.close()
  }
}

async function pack(response: Response): Promise<Script> {
  const body = await response.body()
  return { file: path.basename(new URL(response.url()).pathname), size: gzipSync(body, { level: 9 }).length }
}

/** Prints the scripts of the heaviest page over the budget. */
function explain({ name, scripts }: Heavy): void {
  console.log(`${name} is made of`)
  for (const { file, size } of scripts.toSorted((a, b) => b.size - a.size))
    console.log(`  ${`${size}`.padStart(7)}  ${file}`)
}

/** Waits until React has hydrated the page, which start-client.ts starts when the browser is idle. */
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
