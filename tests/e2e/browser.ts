import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBrowser } from '../../scripts/find-browser.mjs'

/** How somebody looks at the product: a phone up to 950 px, which is touched, a desk above it. */
export type View = {
  width?: number
  theme?: 'light' | 'dark'
  hasScript?: boolean
  hasMotion?: boolean
  /** What the browser's storage holds at the start. */
  storage?: Record<string, string>
}

export type PageFaults = { except?: RegExp }

const launchArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a visitor's browser holds who has answered the cookie banner. */
export const cookiesAnswered = {
  'hide-cookies-consent': 'true',
  'cookies-accept-date': new Date().toISOString(),
  isAnalytic: JSON.stringify({ necessary: true, preferences: false, analytics: false, marketing: false }),
}

/** A browser for one spec file; each test opens contexts of its own. Every page keeps a list of what went wrong on it. */
export async function openBrowser(origin: string) {
  const browser = await launch()
  const faults = new WeakMap<Page, string[]>()

  async function openContext(view: View = {}): Promise<BrowserContext> {
    const context = await browser.newContext(optionsOf(view, origin))
    context.setDefaultTimeout(15_000)
    await context.addInitScript(sayViolations)
    context.on('page', (page) => faults.set(page, listFaults(page, origin)))
    return context
  }

  /** Nothing went wrong on this page so far, but for what the test brought about itself. */
  async function expectQuiet(page: Page, { except }: PageFaults = {}): Promise<void> {
    // What was said before this answer has arrived with it.
    await page.evaluate(() => document.readyState)
    expect((faults.get(page) ?? ['nobody listened']).filter((fault) => !except?.test(fault))).toEqual([])
  }

  return {
    openContext,
    openPage: async (view?: View): Promise<Page> => (await openContext(view)).newPage(),
    expectQuiet,
    close: () => browser.close(),
  }
}

/** Touches the page and waits until its script answers: before that a link is a plain link. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('no browser: set CHROME_PATH to a Chromium')
  return chromium.launch({ executablePath, args: launchArgs })
}

function optionsOf(view: View, origin: string) {
  const { width = 1280, theme = 'light', hasScript = true, hasMotion = false, storage = cookiesAnswered } = view
  const isPhone = width <= 950
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  return {
    baseURL: origin,
    viewport: { width, height: isPhone ? 740 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    javaScriptEnabled: hasScript,
    reducedMotion: hasMotion ? ('no-preference' as const) : ('reduce' as const),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  }
}

/** Runs in the page: a broken content policy is said where the others are. */
function sayViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`policy ${violatedDirective} was broken by ${blockedURI} ${sample}`),
  )
}

function listFaults(page: Page, origin: string): string[] {
  const list: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') list.push(`${type}: ${message.text()} (${message.location().url})`)
  })
  // React tells of HTML that does not fit the page here too.
  page.on('pageerror', (error) => list.push(`thrown: ${error.message}`))
  page.on('crash', () => list.push('the page crashed'))
  page.on('request', (request) => {
    const { protocol, origin: own } = new URL(request.url())
    if (protocol.startsWith('http') && own !== origin) list.push(`left us: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left drops what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') list.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return list
}
