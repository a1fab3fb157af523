import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { patienceMs } from './eventually.ts'

/** How somebody looks at the product: a phone up to 950 px, which is touched, a desk above it. */
type Look = {
  width?: number
  theme?: 'light' | 'dark'
  hasScript?: boolean
  hasMotion?: boolean
  /** With its service worker, which a page that is used again by other tests had better not have. */
  hasWorker?: boolean
  /** False: the browser lets everything run that the content security policy would stop. */
  hasPolicy?: boolean
}

export type View = Look & {
  /** What the browser's storage holds at the start; without it the cookie banner is answered. */
  storage?: Record<string, string>
}

type PageFaults = { except?: RegExp }

/** A file of our own origin that runs nothing. */
const quietFile = '/favicon.svg'

const launchArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn by a card here, and a process of its own for it costs some hundredths of the time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What lies below the screen is for whoever scrolls there: a picture is a document of its own, and home has fifteen.
  `--blink-settings=${['Unknown', '3G', '4G'].map((line) => `lazyLoadingImageMarginPx${line}=0`).join(',')}`,
  // Pages live for seconds here: what the optimising compilers cost is never earned back, a tenth of all.
  '--js-flags=--no-opt --no-maglev',
  // Whatever leaves us finds nobody, and the console says so: to be told of every request costs a tenth of a page's load.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** Nobody is invited to sign up in the middle of something else, however long that takes: it happened this month. */
export const invited = { 'popup-register-date': new Date().toISOString() }

/** What a visitor's browser holds who has answered the cookie banner. */
export const cookiesAnswered = {
  ...invited,
  'hide-cookies-consent': 'true',
  'cookies-accept-date': new Date().toISOString(),
  isAnalytic: JSON.stringify({ necessary: true, preferences: false, analytics: false, marketing: false }),
}

/** The same, who lets this browser keep what they prefer. */
export const preferencesKept = {
  ...cookiesAnswered,
  isAnalytic: JSON.stringify({ necessary: true, preferences: true, analytics: false, marketing: false }),
}

/** One for all spec files of this process; it ends with the process. */
let running: Promise<Browser> | undefined

/** What went wrong on each page. */
const faults = new WeakMap<Page, string[]>()

/** Clean pages that wait for the next test, by what cannot be changed on them and where they are at home. */
const idle = new Map<string, Page[]>()

/**
 * The windows of one spec file. Every page keeps a list of what went wrong on it. Pages are cleaned and used again by later
 * tests, also of later files: a window that has run before is several times as quick as a new one.
 */
export async function openBrowser(origin: string) {
  running ??= launch()
  const browser = await running
  const contexts = new Set<BrowserContext>()
  await forgetPages()

  /** A context of the test's own, which ends with its file. */
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
    if (!look.hasWorker) await context.addInitScript(hideWorkers)
    context.on('page', (page) => faults.set(page, listFaults(page)))
    return context
  }

  /** A page for this test alone, at no address yet. Init scripts and clocks stay in a context: they want one of their own. */
  async function openPage({ storage = cookiesAnswered, ...look }: View = {}): Promise<Page> {
    const { viewport, hasTouch, colorScheme, reducedMotion } = optionsOf(look, origin)
    // Size, theme and motion are changed on a page that is there; the rest is its context's.
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

  /** Nothing went wrong on this page since the last time, but for what the test brought about itself. */
  async function expectQuiet(page: Page, { except }: PageFaults = {}): Promise<void> {
    // What was said before this answer has arrived with it.
    await page.evaluate(() => document.readyState)
    const found = faults.get(page)?.splice(0) ?? ['nobody listened']
    expect(found.filter((fault) => !except?.test(fault))).toEqual([])
  }

  const close = () => Promise.all([...contexts].map((context) => context.close()))
  return { openContext, openPage, expectQuiet, close }
}

const sessions = new WeakMap<Page, CDPSession>()

/** A page that the product before this one sent may be shown for 20 s more: that of another product is none of ours. */
async function forgetPages(): Promise<void> {
  const pages = [...idle.values()].flat()
  await Promise.all(pages.map((page) => sessions.get(page)?.send('Network.clearBrowserCache')))
}

/** Makes a page as good as new, but for the cache of files. */
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

/** Runs in the page: a broken content policy is said where the others are. */
function sayViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`policy ${violatedDirective} was broken by ${blockedURI} ${sample}`),
  )
}

/** Runs in the page: as in a browser without service workers. */
function hideWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

function listFaults(page: Page): string[] {
  const list: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    // The quiet file brings no icon of its own.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (type === 'error' || type === 'warning') list.push(`${type}: ${message.text()} (${message.location().url})`)
  })
  // React tells of HTML that does not fit the page here too.
  page.on('pageerror', (error) => list.push(`thrown: ${error.message}`))
  page.on('crash', () => list.push('the page crashed'))
  return list
}
