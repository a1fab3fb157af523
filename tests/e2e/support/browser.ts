import { type Browser, type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { findBrowser } from '../../../scripts/find-browser.mjs'
import { patienceMs } from './eventually.ts'

/** The device of a visitor: touch up to 950 px, desktop above that. */
type Look = {
  width?: number
  theme?: 'light' | 'dark'
  hasScript?: boolean
  hasMotion?: boolean
  /** Enables the service worker. Pages that other tests reuse should not have one. */
  hasWorker?: boolean
  /** False: the browser ignores the content security policy and runs everything. */
  hasPolicy?: boolean
}

export type View = Look & {
  /** Initial contents of the browser's storage; by default the cookie banner has been answered. */
  storage?: Record<string, string>
}

type PageFaults = { except?: RegExp }

/** A file of our own origin that runs no script. */
const quietFile = '/favicon.svg'

const launchArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // There is no GPU here, and a separate GPU process costs a few percent of the time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Images below the screen load on scroll only: each SVG picture is a document of its own, and home has fifteen.
  `--blink-settings=${['Unknown', '3G', '4G'].map((line) => `lazyLoadingImageMarginPx${line}=0`).join(',')}`,
  // Pages live for seconds only, so the optimising compilers never pay off; they cost a tenth of the total time.
  '--js-flags=--no-opt --no-maglev',
  // Requests to other hosts fail, and the console reports them: intercepting every request costs a tenth of a page's
  // load time.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** Suppresses the sign-up popup, which appears once a month, by a date of this month. */
export const invited = { 'popup-register-date': new Date().toISOString() }

/** Storage of a visitor who has answered the cookie banner. */
export const cookiesAnswered = {
  ...invited,
  'hide-cookies-consent': 'true',
  'cookies-accept-date': new Date().toISOString(),
  isAnalytic: JSON.stringify({ necessary: true, preferences: false, analytics: false, marketing: false }),
}

/** The same for a visitor who allowed preferences to be stored. */
export const preferencesSaved = {
  ...cookiesAnswered,
  isAnalytic: JSON.stringify({ necessary: true, preferences: true, analytics: false, marketing: false }),
}

/** One browser for all spec files of this process; it ends with the process. */
let running: Promise<Browser> | undefined

/** Errors collected on each page. */
const faults = new WeakMap<Page, string[]>()

/** Fields outside a form that pages of this spec file showed: Enter sends nothing there, and nothing checks them. */
const strayFields = new Set<string>()
const strayField = 'a field outside a form: '

/** Clean pages for reuse by later tests, by the options that cannot be changed on a page and by origin. */
const idle = new Map<string, Page[]>()

/**
 * The windows of one spec file. Every page records its errors. Pages are cleaned and reused by later tests and files: a
 * used window is several times as fast as a new one.
 */
export async function openBrowser(origin: string) {
  running ??= launch()
  const browser = await running
  const contexts = new Set<BrowserContext>()
  await forgetPages()

  /** A context for one test, closed at the end of the file. */
  async function openContext(look: Look = {}): Promise<BrowserContext> {
    const context = await newContext(look)
    contexts.add(context)
    context.on('close', () => contexts.delete(context))
    return context
  }

  async function newContext(look: Look): Promise<BrowserContext> {
    const context = await browser.newContext(optionsOf(look, origin))
    context.setDefaultTimeout(patienceMs)
    await context.addInitScript(sayViolations)
    await context.addInitScript(sayStrayFields, strayField)
    if (!look.hasWorker) await context.addInitScript(hideWorkers)
    context.on('page', (page) => faults.set(page, listFaults(page)))
    return context
  }

  /**
   * A page for this test alone, not navigated yet. Init scripts and fake clocks stay in a context, so tests that use
   * them need openContext.
   */
  async function openPage({ storage = cookiesAnswered, ...look }: View = {}): Promise<Page> {
    const { viewport, hasTouch, colorScheme, reducedMotion } = optionsOf(look, origin)
    // Size, theme and motion can be changed on an existing page; the other options belong to the context.
    const key = JSON.stringify([origin, hasTouch, look.hasScript, look.hasWorker])
    const known = idle.get(key)?.pop()
    const page = known ?? (await (await newContext(look)).newPage())
    if (!known) await page.goto(quietFile)
    await Promise.all([
      page.setViewportSize(viewport),
      page.emulateMedia({ colorScheme, reducedMotion, forcedColors: 'none' }),
      page.evaluate((items) => Object.assign(localStorage, items), storage),
    ])
    faults.get(page)?.splice(0)
    onTestFinished(async () => {
      const isClean = await cleanPage(page, origin).catch(() => false)
      if (isClean) idle.set(key, [...(idle.get(key) ?? []), page])
      else await page.context().close()
    })
    return page
  }

  /** Expects no errors on this page since the last call, except those that the test caused itself. */
  async function expectQuiet(page: Page, { except }: PageFaults = {}): Promise<void> {
    // Console messages sent before this answer have arrived with it.
    await page.evaluate(() => document.readyState)
    const found = faults.get(page)?.splice(0) ?? ['nobody listened']
    expect(found.filter((fault) => !except?.test(fault))).toEqual([])
  }

  async function close(): Promise<void> {
    const found = [...strayFields]
    strayFields.clear()
    await Promise.all([...contexts].map((context) => context.close()))
    expect(found).toEqual([])
  }
  return { openContext, openPage, expectQuiet, close }
}

const sessions = new WeakMap<Page, CDPSession>()

/** A page may be reused from the cache for 20 s; a page of a previous product on the same port must not be. */
async function forgetPages(): Promise<void> {
  const pages = [...idle.values()].flat()
  await Promise.all(pages.map((page) => sessions.get(page)?.send('Network.clearBrowserCache')))
}

/** Resets a page to its initial state, except for the cache of files. */
async function cleanPage(page: Page, origin: string): Promise<boolean> {
  const context = page.context()
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(quietFile)
  const devTools = sessions.get(page) ?? (await context.newCDPSession(page))
  sessions.set(page, devTools)
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    context.clearCookies(),
  ])
  return true
}

/** Sends a key press and waits for hydration: before that, links are plain links. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}

/**
 * A window that nobody touches: timers of 5 s and more never fire, so that no page starts by waiting (app/web/start-client.ts).
 * Only the keyboard may be used in it before a page has started by itself: the mouse would be over the next page too.
 */
export async function lockLongTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const own = window.setTimeout
    window.setTimeout = ((work: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms >= 5_000 ? 0 : own(work, ms, ...args)) as typeof window.setTimeout
  })
}

/** Waits until React answers the events of this element: a part of a page may be hydrated later than the page. */
export async function hydrated(target: Locator): Promise<void> {
  const element = await target.elementHandle()
  const isHydrated = (one: Element | null) => Object.keys(one ?? {}).some((key) => key.startsWith('__reactFiber'))
  await target.page().waitForFunction(isHydrated, element)
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('no browser: set CHROME_PATH to a Chromium')
  return chromium.launch({ executablePath, args: launchArgs })
}

function optionsOf(look: Look, origin: string) {
  const { width = 1280, theme = 'light', hasScript = true, hasMotion = false } = look
  const isPhone = width <= 950
  return {
    baseURL: origin,
    viewport: { width, height: isPhone ? 740 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    javaScriptEnabled: hasScript,
    bypassCSP: look.hasPolicy === false,
    reducedMotion: hasMotion ? ('no-preference' as const) : ('reduce' as const),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  }
}

/** Runs in the page: reports violations of the content security policy to the console. */
function sayViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`policy ${violatedDirective} was broken by ${blockedURI} ${sample}`),
  )
}

/** Runs in the page: reports every field that is shown outside a form. */
function sayStrayFields(name: string) {
  const look = (node: Node) => {
    if (!(node instanceof Element)) return
    for (const field of [node, ...node.querySelectorAll('*')])
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName) && !(field as HTMLInputElement).form)
        console.error(name + field.outerHTML.slice(0, 200))
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look)
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: simulates a browser without service workers. */
function hideWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

function listFaults(page: Page): string[] {
  const list: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    // The quiet file has no icon.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.text().startsWith(strayField)) return void strayFields.add(message.text())
    if (type === 'error' || type === 'warning') list.push(`${type}: ${message.text()} (${message.location().url})`)
  })
  // Hydration errors of React arrive here too.
  page.on('pageerror', (error) => list.push(`thrown: ${error.message}`))
  page.on('crash', () => list.push('the page crashed'))
  return list
}
